"""What one session and one address may ask for, and how much the server keeps for them."""
