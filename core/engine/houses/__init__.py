"""The house rules of every community: their book, and how admins change them."""
