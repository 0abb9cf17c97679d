"""What has to be the same on every platform."""
