### デュエル：印刷されたものごとに一文

ui-tip-duel-area-church = 強さが信仰になり、品物で増やせます。信仰で足りる教会カードを取り、点と報酬を得ます。
ui-tip-duel-area-customs = 強さに応じた数まで表向きの舶来品を裏返します。裏返したものは最後に
    { $scoring_turned_import }点です。
ui-tip-duel-area-laboratory = 使用済みになりません。技術は強さと円か舶来品で払います。
ui-tip-duel-area-port = 使用済みになりません。強さに応じて注文を引き、一枚残します。二枚目は
    { $port_second_order_yen }円か舶来品一つ。
ui-tip-duel-good = 交易品。中華街で{ $sell }円で売れ、{ $buy }円で買えます。最後に{ $scoring_goods_per_vp }個で一点。
ui-tip-duel-good-imports = 教会、研究所、港で払えます。裏返せば最後に{ $scoring_turned_import }点、
    そうでなければ{ $scoring_face_up_import }点。
ui-tip-duel-good-turned = 税関で裏返した舶来品：最後に{ $scoring_turned_import }点。支払いにも使えます。
ui-tip-duel-good-yen = 建物、強化、支払いのためのお金。最後に{ $scoring_yen_per_vp }円ごとに一点。
ui-tip-duel-piece-shop = { $building_shop }円、強さ{ $strength_build_from }から：ここでのあなたの強さ
    +{ $strength_shop }、最後に{ $scoring_shop }点。
ui-tip-duel-piece-warehouse = エリアに一つ、強さ{ $strength_build_from }から：強さ+{ $strength_warehouse }、
    誰かがここで行動するたび{ $strength_warehouse_income }円、最後に{ $scoring_warehouse }点。
ui-tip-duel-extra = 一回のアクションの強さに{ $strength }を加え、元の山に戻ります。持てるのは
    { $extra_strength_hand_max }枚まで。
ui-tip-duel-order = 注文：手番中いつでも{ $cost }を払えます。{ $gain }を得て、点は最後に入ります。
ui-tip-duel-church = 信仰{ $n }の教会カード。信仰は強さと品物から。{ $gain }を得て、点は最後に入ります。
ui-tip-duel-bonus = 強さの合計{ $strength_bonus_from_1 }以上でカード一枚。強いほど多くの報酬を得ます。
ui-tip-duel-card = 一回のアクションの強さ。手持ちのいちばん低いカードから出します。
ui-tip-duel-need = 代理人は使用済みのエリアでも強さ{ $agents_strength }で働きます。{ $n }で一度だけ雇えます。
    今は{ $has }。
ui-tip-duel-shelf-supply = みんなで使う山：注文、加勢カード、雇える代理人。
ui-tip-duel-shelf-race = 最後に、達成した注文が多い人に{ $scoring_most_orders }点、生産力が高い人に{ $scoring_most_production }点。
    同数なら誰も得られません。

## 選ぶとどうなるか

ui-tip-duel-alone = 単独
ui-tip-duel-total = 強さ
ui-tip-duel-gives = 得るもの
ui-tip-duel-rewards = ボーナス
