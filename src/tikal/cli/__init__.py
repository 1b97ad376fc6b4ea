"""The command line: play, replay, validate, count and measure in a terminal."""
