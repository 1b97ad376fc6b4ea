"""The rules: pure, deterministic, without input, output, clock or chance."""
