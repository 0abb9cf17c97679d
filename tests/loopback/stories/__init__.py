"""Stories of a table that are the same on every platform.

`venue` is what a story needs of a platform; each platform's harness has a `venue` of its own.
`dealer` is the real engine and store, `cardroom` a table at a venue, `playing` its players by the
`plans` of each hand, `witness` who was shown which card, `happenings` what goes wrong on the way,
`endings` what must hold in the end, `journal` what the database says.
"""
