"""House rules at the front desk: shown, changed, offered while they are typed."""
