"""Money between hands: buying in, chips on their way, gifts, bargains."""
