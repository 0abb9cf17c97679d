"""House rules as people read them: the page, what changed, why, the forms."""
