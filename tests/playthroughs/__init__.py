"""Playthroughs: some hands of every game, as each seat and the rail saw them.

``python -m tests.playthroughs`` writes them anew, to be read and reviewed as a diff.
"""
