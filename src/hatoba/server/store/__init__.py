"""What is kept: the schema, its migrations, and the one writer."""
