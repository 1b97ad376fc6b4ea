"""What the Makefile runs: virtual environments, locked requirements, import contracts."""
