# The first game of Yokohama: one sentence where something can be done for the first time.

ui-first-yokohama-keep = Keep the order whose goods you can get soonest.
ui-first-yokohama-place =
    Assistants go first: up to { $turn_placement_a_max }, each in another area, where your president shall go now or
    later.
ui-first-yokohama-go = Your president acts where he goes; more of your pieces there, more power.
ui-first-yokohama-walk = He walks from area to area, and each on the way must hold an assistant of yours.
ui-first-yokohama-return = Instead of acting you may take him home, and next turn he starts anywhere.
ui-first-yokohama-fulfil = This order is ready: deliver it before or after your main action.
ui-first-yokohama-agent = An agent acts once where your assistants wait, besides your president.
ui-first-yokohama-achieve = You meet this achievement: an assistant from your hand claims it for good.
ui-first-yokohama-hire = Bring people and houses from your warehouse; more hands, more plans.
ui-first-yokohama-worship = Faith comes from power and from goods you give; the space stays yours.
ui-first-yokohama-declare = Customs takes exactly as many imports as a space shows; the space stays yours.
ui-first-yokohama-develop = A technology works for the rest of the game, and its country counts.
ui-first-yokohama-take = More power reaches dearer orders; look for goods you already have.
ui-first-yokohama-token = Power { $power_five_power_token_at } opens this token, once in the whole game.
ui-first-yokohama-build = A house adds power here for good, and its space pays at once.
