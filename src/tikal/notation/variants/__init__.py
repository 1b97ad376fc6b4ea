"""What each variant looks like in documents, records, pictures and on screen."""
