### Yokohama Duel: why an action is not legal: reason-duel-CODE.
###
### Arguments are the reason's, by the convention of hatoba/locales/words.py. $sum is what is short, "2 silk".

reason-duel-short = You are short: { $sum }.
reason-duel-kind-used = You have paid this kind already: { $good }.
reason-duel-not-taken = This kind is not taken here.
reason-duel-rest-unpaid = Then you could not pay in full.
reason-duel-area-used = This area is used this round: { $area }.
reason-duel-area-not-used = This area is not used: choose it without a technology. { $area }
reason-duel-needs-technology = You need the technology { $technology }.
reason-duel-used-this-round = You have used this technology this round: { $technology }.
reason-duel-no-warehouse-there = You have no warehouse there: { $area }.
reason-duel-by-agent = An agent acts here, so no strength card is played.
reason-duel-card-played = You have played this card this round: strength card { $card }.
reason-duel-not-higher = Strength card { $card } is no higher than your lowest, so it needs no Postal System.
reason-duel-same-strength = Strength card { $card } is just as strong and is played first.
reason-duel-no-extra-card = You have no such card: { $extra }.
reason-duel-no-agent = You have no agent left to use.
reason-duel-agent-busy = Another agent is acting: finish that first.
reason-duel-no-agent-left = No agent is left to hire.
reason-duel-done-before = You have hired an agent for this already: { $need }.
reason-duel-condition-not-met = The condition is not met. Missing: { $by } ({ $need }).
reason-duel-not-in-hand = You do not hold this order.
reason-duel-not-open = This card does not lie open.
reason-duel-not-drawn = This order is not among those you drew.
reason-duel-too-many =
    { $limit ->
        [0] At your strength none can be turned.
       *[other] At your strength you can turn at most { $limit }.
    }
reason-duel-space-taken = The space is taken: { $area }.
reason-duel-no-piece-left = You have none left: { $piece }.
reason-duel-upgraded-before = This card is upgraded already: strength card { $card }.
reason-duel-orders-drawn = There are orders drawn at the port that you are looking at: finish that first.
reason-duel-too-dear = This is too dear. Still missing if you pay all you can: { $by }.
