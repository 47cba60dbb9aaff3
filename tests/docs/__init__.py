"""What the pages of docs/ say is true: rules that are cited, commands, code, names, and the tutorials as followed."""
