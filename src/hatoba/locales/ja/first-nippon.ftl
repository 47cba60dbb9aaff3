# ニッポンの初めての対局：初めてできることに、一文ずつ。

ui-first-nippon-invest = 新しい工場には{ $costs_invest }円と十分な知識が必要です。知識は設計図で補えます。
ui-first-nippon-production = 石炭が製品になります。工場は、それぞれの力の分だけ生産します。
ui-first-nippon-knowledge = 知識があるとよい製品を作れます。知識の星は最後に点になることがあります。
ui-first-nippon-mines = 鉱山は、精算のたびに得る石炭を増やします。
ui-first-nippon-machinery = 機械があると、その工場は稼働のたびに多く生産します。
ui-first-nippon-trains = 列車は、自分のトークンがある地方で影響力を増やします。
ui-first-nippon-ships = 船は、1位か2位の地方で点になります。
ui-first-nippon-local-market = 都市に納めた製品は、その地方での影響力になります。
ui-first-nippon-export = 海外との契約は円か点になり、収入をずっと増やします。
ui-first-nippon-consolidate = 精算すると円と石炭が新しくなります。労働者の色1つにつき{ $costs_wage }円かかります。
ui-first-nippon-deliver = このマスの求める製品を持っています。空いたマスは外国企業の影響力のままです。
ui-first-nippon-reward = 恩賞はすぐにボーナスをくれ、最後に実績1つの点を倍にします。
