### ニッポン：ルールの文章。idと引数は英語のファイルに説明があります。
###
### 数は内容物シートから来るので、ここに数字は書きません。行の折り返しは句読点の後で行い、空行で段落が変わります。
### 金額の単位はどこでも千円です。

## 章

rules-nippon-overview =
    日本が工業国へと変わる時代に、大きな会社を率います。工場を建てて改良し、製品を作り、契約に従って海外へ売るか、
    日本の都市に納めます。都市に納めた製品は、その地方での影響力になります。最後に勝利点が最も多い人の勝ちです。
    二人から四人で遊べます。

    製品は三つの等級に六種類あります。絹と紙、弁当とレンズ、時計と電球です。一つの工場は一種類の製品を作り、
    同じ製品の工場を二つ持つことはありません。工場は石炭で動き、知識があればより良い工場を建てられ、足りない分は設計図が補います。

    三つのトラックのうち、資金と石炭は予算を新しくするときに得る量を示し、三つ目は知識です。金額の単位は千円です。
    .title = 概要
    .short = 工場を建て、海外に売るか国内の地方を制します。勝利点の最も多い人の勝ちです。

rules-nippon-setup =
    最初の勝利点は手番順に{ $start_vp }点です。全員が{ $start_yen }円、石炭{ $start_coal }個、設計図{ $start_blueprints }枚で始めます。
    さらに全員が、船{ $ships_pieces }隻、列車{ $trains_pieces }本、値が{ $influence_tokens_values }の影響力トークン、
    同じ{ $contracts_count }枚の契約、労働者のマス{ $workers_on_board }つを持ちます。

    { $workers_colours }色、{ $workers_total }人の労働者のうち、各色について二人ゲームでは{ $workers_removed_2p }人、
    三人では{ $workers_removed_3p }人、四人では{ $workers_removed_4p }人を除きます。
    各アクションマスに{ $workers_per_space }人ずつ、無作為に置きます。次に労働者列を埋めます。
    二人なら{ $workers_row_size_2p }人の列を{ $workers_row_count_2p }列、
    三人なら{ $workers_row_size_3p }人の列を{ $workers_row_count_3p }列、
    四人なら{ $workers_row_size_4p }人の列を{ $workers_row_count_4p }列です。

    各都市に、求める四つの製品を示すタイルを無作為に置きます。各地方の輸送マスは、二人なら{ $regions_transport_2p }、
    三人なら{ $regions_transport_3p }、四人なら{ $regions_transport_4p }で、列車と船が共に使います。
    一つの都市の周りに置ける影響力トークンは、
    人数の順に{ $regions_city_max_2p }個、{ $regions_city_max_3p }個、{ $regions_city_max_4p }個までです。
    恩賞トークンは、
    同じく人数の順に、各倍率から{ $reward_tokens_removed_2p }個、{ $reward_tokens_removed_3p }個、{ $reward_tokens_removed_4p }個を無作為に除きます。
    工場{ $factories_count }枚はすべて表向きに並べます。
    .title = 準備
    .short = 全員が{ $start_yen }円、石炭{ $start_coal }個、同じ契約で始めます。

rules-nippon-turn =
    手番では、次のどちらか一つを行います。労働者を一人取ってそのアクションマスのアクションを行うか、精算します。
    このゲームではすべてが公開で、偶然に左右されるのは袋から引く労働者だけです。
    .title = 手番
    .short = 労働者を一人取ってそのマスのアクションを行うか、精算します。

rules-nippon-turn-worker =
    アクションマスの一つから労働者を一人取り、自分のボードの空いた労働者マスのうち左端に置き、そのマスのアクションを一つ行います。
    実行できるアクションだけを選べます。労働者の色は精算まで関係ありません。
    労働者マス{ $workers_on_board }つが埋まったら、次の手番は必ず精算します。

    手番の終わりにそのアクションマスが空なら、労働者のいる列のうちいちばん上の列の労働者がそこへ移ります。
    すべての列が空なら、袋から各アクションマスを{ $workers_per_space }人まで補充し、次に上から順に各列を埋め、
    得点計算マーカーを一マス進めます。袋の労働者が足りずに空いたマスは、労働者が戻りしだい埋めます。
    .title = 労働者を取る
    .short = 労働者一人でアクション一つ。{ $workers_on_board }人になったら次は精算です。

rules-nippon-turn-consolidate =
    まず予算です。円と石炭をすべて返し、資金トラックと石炭トラックの示すだけ受け取ります。

    次に天皇の恩賞です。倍率が、自分の労働者の数で決まる値以下の恩賞トークンを取ります。
    この値は、労働者一人から満員まで順に{ $emperor_multipliers }で、零は恩賞なしです。取れるトークンがあるなら、必ず一つ取ります。
    恩賞トークンが一つも残っていなければ、代わりに{ $multiplier_tokens_multiplier }倍の倍率トークンを、残っていれば一つ取ります。
    恩賞トークンのボーナスはすぐに受け取り、トークンは好きな空いた実績マスに置きます。後から動かすことはできません。

    最後に賃金です。自分の労働者の色一つごとに{ $costs_wage }円を、払えるだけ払います。
    払えない色一つごとに{ $costs_unpaid_vp }点を失います。労働者は全員袋に戻ります。
    .title = 精算
    .short = 円と石炭を新しくし、天皇の恩賞を受け、労働者の色ごとに{ $costs_wage }円を払います。

rules-nippon-turn-blueprints =
    自分の手番のいつでも、何回でも、設計図{ $costs_blueprints }枚を使って三つのトラックのどれかを一段進められます。
    工場を建てるときには、設計図一枚で知識の不足を一つ補うこともできます。
    .title = 設計図
    .short = 設計図{ $costs_blueprints }枚でトラックが一段進みます。一枚で知識の不足を一つ補えます。

rules-nippon-rewards =
    恩賞トークンには倍率と、すぐに得られるボーナス（設計図、石炭、円のどれか）があります。倍率は最後に、
    トークンを置いた実績マスで働きます。置ける空きマスがなければ、トークンは捨てます。

    地方にもボーナスがあり、影響力トークンをそこに置くたびに得られます。契約は円か点をもたらし、資金トラックを進めます。
    .title = 報酬
    .short = 恩賞トークンはすぐにボーナスをもたらし、最後に実績の点を倍にします。

rules-nippon-scoring =
    得点計算マーカーは途中で二つの印を通り、そのたびにすべての地方の得点計算をします。第三回得点計算でゲームが終わります。

    各地方での影響力は、そこにある自分の影響力トークンと列車の合計です。影響力トークンが一つもなければ、列車は数えません。
    列車は{ $trains_influence }、裏返した列車は{ $trains_influence_turned }を加えます。外国企業も加わります。
    その影響力は、地方の空いた影響力マスに書かれた数の合計です（各都市の周りに{ $regions_foreign }）。

    一位、二位、三位の点は、第一回では{ $region_scoring_1_vp }、第二回では{ $region_scoring_2_vp }、
    第三回では{ $region_scoring_3_vp }です。同じ順位の人は、その順位の点を分け合い、端数は切り捨てます。
    外国企業の取り分は失われます。また、一位か二位の人はみな、その地方にある自分の船からも点を得ます。
    一隻につき{ $ships_vp }点、裏返した船は{ $ships_vp_turned }点です。
    .title = 地方の得点計算
    .short = 地方は三回、上位の人に点をもたらします。外国企業も加わります。

rules-nippon-end =
    マーカーが最初の金色のマスに達したら、次の人から始めて、全員がちょうど{ $scoring_track_final_turns }回ずつ手番を行います。
    その後、第三回の地方の得点計算をします。

    それから全員が円をすべて返し、資金トラックの示す額をもう一度受け取り、ボードに残る労働者の賃金を払います。

    次に実績です。各実績は、その数の点に倍率を掛けた得点になります。倍率は置いたトークンのもので、
    トークンがなければマスに印刷されたもの、それもなければ点はありません。

    点の最も多い人の勝ちです。同点のときは、そのうち最終ラウンドで手番が後だった人の勝ちです。
    .title = ゲームの終わり
    .short =
        金色のマスで全員あと{ $scoring_track_final_turns }手番。その後、地方と実績の点を数えます。

rules-nippon-options =
    このゲームの版は一つだけです。
    .title = 版とオプション

rules-nippon-options-round-limit =
    選ばなければ使いません。ラウンド数の上限を決めると、その数のラウンドの後でゲームを止め、そのままの状態で得点を数えます。
    プログラムどうしの対局がいつまでも続かないようにするためのものです。
    .title = ラウンド数の上限

rules-nippon-rulings =
    遊んでいて出てくる疑問のうち、説明書に答えのないものへの回答です。
    .title = 裁定

rules-nippon-rulings-turn =
    設計図は自分の手番のどの選択のときにも使えますが、始めたアクションができなくなるような使い方はできません。
    ゲームの終わりには価値がありません。

    いくつかの駒を扱うアクションは一つずつ行い、最初の一つの後はいつでもやめられます。一つ目で得たものを次の支払いに使えます。
    最初の一つができるなら、そのアクションを選べます。

    精算は、労働者がいなくてもいつでもできます。そのときは予算を新しくするだけです。できるアクションがなければ、
    必ず精算します。精算で得点計算マーカーが進むことはありません。

    手番の終わりは、労働者の補充、マーカーの移動、印を通ったなら地方の得点計算、次の人、の順です。
    労働者を待っていたマスを埋めても、マーカーは進みません。最後の手番の間の補充でも進みません。
    .title = 手番と労働者の裁定

rules-nippon-rulings-actions =
    トラックの終わりを超える段は失われます。トラックが終わりに達すると、それを進めるアクションはできません。

    一覧の値段はアクション全体のもので、一つ増やすごとに差額を払います。

    空いた輸送マスのない地方には、列車も船も置けません。一回のアクションの駒は、それぞれ別の地方に置きます。

    裏返すのは自分のボードに残っている船と列車だけで、地図の上のものはそのままです。

    工場を建てるときは、払い、工場を取り、予備機械を入れ、その後で一回限りのボーナスを得ます。

    契約の一つの量は一種類の製品で払い、別の量は別の製品で払います。各契約は一回だけ履行できます。

    置く影響力トークンは、置き換えたものが戻る前に手元になければなりません。同じ値のトークンは置き換えられません。
    都市が上限に達していても、低いトークンをその同じマスで置き換えることはできます。そのときほかのトークンは戻りません。
    .title = アクションの裁定

rules-nippon-rulings-end =
    予算は、精算するときのトラックの位置で決まります。恩賞の円は賃金に使え、恩賞の石炭は新しい予算に加わります。

    勝利点は零を下回ることがあります。

    地方での順位は、影響力が自分より多い者の数に一を足したものです。ですから、一位が二者なら次は三位です。
    四位以下は点がなく、影響力が零なら順位もありません。

    再び空いた影響力マスも、都市の上限のために空いたままのマスも、外国企業の影響力に数えます。

    ゲームの終わりに受け取るお金は精算ではないので、恩賞トークンも工場のボーナスもありません。
    .title = 精算、得点計算、終わりの裁定

rules-nippon-numbers =
    タイルやボードに印刷された内容の一部は、説明書の文章にはありません。そのため、このゲームの数は三種類あります。
    説明書にあるもの、説明書から割り出せるもの、そして、分かっていることのすべてに合うように独自に作ったものです。
    どれがどれかは、工場、契約、タイルの項目に書いてあります。ゲームの実物をお持ちの方は、自分の内容物シートで遊べます。
    .title = 数の出典

## アクション

rules-nippon-action-knowledge =
    知識トラックを一段、二段、三段のいずれかだけ進めます。コストはそれぞれ{ $costs_knowledge }円です。
rules-nippon-action-production =
    自分の工場を{ $actions_factories_run }つまで、一回ずつ稼働させます。
    工場の石炭を払い、キューブ{ $actions_factory_cubes }個と機械の示す数のキューブを保管庫に入れます。
    入りきらない分は失われます。保管庫がいっぱいの工場や、石炭を払えない工場は稼働しません。
rules-nippon-action-export =
    自分の契約を{ $actions_contracts }枚まで履行します。契約には異なる製品の量が書いてあります。
    それを保管庫から払い、円か点を受け取り、書かれただけ資金トラックを進め、契約を裏返します。
rules-nippon-action-invest =
    残っている工場から、まだ作っていない製品のものを一つ選んで建てます。コストは{ $costs_invest }円で、知識も必要です。
    絹は{ $goods_silk_knowledge }、紙は{ $goods_paper_knowledge }、弁当は{ $goods_bento_knowledge }、
    レンズは{ $goods_lenses_knowledge }、時計は{ $goods_clocks_knowledge }、電球は{ $goods_light_bulbs_knowledge }です。
    知識は減りません。足りない知識は、一につき設計図一枚で補えます。二つの数の間のマーカーは低い方の数とみなします。

    予備機械は、すぐに新しい工場に入れます。
rules-nippon-action-mines =
    石炭トラックを一段、二段、三段のいずれかだけ進めます。コストはそれぞれ{ $costs_mines }円です。
rules-nippon-action-ships =
    自分の列の左から船を一隻から三隻まで、空いた輸送マスに置きます。それぞれ別の地方に置き、
    コストは一隻から順に{ $costs_ships }円です。列の印がすっかり現れたら、資金トラックが{ $actions_money_mark }段進みます。
    一位か二位の地方では、得点計算のたびに船一隻が{ $ships_vp }点、裏返したものは{ $ships_vp_turned }点になります。
rules-nippon-action-machinery =
    改良を一回から三回まで行います。コストは一回から順に{ $costs_machinery }円です。改良は、機械のない工場に機械を入れるか、
    機械を優れた面に裏返します。機械は工場の生産にキューブ一個を加え、裏返すと{ $actions_machine_max }個まで加えます。
    改良できる工場がある間は、必ずそこを改良します。その後も機械を買うことはでき、予備として持ち、最初の機会に使います。
    入れた機械は動かせません。
rules-nippon-action-trains =
    自分の列の左から列車を一本から三本まで、空いた輸送マスに置きます。それぞれ別の地方に置き、
    コストは一本から順に{ $costs_trains }円です。列の印がすっかり現れたら、資金トラックが{ $actions_money_mark }段進みます。
    影響力トークンのある地方では、列車一本が影響力を{ $trains_influence }、
    裏返したものは{ $trains_influence_turned }加えます。
rules-nippon-action-local-market =
    影響力トークンを{ $actions_influence }個まで、すべて一つの地方に置きます。
    一個ごとに、そこの都市が求める一種類の製品のキューブを{ $actions_cubes_per_token }個まで払い、その製品のそばにトークンを置きます。
    トークンの値は、キューブ一個、二個、三個の順に、第一の等級の製品なら{ $influence_1_tokens }、
    第二の等級なら{ $influence_2_tokens }、第三の等級なら{ $influence_3_tokens }です。より低いトークンも使えます。
    トークン一個ごとに地方のボーナスを得ます。

    マスは空いているか、より低いトークンがなければなりません。そのトークンは誰のものでも持ち主に戻ります。
    都市のトークンがすでに人数による上限に達していても、どれかより高いトークンなら、空いたマスに置けます。
    いちばん低いものが持ち主に戻り、同じ値のものがあればあなたが選びます。

## 製品：すべてに共通の文。$nameは製品の名前、$idはそのid。

rules-nippon-good =
    等級{ $level }の製品です。工場を建てるには知識{ $knowledge }、稼働させるには石炭{ $coal }個が必要で、
    キューブを{ $capacity }個まで保管できます。各製品の工場は一つしか持てません。

## 工場のボーナス

rules-nippon-bonus-consolidation-yen =
    精算のたびに、トラックの示す額より{ $effect_yen }円多く得ます。トラックの終わりでも同じです。
rules-nippon-bonus-keep-coal =
    精算のたびに、持っていれば石炭{ $effect_coal }個を残し、新しい予算に加えます。
rules-nippon-bonus-money-marks =
    船と列車で現れた印は、資金トラックを{ $actions_money_mark }段ではなく{ $effect_steps }段進めます。
    すでに現れている印の分の差も、すぐに進めます。
rules-nippon-bonus-once-yen =
    この工場を建てたとき、一回だけ{ $effect_yen }円を得ます。
rules-nippon-bonus-knowledge-further =
    知識のアクションで、トラックが無料でさらに{ $effect_steps }段進みます。
rules-nippon-bonus-knowledge-cheaper =
    知識のアクションのコストが、一段、二段、三段でそれぞれ{ $effect_costs }円になります。
    最後に、知識の星を{ $effect_stars }個多く数えます。
rules-nippon-bonus-once-knowledge =
    この工場を建てたとき、一回だけ知識トラックが{ $effect_steps }段進みます。
rules-nippon-bonus-once-blueprints =
    この工場を建てたとき、一回だけ設計図を{ $effect_blueprints }枚得ます。
rules-nippon-bonus-less-coal =
    この工場の稼働に必要な石炭は、{ $good_coal }個ではなく{ $effect_coal }個です。
rules-nippon-bonus-mines-cheaper =
    鉱山のアクションのコストが、一段、二段、三段でそれぞれ{ $effect_costs }円になります。
    最後に、石炭の星を{ $effect_stars }個多く数えます。
rules-nippon-bonus-mines-further =
    鉱山のアクションで、トラックが無料でさらに{ $effect_steps }段進みます。
rules-nippon-bonus-once-coal-track =
    この工場を建てたとき、一回だけ石炭トラックが{ $effect_steps }段進みます。
rules-nippon-bonus-once-turn-ships =
    この工場を建てたとき、一回だけ、ボードに残っている船をすべて裏返します。
    以後、一隻の点は{ $ships_vp }点ではなく{ $ships_vp_turned }点です。
rules-nippon-bonus-once-ships =
    この工場を建てたとき、一回だけ、船を{ $effect_pieces }隻まで無料で地図に置けます。それぞれ別の地方に置きます。
rules-nippon-bonus-ships-cheaper =
    船のアクションのコストが、一隻、二隻、三隻でそれぞれ{ $effect_costs }円になります。
rules-nippon-bonus-once-turn-trains =
    この工場を建てたとき、一回だけ、ボードに残っている列車をすべて裏返します。
    以後、一本の影響力は{ $trains_influence }ではなく{ $trains_influence_turned }です。
rules-nippon-bonus-once-trains =
    この工場を建てたとき、一回だけ、列車を{ $effect_pieces }本まで無料で地図に置けます。それぞれ別の地方に置きます。
rules-nippon-bonus-trains-cheaper =
    列車のアクションのコストが、一本、二本、三本でそれぞれ{ $effect_costs }円になります。
rules-nippon-bonus-once-machinery =
    この工場を建てたとき、一回だけ、機械の改良を{ $effect_upgrades }回まで無料で行えます。
rules-nippon-bonus-more-cubes =
    この工場は、稼働のたびにキューブを{ $effect_cubes }個多く作ります。
rules-nippon-bonus-machinery-cheaper =
    機械のアクションのコストが、改良一回、二回、三回でそれぞれ{ $effect_costs }円になります。

## 地方：すべてに共通の文。$nameは地方の名前、$idはそのid、$city_1と$city_2は都市の名前。

rules-nippon-region =
    都市は{ $city_1 }と{ $city_2 }です。ここに影響力トークンを置くたびに、この地方のボーナスを得ます。

## トラック

rules-nippon-track-money =
    資金トラックは、精算で受け取る円を示します。マスは始めから順に{ $spaces }です。契約、船と列車で現れた印、設計図で進みます。
rules-nippon-track-coal =
    石炭トラックは、精算で受け取る石炭を示します。マスは始めから順に{ $spaces }です。数のないマス（ここでは零）では、
    その手前の数とみなします。鉱山のアクションで進みます。
rules-nippon-track-knowledge =
    知識は、どの工場を建てられるかを決めます。トラックのマスは始めから順に{ $spaces }です。数のないマス（ここでは零）では、
    その手前の数とみなします。知識のアクションで進みます。

## 実績

rules-nippon-achievement-contracts =
    最後に、履行した契約{ $per }枚ごとに一点を得て、倍率を掛けます。トークンがないときの倍率は{ $printed }です。
rules-nippon-achievement-knowledge-stars =
    最後に、知識トラックで達した星{ $per }個ごとに一点を得て、倍率を掛けます。トークンがないときの倍率は{ $printed }です。
rules-nippon-achievement-coal-stars =
    最後に、石炭トラックで達した星{ $per }個ごとに一点を得て、倍率を掛けます。トークンがないときの倍率は{ $printed }です。
rules-nippon-achievement-advanced-factories =
    最後に、等級{ $min_level }以上の自分の工場{ $per }つごとに一点を得て、倍率を掛けます。
    トークンがないときの倍率は{ $printed }です。
rules-nippon-achievement-full-machines =
    最後に、+{ $machine }の機械がある自分の工場{ $per }つごとに一点を得て、倍率を掛けます。
    トークンがないときの倍率は{ $printed }です。
rules-nippon-achievement-yen =
    最後に、賃金の後に残った{ $per }円ごとに一点を得て、倍率を掛けます。トークンがないときの倍率は{ $printed }です。
rules-nippon-achievement-ship-stars =
    最後に、自分の船の列で現れた星{ $per }個ごとに一点を得て、倍率を掛けます。トークンがないときの倍率は{ $printed }です。
rules-nippon-achievement-train-stars =
    最後に、自分の列車の列で現れた星{ $per }個ごとに一点を得て、倍率を掛けます。トークンがないときの倍率は{ $printed }です。
rules-nippon-achievement-regions =
    最後に、自分の影響力トークンがある地方{ $per }つごとに一点を得て、倍率を掛けます。列車だけでは数えません。
    トークンがないときの倍率は{ $printed }です。
