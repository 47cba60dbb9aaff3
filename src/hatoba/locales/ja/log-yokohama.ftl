### 横浜：ログ。出来事の種類ごとに一文。引数は英語のファイルと同じです。

log-yokohama-gained = { $seat }が{ $sum }を得る。
log-yokohama-paid = { $seat }が{ $sum }を払う。
log-yokohama-turn-started = 第{ $round }ラウンド、第{ $turn }手番：{ $seat }。
log-yokohama-kept =
    { $order_id ->
        [none] { $seat }が注文1枚を伏せて残す。
       *[other] { $seat }が注文{ $order }を残す。
    }
log-yokohama-placed = { $seat }が{ $area }に助手{ $count }人を置く。
log-yokohama-fee-paid = { $seat }が社長のいるエリアの料金{ $amount }円を{ $to }に払う。
log-yokohama-president-moved = { $seat }が社長を{ $area }へ移す。
log-yokohama-president-returned = { $seat }が社長を手元に戻す。
log-yokohama-recalled = { $seat }が{ $area }から助手{ $count }人を呼び戻す。
log-yokohama-acted = { $seat }が勢力{ $power }でアクションを行う：{ $area }。
log-yokohama-income = { $seat }が商館の収入を得る：{ $area }。
log-yokohama-scored = { $seat }が{ $points }点を得る（{ $category }）。
log-yokohama-token-taken = { $seat }が{ $area }の勢力五トークンを取る。
log-yokohama-built =
    { $space_id ->
        [trading_house] { $seat }が商館を建てる：{ $area }。
       *[shophouse] { $seat }が商店を建てる：{ $area }。
    }
log-yokohama-agent-used =
    { $agent_id ->
        [free] { $seat }が{ $area }に自由代理人を送る。
       *[other] { $seat }が{ $area }に{ $agent }の代理人を送る。
    }
log-yokohama-agent-gained =
    { $agent_id ->
        [free] { $seat }が自由代理人を得る。
       *[other] { $seat }が{ $agent }の代理人を得る。
    }
log-yokohama-achieved = { $seat }が実績「{ $achievement }」を獲得する。
log-yokohama-fulfilled = { $seat }が注文{ $order }を達成する。
log-yokohama-order-taken = { $seat }が注文{ $order }を取る。
log-yokohama-technology-gained = { $seat }が技術「{ $card_name }」（カード{ $card }）を取り入れる。
log-yokohama-assistant-put = { $seat }が{ $area }ボードのマス{ $space }に助手を置く。
log-yokohama-hired =
    { $piece_id ->
        [assistant] { $seat }が倉庫から助手を雇う。
        [shophouse] { $seat }が倉庫から商店を出す。
       *[trading_house] { $seat }が倉庫から商館を出す。
    }
log-yokohama-assistant-moved =
    { $origin_id ->
        [hand] { $seat }が助手を手元から{ $area }へ移す。
       *[other] { $seat }が助手を{ $origin }から{ $area }へ移す。
    }
log-yokohama-station-put = { $seat }が{ $area }に駅トークンを置く。
log-yokohama-reward-token-taken = { $seat }が実績報酬{ $token }を取る。
log-yokohama-card-revealed =
    { $card_id ->
        [order] 注文{ $card }が表になる。
       *[technology] 技術「{ $card_name }」（カード{ $card }）が表になる。
    }
log-yokohama-end-triggered = { $seat }の手番で終わりが近づく：{ $ending }。
log-yokohama-game-ended = ゲーム終了：{ $ending }。
