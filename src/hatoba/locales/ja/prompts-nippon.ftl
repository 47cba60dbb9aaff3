### ニッポン：手番の席に尋ねること。.title は段階の短い名前。

prompt-nippon-turn = 労働者を一人取ってアクションを行うか、精算します。
    .title = あなたの手番
prompt-nippon-knowledge =
    { $done ->
        [0] 知識トラックを進めてください。
       *[other] 知識トラックをもう一段進めるか、終えます。ここまで：{ $done }段。
    }
    .title = 知識
prompt-nippon-mines =
    { $done ->
        [0] 石炭トラックを進めてください。
       *[other] 石炭トラックをもう一段進めるか、終えます。ここまで：{ $done }段。
    }
    .title = 鉱山
prompt-nippon-production =
    { $done ->
        [0] 稼働させる工場を選んでください。
       *[other] 稼働させる工場をもう一つ選ぶか、終えます。ここまで：{ $done }。
    }
    .title = 生産
prompt-nippon-export =
    { $done ->
        [0] 履行する契約を選んでください。
       *[other] 履行する契約をもう一枚選ぶか、終えます。ここまで：{ $done }。
    }
    .title = 輸出
prompt-nippon-ships =
    { $done ->
        [0] 船を置く地方を選んでください。
       *[other] 船を置く別の地方を選ぶか、終えます。ここまで：{ $done }。
    }
    .title = 船
prompt-nippon-trains =
    { $done ->
        [0] 列車を置く地方を選んでください。
       *[other] 列車を置く別の地方を選ぶか、終えます。ここまで：{ $done }。
    }
    .title = 列車
prompt-nippon-machinery =
    { $done ->
        [0] 改良する工場を選んでください。
       *[other] さらに改良するか、終えます。ここまで：{ $done }。
    }
    .title = 機械
prompt-nippon-local-market =
    { $done ->
        [0] 影響力トークンを置く、都市のそばのマスを選んでください。
       *[other] 同じ地方の別のマスを選ぶか、終えます：{ $region }。ここまで：{ $done }。
    }
    .title = 国内市場
prompt-nippon-free-ships = 無料で地図に船を置くか、終えます。ここまで：{ $done }。
    .title = 無料の船
prompt-nippon-free-trains = 無料で地図に列車を置くか、終えます。ここまで：{ $done }。
    .title = 無料の列車
prompt-nippon-free-machinery = 無料で機械を改良するか、終えます。ここまで：{ $done }。
    .title = 無料の機械
prompt-nippon-payment = 契約{ $contract }：キューブ{ $due }個を払う製品を選んでください。
    .title = 契約の支払い
prompt-nippon-invest = 建てる工場を選んでください。
    .title = 投資
prompt-nippon-cubes = キューブをいくつ納めますか。{ $city }、マス{ $space }。
    .title = キューブ
prompt-nippon-influence-token = キューブ{ $cubes }個で置く影響力トークンを選んでください：{ $city }、マス{ $space }。
    .title = 影響力トークン
prompt-nippon-returned-token = 都市がいっぱいです。いちばん低いトークンのうち、持ち主に戻すものを選んでください。{ $city }
    .title = 戻るトークン
prompt-nippon-emperors-reward = { $multiplier }倍以下の恩賞トークンを取ってください。
    .title = 天皇の恩賞
prompt-nippon-achievement = { $multiplier }倍のトークンを置く実績のマスを選んでください。
    .title = 実績
prompt-nippon-end-of-turn = 設計図を使うか、手番を終えます。
    .title = 手番の終わり
