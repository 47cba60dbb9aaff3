### 横浜デュエル：ログ。出来事の種類ごとに一文。引数は英語のファイルと同じです。

log-duel-gained = { $seat }が{ $sum }を得る。
log-duel-paid = { $seat }が{ $sum }を払う。
log-duel-turn-started = 第{ $round }ラウンド、第{ $turn }手番：{ $seat }。
log-duel-put-under =
    { $order_id ->
        [none] { $seat }が注文1枚を山札の下に置く。
       *[other] { $seat }が注文{ $order }を山札の下に置く。
    }
log-duel-area-chosen = { $seat }が{ $area }を選ぶ。
log-duel-agent-sent = { $seat }が{ $area }に代理人を送る。
log-duel-income = { $seat }が倉庫の収入を得る：{ $area }。
log-duel-technology-used = { $seat }が{ $technology }を使う。
log-duel-strength-played = { $seat }が強さカード{ $card }を出す（強さ{ $strength }）：{ $area }。
log-duel-extra-played =
    { $extra_id ->
        [plus_1] { $seat }が+1カードを加える。
       *[plus_2] { $seat }が+2カードを加える。
    }
log-duel-acted = { $seat }が強さ{ $strength }でアクションを行う：{ $area }。
log-duel-church-card-taken = { $seat }が教会カード{ $card }を取る。
log-duel-imports-turned = { $seat }が舶来品{ $count }個を裏返す。
log-duel-technology-gained = { $seat }が技術「{ $technology }」を取り入れる。
log-duel-station-put = { $seat }が{ $area }に駅トークンを置く。
log-duel-order-looked-at =
    { $order_id ->
        [none] { $seat }が港で注文1枚を引く。
       *[other] { $seat }が港で注文{ $order }を引く。
    }
log-duel-order-kept =
    { $order_id ->
        [none] { $seat }が注文1枚を残す。
       *[other] { $seat }が注文{ $order }を残す。
    }
log-duel-order-drawn =
    { $order_id ->
        [none] { $seat }が山札から注文1枚を得る。
       *[other] { $seat }が山札から注文{ $order }を得る。
    }
log-duel-bonus-taken = { $seat }が強さボーナスカード{ $card }を取る。
log-duel-bonus-shuffled = 捨て札の強さボーナスカード{ $cards }枚を混ぜて新しい山札にする。
log-duel-bonus-revealed = 強さボーナスカード{ $card }が表になる。
log-duel-built =
    { $piece_id ->
        [shop] { $seat }が商店を建てる：{ $area }。
       *[warehouse] { $seat }が倉庫を建てる：{ $area }。
    }
log-duel-fulfilled = { $seat }が注文{ $order }を達成する。
log-duel-agent-hired = { $seat }が代理人を雇う（{ $need }）。
log-duel-extra-gained =
    { $extra_id ->
        [plus_1] { $seat }が+1カード{ $count }枚を得る。
       *[plus_2] { $seat }が+2カード{ $count }枚を得る。
    }
log-duel-extra-put-back =
    { $extra_id ->
        [plus_1] { $seat }が+1カードを戻す。
       *[plus_2] { $seat }が+2カードを戻す。
    }
log-duel-round-ended = 第{ $round }ラウンドが終わる。
log-duel-upgraded = { $seat }が強さカード{ $card }を強化する。
log-duel-technology-discarded = 技術「{ $technology }」が捨て札になる。
log-duel-technology-revealed = 技術「{ $technology }」が表になる。
log-duel-game-ended = ゲーム終了：{ $ending }。
