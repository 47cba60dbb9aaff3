# デュエルの初めての対局：初めてできることに、一文ずつ。

ui-first-duel-under = 注文を1枚戻します。品物が早くそろいそうなものを残しましょう。
ui-first-duel-choose = いちばん弱いカードをここに出します。数字はここでの強さです。
ui-first-duel-add = 加勢カードはこのアクションだけを強くし、その後はなくなります。
ui-first-duel-bonus = 合計{ $strength_bonus_from_1 }以上でボーナスです。合計が高いほど、カードの報酬を多く得ます。
ui-first-duel-build = 建物は、ゲームの終わりまでここでのあなたを強くします。
ui-first-duel-fulfil = この注文はそろっています。自分の手番なら好きなときに納められます。
ui-first-duel-hire = 代理人を雇えます。使用済みのエリアでも、1回だけ追加でアクションができます。
ui-first-duel-worship = 教会カードには信仰が要ります。強さに、払った品物の種類の数を足したものです。
ui-first-duel-turn = 税関では舶来品を裏返せます。裏返すと価値が上がります。
ui-first-duel-develop = 技術はゲームの終わりまで役に立ち、最後に点になります。
ui-first-duel-upgrade = ラウンドの間に、円でカードを強化できます。早いほど長く役に立ちます。
