### 横浜デュエル：手番の席に尋ねること。.title は段階の短い名前。

prompt-duel-payment =
    { $reason_id ->
        [church] 教会に何で払うか選んでください。信仰があと{ $units }足りません。
        [production] 技術に何で払うか選んでください。生産力があと{ $units }足りません。
        [surcharge] 技術の割増をどう払うか選んでください。
       *[second_order] 二枚目の注文をどう払うか選んでください。
    }
    .title = 支払い
prompt-duel-first-orders = 要らない注文を一枚、山札の下に置いてください。
    .title = 最初の注文
prompt-duel-choose-area = 次の強さカードを出すエリアを選んでください。フリーアクションもできます。
    .title = エリアの選択
prompt-duel-strength = 加勢カードを加えるか、加えないか選んでください：{ $area }。
    .title = 強さ
prompt-duel-church = 教会カードを一枚選ぶか、やめます。あなたの信仰：{ $amount }。
    .title = 教会
prompt-duel-customs = 舶来品を{ $amount }個まで裏返すか、やめます。
    .title = 税関
prompt-duel-chinatown = 一つ売るか買うか、終えます。取引はあと{ $exchanges_left }回です。
    .title = 中華街
prompt-duel-laboratory = 技術を一枚選ぶか、やめます。あなたの生産力：{ $amount }。
    .title = 研究所
prompt-duel-station-token = 駅トークンを置くエリアを選んでください。
    .title = 駅
prompt-duel-port = 引いた注文から一枚を残してください。
    .title = 港
prompt-duel-second-order = 支払ってもう一枚残すか、残りを山札の下に置きます。
    .title = 港：二枚目の注文
prompt-duel-port-rest = ほかの注文を好きな順で山札の下に置いてください。
    .title = 港：残り
prompt-duel-strength-bonus = 強さボーナスカードを一枚選んでください。あなたの強さ：{ $strength }。
    .title = 強さボーナス
prompt-duel-building = ここに商店か倉庫を建てるか、建てないか選んでください：{ $area }。
    .title = 建設
prompt-duel-end-of-turn = フリーアクションを行うか、手番を終えます。
    .title = 手番の終わり
prompt-duel-upgrade = 強さカードを一枚強化するか、やめます。
    .title = 強化
prompt-duel-extra-cards = 加勢カードが多すぎます。一枚戻してください。
    .title = 多すぎるカード
