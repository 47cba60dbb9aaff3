lanterns-game = Lanterns
lanterns-about = Light lanterns, each higher than the last.
lanterns-ending-dark = somebody had no lantern left
lanterns-score-lanterns = Lanterns
lanterns-piece-lantern = Lantern
lanterns-field-last = Lit last
lanterns-field-deck = Lanterns in the deck
lanterns-field-hand = Hand

prompt-lanterns-turn = Light a lantern, or pass.
    .title = Your turn
action-lanterns-light = Light lantern { $lantern }
action-lanterns-pass = Pass

reason-lanterns-not-in-hand = You do not hold it.
reason-lanterns-too-low = It must be higher than { $lantern }.
reason-lanterns-any-may-follow = Any lantern may follow, so nobody passes.

log-lanterns-turn-started = It is { $seat }'s turn.
log-lanterns-lit = { $seat } lights lantern { $lantern } for { $amount }.
log-lanterns-drawn = { $lantern_id ->
        [none] { $seat } draws a lantern.
       *[other] { $seat } draws lantern { $lantern }.
    }
log-lanterns-passed = { $seat } passes.

rules-lanterns-overview = Light a lantern with a higher number than the one lit last, or pass.
    .title = Overview
rules-lanterns-turn = You hold { $hand_size } lanterns, of { $lanterns_count }. Whoever passes lets any lantern follow.
    .title = A turn
rules-lanterns-piece = Lanterns stay lit.
