# The first game of Duel: one sentence where something can be done for the first time.

ui-first-duel-under = One order goes back: keep those whose goods you can get soonest.
ui-first-duel-choose = Your lowest card is played here; the number says how strong you would be.
ui-first-duel-add = An extra card makes this one action stronger, and then it is gone.
ui-first-duel-bonus =
    A total of { $strength_bonus_from_1 } or more brings a bonus; higher totals bring more of the card.
ui-first-duel-build = A house makes you stronger here for the rest of the game.
ui-first-duel-fulfil = This order is ready: deliver it whenever you like in your turn.
ui-first-duel-hire = You may hire an agent: a second action, once, also in a used area.
ui-first-duel-worship = Church cards cost faith: your strength, and a good of each kind you give.
ui-first-duel-turn = Customs turns imports face down, and then they are worth more.
ui-first-duel-develop = A technology helps for the rest of the game and counts at the end.
ui-first-duel-upgrade = Between rounds you may improve a card for yen; early ones pay longest.
