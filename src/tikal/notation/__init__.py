"""Texts for everything: actions, events, refusals, records, position documents, pictures."""
