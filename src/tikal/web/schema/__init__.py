"""The shapes of everything that is sent and received: they make the OpenAPI document.

What comes in is checked by them. What goes out is built as plain data and not checked again, for
speed; tests hold it to these shapes.
"""
