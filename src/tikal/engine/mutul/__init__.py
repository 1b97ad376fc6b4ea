"""Mutul, the automaton: one module for each part of his turn."""
