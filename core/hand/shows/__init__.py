"""The showdown, and who sees which hand."""
