# 横浜デュエルの手ほどき。1ステップは60字ほどまで。

lesson-duel-first = はじめの一歩
    .about = カード、場所、できることのすべて
lesson-duel-first-welcome = 港へようこそ！ あなたは商人、相手はひとりです。本物の卓で一歩ずつ進めましょう。
lesson-duel-first-win =
    得点の多い方が勝ちです。注文、技術、教会カード、建物、舶来品が得点になります。この数が、今終わった場合の得点です。
lesson-duel-first-orders =
    注文は海外からの依頼です。品物を納めると得点になります。手元に残せるのは{ $player_orders_kept }枚。これを戻しましょう。
lesson-duel-first-orders-keep = それは残しましょう。品物はもうすぐそろいます。光っている方を戻してください。
lesson-duel-first-cards = これが強さカードです。一枚につき一手番。いつも残りの中でいちばん弱いカードを出します。
lesson-duel-first-tea = 手番ごとにひとつのエリアへ行きます。帯には強さごとに得られるものが書いてあります。茶園を選びましょう。
lesson-duel-first-tea-first = 良い場所ですが、まずは茶を取りましょう。注文に必要です。
lesson-duel-first-extra =
    強さ{ $strength }では茶が{ $strength }個です。加勢カードを加えると一度だけ強くなります。これを加えましょう。
lesson-duel-first-fulfil =
    この注文の品物がそろいました。達成は無料で、自分の手番ならいつでもできます。納めましょう！
lesson-duel-first-end-turn = 得点が入りました！ 手番が勝手に終わることはありません。ボタンを押して終えましょう。
lesson-duel-first-used = カードのあるエリアは、ラウンドの終わりまでお互いに使えません。研究所と港だけはいつでも使えます。
lesson-duel-first-customs = 舶来品は表向きでは安く、裏返すと高得点です。裏返すのは税関。もう一枚の加勢カードを加えて行きましょう。
lesson-duel-first-turn = 強さは舶来品{ $imports }個分に足りています。裏返しましょう。
lesson-duel-first-hire =
    裏返した舶来品{ $agents_needs_turned_imports }個で外国の代理人を雇えます。条件は{ $feats }つ、それぞれひとりずつ。雇いましょう。
lesson-duel-first-agent = 代理人は通常の手とは別に、使用済みのエリアでも強さ{ $agents_strength }で一度働きます。研究所へ送りましょう。
lesson-duel-first-develop =
    技術の代価は強さで払います。採鉱技術は銅を得るたびに{ $technologies_mining_effect_extra_copper }個増やします。取りましょう。
lesson-duel-first-develop-mining = 魅力的です！ でも採鉱技術はすぐ銅で役立ちます。そちらを取りましょう。
lesson-duel-first-done = 同じ手番にもう一度アクションができました。代理人は貴重です。手番を終えましょう。
lesson-duel-first-church =
    教会カードは得点と贈り物になります。強さがそのまま信仰です。加勢カードなしで教会へ行きましょう。
lesson-duel-first-worship = このカードには信仰が少し足りませんが、払って補えます。カードを選びましょう。
lesson-duel-first-pay = 払う品物は種類ごとに一度だけ、信仰を増やします。なくてもよい物を払いましょう。
lesson-duel-first-church-end = このカードで加勢カードも手に入りました。得点を確かめて、手番を終えましょう。
lesson-duel-first-strong =
    最後のカードは強さ{ $strength }。合計{ $strength_bonus_from_1 }以上でボーナスです。強い方の加勢カードを加えて銅山へ行きましょう。
lesson-duel-first-bonus =
    強いほど、ボーナスカードの報酬を多くもらえます。このカードは円と茶です。取りましょう。
lesson-duel-first-bonus-goods = それはまた今度。光っているカードなら、お金と交易品がすぐ手に入ります。
lesson-duel-first-build =
    強さ{ $strength_build_from }以上なら、ここに建てられます。商店はこのエリアでの強さをずっと{ $strength_shop }増やします。建てましょう。
lesson-duel-first-round = これで第{ $round }ラウンドのカードを出し切りました。手番を終えると手元に戻ります。
lesson-duel-first-upgrade = ラウンドの間に、円を払ってカードを一枚強化できます。必ず最初に出す、いちばん弱いカードを強化しましょう。
lesson-duel-first-upgrade-low = それも良いですが、割高です。光っているカードから始めましょう。
lesson-duel-first-chinatown =
    次の注文には生糸が足りません。中華街では交易品と円を交換できます。そこの倉庫は持ち主の収入になります。
lesson-duel-first-sell =
    銅は{ $chinatown_sell_copper }円で売れ、生糸は{ $chinatown_buy_silk }円で買えます。銅を売ってから生糸を買いましょう。
lesson-duel-first-second = 銅と生糸で、この注文がそろいました。納めましょう。
lesson-duel-first-go-on = 注文でここまで{ $vp }点です。手番を終えましょう。
lesson-duel-first-port = 手札が空です。港では強さと同じ枚数の注文を引きます。行きましょう。
lesson-duel-first-keep = 一枚は無料で残せます。この注文なら、品物はもう全部あります。
lesson-duel-first-keep-ready = それもできますが、品物が足りません。光っている方ならすぐに納められます。
lesson-duel-first-second-order = もう一枚には円か舶来品がかかります。今回は見送りましょう。
lesson-duel-first-under = 残りは山札の下に戻します。戻す順番は自由です。
lesson-duel-first-ready = また注文がそろいました！ 納めましょう。注文が最も多い人には、最後に賞もあります。
lesson-duel-first-last = 手番を終えましょう。このラウンドの残りは自動で進みます。
lesson-duel-first-score =
    短いゲームはここまで。あなたは{ $mine }点、相手は{ $theirs }点です。実際のゲームは{ $rounds_rounds }ラウンドです。
lesson-duel-first-finish = 残った交易品、円、舶来品も少し得点になります。最後の手番を終えましょう。
lesson-duel-first-farewell = お見事！ これですべてのアクションが分かりました。続く手ほどきでこつを学べます。

lesson-duel-strength = 強さカード
    .about = 弱い順に出し、強いカードは最後
lesson-duel-strength-lowest =
    いつも弱いカードから出します。ですから逆算しましょう。いちばん強いカードで何をしますか？
lesson-duel-strength-weak = 弱いカードは港向きです。強さ{ $strength }でも注文が手に入ります。行きましょう。
lesson-duel-strength-middle = 手番を終えましょう。今回、中くらいのカードは自動で進みます。
lesson-duel-strength-strong = いよいよ最強の一枚。銅は弱いと取れないので、こうしたカードを残しておきます。加勢カードも加えましょう。
lesson-duel-strength-strong-copper = ほかの場所はもっと弱くても足ります。このカードは銅に使うのが一番です。
lesson-duel-strength-strong-bonus =
    合計{ $strength_bonus_from_1 }以上ならボーナスもあります。光っているカードを取りましょう。
lesson-duel-strength-round = 今回は建てず、円は強化に取っておきます。見送って手番を終えましょう。
lesson-duel-strength-upgrade =
    いちばん安い強化で、最弱のカードがこの先ずっと中くらいになります。買いましょう。
lesson-duel-strength-farewell = 強化したカードは元に戻りません。早く払うほど、何度も役に立ちます。

lesson-duel-bonus = 強さボーナス
    .about = 高い合計の作り方
lesson-duel-bonus-sum = 強さは合計です。カード、自分の商店、自分の倉庫、加勢カード一枚。ここには両方の建物があります。
lesson-duel-bonus-go = 最弱のカードでも、ここなら強くなります。茶園へ行きましょう。
lesson-duel-bonus-go-there = そこでは弱いままです。あなたの建物は茶園にあります。
lesson-duel-bonus-extra = カードと商店と倉庫で{ $total }です。強い方の加勢カードを加えるとボーナスに届きます。
lesson-duel-bonus-extra-two = 少し足りません。強い方を加えましょう。
lesson-duel-bonus-reward =
    合計{ $strength_bonus_from_1 }で最初の報酬、{ $strength_bonus_from_2 }で次の報酬も、{ $strength_bonus_from_3 }で全部。好きなカードを取りましょう。
lesson-duel-bonus-farewell =
    建物は品物にもボーナスにも効きます。ボーナスは必ず受け取りますが、建てるかどうかは自由です。

lesson-duel-warehouses = 倉庫
    .about = 得点と強さ、来るたびの収入
lesson-duel-warehouses-why = 倉庫は各エリアに一軒だけ。得点になり、強さを足し、誰かが来るたびに円を生みます。
lesson-duel-warehouses-go =
    建てるには強さが要ります。商店と強い方の加勢カードで足ります。製糸場へ行きましょう。
lesson-duel-warehouses-build = 次の倉庫は{ $price }円です。相手より先に、ここに建てましょう。
lesson-duel-warehouses-end = 次に誰かが来たときから、相手でも収入になります。手番を終えましょう。
lesson-duel-warehouses-farewell = 倉庫はだんだん高くなり、次は{ $price }円です。お互いによく行く場所に、早めに建てましょう。

lesson-duel-adding = 例：強さ
    .about = この局面を、次のカードで。
    .caption = 次の強さカードと商店を合計します。
lesson-duel-adding-count = 次のカードは強さ{ $strength }で、これに商店が加わります。
lesson-duel-adding-choose = 製糸場を選び、加勢カードを加えましょう。
lesson-duel-adding-result = 合計の分だけ生糸を得て、強さボーナスにも届きました。このまま続けて遊べます。

lesson-duel-reward = 例：強さボーナス
    .about = 合計は足りています。カードを選びましょう。
    .caption = どのカードにも報酬がいくつかあります。合計が高いほど多くもらえます。
lesson-duel-reward-cards = 合計{ $strength_bonus_from_1 }でアクションを行ったところです。カード一枚から、合計が届くだけの報酬をもらえます。
lesson-duel-reward-take = 最初の報酬がいちばん役立つカードを取りましょう。
lesson-duel-reward-result = カードはなくなり、次のカードが表になりました。建てることもできます。このまま続けて遊べます。
