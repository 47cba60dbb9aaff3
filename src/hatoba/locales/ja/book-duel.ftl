# デュエルの説明書に出る表と図。

ui-book-duel-strengths = 強さごとに得るもの
ui-book-duel-cards = 強さカード
ui-book-duel-before = 強化前
ui-book-duel-after = 強化後
ui-book-duel-price = 強化の値段
ui-book-duel-building = 建設のコスト
ui-book-duel-agents = 代理人を雇う条件
ui-book-duel-points = 終了時の点

ui-book-duel-part-area = エリア
    .about = 何の場所かを示す絵記号。
ui-book-duel-part-track = 強さの帯
    .about = 上は強さの合計、下は得るもの。
ui-book-duel-part-sum = 合計
    .about = 次に出すカードと、建物が足す分。
ui-book-duel-part-site = 建物
    .about = 2人の商店と、倉庫1軒。
