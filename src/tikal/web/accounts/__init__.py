"""Accounts: how somebody shows who they are, and what they may do with what is theirs."""
