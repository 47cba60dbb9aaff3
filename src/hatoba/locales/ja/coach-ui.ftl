### ブラウザーのコーチ。coach.ftl にないもの：検討、やり直し、ヒント。

## 対局の検討

ui-coach-result = 結果
ui-coach-analysis = 検討
ui-coach-none =
    コーチがこの対局を見られます。どの手番が勝敗を決めたか、何がよりよかったか、何が運だったか。
    数分かかりますが、ここで待つ必要はありません。
ui-coach-only-players = この対局について、まだ誰もコーチに尋ねていません。尋ねられるのは対局した人だけです。
ui-coach-ask = コーチに尋ねる
ui-coach-waiting = コーチがまもなく始めます。離れても構いません。
ui-coach-failed = コーチはこの対局を見られませんでした。
ui-coach-off = このサーバーにコーチはいません。
ui-coach-judged = { $all }手番中{ $n }を確認
ui-coach-learn = 失敗から学ぶ
# $by はほかの最高の席との点差、$who は "you" か "seat"。
ui-coach-verdict-won =
    { $who ->
        [you] { $by }であなたの勝ちです。
       *[seat] { $by }で{ $seat }の勝ちです。
    }
ui-coach-verdict-tied =
    { $who ->
        [you] 勝ちを分け合いました。
       *[seat] { $seat }は勝ちを分け合いました。
    }
ui-coach-verdict-lost =
    { $who ->
        [you] { $by }であなたの負けです。
       *[seat] { $by }で{ $seat }の負けです。
    }
ui-coach-by =
    { $n ->
        [0] 同点
       *[other] { $n }点差
    }
ui-coach-nearly = 第{ $round }ラウンドで勝ちを逃しかけました。
ui-coach-cost = 第{ $round }ラウンドがいちばん響きました。
ui-coach-mistakes =
    { $n ->
        [0] 疑問手なし
       *[other] 疑問手{ $n }
    }
ui-coach-slips =
    { $n ->
        [0] 緩手なし
       *[other] 緩手{ $n }
    }
ui-coach-shares-more = %。各手番から{ $n }局まで続きを打った結果
ui-coach-choices = 選択
ui-coach-draws = 引き
# 変化には符号と%が付いています。
ui-coach-ledger =
    { $start }から{ $result }へ：自分の選択{ $own }、ほかの人の選択{ $others }、引き{ $draws }、
    不明{ $unsure }。
# 「不明」が大きいとき。
ui-coach-unsure =
    不明とは、何も引かれず、どの手番も確かによくも悪くもなかったのに変わった分です。
    コーチの誤差以内の小さな差と、ほかの人だけが知っていたことです。
# ここから $who は "you" か "seat"。
ui-coach-point =
    { $who ->
        [you] あなた：{ $played }。よりよい手：{ $best }
       *[seat] { $seat }：{ $played }。よりよい手：{ $best }
    }
ui-coach-draw-point =
    { $who ->
        [you] 引いたもの、現れたものがあなたの割合を変えました。
       *[seat] 引いたもの、現れたものが{ $seat }の割合を変えました。
    }
ui-coach-nothing = これ以上なし
ui-coach-draw = 運
ui-coach-whose =
    { $who ->
        [you] 第{ $round }ラウンド、あなたの手番
       *[seat] 第{ $round }ラウンド、{ $seat }の手番
    }
ui-coach-points = { $amount }点
ui-coach-why = 点の行方
ui-coach-try = 自分で試す
ui-coach-next = 次へ

## やり直す手番

ui-coach-lost = 第{ $round }ラウンド。あなたの手：{ $played }。これで{ $share }を失いました。
ui-coach-find = もう一度あなたの手番です。よりよい手を見つけてください。
ui-coach-judging = コーチが手番を見ています…
ui-coach-retry = もう一度
ui-coach-show = 答えを見る
ui-coach-skip = 飛ばす
ui-coach-leave = やめる
ui-coach-your-mistakes = あなたの失敗
ui-coach-found-of = { $all }問中{ $n }問を発見

## ヒント

ui-coach-hint = コーチ
ui-coach-thinking = コーチが考えています…
ui-coach-show-turn = 手番を見る
ui-coach-thanks = ありがとう
ui-coach-advice = コーチの手
# $amount には符号が付いています。
ui-coach-because = 最後に「{ $category }」で{ $amount }点になります。
ui-coach-hinted =
    { $who ->
        [you] コーチに尋ねた。
       *[seat] { $seat }がコーチに尋ねた。
    }
ui-coach-key-hint = コーチに尋ねる。もう一度で手番を見る

## コーチにできないこと

problem-analysis-waits = 前に頼んだ検討がまだできていません。
problem-no-coach = このサーバーにコーチはいません。
problem-cannot-coach = コーチはこれを評価できません。古いルールで遊んだ対局です。
problem-turn-goes-on = 手番はまだ終わっていません。
problem-no-practice = ここは練習の卓ではありません。
