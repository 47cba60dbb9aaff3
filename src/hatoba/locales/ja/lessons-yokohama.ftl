# 横浜の手ほどき。1ステップは60字ほどまで。

lesson-yokohama-first = はじめの一歩
    .about = 置いて歩く。全エリアを一度ずつ
lesson-yokohama-first-welcome =
    横浜へようこそ！ 港は世界に開かれたばかりです。ここで商いを、一歩ずつ始めましょう。
lesson-yokohama-first-win =
    得点の最も多い人が勝ちです。注文、教会、税関、技術、建物が得点になります。これが今の得点です。
lesson-yokohama-first-order =
    注文は品物と引き換えに得点や舶来品をくれます。{ $player_orders_dealt }枚から{ $player_orders_kept }枚を残します。これにしましょう。
lesson-yokohama-first-order-small = 立派な注文ですが、品物がたくさん要ります。光っている方から始めましょう。
lesson-yokohama-first-people =
    これが助手です。助手が道を整え、社長が後から来て仕事をします。
lesson-yokohama-first-place = 手番は配置から。助手を{ $turn_placement_a_max }人まで、別々のエリアに置きます。茶園にひとり置きましょう。
lesson-yokohama-first-place-there = そのエリアは後で。まず茶の準備をしましょう。
lesson-yokohama-first-place-more = 後の手番のために、銅山と研究所にも置きましょう。
lesson-yokohama-first-go = 社長は自分の助手が待つ所へ行きます。茶園へ送りましょう。
lesson-yokohama-first-go-tea = それもできますが、今は茶です。茶園なら助手ひとりで足ります。
lesson-yokohama-first-recovery = 助手と社長で勢力{ $power }、茶も同じだけです。助手は手元に戻りました。手番を終えましょう。
lesson-yokohama-first-two = ひとつのエリアに{ $turn_placement_b }人一緒に置くこともできます。銅山に置きましょう。銅には勢力が必要です。
lesson-yokohama-first-two-there = 今回はまとめて置きます。銅山を押し、助手の多い方を選びましょう。
lesson-yokohama-first-walk =
    盤上の社長は歩いて移動します。入るエリアには必ず自分の助手が必要です。銅山へ歩きましょう。
lesson-yokohama-first-build =
    勢力{ $power_build_from }以上で建てられます。商店はここの勢力をずっと増やし、このマスなら交易品も得ます。建てましょう。
lesson-yokohama-first-gain = 報酬は好きな交易品ひとつです。生糸にしましょう。注文で必要になります。
lesson-yokohama-first-gain-silk = 良いですが、後で足りなくなるのは生糸です。生糸を取りましょう。
lesson-yokohama-first-before-end =
    注文は手番の初めと終わりに達成できます。これはもうそろっています。納めましょう。
lesson-yokohama-first-imports = 舶来品です！ 税関で大きな得点になります。手番を終えましょう。相手も動きます。
lesson-yokohama-first-lab = また{ $turn_placement_a_max }人置きます。研究所にもうひとり、銀行にひとり、税関にひとり。先を考えましょう。
lesson-yokohama-first-lab-go = 研究所へ歩きましょう。助手{ $assistants }人と社長で勢力{ $power }です。
lesson-yokohama-first-develop =
    技術の代価は勢力で払い、円や舶来品で補えます。この技術にちょうど足ります。取りましょう。
lesson-yokohama-first-develop-end = 技術はゲーム中ずっと働き、国の印もあります。手番を終えましょう。
lesson-yokohama-first-home =
    目的地が遠いときは、アクションの代わりに、助手を置かず社長を手元に戻せます。次の手番はどこへでも行けます。
lesson-yokohama-first-recall = 助手も一緒に呼び戻せますが、まだ仕事があるので残しておきましょう。
lesson-yokohama-first-home-end = こうした手番は一休みになるので、道順は計画的に。手番を終えましょう。
lesson-yokohama-first-customs = 税関に{ $turn_placement_b }人置き、社長を手元から送りましょう。助手が多いほど勢力も大きくなります。
lesson-yokohama-first-declare = マスごとに、ちょうどその数の舶来品を払います。{ $imports }個とも最良のマスへ。この得点！
lesson-yokohama-first-from = 助手ひとりは税関ボードにずっと残ります。エリアの助手を使いましょう。
lesson-yokohama-first-customs-end = また建てられますが、今回は建物を取っておきます。手番を終えましょう。
lesson-yokohama-first-church = 教会は隣です。{ $turn_placement_b }人置いて歩いて行きましょう。
lesson-yokohama-first-worship = 勢力は信仰になり、払った品物の種類ごとに増えます。このマスを選び、茶、魚、円を払いましょう。
lesson-yokohama-first-church-from =
    ここでも助手がずっと残ります。助手が最も多い人は最後に追加の得点を得ます。
lesson-yokohama-first-church-end =
    このマスでは助手も動かせます。教会か税関が埋まるとゲームは終わりです。手番を終えましょう。
lesson-yokohama-first-port = 新しい注文は港にあります。港に{ $turn_placement_b }人置き、銀行を通って歩きましょう。助手が道を空けています。
lesson-yokohama-first-take = 勢力が高いほど高い注文に届きます。品物のそろったこれを無料で取りましょう。もう一枚は有料です。
lesson-yokohama-first-take-ready = 悪くありませんが、品物が足りません。光っている方はそろっています。
lesson-yokohama-first-ready = すぐに納めましょう。ほら、またイギリスのカードです。
lesson-yokohama-first-port-end =
    同じ国のカード{ $turn_icons_per_agent }枚ごとに、その国の代理人が来ます。使うのは次の手番。手番を終えましょう。
lesson-yokohama-first-agency = 人手が足りませんか？ 漁場にひとり、職業紹介所にひとり置き、移動へ進みましょう。
lesson-yokohama-first-agency-go = 漁場を通って職業紹介所へ歩きましょう。
lesson-yokohama-first-hire = 職業紹介所では倉庫から人や建物を手元に出せます。助手は無料です。ひとり雇いましょう。
lesson-yokohama-first-agent = 代理人は、助手が待ち社長のいないエリアで一度働きます。銀行へ送りましょう。
lesson-yokohama-first-score =
    短いゲームはここまで。交易品、円、最多の得点も含めて、あなたは{ $mine }点、相手は{ $theirs }点です。
lesson-yokohama-first-finish = 実際はボードが埋まるか、建物か注文がなくなると終わります。最後の手番を終えましょう。
lesson-yokohama-first-farewell =
    お見事！ ほとんどすべてを使いました。短い手ほどきで上手な使い方を学べます。

lesson-yokohama-orders = 注文と港
    .about = 等級、もう一枚の注文、納品
lesson-yokohama-orders-levels =
    港の注文には等級があります。勢力が低いと左側だけ。右側ほど高得点です。
lesson-yokohama-orders-place = もう助手が何人か待っています。ひとり加えて、移動へ進みましょう。
lesson-yokohama-orders-go = 社長が行けば勢力{ $power }。すべての等級から選べ、得点も付きます。
lesson-yokohama-orders-high = この注文は右端なのに、あなたには簡単です。銅だけですから。取りましょう。
lesson-yokohama-orders-second = もう一枚は{ $port_second_order_yen }円か舶来品{ $port_second_order_imports }個です。銅と魚のこの注文も取りましょう。
lesson-yokohama-orders-token = 勢力{ $power_five_power_token_at }なら、ゲーム中一度だけのこのエリアのトークンも取れます。取りましょう。
lesson-yokohama-orders-deliver = 残りは今日はやめて、手番を終える前に銅を納めましょう。
lesson-yokohama-orders-farewell =
    手札の注文は{ $player_orders_hand_max }枚まで。早く納めましょう。納めた注文の国が代理人を呼びます。

lesson-yokohama-technologies = 技術
    .about = 代価の払い方
lesson-yokohama-technologies-cost =
    カードには値段があり、右にあるほど少し高くなります。まず勢力で払います。
lesson-yokohama-technologies-go = 研究所に助手が{ $assistants }人待っています。誰も置かずに社長を送りましょう。
lesson-yokohama-technologies-dear = 勢力で買える以上のものも手に入ります。この高い方を選びましょう。
lesson-yokohama-technologies-pay =
    不足はひとつずつ、{ $laboratory_per_production_yen }円か舶来品{ $laboratory_per_production_imports }個で払います。先に円で、最後に舶来品で払いましょう。
lesson-yokohama-technologies-farewell =
    { $editions_second_technology_surcharge_from }枚目からは割増です。早いほど長く働き、合計が最も高い人には得点もあります。

lesson-yokohama-boards = 教会と税関
    .about = ずっと自分のものになるマス
lesson-yokohama-boards-church =
    教会のマスには信仰が必要です。勢力が信仰になり、捧げた品物の種類ごとに増えます。
lesson-yokohama-boards-go = もう助手が待っています。誰も置かずに社長を送りましょう。
lesson-yokohama-boards-space = このマスには信仰が少し足りません。選んで、茶を捧げましょう。
lesson-yokohama-boards-stays = 助手はずっとそこに残ります。最後に最も多い人は、もう一度得点します。
lesson-yokohama-boards-end = 今回は移動もトークンも建物も見送り、手番を終えましょう。
lesson-yokohama-boards-customs =
    税関では、マスの数とちょうど同じだけの舶来品を払います。助手の待つ税関へ歩きましょう。
lesson-yokohama-boards-declare = 払える数の上限は勢力で決まります。最初のマスを選びましょう。
lesson-yokohama-boards-from = ここでも助手が残ります。エリアの助手なら手元は減りません。
lesson-yokohama-boards-farewell =
    どちらのボードも、マスが十分埋まるとゲームの終わりを招きます。目を離さないでください。

lesson-yokohama-agents = 代理人
    .about = 同じ手番にもう一度アクション
lesson-yokohama-agents-where = 注文と技術を合わせ、同じ国のカード{ $turn_icons_per_agent }枚ごとに代理人が来ます。今ひとりいます。
lesson-yokohama-agents-first = メインアクションの前か後に、助手の待つ所で働きます。{ $assistants }人いる銀行で使いましょう。
lesson-yokohama-agents-build = 代理人でも建物を建て、トークンを取れます。ここに商店を建てましょう。
lesson-yokohama-agents-then = 次はいつもの手番です。誰も置かず、社長を茶園へ送りましょう。
lesson-yokohama-agents-farewell =
    同じ手番にもう一度アクションができました。代理人はそれぞれ一度だけ、一手番にひとり。使わなくても最後に得点になります。

lesson-yokohama-achievements = 実績
    .about = 一番乗りを目指そう
lesson-yokohama-achievements-goals =
    この目標は誰でも狙えます。最初に条件を満たした人は、後の人より高い得点を得ます。
lesson-yokohama-achievements-claim = これに必要な生糸があります。獲得しましょう。助手ひとりがずっと残ります。
lesson-yokohama-achievements-another = これに必要な円もあります。使う前に獲得しましょう。
lesson-yokohama-achievements-farewell =
    最後の目標には、両方の種類のエリアに建物が必要です。建てる場所を決める前に目標を見ましょう。

lesson-yokohama-power = 例：勢力
    .about = この局面です。社長を送りましょう。
    .caption = 助手と商店が待っています。社長が行くと勢力が加わります。
lesson-yokohama-power-count = 自分の助手{ $assistants }人と商店です。ほかの人の助手は数えません。
lesson-yokohama-power-go = 誰も置かずに、社長をそこへ送りましょう。
lesson-yokohama-power-result = 勢力に応じて生糸を得て、助手が戻りました。このまま続けて遊べます。

lesson-yokohama-walking = 例：移動
    .about = ほかの社長のいる所を通り抜けましょう。
    .caption = 茶園から研究所を通って漁場へ。どちらにも助手がいます。
lesson-yokohama-walking-way = 途中のどちらのエリアにも自分の助手がいます。最初のエリアには別の社長がいます。
lesson-yokohama-walking-walk = 持ち主に払えば通れますが、そこで止まることはできません。
lesson-yokohama-walking-stop = 漁場まで進みましょう。そこでアクションを行います。
lesson-yokohama-walking-result = 料金は相手に、魚はあなたに入りました。このまま続けて遊べます。

lesson-yokohama-building = 例：建設
    .about = 銀行でアクションを行ったところです。そこに建てましょう。
    .caption = 空きマスには得られるものが書いてあります。いちばん大きいマスは商館用です。
lesson-yokohama-building-site = 勢力{ $power_build_from }以上なら、アクションを行った場所に建てられます。
lesson-yokohama-building-build = 光っているマスに商店を建て、書いてあるものを受け取りましょう。
lesson-yokohama-building-result = これからは商店がここの勢力を増やします。このまま続けて遊べます。
