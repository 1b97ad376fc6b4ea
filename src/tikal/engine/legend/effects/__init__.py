"""The effects of Action cards, by what they let you do."""
