# ニッポンの手ほどき。1ステップは60字ほどまで。

lesson-nippon-first = はじめの一歩
    .about = 労働者ひとりにアクションひとつ。全アクションを一度ずつ
lesson-nippon-first-welcome =
    ニッポンへようこそ！ 若い産業があなたを待っています。工場、地方、海外との取引。一歩ずつ進めましょう。
lesson-nippon-first-win = 得点の最も多い人が勝ちです。地方は{ $region_scoring_count }回、実績は最後に得点になります。これが今の得点です。
lesson-nippon-first-workers = 手番ごとに労働者をひとり取り、そのマスのアクションをひとつ行います。色が関わるのは賃金のときだけです。
lesson-nippon-first-invest = まずは工場です。ここの赤の労働者を取って投資しましょう。
lesson-nippon-first-invest-red = どの色でもできますが、色が少ないほど賃金は安く済みます。赤を取りましょう。
lesson-nippon-first-build =
    絹に必要な知識はわずかで、足りない分は設計図で補えます。この絹の工場を建てましょう。
lesson-nippon-first-machinery = 機械があると工場の産出が増えます。緑の労働者を取って機械のアクションを行いましょう。
lesson-nippon-first-machinery-green = 緑にしましょう。この先また使う色で、同じ色なら何人でも賃金はひとつ分です。
lesson-nippon-first-upgrade = 機械はもう入りました。さらに一台加えて終えましょう。お金は大切です。
lesson-nippon-first-production = 工場は石炭で動きます。緑の労働者を取って生産しましょう。機械のおかげで、ここでは絹が{ $makes }個できます。
lesson-nippon-first-market = 絹が入りました！ 国内市場で影響力に変えましょう。黄の労働者を取ってください。
lesson-nippon-first-deliver = 都市が求める製品は決まっています。東京のこのマスは絹です。ここに納めましょう。
lesson-nippon-first-deliver-there = その都市でも納められますが、東京を選びましょう。後で列車を送ります。
lesson-nippon-first-cubes = キューブが多いほど強いトークンになります。ひとつは後のために残し、ほかを納めましょう。
lesson-nippon-first-cubes-two = それもできますが、ひとつだけ残してほかを納めましょう。
lesson-nippon-first-token =
    都市にトークンを置きましょう。空きマスは外国企業の影響力ですが、あなたが置けばそうではなくなります。
lesson-nippon-first-trains = 列車は、トークンのある地方で影響力を増やします。緑を取り、関東に一本置いて終えましょう。
lesson-nippon-first-ships = 船は、一位か二位の地方で得点になります。黄を取り、関東に一隻置いて終えましょう。
lesson-nippon-first-full =
    労働者が{ $workers_on_board }人で、ボードがいっぱいです。いつでもできる精算を、今は必ず行います。
lesson-nippon-first-consolidate =
    精算では円と石炭を更新し、色ごとに賃金を払います。労働者が十分いれば恩賞も得られます。
lesson-nippon-first-reward =
    天皇の恩賞は満員のボードに最も手厚く、{ $emperor_multipliers_6 }倍です！ 好きなボーナスのものを取りましょう。
lesson-nippon-first-put = 恩賞は、最後に実績ひとつの得点を倍にします。トークンのある地方を数える「地方」に置きましょう。
lesson-nippon-first-put-regions = それもできますが、すでに地方のひとつにトークンがあります。「地方」にしましょう。
lesson-nippon-first-again = 賃金を払い、ボードが空になりました。もう一度絹を生産しましょう。
lesson-nippon-first-export = 製品は海外にも売れます。赤の労働者を取って輸出しましょう。
lesson-nippon-first-fulfil = 契約は円か得点になり、収入をずっと増やします。これを履行しましょう。
lesson-nippon-first-knowledge = よい製品には知識が要ります。黒の労働者を取り、一段進めて終えましょう。
lesson-nippon-first-score =
    今終わればあなたは{ $mine }点、相手は{ $theirs }点です。実際のゲームはもっと長く続きます。
lesson-nippon-first-mines = 最後は鉱山です。これからの予算の石炭が増えます。赤を取り、一段進めて終えましょう。
lesson-nippon-first-farewell = お見事！ すべてのアクションと精算が分かりました。短い手ほどきで理解を深めましょう。

lesson-nippon-workers = 労働者と賃金
    .about = 色と、精算の時機
lesson-nippon-workers-colours = 賃金は人数ではなく色ごとに払います。緑が{ $green }人なら、賃金はひとつ分です。
lesson-nippon-workers-same = ですから、役に立つうちは緑で続けましょう。緑をもうひとり、列車のアクションに使います。
lesson-nippon-workers-same-green = その色だと賃金がもうひとつかかります。緑を取りましょう。
lesson-nippon-workers-train = 関東に列車を一本置いて、終えましょう。
lesson-nippon-workers-when = 労働者{ $workers }人で一色、お金は残りわずか。よい頃合いです。精算しましょう。
lesson-nippon-workers-reward = 労働者が多いほど倍率も上がります。{ $workers }人ならこの列です。好きなボーナスのトークンを取りましょう。
lesson-nippon-workers-put = 列車に力を入れるなら「列車の星」に置きましょう。後から動かせません。
lesson-nippon-workers-farewell =
    よい恩賞を待つか、早めに資金を得るか。それがニッポンの要です。

lesson-nippon-factories = 工場と機械
    .about = 知識、設計図、機械
lesson-nippon-factories-knowledge = よい製品ほど知識が要ります。設計図は一枚ごとに一度、知識一段の代わりになります。
lesson-nippon-factories-invest = 設計図で等級{ $goods_bento_level }に届きます。赤で投資しましょう。
lesson-nippon-factories-build = この弁当の工場を建てましょう。ボーナスはタイルに書いてあります。
lesson-nippon-factories-machinery = 次は機械です。緑を取りましょう。一台はすぐに入ります。
lesson-nippon-factories-upgrade = もう一台でさらに良くなります。それで終えましょう。
lesson-nippon-factories-run = 石炭を入れると弁当ができます。機械のおかげで{ $makes }個です。青で生産しましょう。
lesson-nippon-factories-farewell = 保管庫がいっぱいだともう入りません。次の生産の前に売りましょう。

lesson-nippon-market = 影響力
    .about = トークン、列車、外国企業
lesson-nippon-market-region = 地方は{ $region_scoring_count }回得点になります。誰かが進出するまでは、空きマスの数字の分だけ外国企業のものです。
lesson-nippon-market-market = 保管庫に絹があります。黄を取って国内市場を開きましょう。
lesson-nippon-market-where = 東京は絹を求めていて、マスはまだ空いています。そこに納めましょう。
lesson-nippon-market-cubes = { $actions_cubes_per_token }個で、絹で得られる最も強いトークンになります。
lesson-nippon-market-token = 最も強いトークンを置きましょう。これより高いものにしか追い出されません。
lesson-nippon-market-train =
    あなたの影響力は{ $mine }、外国企業は{ $foreign }です。列車で増やせます。緑を取り、関東に置いて終えましょう。
lesson-nippon-market-farewell = これで{ $mine }対{ $foreign }。二位も得点になり、船は二位までの人に得点をもたらします。

lesson-nippon-export = 輸出
    .about = 契約と収入
lesson-nippon-export-contracts = 契約は全員同じです。数字ごとに別の製品を保管庫から払います。
lesson-nippon-export-export = 一度のアクションで{ $actions_contracts }枚まで履行できます。赤を取って輸出しましょう。
lesson-nippon-export-first = これは得点になる契約です。ある製品{ $contracts_4_goods_1 }個と別の製品{ $contracts_4_goods_2 }個。選びましょう。
lesson-nippon-export-pay = { $contracts_4_goods_1 }個払うのはどちらですか？ 絹の方が多くあります。
lesson-nippon-export-more = 絹と紙が残り、ちょうどこの契約の分です。これも履行しましょう。
lesson-nippon-export-farewell =
    契約で収入が増え、精算のたびに{ $yen }円になりました。早めに始めましょう。

lesson-nippon-scoring = 得点計算
    .about = 地方がいつ、誰に得点をもたらすか
lesson-nippon-scoring-when = 全列の労働者がいなくなると、このマーカーが進みます。途中の印と最後に、地方の得点を計算します。
lesson-nippon-scoring-who =
    ここでのあなたの影響力は{ $mine }、外国企業は{ $foreign }。自分のトークンがない地方は得点になりません。
lesson-nippon-scoring-market =
    列はすべて空です。最後の労働者を取ると得点計算になります。先にここを押さえましょう。
lesson-nippon-scoring-deliver = 東京に、できるだけ多くの絹を納めましょう。
lesson-nippon-scoring-last = トークンを置きましょう。今は{ $points }点。手番の後でどう変わるか見てください。
lesson-nippon-scoring-farewell = 計算の結果、{ $points }点です。三位まで得点になり、船の分も加わります。次の得点計算はもっと高得点です。

lesson-nippon-influence = 例：影響力
    .about = 東京に絹を納めてみましょう。
    .caption = 関東：空きマスはすべて外国企業の分です。
lesson-nippon-influence-city = 東京には絹を求めるマスがあり、保管庫は絹でいっぱいです。
lesson-nippon-influence-deliver = 国内市場を開き、そこに{ $actions_cubes_per_token }個納めて、トークンを置きましょう。
lesson-nippon-influence-result =
    あなたの影響力は{ $mine }、外国企業は{ $foreign }になりました。このまま続けて遊べます。

lesson-nippon-wages = 例：精算
    .about = 一色の労働者で精算しましょう。
    .caption = 恩賞トークン：労働者が多いほど倍率が上がります。
lesson-nippon-wages-colours = { $workers }人いれば恩賞を取れます。全員緑なので、賃金はひとつ分です。
lesson-nippon-wages-consolidate = 精算しましょう。
lesson-nippon-wages-result = 円と石炭が新しくなりました。次は恩賞を選びましょう。ここからは続けて遊べます。
