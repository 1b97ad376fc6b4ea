"""The HTTP interface, one module for each thing people do."""
