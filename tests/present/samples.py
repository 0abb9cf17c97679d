"""Every refusal as people read it, listed for reading."""

from core.refusal import Reason
from tests.present.provoked import PROVOKED, sentence_of


def refusal_sentences() -> str:
    """Each reason with its rule, and below it the sentence that was really read."""
    lines = []
    for reason in Reason:
        case = PROVOKED[reason]()
        lines.append(f"{reason.value} · {case.refusal.rule or 'no rule'}\n    {sentence_of(case)}")
    return "\n".join(lines) + "\n"
