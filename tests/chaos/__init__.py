"""The bot killed with SIGKILL while people play, and started again.

`club` opens a table at a venue, `members` play what they see, `lives` are the lives and
deaths of the process, `book` is what the database says, `survival` is a whole
session, `resumed` and `once` are what must hold.
"""
