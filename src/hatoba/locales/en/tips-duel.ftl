### Duel: one sentence for each printed thing, where the rules text is too long for a tip.
### Arguments as in rules-duel.ftl.

ui-tip-duel-area-church = Strength is faith, and goods raise it; take a church card that asks no more, for its
    points and reward.
ui-tip-duel-area-customs = Turns face-up imports, as many as your strength allows; a turned one scores
    { $scoring_turned_import } VP at the end.
ui-tip-duel-area-laboratory = Never used up. Take an open technology; strength pays its value, yen or imports the rest.
ui-tip-duel-area-port = Never used up. Draw orders by strength and keep one; a second costs
    { $port_second_order_yen } yen or an import.
ui-tip-duel-good = A trade good. Chinatown buys it for { $sell } yen and sells it for { $buy }; at the end
    { $scoring_goods_per_vp } goods make a point.
ui-tip-duel-good-imports = Pays in church, laboratory and port. Turned over it scores { $scoring_turned_import } VP
    at the end, else { $scoring_face_up_import }.
ui-tip-duel-good-turned = An import turned at the customs: { $scoring_turned_import } VP at the end, and it still pays.
ui-tip-duel-good-yen = Money for buildings, upgrades and payments; at the end every { $scoring_yen_per_vp } yen are
    worth a VP.
ui-tip-duel-piece-shop = { $building_shop } yen, from strength { $strength_build_from }: { $strength_shop } strength
    here for you, { $scoring_shop } VP at the end.
ui-tip-duel-piece-warehouse = One in each area, from strength { $strength_build_from }: { $strength_warehouse }
    strength, { $strength_warehouse_income } yen whenever anybody acts here, { $scoring_warehouse } VP at the end.
ui-tip-duel-extra = Adds { $strength } to the strength of one action, then goes back to its pile; you hold at most
    { $extra_strength_hand_max }.
ui-tip-duel-order = An order: pay { $cost } at any time of your turn; it brings { $gain }, its points at the end.
ui-tip-duel-church = A church card for faith { $n }, from strength and goods; it brings { $gain }, its points at the
    end.
ui-tip-duel-bonus = A strength bonus, for a total of { $strength_bonus_from_1 } or more: one card, and more of its
    rewards with more strength.
ui-tip-duel-card = The strength of one action; of your cards the lowest is always played first.
ui-tip-duel-need = An agent acts in used areas too, with strength { $agents_strength }. It is hired once for { $n };
    you have { $has }.
ui-tip-duel-shelf-supply = The piles that everybody draws from: orders, extra strength cards, and agents to hire.
ui-tip-duel-shelf-race = At the end { $scoring_most_orders } VP for more fulfilled orders,
    { $scoring_most_production } VP for more production; in a tie nobody gets them.

## What a choice would come to

ui-tip-duel-alone = alone
ui-tip-duel-total = Strength
ui-tip-duel-gives = You get
ui-tip-duel-rewards = Bonus
