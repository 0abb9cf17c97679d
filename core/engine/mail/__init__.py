"""The mail: letters to channels and people, each sent once, whatever happens to the process.

A letter's way::

    letters_after          which letters a step makes necessary; the channel's news are in ``news``
    Secretary              numbers them; they are committed with the step
    Outbox                 keeps what is owed in its ``Postbox`` and has it carried
      errand               what a letter needs next, from the letter and the table alone
      Patience, Doors      when, and to whom not
    Postman                carries one letter: writes down, sends, looks for what may have arrived
    Scribe                 makes the document at the moment it is sent
    PostOffice             hears from platforms what has become of messages
"""
