### 横浜デュエル：ルールの文章。idと引数は英語のファイルに説明があります。
###
### 数は内容物シートから来るので、ここに数字は書きません。行の折り返しは句読点の後で行い、空行で段落が変わります。

## 章

rules-duel-overview =
    二人の商人が横浜で競い合います。ゲームは{ $rounds_rounds }ラウンド続き、各ラウンドで二人とも{ $rounds_turns }回の手番を行います。
    手番では強さカードを一枚エリアに出し、そのエリアのアクションを行います。品物を集め、注文を達成し、技術を取り入れ、
    教会を訪れ、舶来品を税関に通し、商店と倉庫を建てます。勝利点は最後にだけ数え、最も多い人の勝ちです。

    品物は、四種類の交易品（銅、生糸、茶、魚）と舶来品、そして円で、どれも数に限りはありません。舶来品はいつも表向きで受け取ります。
    後で裏返すと価値が上がります。

    ほかに、注文{ $orders_count }枚、一枚ずつ異なる技術{ $technologies_count }枚、教会カード{ $church_cards_count }枚、
    強さボーナスカード{ $bonus_cards_count }枚、代理人{ $agents_cards }人があります。

    品物と技術の多くは「横浜」と同じですが、助手も社長もなく、歩き回る地図もありません。
    .title = 概要
    .short = { $rounds_turns }手番のラウンドが{ $rounds_rounds }回。点は最後に数え、最も多い人の勝ちです。

rules-duel-setup =
    強さボーナスカード{ $display_bonus_cards }枚、技術{ $display_technologies }枚、教会カード{ $display_church_cards }枚を表向きに並べます。
    教会カードのうち{ $display_church_cards_out }枚はゲームから除きます。加勢カードと外国代理人は、見えるように山にして置きます。

    二人とも、商店{ $player_shops }軒、倉庫{ $player_warehouses }軒、強化前の面を上にした強さカード、
    銅{ $player_goods_copper }個、生糸{ $player_goods_silk }個、茶{ $player_goods_tea }個、魚{ $player_goods_fish }個を持ちます。
    スタートプレイヤーは{ $player_start_player_yen }円と、
    強さ+{ $extra_strength_plus_1_strength }の加勢カード{ $player_start_player_plus_1 }枚を受け取ります。
    もう一人は{ $player_other_player_yen }円と、同じカード{ $player_other_player_plus_1 }枚です。

    それぞれ注文を{ $player_orders_dealt }枚引き、相手に見せずに{ $player_orders_kept }枚を残します。残りは山札の下に戻します。
    .title = 準備
    .short = 注文{ $player_orders_dealt }枚から{ $player_orders_kept }枚を残します。ほかはすべて公開です。

rules-duel-turn =
    エリアのアクションを行います。強さの合計が高ければ強さボーナスがあり、建設もできます。フリーアクションは、
    自分の手番ならいつでもできます。二人が{ $rounds_turns }回ずつ手番を終えるまで、交互に行います。
    ラウンドで最後に手番を行った人が、次のラウンドを始めます。
    .title = 手番
    .short = エリアのアクションを一つ、届けば強さボーナスと建設。フリーアクションはいつでもできます。

rules-duel-turn-action =
    使用済みでないエリアを選びます。そのラウンドの強さカードが置かれている間、エリアは使用済みです。
    研究所と港だけは使用済みになりません。残っている強さカードのうち、いちばん弱いものを出します。
    加勢カードを{ $extra_strength_per_action }枚まで加えられます。使った加勢カードは後で山に戻ります。

    強さの合計は、強さカードと加勢カードに、そこにある自分の商店の{ $strength_shop }、自分の倉庫の{ $strength_warehouse }、
    駅トークンの{ $strength_station }、そして自分の技術が加える分を足したものです。何を得るかはエリアの表で決まります。
    表の終わりを超えた強さはそこでは役に立ちませんが、ボーナスには数えます。

    そのエリアの倉庫の持ち主は、どちらの手番でも{ $strength_warehouse_income }円を得ます。
    アクションで何も得られないエリアを選んでもかまいません。
    .title = 手順一：エリアのアクション
    .short = 使用済みでないエリアに、いちばん弱い強さカードを出します。カード、加勢カード、建物の強さを足します。

rules-duel-turn-bonus =
    合計が{ $strength_bonus_from_1 }以上なら、表向きの強さボーナスカードを一枚選びます。
    合計{ $strength_bonus_from_1 }で最初の報酬、{ $strength_bonus_from_2 }で最初の二つ、{ $strength_bonus_from_3 }以上で三つすべてを得ます。
    そのカードは捨て札になり、次のカードを表にします。
    .title = 手順二：強さボーナス
    .short = 合計{ $strength_bonus_from_1 }以上で、表向きのボーナスカード一枚の報酬を得ます。

rules-duel-turn-building =
    合計が{ $strength_build_from }以上なら、そのエリアに一つ建てられます。自分の商店がまだなければ商店を{ $building_shop }円で、
    誰の倉庫もなければ倉庫を建てます。倉庫の値段は一軒目から順に{ $building_warehouse }円です。
    .title = 手順三：建設
    .short = 合計{ $strength_build_from }以上で、そのエリアに商店か倉庫を建てられます。

rules-duel-turn-free =
    自分の手番ならいつでも、好きな順に、できるだけ何回でも行えます。注文の達成、代理人の雇用、代理人の使用、技術の使用です。
    .title = フリーアクション
    .short = 注文の達成、代理人の雇用と使用、技術の使用。好きなときにできます。

rules-duel-turn-orders =
    注文を達成するには、その品物を払い、報酬を受け取り、カードを表向きに置きます。勝利点は最後に数えます。
    注文は何枚でも持てますが、最後に手札に残ったものは点になりません。
    .title = 注文
    .short = 品物を払い、報酬を受け取ります。点は最後に数えます。

rules-duel-turn-agents =
    次の条件を満たしている間に、条件ごとにゲーム中一回ずつ、外国代理人を雇えます。達成した注文{ $agents_needs_orders }枚、
    技術{ $agents_needs_technologies }枚、教会カード{ $agents_needs_church_cards }枚、裏返した舶来品{ $agents_needs_turned_imports }個。
    代理人は二人合わせて{ $agents_cards }人です。後で条件を満たさなくなっても、代理人は手元に残ります。

    代理人を使うと、追加でエリアのアクションを一回行います。使用済みのエリアでもかまいません。
    強さカードの代わりに強さ{ $agents_strength }を使います。加勢カード、建物、技術、駅、倉庫の収入はいつものとおりで、
    強さボーナスと建設もできます。使った代理人は裏返し、もう使えません。代理人ではエリアは使用済みになりません。
    .title = 外国代理人
    .short = 代理人は一回だけ、使用済みのエリアでも強さ{ $agents_strength }でアクションを行います。

rules-duel-turn-strength =
    { $strength_cards_count }枚の強さカードの強さは{ $strength_cards_before }です。
    強化にはカードごとに順に{ $strength_cards_cost }円かかり、強化後の強さは{ $strength_cards_after }です。
    加勢カードは{ $extra_strength_hand_max }枚まで持てます。多すぎるときは、好きなものを一枚戻します。

    最後を除く各ラウンドの後、二人とも強さカードを手元に戻します。それぞれ、
    カードに書かれた円を払って{ $strength_cards_upgrades }枚まで強化できます。強化はゲームの終わりまで続きます。
    使った技術は再び使えるようになり、表向きの技術は捨て札にして、新しい技術を{ $display_technologies }枚並べます。
    ラウンドの途中では補充しません。
    .title = 強さカードとラウンドの間
    .short = ラウンドの後、カードは手元に戻り、円を払って強化できます。

rules-duel-rewards =
    品物、舶来品、円はそのまま受け取ります。舶来品はいつも表向きです。加勢カードは山から取り、山が空なら得られません。
    報酬の注文は山札から手札に加えます。選ぶことはできず、相手には見せません。
    舶来品を裏返す報酬には表向きの舶来品が必要で、なければ失われます。

    カードの勝利点は、得たときではなく最後に数えます。
    .title = 報酬

rules-duel-end =
    第{ $rounds_rounds }ラウンドの後、ゲームは終わります。もう強化も技術の回復も行いません。手札に残った注文を捨て、最終得点計算をします。
    .title = ゲームの終わり
    .short = 第{ $rounds_rounds }ラウンドの後、点を数えます。

rules-duel-scoring =
    { duel-score-orders }：書かれた点。

    { duel-score-most-orders }：{ $scoring_most_orders }点。同数なら誰も得ません。

    { duel-score-technologies }：それぞれの説明のとおり。

    { duel-score-most-production }：技術の生産力の合計が高い人に{ $scoring_most_production }点。同じなら誰も得ません。

    { duel-score-church-cards }：書かれた点。

    { duel-score-warehouses }：建てたもの一軒につき{ $scoring_warehouse }点。

    { duel-score-shops }：建てたもの一軒につき{ $scoring_shop }点。

    { duel-score-turned-imports }：一個につき{ $scoring_turned_import }点。

    { duel-score-face-up-imports }：一個につき{ $scoring_face_up_import }点。

    { duel-score-yen }：{ $scoring_yen_per_vp }円ごとに一点。

    { duel-score-goods }：種類を問わず、交易品{ $scoring_goods_per_vp }個ごとに一点。

    点の最も多い人の勝ちです。同点のときは、この一覧の上から順に各項目を比べて決めます。すべて同じなら二人とも勝ちです。
    .title = 最終得点計算
    .short = 注文、技術、教会カード、建物、舶来品、円、交易品がすべて点になります。

rules-duel-options =
    このゲームの版は一つだけです。いつも二人で、ラウンドの数も変わりません。
    .title = 版とオプション

rules-duel-rulings =
    遊んでいて出てくる疑問のうち、説明書に答えのないものへの回答です。
    .title = 裁定

rules-duel-rulings-turn =
    フリーアクションは自分の手番ならいつでも、自分や代理人のエリアのアクションの途中でもできますが、支払いの途中にはできません。
    一つの手番に何人もの代理人を順に使うことができ、自分のアクションはその後でもかまいません。
    港で引いた注文を見ている間は、代理人を港へ送れません。

    アクションでは、まずエリアを選び、次に倉庫の収入を払い、その後で強さを出して合計が決まります。
    そのため、収入は同じアクションで使えますが、後で得たものや建てたものは合計に加わりません。
    倉庫の収入は次のアクションから始まります。

    研究所、港、代理人には、駅、路面電車、乗合馬車は要りません。そのうちいくつかで同じエリアに入れるときは、どれを使うか選びます。

    技術は手に入れたときから働きます。

    強さボーナスは断れません。カードを選び、合計に応じたものをすべて受け取ります。
    .title = 手番の裁定

rules-duel-rulings-payments =
    教会では、舶来品は表向きでも裏向きでも一つの種類です。

    教会と研究所では、カードを選んでから不足の分だけを払います。強さは全部数えます。教会、研究所、税関、中華街は、
    一部でも全部でも見送ることができます。

    注文の山札が足りなければ、残っているだけを得ます。港では、引いたカードのうち少なくとも一枚を残します。

    採鉱技術は、取引や報酬一回ごとに一度だけ、銅の数にかかわらず加わります。
    .title = 獲得と支払いの裁定

rules-duel-rulings-rounds =
    強化を先に決めるのは、終わったばかりのラウンドを始めた人です。

    技術による点は、同点の比較でも、技術の項目だけで数えます。
    .title = ラウンドと終わりの裁定

rules-duel-rulings-hidden =
    隠されているのは、手札の注文と山札の順番です。港で引いたものは本人だけが見ます。自分が山札の下に置いたものは、
    そこにある間、自分には見えます。相手がそれを引いたときも、報酬として引いたか、港で引いたものをすべて残したなら見えます。
    相手がどれを残すかを秘密に選んだ後は、もう見えません。強さカード、加勢カード、代理人、取った教会カードは二人とも知っています。
    .title = 隠された情報

rules-duel-numbers =
    多くのカードに印刷された内容は、説明書の文章にはありません。そのため、このゲームの数は三種類あります。説明書にあるもの、
    説明書から割り出せるもの、そして、分かっていることのすべてに合うように独自に作ったものです。
    どれがどれかは、各カードの項目に書いてあります。ゲームの実物をお持ちの方は、自分の内容物シートで遊べます。
    .title = 数の出典

## エリア

rules-duel-area-tea-plantation =
    茶園では茶を得ます。強さ一から五まで、順に{ $by_strength }個です。
rules-duel-area-fishing-ground =
    漁場では魚を得ます。強さ一から五まで、順に{ $by_strength }個です。
rules-duel-area-silk-mill =
    製糸場では生糸を得ます。強さ一から五まで、順に{ $by_strength }個です。
rules-duel-area-copper-mine =
    銅山では銅を得ます。強さ一から五まで、順に{ $by_strength }個です。
rules-duel-area-bank =
    銀行では円を得ます。強さ一から五まで、順に{ $by_strength }円です。
rules-duel-area-church =
    表の範囲で、強さがそのまま信仰になります。異なる種類を一つ払うごとに信仰を一増やせます。各種類は一回だけです。
    銅{ $church_pay_copper }個、生糸{ $church_pay_silk }個、茶{ $church_pay_tea }個、魚{ $church_pay_fish }個、{ $church_pay_yen }円、
    舶来品{ $church_pay_imports }個。

    必要な信仰が自分の信仰以下の、表向きの教会カードを一枚取り、報酬を得て手元に置きます。勝利点は最後に数えます。教会カードは補充しません。
rules-duel-area-customs =
    強さで決まる数まで、自分の表向きの舶来品を裏返します。最後に、裏返した舶来品は{ $scoring_turned_import }点、
    表向きのものは{ $scoring_face_up_import }点です。
rules-duel-area-chinatown =
    交易品とお金を一回ずつ取引します。取引できる回数は強さで決まります。

    売るときは一回に一個で、銅は{ $chinatown_sell_copper }円、生糸は{ $chinatown_sell_silk }円、
    茶は{ $chinatown_sell_tea }円、魚は{ $chinatown_sell_fish }円です。買うときも一回に一個で、銅は{ $chinatown_buy_copper }円、
    生糸は{ $chinatown_buy_silk }円、茶は{ $chinatown_buy_tea }円、魚は{ $chinatown_buy_fish }円、
    舶来品は{ $chinatown_buy_imports }円です。舶来品は売れません。
rules-duel-area-laboratory =
    研究所は使用済みになりません。カードの生産力が自分の生産力以下の、表向きの技術を一枚取ります。
    生産力は、{ $laboratory_per_production_yen }円か舶来品{ $laboratory_per_production_imports }個を払うたびに、何回でも一増やせます。
    舶来品は表裏どちらでもかまいません。

    自分の{ $laboratory_surcharge_from }枚目以降の技術には、
    さらに{ $laboratory_surcharge_yen }円か舶来品{ $laboratory_surcharge_imports }個がかかります。
rules-duel-area-port =
    港は使用済みになりません。表の枚数だけ注文を引いて見ます。一枚は無料で残せます。
    または、{ $port_second_order_yen }円か表裏を問わず舶来品{ $port_second_order_imports }個を払えば、
    全部で{ $port_orders_max }枚まで残せます。ほかは好きな順番で山札の下に戻します。

## 技術

rules-duel-technology-exposition =
    最後に{ $effect_vp }点を得ます。
rules-duel-technology-ball =
    最後に、達成した注文一枚につき{ $effect_vp_per_order }点を得ます。
rules-duel-technology-station =
    すぐに、好きなエリアに駅トークンを置きます。そこでは二人とも強さが{ $effect_strength }増えます。
    さらに、あなただけは各ラウンド{ $effect_per_round }回まで、使用済みでもそのエリアを選べます。
rules-duel-technology-mining =
    銅を得るたびに、どこから得ても、さらに{ $effect_extra_copper }個を得ます。
rules-duel-technology-stock =
    手番の始めに持っているのが{ $effect_at_most_yen }円以下なら、{ $effect_yen }円を得ます。
rules-duel-technology-patent =
    最後に、これを含む自分の技術一枚につき{ $effect_vp_per_technology }点を得ます。
rules-duel-technology-letterpress =
    この後に技術を取るたびに、{ $effect_yen_per_technology }円を得ます。
rules-duel-technology-stagecoach =
    各ラウンド{ $effect_per_round }回まで、自分の倉庫がある使用済みのエリアを選べます。
rules-duel-technology-electric-light =
    最後に、建てた倉庫一軒につき{ $effect_vp_per_warehouse }点を得ます。
rules-duel-technology-postal =
    各ラウンド{ $effect_per_round }回まで、いちばん弱いカードの代わりに、残っている好きな強さカードを出せます。
rules-duel-technology-gaslight =
    最後に、建てた商店一軒につき{ $effect_vp_per_shop }点を得ます。
rules-duel-technology-telegraph =
    出した加勢カードは、代理人のときも、一枚につき強さが{ $effect_extra_strength }増えます。
rules-duel-technology-language-school =
    注文を達成するたびに、さらに{ $effect_yen_per_order }円を得ます。
rules-duel-technology-university =
    { $effect_upgrade_cost ->
        [0] ラウンドの後の強化が無料になります。
       *[other] ラウンドの後の強化が{ $effect_upgrade_cost }円になります。
    }強化できる枚数は変わりません。
rules-duel-technology-tram =
    各ラウンド{ $effect_per_round }回まで、使用済みの好きなエリアを選べます。
rules-duel-technology-winery =
    最後に、自分の教会カード一枚につき{ $effect_vp_per_church_card }点を得ます。
rules-duel-technology-telephone =
    各ラウンド{ $effect_per_round }回まで、エリアのアクションや代理人で、
    強さ{ $effect_strength }を{ $effect_pay_yen }円で加えられます。
rules-duel-technology-newspaper =
    すぐに、強さ+{ $extra_strength_plus_1_strength }の加勢カードを{ $effect_at_once_plus_1 }枚得ます。
    以後の各ラウンドの始めに、さらに{ $effect_each_round_plus_1 }枚を得ます。
rules-duel-technology-spinning-mill =
    各ラウンド{ $effect_per_round }回まで、自分の手番のいつでも、生糸{ $effect_pay_silk }個を{ $effect_get_yen }円に替えられます。
rules-duel-technology-brickyard =
    最後に、自分の裏返した舶来品一個につき{ $effect_vp_per_turned_import }点を得ます。

## 品物、駒、加勢カード

rules-duel-good-copper =
    銅山で得る交易品です。中華街では{ $chinatown_sell_copper }円で売れ、{ $chinatown_buy_copper }円で買えます。
    最後に、種類を問わず交易品{ $scoring_goods_per_vp }個ごとに一点です。
rules-duel-good-silk =
    製糸場で得る交易品です。中華街では{ $chinatown_sell_silk }円で売れ、{ $chinatown_buy_silk }円で買えます。
    最後に、種類を問わず交易品{ $scoring_goods_per_vp }個ごとに一点です。
rules-duel-good-tea =
    茶園で得る交易品です。中華街では{ $chinatown_sell_tea }円で売れ、{ $chinatown_buy_tea }円で買えます。
    最後に、種類を問わず交易品{ $scoring_goods_per_vp }個ごとに一点です。
rules-duel-good-fish =
    漁場で得る交易品です。中華街では{ $chinatown_sell_fish }円で売れ、{ $chinatown_buy_fish }円で買えます。
    最後に、種類を問わず交易品{ $scoring_goods_per_vp }個ごとに一点です。
rules-duel-good-imports =
    舶来品は交易品ではありません。報酬として、または中華街で{ $chinatown_buy_imports }円で、表向きで手に入り、売ることはできません。
    教会、研究所、港の二枚目の注文の支払いに、表裏を問わず使えます。最後に、裏返したものは{ $scoring_turned_import }点、
    表向きのものは{ $scoring_face_up_import }点です。
rules-duel-good-yen =
    お金です。最後に、{ $scoring_yen_per_vp }円ごとに一点です。

rules-duel-piece-shop =
    商店は{ $building_shop }円で、合計{ $strength_build_from }以上のときに建てます。一つのエリアに自分のものは一軒までです。
    そこでの強さが{ $strength_shop }増え、最後に{ $scoring_shop }点になります。
rules-duel-piece-warehouse =
    倉庫の値段は一軒目から順に{ $building_warehouse }円です。合計{ $strength_build_from }以上のときに建てます。
    一つのエリアには一軒しか建てられません。そこでの強さが{ $strength_warehouse }増え、
    誰かがそこでアクションを行うたびに{ $strength_warehouse_income }円を得て、最後に{ $scoring_warehouse }点になります。
rules-duel-piece-station =
    駅トークンは技術「駅」で登場します。そのエリアでは二人とも強さが{ $strength_station }増えます。

# 両方に共通の文。$nameはカードの名前、$idはそのid。
rules-duel-extra =
    エリアのアクションや代理人で出すと、強さを{ $strength }増やし、その後は山に戻ります。
    全部で{ $cards }枚あり、加勢カードは{ $extra_strength_hand_max }枚まで持てます。
