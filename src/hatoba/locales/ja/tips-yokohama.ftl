### 横浜：印刷されたものごとに一文

ui-tip-yokohama-area-employment-agency = 勢力に応じた数まで、倉庫から手元に駒を出します。商店と商館には円がかかります。
ui-tip-yokohama-area-customs = 勢力の数まで舶来品を払い、その数の税関マスに助手を置いて報酬を得ます。
ui-tip-yokohama-area-church = 勢力が信仰になり、品物で増やせます。信仰で足りる教会マスに助手を置いて報酬を得ます。
ui-tip-yokohama-area-laboratory-a = 研究所Aの技術を取ります。勢力で払い、足りない分は円か舶来品で。
ui-tip-yokohama-area-laboratory-b = 研究所Bの技術を取ります。勢力で払い、足りない分は円か舶来品で。
ui-tip-yokohama-area-port-a = 港Aの注文を一枚無料で、二枚目は{ $port_second_order_yen }円で取ります。
    勢力が高いほど上の等級を取れます。
ui-tip-yokohama-area-port-b = 港Bの注文を一枚無料で、二枚目は{ $port_second_order_yen }円で取ります。
    勢力が高いほど上の等級を取れます。
ui-tip-yokohama-area-canal = 水路：社長は{ $turn_canal_fee }円で渡れますが、止まること、置くこと、建てることはできません。
ui-tip-yokohama-technology-postal = 社長は、あなたの助手がいれば、ほかの社長のいるエリアにも止まれます。
    その一人ごとに{ $turn_movement_fee }円払います。
ui-tip-yokohama-technology-station = エリアに駅を置きます。そこでは誰でも勢力+{ $effect_power }、
    あなたの社長だけが直接行けます。
ui-tip-yokohama-technology-tram = 歩く代わりに、あなたの助手がいて別の社長がいないエリアへ、無料で直接行けます。
ui-tip-yokohama-good = 交易品。中華街で{ $sell }円で売れ、{ $buy }円で買えます。
    最後に{ $scoring_goods_per_vp }個で一点。
ui-tip-yokohama-good-imports = 税関、研究所、港で払えます。売れません。最後に一つ{ $scoring_imports }点。
ui-tip-yokohama-good-yen = 料金、駒、支払いのためのお金。最後に{ $scoring_yen_per_vp }円ごとに一点。
ui-tip-yokohama-piece-assistant = 社長にエリアを開き、そこで勢力{ $power_assistant }になり、アクションの後に戻ります。
ui-tip-yokohama-piece-shophouse = 勢力{ $power_build_from }以上で手元から建てます。マスの報酬を得て、
    ゲーム中ずっとここで勢力+{ $power_shophouse }。
ui-tip-yokohama-piece-trading-house = 各エリアに全員で一軒、勢力{ $power_build_from }から。
    勢力+{ $power_trading_house }、ほかの人がここで行動すると{ $power_trading_house_income }円。
ui-tip-yokohama-order = 外国商社の求める品物（{ $country }）。手札から達成すると報酬を得て、その国に数えます。
ui-tip-yokohama-token = 勢力{ $power_five_power_token_at }でここで最初に行動した人のボーナス。各エリアに一つだけ。
ui-tip-yokohama-church = 必要な信仰{ $n }：教会での勢力に、払う品物一種類ごとに一を加えます。助手はずっと残ります。
ui-tip-yokohama-customs = 舶来品をちょうど{ $n }個払います。助手はずっと残り、最後に助手の最多が点になります。
ui-tip-yokohama-agent = あなたの助手がいて社長のいないエリアで、追加のアクション。手番に一度。
ui-tip-yokohama-spent = 使った代理人。トークンの実績にはまだ数えます。
ui-tip-yokohama-reward = 実績を{ $mini_expansions_achievement_rewards_needed }つ獲得した人に、国か自由代理人。
ui-tip-yokohama-board-ports = 二つの港の注文。港の社長が手札に取ります。
ui-tip-yokohama-board-labs = 二つの研究所の技術。研究所の社長が一枚取ります。
ui-tip-yokohama-board-goals = 実績：条件を満たした人がそれぞれ一度獲得でき、最初の人は点が多くなります。
ui-tip-yokohama-board-church = 助手はずっと残ります。最後に最多の人が{ $first }点、2位が{ $second }点。スペースが{ $of }か所埋まるとゲームが終わります。
ui-tip-yokohama-board-customs = 助手はずっと残ります。最後に最多の人が{ $first }点、2位が{ $second }点。スペースが{ $of }か所埋まるとゲームが終わります。
ui-tip-yokohama-board-agents = まだ残っている外国代理人を国ごとに示します。同じ国のカード{ $turn_icons_per_agent }枚ごとに一人得られます。

## 社長がこの手番にできること

ui-tip-yokohama-power = 勢力{ $power }で社長が{ $gain }を得ます
ui-tip-yokohama-power-only = ここでは社長が勢力{ $power }で行動します
ui-tip-yokohama-further = 途中に助手をあと{ $n }人置けば、社長がここに来られます
ui-tip-yokohama-out-of-reach = この手番では社長がここに来られません
ui-tip-yokohama-on-foot = そこへ歩いて行動
ui-tip-yokohama-over = { $areas }を通って行動
ui-tip-yokohama-straight = 直接そこへ行って行動
ui-tip-yokohama-step = この一歩だけ
