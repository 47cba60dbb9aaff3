### ニッポン：ログ。出来事の種類ごとに一文。引数は英語のファイルと同じです。

log-nippon-turn-started = 第{ $round }ラウンド、第{ $turn }手番：{ $seat }。
log-nippon-worker-taken = { $seat }が労働者（{ $colour }）を取り、アクションを行う：{ $action }。
log-nippon-gained = { $seat }が{ $sum }を得る。
log-nippon-paid =
    { $kind_id ->
        [machines] { $seat }が{ $sum }を使う。
       *[other] { $seat }が{ $sum }を払う。
    }
log-nippon-track-moved = { $seat }がトラックを{ $moves }段進め、{ $number }にする：{ $track }。
log-nippon-produced =
    { $lost ->
        [0] { $seat }がキューブ{ $stored }個を生産する：{ $good }。
       *[other] { $seat }がキューブ{ $stored }個を生産する：{ $good }。入りきらない分：{ $lost }。
    }
log-nippon-cubes-used = { $seat }がキューブ{ $cubes }個を使う：{ $good }。
log-nippon-contract-fulfilled = { $seat }が契約{ $contract }を履行する。
log-nippon-factory-built = { $seat }が工場{ $factory }を建てる：{ $factory_name }、{ $factory_bonus }。
log-nippon-machine-installed = { $seat }が工場を改良し、機械を+{ $machine }にする：{ $good }。
log-nippon-ship-placed =
    { $side_id ->
        [turned] { $seat }が{ $region }に船（裏）を送る。
       *[plain] { $seat }が{ $region }に船を送る。
    }
log-nippon-train-placed =
    { $side_id ->
        [turned] { $seat }が{ $region }に列車（裏）を送る。
       *[plain] { $seat }が{ $region }に列車を送る。
    }
log-nippon-ships-turned = { $seat }がボードに残る船をすべて裏返す。
log-nippon-trains-turned = { $seat }がボードに残る列車をすべて裏返す。
log-nippon-influence-put = { $seat }が{ $city }のマス{ $space }に{ $value }の影響力トークンを置く。
log-nippon-influence-returned = { $city }のマス{ $space }から{ $value }の影響力トークンが{ $seat }に戻る。
log-nippon-consolidated = { $seat }が精算する。新しい予算：{ $yen }円、石炭{ $coal }。
log-nippon-reward-taken =
    { $bonus_id ->
        [blueprints] { $seat }が恩賞トークンを取る：{ $multiplier }倍、設計図。
        [coal] { $seat }が恩賞トークンを取る：{ $multiplier }倍、石炭。
       *[yen] { $seat }が恩賞トークンを取る：{ $multiplier }倍、円。
    }
log-nippon-multiplier-taken = { $seat }が倍率トークンを取る：{ $multiplier }倍。
log-nippon-multiplier-put = { $seat }が実績に{ $multiplier }倍を置く：{ $achievement }。
log-nippon-multiplier-discarded = { $seat }が{ $multiplier }倍のトークンを捨てる。空いた実績マスがない。
log-nippon-wages-paid =
    { $unpaid ->
        [0] { $seat }が{ $paid }色分の賃金を払う。
       *[other] { $seat }が{ $paid }色分の賃金を払う。未払い：{ $unpaid }色。
    }
log-nippon-workers-returned = { $seat }が労働者{ $workers }人を袋に戻す。
log-nippon-row-moved = { $row }が{ $space }へ移る。
log-nippon-worker-drawn = 袋から労働者（{ $colour }）が来る：{ $place }。
log-nippon-marker-moved = 得点計算マーカーがマス{ $space }へ進む。
log-nippon-scoring =
    { $scoring ->
        [1] 地方の第一回得点計算。
        [2] 地方の第二回得点計算。
       *[other] 地方の第三回得点計算。
    }
log-nippon-region-scored = { $seat }が{ $region }で{ $place }位：{ $vp }点、船{ $ships }点。
log-nippon-scored = { $seat }：{ $points }点（{ $category }）。
log-nippon-final-turns = マーカーが金色のマスに入る。全員あと{ $turns }手番。
log-nippon-end-money =
    { $unpaid ->
        [0] 最後の賃金の後、{ $seat }に{ $yen }円が残る。
       *[other] 最後の賃金の後、{ $seat }に{ $yen }円が残る。未払い：{ $unpaid }色。
    }
log-nippon-achievement-scored = { $seat }：{ $achievement }で{ $base }×{ $multiplier }点。
log-nippon-game-ended = ゲーム終了：{ $ending }。
