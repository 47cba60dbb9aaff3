### ニッポン：ログ。出来事の種類ごとに一文。引数は英語のファイルと同じです。

log-nippon-turn-started =
    { $who ->
        [you] 第{ $round }ラウンド、第{ $turn }手番：あなた。
       *[seat] 第{ $round }ラウンド、第{ $turn }手番：{ $seat }。
    }
log-nippon-worker-taken =
    { $who ->
        [you] 労働者（{ $colour }）を取り、アクションを行う：{ $action }。
       *[seat] { $seat }が労働者（{ $colour }）を取り、アクションを行う：{ $action }。
    }
log-nippon-gained =
    { $who ->
        [you] { $sum }を得る。
       *[seat] { $seat }が{ $sum }を得る。
    }
log-nippon-paid =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $kind_id ->
        [machines] { $sum }を使う。
       *[other] { $sum }を払う。
    }
log-nippon-track-moved =
    { $who ->
        [you] トラックを{ $moves }段進め、{ $number }にする：{ $track }。
       *[seat] { $seat }がトラックを{ $moves }段進め、{ $number }にする：{ $track }。
    }
log-nippon-produced =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $lost ->
        [0] キューブ{ $stored }個を生産する：{ $good }。
       *[other] キューブ{ $stored }個を生産する：{ $good }。入りきらない分：{ $lost }。
    }
log-nippon-cubes-used =
    { $who ->
        [you] キューブ{ $cubes }個を使う：{ $good }。
       *[seat] { $seat }がキューブ{ $cubes }個を使う：{ $good }。
    }
log-nippon-contract-fulfilled =
    { $who ->
        [you] 契約{ $contract }を履行する。
       *[seat] { $seat }が契約{ $contract }を履行する。
    }
log-nippon-factory-built =
    { $who ->
        [you] 工場{ $factory }を建てる：{ $factory_name }、{ $factory_bonus }。
       *[seat] { $seat }が工場{ $factory }を建てる：{ $factory_name }、{ $factory_bonus }。
    }
log-nippon-machine-installed =
    { $who ->
        [you] 工場を改良し、機械を+{ $machine }にする：{ $good }。
       *[seat] { $seat }が工場を改良し、機械を+{ $machine }にする：{ $good }。
    }
log-nippon-ship-placed =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $side_id ->
        [turned] { $region }に船（裏）を送る。
       *[plain] { $region }に船を送る。
    }
log-nippon-train-placed =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $side_id ->
        [turned] { $region }に列車（裏）を送る。
       *[plain] { $region }に列車を送る。
    }
log-nippon-ships-turned =
    { $who ->
        [you] ボードに残る船をすべて裏返す。
       *[seat] { $seat }がボードに残る船をすべて裏返す。
    }
log-nippon-trains-turned =
    { $who ->
        [you] ボードに残る列車をすべて裏返す。
       *[seat] { $seat }がボードに残る列車をすべて裏返す。
    }
log-nippon-influence-put =
    { $who ->
        [you] { $city }のマス{ $space }に{ $value }の影響力トークンを置く。
       *[seat] { $seat }が{ $city }のマス{ $space }に{ $value }の影響力トークンを置く。
    }
log-nippon-influence-returned =
    { $who ->
        [you] { $city }のマス{ $space }から{ $value }の影響力トークンが手元に戻る。
       *[seat] { $city }のマス{ $space }から{ $value }の影響力トークンが{ $seat }に戻る。
    }
log-nippon-consolidated =
    { $who ->
        [you] 精算する。新しい予算：{ $yen }円、石炭{ $coal }。
       *[seat] { $seat }が精算する。新しい予算：{ $yen }円、石炭{ $coal }。
    }
log-nippon-reward-taken =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $bonus_id ->
        [blueprints] 恩賞トークンを取る：{ $multiplier }倍、設計図。
        [coal] 恩賞トークンを取る：{ $multiplier }倍、石炭。
       *[yen] 恩賞トークンを取る：{ $multiplier }倍、円。
    }
log-nippon-multiplier-taken =
    { $who ->
        [you] 倍率トークンを取る：{ $multiplier }倍。
       *[seat] { $seat }が倍率トークンを取る：{ $multiplier }倍。
    }
log-nippon-multiplier-put =
    { $who ->
        [you] 実績に{ $multiplier }倍を置く：{ $achievement }。
       *[seat] { $seat }が実績に{ $multiplier }倍を置く：{ $achievement }。
    }
log-nippon-multiplier-discarded =
    { $who ->
        [you] { $multiplier }倍のトークンを捨てる。空いた実績マスがない。
       *[seat] { $seat }が{ $multiplier }倍のトークンを捨てる。空いた実績マスがない。
    }
log-nippon-wages-paid =
    { $who ->
        [you] { "" }
       *[seat] { $seat }が
    }{ $unpaid ->
        [0] { $paid }色分の賃金を払う。
       *[other] { $paid }色分の賃金を払う。未払い：{ $unpaid }色。
    }
log-nippon-workers-returned =
    { $who ->
        [you] 労働者{ $workers }人を袋に戻す。
       *[seat] { $seat }が労働者{ $workers }人を袋に戻す。
    }
log-nippon-row-moved = { $row }が{ $space }へ移る。
log-nippon-worker-drawn = 袋から労働者（{ $colour }）が来る：{ $place }。
log-nippon-marker-moved = 得点計算マーカーがマス{ $space }へ進む。
log-nippon-scoring =
    { $scoring ->
        [1] 地方の第一回得点計算。
        [2] 地方の第二回得点計算。
       *[other] 地方の第三回得点計算。
    }
log-nippon-region-scored =
    { $who ->
        [you] { $region }で{ $place }位：{ $vp }点、船{ $ships }点。
       *[seat] { $seat }が{ $region }で{ $place }位：{ $vp }点、船{ $ships }点。
    }
log-nippon-scored =
    { $who ->
        [you] あなた：{ $points }点（{ $category }）。
       *[seat] { $seat }：{ $points }点（{ $category }）。
    }
log-nippon-final-turns = マーカーが金色のマスに入る。全員あと{ $turns }手番。
log-nippon-end-money =
    最後の賃金の後、{ $who ->
        [you] { $yen }円が残る。
       *[seat] { $seat }に{ $yen }円が残る。
    }{ $unpaid ->
        [0] { "" }
       *[other] 未払い：{ $unpaid }色。
    }
log-nippon-achievement-scored =
    { $who ->
        [you] あなた：{ $achievement }で{ $base }×{ $multiplier }点。
       *[seat] { $seat }：{ $achievement }で{ $base }×{ $multiplier }点。
    }
log-nippon-game-ended = ゲーム終了：{ $ending }。
