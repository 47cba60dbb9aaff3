### 横浜デュエル：一手番を一行で。en/turns-duel.ftlを参照。

turn-duel-agent-sent = { $area }に代理人
turn-duel-strength-played = { $area }、{ $strength }
turn-duel-extra-played =
    { $extra_id ->
        [plus_1] +1
       *[plus_2] +2
    }
turn-duel-technology-used = { $technology }
turn-duel-acted = 合計{ $strength }
turn-duel-put-under =
    { $order_id ->
        [none] 注文1枚を山札の下へ
       *[other] 注文{ $order }を山札の下へ
    }
turn-duel-area-chosen = { $area }
turn-duel-church-card-taken =
    { $n ->
        [1] 教会カード{ $list }
       *[other] 教会カード{ $n }枚（{ $list }）
    }
turn-duel-imports-turned = 舶来品{ $count }個を裏返す
turn-duel-technology-gained = 技術：{ $list }
turn-duel-station-put = { $area }に駅トークン
turn-duel-order-kept =
    { $order_id ->
        [none] 新しい注文1枚
       *[other] 新しい注文{ $order }
    }
turn-duel-order-drawn =
    { $order_id ->
        [none] 山札から注文1枚
       *[other] 山札から注文{ $order }
    }
turn-duel-bonus-taken = 強さボーナスカード{ $card }
turn-duel-built =
    { $piece_id ->
        [shop] 商店を建設
       *[warehouse] 倉庫を建設
    }
turn-duel-fulfilled =
    { $n ->
        [1] 注文{ $list }を達成
       *[other] 注文{ $n }枚（{ $list }）を達成
    }
turn-duel-agent-hired = 代理人を雇う（{ $need }）
turn-duel-upgraded = 強さカード{ $card }を強化
turn-duel-round-ended = ラウンド終了
turn-duel-game-ended = ゲーム終了：{ $ending }
