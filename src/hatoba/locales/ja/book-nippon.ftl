# ニッポンの説明書に出る表と図。

ui-book-nippon-goods = 製品と必要なもの
ui-book-nippon-level = 等級
ui-book-nippon-costs = 1回のアクションで1、2、3つ行うときの円
ui-book-nippon-influence = キューブで置けるトークン（等級別）
ui-book-nippon-rewards = 労働者の数と恩賞
ui-book-nippon-multiplier = 上限
ui-book-nippon-regions = 地方の点
ui-book-nippon-scoring = 第{ $n }回得点計算
ui-book-nippon-tracks = トラック

ui-book-nippon-part-city = 都市
    .about = 地方ごとに2つ、それぞれ4マス。
ui-book-nippon-part-space = 影響力マス
    .about = 空いている間、その数は外国企業の影響力です。
ui-book-nippon-part-good = 製品
    .about = このマスに納めるもの。
