# 横浜の説明書に出る表と図。

ui-book-yokohama-powers = 勢力ごとに得るもの
ui-book-yokohama-church = 教会のマス
ui-book-yokohama-church-asks = 信仰
ui-book-yokohama-customs = 税関のマス
ui-book-yokohama-customs-asks = 舶来品
ui-book-yokohama-hiring = 倉庫から出す値段（円）
ui-book-yokohama-market = 中華街の相場
ui-book-yokohama-buys = 売値
ui-book-yokohama-sells = 買値
ui-book-yokohama-ends = ゲームの終わるきっかけ
ui-book-yokohama-majorities = 1位と2位
ui-book-yokohama-sets = 異なる国の組の点

ui-book-yokohama-part-area = エリア
    .about = 何を得る場所かを示す絵記号。
ui-book-yokohama-part-track = 勢力の帯
    .about = 上は勢力、下は得るもの。自分の勢力には印が付きます。
ui-book-yokohama-part-token = 勢力五トークン
    .about = 勢力5でアクションを行った人が、ゲーム中に1回だけ取れます。
ui-book-yokohama-part-street = ここにいる人
    .about = 社長と、助手の人数。
ui-book-yokohama-part-site = 建設地
    .about = 商店のマスと商館1軒分のマス。それぞれに報酬があります。
