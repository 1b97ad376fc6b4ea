"""`python -m tikal` is the same program as `tikal`."""

from tikal.program import main

if __name__ == "__main__":
    main(prog_name="tikal")
