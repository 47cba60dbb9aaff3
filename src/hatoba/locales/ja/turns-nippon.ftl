### ニッポン：一手番を一行で。en/turns-nippon.ftlを参照。

turn-nippon-worker-taken = { $action }（{ $colour }）
turn-nippon-consolidated = 精算：新しい予算{ $yen }円、石炭{ $coal }
turn-nippon-contract-fulfilled =
    { $n ->
        [1] 契約{ $list }を履行
       *[other] 契約{ $n }枚（{ $list }）を履行
    }
turn-nippon-factory-built = 工場{ $factory }：{ $factory_name }、{ $factory_bonus }
turn-nippon-machine-installed = 機械{ $n }台：{ $list }
turn-nippon-ship-placed = 船{ $n }隻：{ $list }
turn-nippon-train-placed = 列車{ $n }本：{ $list }
turn-nippon-ships-turned = 手元の船を裏返す
turn-nippon-trains-turned = 手元の列車を裏返す
turn-nippon-influence-put = 影響力{ $n }個：{ $list }
turn-nippon-track-moved = { $track }を{ $number }へ
turn-nippon-reward-taken = 恩賞{ $multiplier }倍
turn-nippon-multiplier-taken = 倍率トークン{ $multiplier }倍
turn-nippon-multiplier-put = { $achievement }に{ $multiplier }倍
turn-nippon-multiplier-discarded = { $multiplier }倍を捨てる
turn-nippon-scoring =
    { $scoring ->
        [1] 地方の第一回得点計算
        [2] 地方の第二回得点計算
       *[other] 地方の第三回得点計算
    }
turn-nippon-final-turns = 全員あと{ $turns }手番
turn-nippon-game-ended = ゲーム終了：{ $ending }
