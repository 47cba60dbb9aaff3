### Yokohama: one sentence for each printed thing, where the rules text is too long for a tip.
### Arguments as in rules-yokohama.ftl.

ui-tip-yokohama-area-employment-agency = Brings pieces from your warehouse to your hand, as many as your power
    allows; shophouses and trading houses cost yen.
ui-tip-yokohama-area-customs = Pay imports, at most as many as your power; an assistant goes to a customs space with
    that number for its reward.
ui-tip-yokohama-area-church = Power is faith, and goods raise it; an assistant goes to a church space that asks no
    more, for its reward.
ui-tip-yokohama-area-laboratory-a = Take a technology of laboratory A; power pays for it, yen or imports for what is
    missing.
ui-tip-yokohama-area-laboratory-b = Take a technology of laboratory B; power pays for it, yen or imports for what is
    missing.
ui-tip-yokohama-area-port-a = Take an order of port A for free, a second one for { $port_second_order_yen } yen;
    power opens higher levels.
ui-tip-yokohama-area-port-b = Take an order of port B for free, a second one for { $port_second_order_yen } yen;
    power opens higher levels.
ui-tip-yokohama-area-canal = Water: presidents may cross for { $turn_canal_fee } yen, and nobody stops, places or
    builds here.
ui-tip-yokohama-technology-postal = Your president may stop beside others where you have an assistant, for
    { $turn_movement_fee } yen to each of them.
ui-tip-yokohama-technology-station = Put the station on an area: everybody has { $effect_power } more power there,
    and only your president rides straight to it.
ui-tip-yokohama-technology-tram = Instead of walking, your president goes straight to an area with your assistant
    and no other president, for free.
ui-tip-yokohama-good = A trade good. Chinatown buys it for { $sell } yen and sells it for { $buy }; at the end
    { $scoring_goods_per_vp } goods make a point.
ui-tip-yokohama-good-imports = Pays at customs, laboratories and ports and cannot be sold; at the end each is worth
    { $scoring_imports } VP.
ui-tip-yokohama-good-yen = Money for fees, pieces and payments; at the end every { $scoring_yen_per_vp } yen are
    worth a VP.
ui-tip-yokohama-piece-assistant = Opens an area to your president, gives { $power_assistant } power there, and comes
    home after the action.
ui-tip-yokohama-piece-shophouse = Built from your hand with power { $power_build_from } or more; brings this space’s
    reward, then { $power_shophouse } power here for the whole game.
ui-tip-yokohama-piece-trading-house = One for all players in each area, from power { $power_build_from }; gives
    { $power_trading_house } power, and { $power_trading_house_income } yen when others act here.
ui-tip-yokohama-order = Goods that a foreign firm asks for ({ $country }). Fulfilled from your hand, it brings its
    reward and counts for its country.
ui-tip-yokohama-token = A bonus for the first to act here with power { $power_five_power_token_at }; each area has
    only one.
ui-tip-yokohama-church = Asks for faith { $n }: your power in the church, and one for each kind of goods you pay.
    The assistant stays for good.
ui-tip-yokohama-customs =
    { $n ->
        [one] Asks for exactly one import.
       *[other] Asks for exactly { $n } imports.
    } The assistant stays for good; most assistants score at the end.
ui-tip-yokohama-agent = An extra action in an area with your assistants and without your president, once a turn.
ui-tip-yokohama-spent = An agent you have used; it still counts for the achievement of tokens.
ui-tip-yokohama-reward = For whoever has claimed { $mini_expansions_achievement_rewards_needed } achievements: a
    country or a free agent.
ui-tip-yokohama-board-ports = The orders of both ports; a president in a port takes them to your hand.
ui-tip-yokohama-board-labs = The technologies of both laboratories; a president in a laboratory takes one.
ui-tip-yokohama-board-goals = Achievements: each is claimed once by everybody who meets it, and the first scores more.
ui-tip-yokohama-board-church = Assistants here stay for good. At the end whoever has most scores { $first } VP, the
    second { $second }; { $of } taken spaces end the game.
ui-tip-yokohama-board-customs = Assistants here stay for good. At the end whoever has most scores { $first } VP, the
    second { $second }; { $of } taken spaces end the game.
ui-tip-yokohama-board-agents = Foreign agents that are left, by country. Every { $turn_icons_per_agent } of your cards
    of one country bring one of them.

## What the president can do this turn

ui-tip-yokohama-power = with power { $power } your president gets { $gain }
ui-tip-yokohama-power-only = your president acts here with power { $power }
ui-tip-yokohama-further =
    { $n ->
        [one] your president gets here after { $n } more assistant on the way
       *[other] your president gets here after { $n } more assistants on the way
    }
ui-tip-yokohama-out-of-reach = your president cannot get here this turn
ui-tip-yokohama-on-foot = walks there and acts
ui-tip-yokohama-over = walks over { $areas } and acts
ui-tip-yokohama-straight = goes straight there and acts
ui-tip-yokohama-step = only this step
