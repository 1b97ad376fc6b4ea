"""Speed, side by side with other engines: `make bench`."""
