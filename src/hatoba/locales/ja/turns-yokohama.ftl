### 横浜：一手番を一行で。en/turns-yokohama.ftlを参照。

turn-yokohama-acted = { $area }、勢力{ $power }
turn-yokohama-kept =
    { $order_id ->
        [none] 注文1枚を伏せて残す
       *[other] 注文{ $order }を残す
    }
turn-yokohama-placed = { $list }に助手
turn-yokohama-president-moved = 社長を{ $area }へ
turn-yokohama-president-returned = 社長を手元へ
turn-yokohama-order-taken =
    { $n ->
        [1] 新しい注文{ $list }
       *[other] 新しい注文{ $n }枚（{ $list }）
    }
turn-yokohama-technology-gained = 技術：{ $card_name }
turn-yokohama-assistant-put = { $area }、マス{ $space }
turn-yokohama-token-taken = 勢力五トークン
turn-yokohama-built =
    { $space_id ->
        [trading_house] 商館を建設
       *[shophouse] 商店を建設
    }
turn-yokohama-fulfilled =
    { $n ->
        [1] 注文{ $list }を達成
       *[other] 注文{ $n }枚（{ $list }）を達成
    }
turn-yokohama-achieved = 実績「{ $list }」
turn-yokohama-agent-gained = 代理人{ $n }人を得る
turn-yokohama-station-put = { $area }に駅トークン
turn-yokohama-end-triggered = 終わりが近い：{ $ending }
turn-yokohama-game-ended = ゲーム終了：{ $ending }
