"""Why a house rule, a rank or a file of rules is not taken."""

from typing import Final

from core.refusal import Reason

HOUSE: Final = {
    Reason.NOT_ALLOWED: "That needs the right to {right}, or {rank}",
    Reason.HOUSE_UNCHANGED: "The rules are so already: nothing has changed",
    Reason.STAFF_UNCHANGED: "Nothing has changed: {label} has that rank already",
    Reason.NO_RANK_TO_LOSE: "There is nothing to take back: {label} has been given no rank here",
    Reason.UNKNOWN_RANK: "“{word}” is no rank: say floor or admin",
    Reason.UNKNOWN_PROFILE: "There is no set of rules called “{word}”; there are {offers}",
    Reason.UNKNOWN_TOPIC: "There is no topic and no rule “{word}”: house show topics lists them",
    Reason.HOUSE_FILE_WRONG: "Nothing is changed, for line {line} of the file cannot stand: {why}",
    Reason.HOUSE_FILE_EMPTY: "There is nothing in that file: put its lines behind house import;"
    " house reset all takes every rule back",
    Reason.HOUSE_FILE_TOO_LONG: "The file is too long: {most} characters at most",
}
"""By reason, as for all refusals."""
