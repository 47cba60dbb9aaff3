### 横浜デュエル：ログ。出来事の種類ごとに一文。引数は英語のファイルと同じです。

log-duel-gained =
    { $who ->
        [you] { $sum }を得る。
       *[seat] { $seat }が{ $sum }を得る。
    }
log-duel-paid =
    { $who ->
        [you] { $sum }を払う。
       *[seat] { $seat }が{ $sum }を払う。
    }
log-duel-turn-started =
    { $who ->
        [you] 第{ $round }ラウンド、第{ $turn }手番：あなた。
       *[seat] 第{ $round }ラウンド、第{ $turn }手番：{ $seat }。
    }
log-duel-put-under =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $order_id ->
        [none] 注文1枚を山札の下に置く。
       *[other] 注文{ $order }を山札の下に置く。
    }
log-duel-area-chosen =
    { $who ->
        [you] { $area }を選ぶ。
       *[seat] { $seat }が{ $area }を選ぶ。
    }
log-duel-agent-sent =
    { $who ->
        [you] { $area }に代理人を送る。
       *[seat] { $seat }が{ $area }に代理人を送る。
    }
log-duel-income =
    { $who ->
        [you] 倉庫の収入を得る：{ $area }。
       *[seat] { $seat }が倉庫の収入を得る：{ $area }。
    }
log-duel-technology-used =
    { $who ->
        [you] { $technology }を使う。
       *[seat] { $seat }が{ $technology }を使う。
    }
log-duel-strength-played =
    { $who ->
        [you] 強さカード{ $card }を出す（強さ{ $strength }）：{ $area }。
       *[seat] { $seat }が強さカード{ $card }を出す（強さ{ $strength }）：{ $area }。
    }
log-duel-extra-played =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $extra_id ->
        [plus_1] +1カードを加える。
       *[plus_2] +2カードを加える。
    }
log-duel-acted =
    { $who ->
        [you] 強さ{ $strength }でアクションを行う：{ $area }。
       *[seat] { $seat }が強さ{ $strength }でアクションを行う：{ $area }。
    }
log-duel-church-card-taken =
    { $who ->
        [you] 教会カード{ $card }を取る。
       *[seat] { $seat }が教会カード{ $card }を取る。
    }
log-duel-imports-turned =
    { $who ->
        [you] 舶来品{ $count }個を裏返す。
       *[seat] { $seat }が舶来品{ $count }個を裏返す。
    }
log-duel-technology-gained =
    { $who ->
        [you] 技術「{ $technology }」を取り入れる。
       *[seat] { $seat }が技術「{ $technology }」を取り入れる。
    }
log-duel-station-put =
    { $who ->
        [you] { $area }に駅トークンを置く。
       *[seat] { $seat }が{ $area }に駅トークンを置く。
    }
log-duel-order-looked-at =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $order_id ->
        [none] 港で注文1枚を引く。
       *[other] 港で注文{ $order }を引く。
    }
log-duel-order-kept =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $order_id ->
        [none] 注文1枚を残す。
       *[other] 注文{ $order }を残す。
    }
log-duel-order-drawn =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $order_id ->
        [none] 山札から注文1枚を得る。
       *[other] 山札から注文{ $order }を得る。
    }
log-duel-bonus-taken =
    { $who ->
        [you] 強さボーナスカード{ $card }を取る。
       *[seat] { $seat }が強さボーナスカード{ $card }を取る。
    }
log-duel-bonus-shuffled = 捨て札の強さボーナスカード{ $cards }枚を混ぜて新しい山札にする。
log-duel-bonus-revealed = 強さボーナスカード{ $card }が表になる。
log-duel-built =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $piece_id ->
        [shop] 商店を建てる：{ $area }。
       *[warehouse] 倉庫を建てる：{ $area }。
    }
log-duel-fulfilled =
    { $who ->
        [you] 注文{ $order }を達成する。
       *[seat] { $seat }が注文{ $order }を達成する。
    }
log-duel-agent-hired =
    { $who ->
        [you] 代理人を雇う（{ $need }）。
       *[seat] { $seat }が代理人を雇う（{ $need }）。
    }
log-duel-extra-gained =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $extra_id ->
        [plus_1] +1カード{ $count }枚を得る。
       *[plus_2] +2カード{ $count }枚を得る。
    }
log-duel-extra-put-back =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $extra_id ->
        [plus_1] +1カードを戻す。
       *[plus_2] +2カードを戻す。
    }
log-duel-round-ended = 第{ $round }ラウンドが終わる。
log-duel-upgraded =
    { $who ->
        [you] 強さカード{ $card }を強化する。
       *[seat] { $seat }が強さカード{ $card }を強化する。
    }
log-duel-technology-discarded = 技術「{ $technology }」が捨て札になる。
log-duel-technology-revealed = 技術「{ $technology }」が表になる。
log-duel-game-ended = ゲーム終了：{ $ending }。
