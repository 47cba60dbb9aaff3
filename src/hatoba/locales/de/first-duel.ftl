# Das erste Spiel von Duel: ein Satz, wo etwas zum ersten Mal möglich ist.

ui-first-duel-under = Ein Auftrag geht zurück: behalte die, deren Waren du am schnellsten bekommst.
ui-first-duel-choose = Hier spielst du deine niedrigste Karte; die Zahl sagt, wie stark du wärst.
ui-first-duel-add = Eine Zusatzkarte macht diese eine Aktion stärker, dann ist sie weg.
ui-first-duel-bonus =
    Eine Summe ab { $strength_bonus_from_1 } bringt einen Bonus; höhere Summen bringen mehr von der Karte.
ui-first-duel-build = Ein Haus macht dich hier für den Rest des Spiels stärker.
ui-first-duel-fulfil = Dieser Auftrag ist bereit: erfüll ihn, wann du willst in deinem Zug.
ui-first-duel-hire = Du darfst einen Vertreter anheuern: eine zweite Aktion, einmal, auch in einem benutzten Gebiet.
ui-first-duel-worship = Kirchenkarten kosten Glauben: deine Stärke, und je Warenart, die du gibst.
ui-first-duel-turn = Der Zoll dreht Importgüter um, und dann sind sie mehr wert.
ui-first-duel-develop = Eine Technologie hilft für den Rest des Spiels und zählt am Ende.
ui-first-duel-upgrade = Zwischen den Runden darfst du eine Karte gegen Yen verbessern; früh lohnt es am längsten.
