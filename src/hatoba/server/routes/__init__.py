"""What is answered to which request, by subject."""
