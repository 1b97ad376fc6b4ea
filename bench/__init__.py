"""Speed, compared with other engines or with another commit: `make bench`."""
