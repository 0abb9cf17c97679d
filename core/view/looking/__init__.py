"""The parts of a look at a table: its seats, the hand in play, and the viewer's own hand."""
