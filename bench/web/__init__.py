"""The server under load, beside a bare one, with scripted clients in a process of their own."""
