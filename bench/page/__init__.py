"""How fast the page is in a browser: interaction to next paint, long tasks, kilobytes, elements."""
