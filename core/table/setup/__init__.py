"""Opening a table: what was named is filled in, what cannot be dealt is refused."""
