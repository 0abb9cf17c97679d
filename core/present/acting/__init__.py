"""What a player may do, as buttons and forms: before the deal, in turn or ahead, and after."""
