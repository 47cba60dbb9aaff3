# 横浜の初めての対局：初めてできることに、一文ずつ。

ui-first-yokohama-keep = 品物が早くそろいそうな注文を残しましょう。
ui-first-yokohama-place =
    まず助手を{ $turn_placement_a_max }人まで、別々のエリアに置きます。社長が今か後で行く所を選びましょう。
ui-first-yokohama-go = 社長は行った先でアクションを行います。そこに自分の駒が多いほど勢力も増えます。
ui-first-yokohama-walk = 社長は隣のエリアへ歩きます。通るエリアにはどこも自分の助手が必要です。
ui-first-yokohama-return = アクションの代わりに社長を手元に戻せます。次の手番はどこからでも始められます。
ui-first-yokohama-fulfil = この注文はそろっています。メインアクションの前か後に納められます。
ui-first-yokohama-agent = 代理人は社長とは別に、助手の待つ所で1回アクションを行います。
ui-first-yokohama-achieve = この実績の条件を満たしています。手元の助手1人を置いて獲得します。助手は戻りません。
ui-first-yokohama-hire = 倉庫から人や建物を手元に出します。人手が増えれば、できることも増えます。
ui-first-yokohama-worship = 信仰は勢力と、捧げる品物から生まれます。マスはずっとあなたのものです。
ui-first-yokohama-declare = 税関では、マスの数とちょうど同じ舶来品を払います。マスはずっとあなたのものです。
ui-first-yokohama-develop = 技術はゲームの終わりまで働き、その国も数えられます。
ui-first-yokohama-take = 勢力が高いほど高価な注文に届きます。持っている品物に合うものを探しましょう。
ui-first-yokohama-token = 勢力{ $power_five_power_token_at }なら、ゲーム全体で1回だけこのトークンを取れます。
ui-first-yokohama-build = 建物はここでの勢力をずっと増やし、マスの報酬もすぐに得られます。
