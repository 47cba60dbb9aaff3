"""Do the tests notice a rule that is wrong? Single changes of rules, each of which a named test must catch.

python -m tests.mutations          all of them
python -m tests.mutations church   those whose rule, file or test has this word
"""
