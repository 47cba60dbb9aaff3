### Yokohama: why an action is not legal: reason-yokohama-CODE.
###
### Arguments are the reason's, by the convention of hatoba/locales/words.py. $sum is what is short, "2 silk".

reason-yokohama-short = You are short: { $sum }.
reason-yokohama-kind-used = You have paid this kind already: { $good }.
reason-yokohama-not-taken = This kind is not taken here.
reason-yokohama-rest-unpaid = Then you could not pay in full.
reason-yokohama-canal = Nothing can be put on the canal.
reason-yokohama-not-in-play = This area is not on the map: { $area }.
reason-yokohama-no-assistant-in-hand = You have too few assistants in hand.
reason-yokohama-no-assistant-there = You have no assistant there: { $area }.
reason-yokohama-already-placed-there = You have placed there this turn: { $area }.
reason-yokohama-not-adjacent = This area is not adjacent: { $area }.
reason-yokohama-president-there = Another president stands there: { $area }.
reason-yokohama-own-president-there = Your president stands there: { $area }.
reason-yokohama-visited = Your president has been there on this walk: { $area }.
reason-yokohama-no-way-on = From there you could not reach a place to stop: { $area }.
reason-yokohama-needs-technology = You need the technology { $technology }.
reason-yokohama-must-place = You must place at least one assistant.
reason-yokohama-president-in-hand = Your president is in your hand and cannot walk.
reason-yokohama-not-in-hand = You do not hold this order.
reason-yokohama-not-on-board = This does not lie here.
reason-yokohama-level-too-high = Your power is too low for orders of this level.
reason-yokohama-hand-full = Your hand is full of orders.
reason-yokohama-owned-already = You own this technology already.
reason-yokohama-space-taken = This space is taken.
reason-yokohama-power-too-low = Your power is too low.
reason-yokohama-none-in-warehouse = There is none left in your warehouse: { $piece }.
reason-yokohama-no-piece-in-hand = You have none in hand: { $piece }.
reason-yokohama-built-here-already = You have a shophouse here already.
reason-yokohama-used-this-turn = You have used this up for this turn.
reason-yokohama-no-agent = You have no agent left to use.
reason-yokohama-condition-not-met = The condition is not met. Missing: { $by } ({ $need }).
reason-yokohama-done-before = You have claimed this achievement already.
reason-yokohama-same-area = The assistant comes from there: { $area }.
reason-yokohama-too-dear = This is too dear. Still missing if you pay all you can: { $by }.
