"""What is published: the sdist, the wheel, and what can be installed from them."""
