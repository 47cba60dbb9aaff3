### Nippon: why an action is not legal: reason-nippon-CODE.
###
### Arguments are the reason's, by the convention of hatoba/locales/words.py. $sum is what is short, "2 coal".

reason-nippon-short = You are short: { $sum }.
reason-nippon-short-of-good =
    { $by ->
        [one] You are { $by } cube short: { $good }.
       *[other] You are { $by } cubes short: { $good }.
    }
reason-nippon-knowledge-too-low = Your knowledge and blueprints do not reach. Missing: { $by }.
reason-nippon-board-full = Your worker spaces are full: you must consolidate.
reason-nippon-no-worker = There is no worker of this colour ({ $colour }).
reason-nippon-track-at-end = This track is at its end: { $track }.
reason-nippon-no-factory = You have no factory for this good: { $good }.
reason-nippon-store-full = The store is full: { $good }.
reason-nippon-nothing-to-run = None of your factories can run.
reason-nippon-nothing-to-fulfil = You cannot fulfil any contract.
reason-nippon-nothing-to-build = You cannot build any factory.
reason-nippon-nothing-to-deliver = You cannot deliver anything.
reason-nippon-contract-done = You have fulfilled this contract already: { $contract }.
reason-nippon-contract-unpaid = Your stores cannot pay contract { $contract } in full.
reason-nippon-good-used = You have paid this good for the contract already: { $good }.
reason-nippon-factory-taken = Factory { $factory } is taken.
reason-nippon-good-owned = You have a factory for this good already: { $good }.
reason-nippon-machine-full = The machine there cannot be better: { $good }.
reason-nippon-machine-fits = As long as a factory can take a machine, it must go there.
reason-nippon-no-piece-left =
    { $transport_id ->
        [ship] You have no ship left.
       *[train] You have no train left.
    }
reason-nippon-region-full = There is no free transport space: { $region }.
reason-nippon-no-region-free = No region has a free transport space.
reason-nippon-other-region = All tokens of this action go to one region: { $region }.
reason-nippon-no-token-fits = You need an influence token above { $above } and of at most { $at_most }.
reason-nippon-no-token = You have no influence token of { $value } left.
reason-nippon-token-too-low = The influence token must be higher than { $above }.
reason-nippon-token-too-high = The influence token may be at most { $at_most }.
reason-nippon-not-lowest = Only one of the lowest tokens goes back.
reason-nippon-reward-too-high = The token may be at most { $at_most }x.
reason-nippon-no-reward-left = There is no such reward token left.
reason-nippon-achievement-taken = There is a token already: { $achievement }.
reason-nippon-region-chosen = This action has been to this region already: { $region }.
reason-nippon-run-already = This factory has run in this action already: { $good }.
reason-nippon-one-is-needed = Do at least one first.
reason-nippon-action-at-risk = Then you could not finish the action you have begun.
