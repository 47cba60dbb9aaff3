# The first game of Nippon: one sentence where something can be done for the first time.

ui-first-nippon-invest = A new factory costs { $costs_invest } yen and enough knowledge; blueprints help out.
ui-first-nippon-production = Coal becomes goods: your factories run, each as often as it says.
ui-first-nippon-knowledge = Knowledge opens better goods; its stars can score at the end.
ui-first-nippon-mines = Mines raise the coal that every consolidation brings.
ui-first-nippon-machinery = A machine makes its factory produce more each time.
ui-first-nippon-trains = Trains add influence in a region where you have a token.
ui-first-nippon-ships = Ships score where you come first or second.
ui-first-nippon-local-market = Goods delivered to a city become influence in its region.
ui-first-nippon-export = Contracts abroad pay yen or points and raise your income for good.
ui-first-nippon-consolidate =
    Consolidating brings fresh yen and coal; every colour of workers costs { $costs_wage } yen.
ui-first-nippon-deliver = This space wants a good you have; an empty space still counts for foreigners.
ui-first-nippon-reward = A reward pays now, and multiplies one achievement at the end.
