### 横浜：ルールの文章。idと引数は英語のファイルに説明があります。
###
### 数は内容物シートから来るので、ここに数字は書きません。行の折り返しは句読点の後で行い、空行で段落が変わります。

## 章

rules-yokohama-overview =
    世界に開かれたばかりの港町、横浜で貿易会社を営みます。助手を送り出し、社長を町のあちこちへ動かし、品物を集め、
    海外からの注文を達成し、新しい技術を取り入れ、商店と商館を建てます。最後に勝利点が最も多い人の勝ちです。
    二人から四人で遊べます。

    町はエリアボードでできていて、ゲームのたびに並べ直します。社長が止まったエリアのアクションを行い、
    そこに集めた勢力が大きいほど多くを得ます。自分の駒は三つの場所にあります。手元、ボードの上、そして倉庫です。
    倉庫の駒は、手元に出してからでないと使えません。

    品物は、四種類の交易品（銅、生糸、茶、魚）と、それより価値が高く多くの支払いに使える舶来品、そして円です。
    どれもなくなることはありません。

    ほかに、注文{ $orders_count }枚、{ $technology_names_count }種類の技術カード{ $technologies_count }枚、
    三つの山札に分かれた実績{ $achievements_count }枚、外国代理人{ $agents_count }人があります。
    .title = 概要
    .short = 品物を集め、注文を達成し、建て、学びます。勝利点の最も多い人の勝ちです。

rules-yokohama-setup =
    使うエリアボードを混ぜ、れんがを積むように、頂点を下にしたピラミッドの形に並べます。各段の枚数は上から、
    二人なら{ $map_pyramid_2p }、三人なら{ $map_pyramid_3p }、四人なら{ $map_pyramid_4p }です。
    全部で{ $boards_count_2p }枚、{ $boards_count_3p }枚、{ $boards_count_4p }枚になります。接しているボードは隣り合っています。
    人数が少ないときは、いくつかのボードを箱に残します。地図に何枚あるかは、各エリアの項目にあります。

    運河を除くすべてのエリアに、建設地一枚（全{ $sites_count }枚）と勢力五トークン一個（全{ $five_power_tokens_count }個）を無作為に置きます。
    三つの山札から実績を一枚ずつ引きます。

    全員が、銅{ $player_goods_copper }個、生糸{ $player_goods_silk }個、茶{ $player_goods_tea }個、魚{ $player_goods_fish }個で始めます。
    スタートプレイヤーは{ $player_yen_start_player }円、ほかの人は{ $player_yen_others }円です。
    手元には、社長、第二版では助手{ $editions_second_assistants_hand }人（初版では{ $editions_original_assistants_hand }人）、
    商店{ $player_shophouses_hand }軒、商館{ $player_trading_houses_hand }軒を置きます。
    倉庫には、助手{ $editions_second_assistants_warehouse }人（初版では{ $editions_original_assistants_warehouse }人）、
    商店{ $player_shophouses_warehouse }軒、商館{ $player_trading_houses_warehouse }軒を置きます。

    港のスロットに注文を、研究所のスロットに技術を並べます。その前に、注文{ $orders_count }枚のうち何枚かを見ないで除きます。
    二人なら{ $orders_removed_2p }枚、三人なら{ $orders_removed_3p }枚、四人なら{ $orders_removed_4p }枚です。
    それから全員が注文を{ $player_orders_dealt }枚引き、秘密に{ $player_orders_kept }枚を残します。これが最初の選択です。

    第二版の二人ゲームでは、中立の助手が、教会ボードと税関ボードの印の付いたマスを一つずつふさぎます。
    .title = 準備
    .short =
        地図はゲームのたびに並べ直します。注文は{ $player_orders_dealt }枚から{ $player_orders_kept }枚を残します。

rules-yokohama-turn =
    手番は、追加アクション、メインアクション、もう一度追加アクション、の三つの段階からなります。その後、次の人の手番です。

    メインアクションには六つまでの手順があります。助手を置き、社長を動かし、エリアのアクションを行い、勢力五ボーナスを取り、
    建設し、助手を呼び戻します。ボーナスと建設をするかどうかは自由で、ほかは毎回行います。
    社長を動かす代わりに手元に戻すと、その手番のメインアクションは終わりです。
    .title = 手番
    .short = 追加アクション、六つまでの手順のメインアクション、もう一度追加アクション。

rules-yokohama-turn-placement =
    二つの置き方から一つを選びます。手元の助手を{ $turn_placement_a_max }人まで、それぞれ別のエリアに分けて置くか、
    手元の助手をちょうど{ $turn_placement_b }人、一つのエリアにまとめて置きます。

    ほかのプレイヤーの社長がいるエリアでは、置く助手一人につき{ $turn_placement_fee }円を、それぞれの社長の持ち主に払います。
    自分の社長には払いません。運河に助手は置けません。

    { $editions_original_placement_a_min ->
        [0] 一人も置かないこともできます。
       *[other] 初版では、できるなら少なくとも{ $editions_original_placement_a_min }人を置きます。第二版では、一人も置かなくてもかまいません。
    }
    .title = 手順一：助手の配置
    .short = 助手を別々のエリアに{ $turn_placement_a_max }人まで、または一つのエリアに{ $turn_placement_b }人。

rules-yokohama-turn-movement =
    アクションを行えるのは、自分の助手が一人以上いて、ほかの社長がいないエリアです。社長が手元にあれば、
    そうしたエリアのどれにでも無料で置けます。地図の上にあれば、隣り合うエリアを通ってそこまで歩きます。

    途中のエリアには、どこも自分の助手が必要です。ほかの社長がいるエリアに入るには、
    それぞれの持ち主に{ $turn_movement_fee }円を払い、そこで止まることはできません。
    運河では助手は要りませんが、サプライに{ $turn_canal_fee }円を払い、やはりそこで止まることはできません。
    出発したのとは別のエリアで止まらなければなりません。

    動く代わりに、社長を手元に戻すことができます。エリアにいる自分の助手も、好きなだけ一緒に戻せます。
    その場合、メインアクションの残りの手順はありません。行ける所がなければ、必ずこうします。
    .title = 手順二：社長の移動
    .short = 社長は、自分の助手が待ち、ほかの社長がいないエリアへ行きます。

rules-yokohama-turn-action =
    そのエリアでの勢力を数えます。自分の助手一人につき{ $power_assistant }、社長が{ $power_president }、
    自分の商店が{ $power_shophouse }、自分の商館が{ $power_trading_house }、駅トークンがあれば{ $power_station }です。
    勢力は{ $power_max }を超えません。

    その勢力でエリアのアクションを行います。そこの商館がほかの人のものなら、
    その人がサプライから{ $power_trading_house_income }円を得ます。
    .title = 手順三：エリアのアクション
    .short =
        そこでの助手、社長、建物の勢力を数えます（{ $power_max }まで）。勢力でエリアから得るものが決まります。

rules-yokohama-turn-bonus =
    勢力が{ $power_five_power_token_at }なら、そのエリアに残っている勢力五トークンを取れます。報酬をすぐに受け取り、
    トークンは裏向きで持っておきます。後で実績に数えることがあります。各エリアにゲームを通して一つしかありません。
    取らずに残したトークンは、後で誰でも取れます。
    .title = 手順四：勢力五ボーナス
    .short = 勢力{ $power_five_power_token_at }で、ゲーム中に一回だけエリアのトークンを取れます。

rules-yokohama-turn-construction =
    勢力が{ $power_build_from }以上なら、エリアの建設地に、手元の建物を一軒建てられます。その建設地に自分の商店がまだなければ、
    空いた商店のマスに商店を、誰の商館もなければ商館を建てます。マスの報酬はすぐに受け取ります。
    建物は次のアクションから、ここでの勢力に加わります。
    .title = 手順五：建設
    .short = 勢力{ $power_build_from }以上で、手元の建物を空いたマスに建てられます。

rules-yokohama-turn-recovery =
    アクションを行ったエリアにいる自分の助手は、着いたばかりの助手も含めて、全員手元に戻ります。社長はそのまま残ります。
    .title = 手順六：回収
    .short = このエリアの助手は手元に戻り、社長は残ります。

rules-yokohama-turn-additional =
    メインアクションの前と後に、次のことを好きな順に、できるだけ何回でも行えます。外国代理人の使用、実績の獲得、注文の達成です。
    .title = 追加アクション
    .short = メインアクションの前と後に、代理人の使用、実績の獲得、注文の達成ができます。

rules-yokohama-turn-agents =
    代理人は、追加のエリアのアクション一回分です。メインアクションの前か後に、一つの手番に{ $turn_agents_per_turn }人まで使えます。
    代理人を裏返し、自分の助手が一人以上いて、自分の社長がいないエリアを選びます。ほかの社長は関係なく、何も払いません。
    そこでエリアのアクションを行い、勢力五ボーナスと建設もでき、助手が手元に戻ります。すべていつものとおりで、
    社長の勢力がないだけです。

    代理人は国から来ます。技術と達成した注文には国の印があります。
    同じ国のカードの数が{ $turn_icons_per_agent }の倍数になるたびに、残っていればその国の代理人を一人得ます。
    代理人は全部で{ $agents_count }人です。
    .title = 外国代理人
    .short = 同じ国のカード{ $turn_icons_per_agent }枚ごとに代理人一人。社長なしでアクションを行います。

rules-yokohama-turn-achievements =
    場にある実績の条件を満たしていれば、それぞれ一回だけ獲得できます。手元の助手を一人その上に置きます。
    助手はゲームの終わりまでそこに残ります。払うものはありません。最初の人は高い方の点を、後の人は低い方の点を得ます。
    .title = 実績
    .short = 条件を満たして助手を一人置きます。最初の人の点が高くなります。

rules-yokohama-turn-orders =
    手札の注文を達成するには、品物をすべて払い、報酬を受け取り、カードを自分の前に表向きに置きます。
    その国は、このときから自分のものとして数えます。注文は{ $player_orders_hand_max }枚まで持て、捨てることはできません。
    上限を超えるカードは取れません。

    港で取った注文は、全員に知られたままです。最初に残した注文だけが、達成するまで秘密です。
    .title = 注文
    .short = 品物を払い、報酬を受け取ります。持てるのは{ $player_orders_hand_max }枚まで。

rules-yokohama-rewards =
    交易品、舶来品、円、点の報酬は、そのまま受け取ります。好きな交易品は、銅、生糸、茶、魚のどれでもよく、
    いくつか得るときは一つずつ選びます。

    倉庫報酬では、駒を一つ倉庫から手元に出せます。値段は職業紹介所と同じで、
    { $hiring_assistant ->
        [0] 助手は無料、
       *[other] 助手は{ $hiring_assistant }円、
    }商店は{ $hiring_shophouse }円、商館は一軒目から順に{ $hiring_trading_house }円です。

    移動報酬では、手元かエリアにいる自分の助手一人を、運河を除く別の好きなエリアに移せます。距離は問わず、料金も要りません。

    倉庫報酬と移動報酬は、すぐに一つずつ行います。それぞれ断ることもできます。
    .title = 報酬

rules-yokohama-end =
    次のどれかが起きると、終わりが近づきます。誰かが商館を{ $end_trading_houses }軒建てたとき、誰かが商店を{ $end_shophouses }軒建てたとき、
    港をすっかり補充できないとき、教会ボードか税関ボードに十分な数の助手が置かれたときです。

    教会ではその数は、中立の助手も含めて、二人なら{ $editions_second_church_end_2p }人、三人なら{ $editions_second_church_end_3p }人、
    四人なら{ $editions_second_church_end_4p }人です。
    初版の教会では、二人なら{ $editions_original_church_end_2p }人、三人なら{ $editions_original_church_end_3p }人、
    四人なら{ $editions_original_church_end_4p }人です。
    税関ではその数は、二人なら{ $editions_second_customs_end_2p }人、三人なら{ $editions_second_customs_end_3p }人、
    四人なら{ $editions_second_customs_end_4p }人です。
    初版の税関では、二人なら{ $editions_original_customs_end_2p }人、三人なら{ $editions_original_customs_end_3p }人、
    四人なら{ $editions_original_customs_end_4p }人です。

    そのラウンドは最後の席まで行います。その後、さらに{ $end_extra_rounds }ラウンドを行い、全員の手番の数をそろえます。
    それから最終得点計算をします。
    .title = ゲームの終わり
    .short =
        建物、注文、教会、税関のどれかが条件に達したら、そのラウンドを終え、あと{ $end_extra_rounds }ラウンド行います。

rules-yokohama-scoring =
    教会：ボードに助手が最も多い人は{ $church_majority_1 }点、二番目の人は{ $church_majority_2 }点を得ます。
    同数のときは、より右に助手がいる人が上です。

    税関：同じように、{ $customs_majority_1 }点と{ $customs_majority_2 }点です。どちらのボードでも、助手が一人以上いなければ順位はありません。
    一人のプレイヤーしかいなければ、二位はありません。

    技術：生産力の合計が最も高い人は{ $scoring_technology_1 }点、二番目の人は{ $scoring_technology_2 }点を得ます。
    スロットが値段に加えた分は数えません。同じときは、スタートプレイヤーから時計回りに近い人が上です。
    技術がなければ、ここでは点がありません。

    国：手札に残った注文を捨てます。技術と達成した注文の国を、異なる国の組に分けます。
    五か国の組は{ $scoring_country_sets_5 }点、四か国は{ $scoring_country_sets_4 }点、三か国は{ $scoring_country_sets_3 }点、
    二か国は{ $scoring_country_sets_2 }点、一か国は{ $scoring_country_sets_1 }点です。最も良い分け方は自動で見つけます。

    残ったもの：使わなかった外国代理人一人につき{ $scoring_unused_agent }点、舶来品一個につき{ $scoring_imports }点、
    円は{ $scoring_yen_per_vp }円ごとに一点、交易品は種類を問わず{ $scoring_goods_per_vp }個ごとに一点です。

    点の最も多い人の勝ちです。同点のときは、そのうちスタートプレイヤーから時計回りに最も近い人の勝ちです。
    .title = 最終得点計算
    .short = 最多の点、国の組、代理人、舶来品、円、交易品が最後の点になります。

rules-yokohama-options =
    版を選べます。第二版には、ほかにもオプションがあります。
    .title = 版とオプション

rules-yokohama-options-editions =
    選ばなければ第二版です。初版では、各プレイヤーの助手は{ $editions_original_assistants_total }人です。
    第二版では{ $editions_second_assistants_total }人で、
    そのうち{ $editions_second_assistants_score }人は得点を示すだけに使います。

    ほかの違い。教会でお金を信仰にするときの値段は、初版では{ $editions_original_church_yen_per_faith }円、
    第二版では{ $editions_second_church_yen_per_faith }円です。
    技術の割増は、初版では自分の{ $editions_original_technology_surcharge_from }枚目から、
    第二版では{ $editions_second_technology_surcharge_from }枚目からかかります。
    助手を分けて置くとき、できるなら置かなければならない最少の人数は、初版では{ $editions_original_placement_a_min }人、
    第二版では{ $editions_second_placement_a_min }人です。
    終わりをもたらす助手の数も異なります（終わりの項目を見てください）。

    中立の助手、ライバル、二つの小さな拡張は、第二版だけにあります。
    .title = 版

rules-yokohama-options-rival =
    第二版の二人ゲームだけのものです。{ $editions_second_rival ->
        [yes] 外さなければ使います。
       *[no] 選ばなければ使いません。
    }中立の助手は、三人目のプレイヤーのものとして、教会と税関の最終得点計算に加わります。
    技術の得点計算には、生産力{ $scoring_rival_production }のライバルが加わります。
    ライバルは一位や二位を奪うことはありますが、ゲームに勝つことはありません。

    このオプションがなければ、中立の助手はマスをふさぎ、終わりの数に入るだけです。
    .title = { yokohama-option-rival }

rules-yokohama-options-achievement-rewards =
    第二版の小さな拡張で、選ばなければ使いません。
    準備のとき、報酬トークン{ $mini_expansions_achievement_rewards_count }個のうち{ $mini_expansions_achievement_rewards_drawn }個を、
    表向きに並べます。実績を{ $mini_expansions_achievement_rewards_needed }つ獲得したら、すぐにその一つを取ります。
    トークンには、カードの国と同じように数える国か、ほかの代理人と同じように使える自由代理人が描かれています。
    .title = { yokohama-option-achievement-rewards }

rules-yokohama-options-free-agents =
    第二版の小さな拡張で、選ばなければ使いません。
    追加の勢力五トークン{ $mini_expansions_free_agents_tokens }個を、ほかのトークンに混ぜます。取ったら自分の前に表向きに置き、
    どの国にも属さない代理人として一回使えます。実績では勢力五トークンとしても数えます。
    使わなかった自由代理人は、最後に点になりません。
    .title = { yokohama-option-free-agents }

rules-yokohama-options-round-limit =
    選ばなければ使いません。ラウンド数の上限を決めると、その数のラウンドの後でゲームを止め、そのままの状態で得点を数えます。
    プログラムどうしの対局がいつまでも続かないようにするためのものです。
    .title = ラウンド数の上限

rules-yokohama-rulings =
    遊んでいて出てくる疑問のうち、説明書に答えのないものへの回答です。
    .title = 裁定

rules-yokohama-rulings-movement =
    歩くとき、同じエリアに二度入ることはありません。持っているお金で止まれる所にまだ着ける一歩だけを選べます。
    料金は一歩ごとに払います。

    社長がすでに手元にあっても、呼び戻しを選べます。そのときは助手だけが戻るか、誰も戻りません。

    路面電車と駅は歩く代わりになり、社長が手元にあるときも使えます。どちらでも、社長が今いるエリアへは行けません。
    駅の行き先には自分の助手は要りませんが、路面電車と郵便制度では必要です。

    乗合馬車があれば、郵便制度や路面電車を使うときも、移動の手順の間は社長の料金が要りません。
    運河の料金と、助手を置く料金は払います。

    助手は一人ずつ置いて払い、どの一人の後でもやめられます（初版では最初の一人の後から）。
    二人まとめて置けるのは、二人分を払える所だけです。電報の助手は最後に置き、手元に助手がいないか、払えなければ置きません。
    .title = 配置と移動の裁定

rules-yokohama-rulings-actions =
    勢力は、エリアのアクションの始めに一回だけ数えます。その間に何が来ても去っても、ボーナスと建設にもその勢力を使います。
    エリアから教会ボードや税関ボードへ移った助手も、数えたままです。

    電話は、代理人の場合も含め、回収のたびに使えます。

    代理人では、使うその時だけが問題です。この手番に社長が行く所や、いた所でも使えますが、今いる所では使えません。
    社長が手元にあれば、どこにもいません。得たばかりの代理人も、この手番にまだ代理人を使えるなら、すぐに使えます。
    自由代理人もこの上限に含みます。

    技術は手に入れたときから、同じアクションの残りでも働きますが、それより前のことには働きません。

    紡績所と大学は、自分の手番のどの選択のときにも使えますが、支払いの途中と、歩き始めてから止まるまでの間は使えません。
    どちらかを使えば選択肢が生まれる間は、手順が自動で終わることはありません。

    教会、税関、研究所では、先にマスかカードを選び、その後で払います。勢力は全部数え、不足の分だけを払います。
    全部払えないものは選べません。品物と円は必ず受け取ります。選べるものは、全部でも一部でも断れます。

    教会では、勢力一がそのまま信仰一です。それより少ないとする一つの表は誤植とみなします。
    エリアにも手元にも助手がいなければ、教会ボードや税関ボードには何も置かず、何も払いません。

    港の注文二枚は、列を詰める前に一緒に取ります。最大の勢力で港から得る点は、カードを取らなくても得ます。
    説明書では手札は秘密ですが、港で取った注文は全員が見ているので、知られたままです。

    商館の値段は、自分の商館が何軒倉庫を出たかで決まります。どのように出たかは関係ありません。

    採鉱技術は、獲得一回ごとに一度だけ加わります。中華街の取引、アクション、報酬をそれぞれ一回とし、銅の数は関係ありません。

    倉庫報酬では好きな駒を選べます。倉庫に払える駒がなければ失われます。

    一つの出来事でいくつものことが起きるときは、次の順です。払い、カードを得るか駒を置き、その報酬を受け取り、
    技術が加える分を得て、代理人を得るなら得て、最後に列を補充します。
    .title = アクションの裁定

rules-yokohama-rulings-end =
    終わりのきっかけを作っても、手番はいつものとおり続きます。ほかの条件を重ねて満たしても、何も変わりません。
    最後の席の人がきっかけを作ったら、すぐ次のラウンドから追加のラウンドになります。

    ライバルは、加わる得点計算では一人のプレイヤーとして数えます。そのために誰かが二位になるときも同じです。

    代理人を得るときにその国の代理人が残っていなければ、後で得ることもありません。使った代理人と裏返したトークンも自分のもので、
    実績に数えます。自由代理人は最後に点になりません。説明書にあるのが外国代理人だけだからです。
    .title = 終わりの裁定

rules-yokohama-numbers =
    多くのカードやボードに印刷された内容は、どの説明書の文章にもありません。そのため、このゲームの数は三種類あります。
    説明書にあるもの、説明書から割り出せるもの、そして、分かっていることのすべてに合うように独自に作ったものです。
    どれがどれかは、各カードの項目に書いてあります。ゲームの実物をお持ちの方は、自分の内容物シートで遊べます。
    .title = 数の出典

## エリア

rules-yokohama-area-copper-mine =
    銅山では、交易品の中で最も珍しい銅を得ます。勢力一から五まで、順に{ $by_power }個です。
rules-yokohama-area-silk-mill =
    製糸場では生糸を得ます。勢力一から五まで、順に{ $by_power }個です。
rules-yokohama-area-tea-plantation =
    茶園では茶を得ます。勢力一から五まで、順に{ $by_power }個です。
rules-yokohama-area-fishing-ground =
    漁場では魚を得ます。勢力一から五まで、順に{ $by_power }個です。
rules-yokohama-area-bank =
    銀行では円を得ます。勢力一から五まで、順に{ $by_power }円です。
rules-yokohama-area-chinatown =
    交易品とお金を一回ずつ取引します。取引できる回数は勢力で決まります。

    売るときは一回に一個で、銅は{ $chinatown_sell_copper }円、生糸は{ $chinatown_sell_silk }円、
    茶は{ $chinatown_sell_tea }円、魚は{ $chinatown_sell_fish }円です。買うときも一回に一個で、銅は{ $chinatown_buy_copper }円、
    生糸は{ $chinatown_buy_silk }円、茶は{ $chinatown_buy_tea }円、魚は{ $chinatown_buy_fish }円、
    舶来品は{ $chinatown_buy_imports }円です。舶来品は売れません。
rules-yokohama-area-employment-agency =
    勢力で決まる数まで、駒を倉庫から手元に出します。{ $hiring_assistant ->
        [0] 助手は無料です。
       *[other] 助手は{ $hiring_assistant }円です。
    }商店は{ $hiring_shophouse }円、商館は一軒目から順に{ $hiring_trading_house }円です。
rules-yokohama-area-customs =
    舶来品を一個以上、勢力で決まる数まで払います。払ったのとちょうど同じ数の書かれた、税関ボードの空いたマスに、
    このエリアか手元の助手を一人置き、マスの報酬を得ます。助手はずっとそこに残ります。
    ゲームの終わりに、ここに助手が最も多い人と次の人が、{ $customs_majority_1 }点と{ $customs_majority_2 }点を得ます。
rules-yokohama-area-church =
    勢力がそのまま信仰になります。異なる種類を一つ払うごとに信仰を一増やせます。各種類は一回だけです。
    銅{ $church_pay_copper }個、生糸{ $church_pay_silk }個、茶{ $church_pay_tea }個、魚{ $church_pay_fish }個、
    舶来品{ $church_pay_imports }個、
    お金（第二版では{ $editions_second_church_yen_per_faith }円、初版では{ $editions_original_church_yen_per_faith }円）。

    書かれた数が信仰以下の、教会ボードの空いたマスに、このエリアか手元の助手を一人置き、報酬を得ます。余った信仰は失われます。
    助手はずっとそこに残ります。
    ゲームの終わりに、ここに助手が最も多い人と次の人が、{ $church_majority_1 }点と{ $church_majority_2 }点を得ます。
rules-yokohama-area-laboratory-a =
    この研究所のボードから技術を一枚取ります。値段は、生産力とスロットが加える分（左から{ $laboratory_slots }）の合計です。
    勢力一につき一を払えます。
    不足は、一につき{ $laboratory_per_production_yen }円か舶来品{ $laboratory_per_production_imports }個で、自由に組み合わせて払います。
    余った勢力は失われます。

    自分の{ $editions_second_technology_surcharge_from }枚目の技術から（初版では{ $editions_original_technology_surcharge_from }枚目から）、
    割増として{ $laboratory_surcharge_yen }円か舶来品{ $laboratory_surcharge_imports }個を払います。

    技術は何枚でも持てますが、同じ名前のものは一枚だけです。カードは左に詰め、列を補充します。
    山札がなくなれば、右側は空いたままです。
rules-yokohama-area-laboratory-b =
    この研究所は研究所Aと同じですが、自分のボードがあり、技術はそこから取ります。
    値段は、生産力とスロットが加える分（左から{ $laboratory_slots }）の合計で、払い方も同じです。
rules-yokohama-area-port-a =
    この港のボードから注文を一枚、無料で取ります。
    または、{ $port_second_order_yen }円か舶来品{ $port_second_order_imports }個を払えば、全部で{ $port_orders_max }枚まで取れます。
    どの等級から選べるかは勢力で決まり、勢力{ $power_max }ならさらに{ $vp_5 }点を得ます。

    その後、注文を左に詰め、列を補充します。補充しきれなければ、ゲームの終わりが近づきます。
    注文は{ $player_orders_hand_max }枚まで持てます。
rules-yokohama-area-port-b =
    この港は港Aと同じですが、自分のボードがあり、注文はそこから取ります。一枚目は無料で、
    さらに{ $port_second_order_yen }円か舶来品{ $port_second_order_imports }個を払えば、全部で{ $port_orders_max }枚まで取れます。
    勢力{ $power_max }ならさらに{ $vp_5 }点を得ます。
rules-yokohama-area-canal =
    ここには何も置けず、何も建てられず、アクションもありません。社長は助手がいなくても、
    サプライに{ $turn_canal_fee }円を払えば通れますが、止まることはできません。

## 技術

rules-yokohama-technology-ball =
    注文を達成するたびに、さらに{ $effect_vp_per_order }点を得ます。
rules-yokohama-technology-brickyard =
    税関のアクションで自分の助手を税関ボードに置くたびに、さらに{ $effect_vp_per_customs }点を得ます。
rules-yokohama-technology-electric-light =
    商館を建てるたびに、さらに{ $effect_vp_per_trading_house }点を得ます。
rules-yokohama-technology-exposition =
    すぐに{ $effect_vp_at_once }点を得ます。
rules-yokohama-technology-gaslight =
    商店を建てるたびに、さらに{ $effect_vp_per_shophouse }点を得ます。
rules-yokohama-technology-language-school =
    注文を達成するたびに、さらに{ $effect_yen_per_order }円を得ます。
rules-yokohama-technology-letterpress =
    この後に技術を取るたびに、{ $effect_yen_per_technology }円を得ます。
rules-yokohama-technology-mining =
    銅を得るたびに、どこから得ても、さらに{ $effect_extra_copper }個を得ます。
rules-yokohama-technology-newspaper =
    助手を分けて置くとき、{ $turn_placement_a_max }人ではなく{ $effect_placement_a_max }人まで置けます。料金はいつものとおりです。
rules-yokohama-technology-patent =
    この後に技術を取るたびに、{ $effect_vp_per_technology }点を得ます。
rules-yokohama-technology-postal =
    自分の助手がいれば、ほかの社長がいるエリアにも社長を止めたり置いたりして、アクションを行えます。
    乗合馬車がなければ、そこにいる社長の持ち主それぞれに{ $turn_movement_fee }円を払います。
rules-yokohama-technology-spinning-mill =
    自分の手番ごとに{ $effect_per_turn }回まで、生糸{ $effect_pay_silk }個を{ $effect_get_yen }円に替えられます。
rules-yokohama-technology-stagecoach =
    自分の社長が動くとき、ほかの社長の持ち主に払いません。乗合馬車だけでは、ほかの社長のいる所に止まることはできません。
rules-yokohama-technology-station =
    すぐに、運河を除く好きなエリアに駅トークンを置きます。以後、そこでは全員の勢力が{ $effect_power }増えます。
    あなただけは移動の手順で、誰がいても、誰にも払わずに、社長をそのエリアへ直接動かせます。移動はそれで終わりです。
rules-yokohama-technology-stock =
    手番の始めに持っているのが{ $effect_at_most_yen }円以下なら、{ $effect_fill_to_yen }円になるまで受け取ります。
rules-yokohama-technology-telegram =
    一つのエリアに助手を{ $turn_placement_b }人置いた後、
    隣のエリアにもう{ $effect_extra_assistants }人を、いつもの料金で置けます。
rules-yokohama-technology-telephone =
    エリアから助手を回収するとき、{ $effect_assistants_left }人をそこに残せます。
rules-yokohama-technology-tram =
    歩く代わりに、自分の助手がいてほかの社長がいない好きなエリアへ、誰にも払わずに社長を直接動かせます。移動はそれで終わりです。
    郵便制度もあれば、ほかの社長がいてもかまいません。その場合、乗合馬車がなければ持ち主に払います。
rules-yokohama-technology-university =
    自分の手番ごとに{ $effect_per_turn }回まで、{ $effect_pay_yen }円を払って、助手{ $effect_assistants }人を倉庫から手元に出せます。
rules-yokohama-technology-winery =
    教会のアクションで自分の助手を教会ボードに置くたびに、さらに{ $effect_vp_per_church }点を得ます。

## 実績

rules-yokohama-achievement-copper =
    銅を{ $need_copper }個以上持つ。最初の人は{ $first }点、後の人は{ $later }点を得ます。
rules-yokohama-achievement-silk =
    生糸を{ $need_silk }個以上持つ。最初の人は{ $first }点、後の人は{ $later }点を得ます。
rules-yokohama-achievement-tea =
    茶を{ $need_tea }個以上持つ。最初の人は{ $first }点、後の人は{ $later }点を得ます。
rules-yokohama-achievement-fish =
    魚を{ $need_fish }個以上持つ。最初の人は{ $first }点、後の人は{ $later }点を得ます。
rules-yokohama-achievement-yen =
    { $need_yen }円以上持つ。最初の人は{ $first }点、後は{ $later }点です。
rules-yokohama-achievement-tokens =
    トークンを{ $need_tokens }個以上持つ。使ったかどうかにかかわらず、勢力五トークンと外国代理人を合わせて数えます。
    最初の人は{ $first }点、後は{ $later }点です。
rules-yokohama-achievement-orders =
    注文を{ $need_orders }枚以上達成する。最初の人は{ $first }点、後は{ $later }点です。
rules-yokohama-achievement-technologies =
    技術を{ $need_technologies }枚以上持つ。最初の人は{ $first }点、後は{ $later }点です。
rules-yokohama-achievement-production-4 =
    生産エリア{ $need_production }か所以上に、商店か商館を建てる。各エリアは一回だけ数えます。
    最初の人は{ $first }点、後は{ $later }点です。
rules-yokohama-achievement-commercial-4 =
    商業エリア{ $need_commercial }か所以上に、商店か商館を建てる。各エリアは一回だけ数えます。
    最初の人は{ $first }点、後は{ $later }点です。
rules-yokohama-achievement-production-3-commercial-2 =
    生産エリア{ $need_production }か所以上と商業エリア{ $need_commercial }か所以上に、商店か商館を建てる。
    各エリアは一回だけ数えます。最初の人は{ $first }点、後は{ $later }点です。
rules-yokohama-achievement-production-2-commercial-3 =
    生産エリア{ $need_production }か所以上と商業エリア{ $need_commercial }か所以上に、商店か商館を建てる。
    各エリアは一回だけ数えます。最初の人は{ $first }点、後は{ $later }点です。

## 品物、国、駒

rules-yokohama-good-copper =
    銅山で得る交易品です。中華街では{ $chinatown_sell_copper }円で売れ、{ $chinatown_buy_copper }円で買えます。
    最後に、種類を問わず交易品{ $scoring_goods_per_vp }個ごとに一点です。
rules-yokohama-good-silk =
    製糸場で得る交易品です。中華街では{ $chinatown_sell_silk }円で売れ、{ $chinatown_buy_silk }円で買えます。
    最後に、種類を問わず交易品{ $scoring_goods_per_vp }個ごとに一点です。
rules-yokohama-good-tea =
    茶園で得る交易品です。中華街では{ $chinatown_sell_tea }円で売れ、{ $chinatown_buy_tea }円で買えます。
    最後に、種類を問わず交易品{ $scoring_goods_per_vp }個ごとに一点です。
rules-yokohama-good-fish =
    漁場で得る交易品です。中華街では{ $chinatown_sell_fish }円で売れ、{ $chinatown_buy_fish }円で買えます。
    最後に、種類を問わず交易品{ $scoring_goods_per_vp }個ごとに一点です。
rules-yokohama-good-imports =
    舶来品は交易品ではありません。報酬として、または中華街で{ $chinatown_buy_imports }円で手に入り、売ることはできません。
    税関、研究所、港の二枚目の注文の支払いに使え、教会では一つの種類として払えます。最後に一個{ $scoring_imports }点です。
rules-yokohama-good-yen =
    お金です。最後に、{ $scoring_yen_per_vp }円ごとに一点です。

# すべての国に共通の文。$idは国のid。
rules-yokohama-country =
    { $name }の代理人は{ $agents }人です。技術と達成した注文を合わせて、
    この国のカードの数が{ $turn_icons_per_agent }の倍数になるたびに、残っていれば一人を得ます。最後に、異なる国の組が点になります。

rules-yokohama-piece-assistant =
    助手は社長の行けるエリアを作り、一人につき勢力{ $power_assistant }になります。手元からエリアに置きます。
    教会ボード、税関ボード、実績に置くこともでき、そこにはずっと残ります。
rules-yokohama-piece-president =
    社長はメインアクションを行う場所を決め、そこで勢力{ $power_president }になります。ほかのプレイヤーは、
    社長のいるエリアに助手を置いたり通ったりするときに払い、ふつうはそこで止まれません。
rules-yokohama-piece-shophouse =
    商店は{ $hiring_shophouse }円で倉庫から出し、勢力{ $power_build_from }以上のときに建てます。
    一つの建設地に自分のものは一軒までです。マスの報酬を得て、以後そのエリアでの勢力が{ $power_shophouse }増えます。
rules-yokohama-piece-trading-house =
    商館は一軒目から順に{ $hiring_trading_house }円で倉庫から出し、勢力{ $power_build_from }以上のときに建てます。
    一つの建設地には一軒しか建てられません。マスの報酬を得て、そのエリアでの勢力が{ $power_trading_house }増え、
    ほかのプレイヤーがそこでアクションを行うたびに{ $power_trading_house_income }円を得ます。
rules-yokohama-piece-station =
    駅トークンは技術「駅」で登場します。そのエリアでは全員の勢力が{ $power_station }増えます。
