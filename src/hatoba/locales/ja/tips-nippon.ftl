### ニッポン：印刷されたものごとに一文

ui-tip-nippon-action-production = 工場を{ $actions_factories_run }つまで稼働させます。石炭を払って保管庫にキューブを置き、
    機械があれば増えます。
ui-tip-nippon-action-export = 保管庫から契約を{ $actions_contracts }枚まで履行し、点か円と、資金トラックの段を得ます。
ui-tip-nippon-action-invest = まだ作っていない製品の工場を、{ $costs_invest }円と十分な知識で建てます。
ui-tip-nippon-action-ships = 船を{ $costs_ships }円で、それぞれ別の地方に置きます。一位か二位の地方では、
    得点計算のたびに点になります。
ui-tip-nippon-action-machinery = { $costs_machinery }円で一回から三回の改良。機械は工場の稼働ごとにキューブを一つ増やします。
ui-tip-nippon-action-trains = 列車を{ $costs_trains }円で、それぞれ別の地方に置きます。影響力トークンがあれば、
    一本ごとに影響力+{ $trains_influence }。
ui-tip-nippon-action-local-market = 一つの地方に影響力トークンを{ $actions_influence }個まで。製品のキューブで払い、
    一個ごとに地方ボーナスを得ます。
ui-tip-nippon-good = レベル{ $level }。工場を建てるには知識{ $knowledge }、稼働には石炭{ $coal }が必要で、
    キューブを{ $capacity }個保管できます。
ui-tip-nippon-track-money = 精算でもらう円。契約、船、列車、設計図で進みます。
ui-tip-nippon-track-coal = 精算でもらう石炭。鉱山のアクションと設計図で進みます。
ui-tip-nippon-track-knowledge = 建てられる工場を決めます。知識のアクションと設計図で進みます。
ui-tip-nippon-consolidate = トラックに応じた新しい予算、労働者に応じた天皇の恩賞、それから賃金：
    一色ごとに{ $costs_wage }円。
ui-tip-nippon-scoring = すべての地方を三回計算します。影響力で順位が決まり、船が点を加えます。
ui-tip-nippon-rewards = 精算で取ります。ボーナスはすぐに、倍率は最後に実績の一つに。
ui-tip-nippon-rows = 空いたアクションマスにはいちばん上の列が入ります。すべて空くと袋から補充し、得点計算が近づきます。
ui-tip-nippon-market = まだ建てられる工場とそのボーナス。一つの製品は一人一度だけ。
ui-tip-nippon-spare = 予備機械（{ $n }）：機械を入れられる最初の工場に入ります。
ui-tip-nippon-contract = 履行できるのはあなただけ。輸出で：{ $cost }。得るもの：{ $gain }。
ui-tip-nippon-token = 影響力トークン：都市の製品のそばに置くと、その地方で{ $n }になります。
ui-tip-nippon-space = この製品（{ $good }）のキューブを払ってトークンを置きます。地方の影響力になります。
ui-tip-nippon-bonus-money-marks = 船と列車の下の印は、資金を{ $actions_money_mark }でなく{ $effect_steps }進めます。前に現れた印も同じです。
ui-tip-nippon-bonus-once-trains = 建てたとき一回だけ、列車を{ $effect_pieces }本まで無料で、それぞれ別の地方に置けます。
ui-tip-nippon-city = 都市は四つの製品を求めます。国内市場でそのキューブを払い、そばに影響力トークンを置きます。
ui-tip-nippon-worker = 労働者：アクションは今、賃金は精算のとき。
ui-tip-nippon-now = ここで{ $n }点、影響力{ $influence }
