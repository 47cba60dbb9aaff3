### 横浜：ログ。出来事の種類ごとに一文。引数は英語のファイルと同じです。

log-yokohama-gained =
    { $who ->
        [you] { $sum }を得る。
       *[seat] { $seat }が{ $sum }を得る。
    }
log-yokohama-paid =
    { $who ->
        [you] { $sum }を払う。
       *[seat] { $seat }が{ $sum }を払う。
    }
log-yokohama-turn-started =
    { $who ->
        [you] 第{ $round }ラウンド、第{ $turn }手番：あなた。
       *[seat] 第{ $round }ラウンド、第{ $turn }手番：{ $seat }。
    }
log-yokohama-kept =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $order_id ->
        [none] 注文1枚を伏せて残す。
       *[other] 注文{ $order }を残す。
    }
log-yokohama-placed =
    { $who ->
        [you] { $area }に助手{ $count }人を置く。
       *[seat] { $seat }が{ $area }に助手{ $count }人を置く。
    }
log-yokohama-fee-paid =
    { $whom ->
        [you] { $seat }から社長のいるエリアの料金{ $amount }円を受け取る。
       *[seat] { $who ->
            [you] 社長のいるエリアの料金{ $amount }円を{ $to }に払う。
           *[seat] { $seat }が社長のいるエリアの料金{ $amount }円を{ $to }に払う。
        }
    }
log-yokohama-president-moved =
    { $who ->
        [you] 社長を{ $area }へ移す。
       *[seat] { $seat }が社長を{ $area }へ移す。
    }
log-yokohama-president-returned =
    { $who ->
        [you] 社長を手元に戻す。
       *[seat] { $seat }が社長を手元に戻す。
    }
log-yokohama-recalled =
    { $who ->
        [you] { $area }から助手{ $count }人を呼び戻す。
       *[seat] { $seat }が{ $area }から助手{ $count }人を呼び戻す。
    }
log-yokohama-acted =
    { $who ->
        [you] 勢力{ $power }でアクションを行う：{ $area }。
       *[seat] { $seat }が勢力{ $power }でアクションを行う：{ $area }。
    }
log-yokohama-income =
    { $who ->
        [you] 商館の収入を得る：{ $area }。
       *[seat] { $seat }が商館の収入を得る：{ $area }。
    }
log-yokohama-scored =
    { $who ->
        [you] { $points }点を得る（{ $category }）。
       *[seat] { $seat }が{ $points }点を得る（{ $category }）。
    }
log-yokohama-token-taken =
    { $who ->
        [you] { $area }の勢力五トークンを取る。
       *[seat] { $seat }が{ $area }の勢力五トークンを取る。
    }
log-yokohama-built =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $space_id ->
        [trading_house] 商館を建てる：{ $area }。
       *[shophouse] 商店を建てる：{ $area }。
    }
log-yokohama-agent-used =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $agent_id ->
        [free] { $area }に自由代理人を送る。
       *[other] { $area }に{ $agent }の代理人を送る。
    }
log-yokohama-agent-gained =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $agent_id ->
        [free] 自由代理人を得る。
       *[other] { $agent }の代理人を得る。
    }
log-yokohama-achieved =
    { $who ->
        [you] 実績「{ $achievement }」を獲得する。
       *[seat] { $seat }が実績「{ $achievement }」を獲得する。
    }
log-yokohama-fulfilled =
    { $who ->
        [you] 注文{ $order }を達成する。
       *[seat] { $seat }が注文{ $order }を達成する。
    }
log-yokohama-order-taken =
    { $who ->
        [you] 注文{ $order }を取る。
       *[seat] { $seat }が注文{ $order }を取る。
    }
log-yokohama-technology-gained =
    { $who ->
        [you] 技術「{ $card_name }」（カード{ $card }）を取り入れる。
       *[seat] { $seat }が技術「{ $card_name }」（カード{ $card }）を取り入れる。
    }
log-yokohama-assistant-put =
    { $who ->
        [you] { $area }ボードのマス{ $space }に助手を置く。
       *[seat] { $seat }が{ $area }ボードのマス{ $space }に助手を置く。
    }
log-yokohama-hired =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $piece_id ->
        [assistant] 倉庫から助手を雇う。
        [shophouse] 倉庫から商店を出す。
       *[trading_house] 倉庫から商館を出す。
    }
log-yokohama-assistant-moved =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $origin_id ->
        [hand] 助手を手元から{ $area }へ移す。
       *[other] 助手を{ $origin }から{ $area }へ移す。
    }
log-yokohama-station-put =
    { $who ->
        [you] { $area }に駅トークンを置く。
       *[seat] { $seat }が{ $area }に駅トークンを置く。
    }
log-yokohama-reward-token-taken =
    { $who ->
        [you] 実績報酬{ $token }を取る。
       *[seat] { $seat }が実績報酬{ $token }を取る。
    }
log-yokohama-card-revealed =
    { $card_id ->
        [order] 注文{ $card }が表になる。
       *[technology] 技術「{ $card_name }」（カード{ $card }）が表になる。
    }
log-yokohama-end-triggered =
    { $who ->
        [you] あなたの手番で終わりが近づく：{ $ending }。
       *[seat] { $seat }の手番で終わりが近づく：{ $ending }。
    }
log-yokohama-game-ended = ゲーム終了：{ $ending }。
