"""House players: they see only their own view, and what chance they have is given to them."""

from core.props.come_in import come_in
from core.props.decide import decide
from core.props.names import NAMES, free_name, prop_person
from core.props.rebuy import rebuy

__all__ = ["NAMES", "come_in", "decide", "free_name", "prop_person", "rebuy"]
