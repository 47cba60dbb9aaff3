# Pierwsza gra w Duel: jedno zdanie przy każdej nowości.

ui-first-duel-under = Jedno zamówienie wraca: zatrzymaj te, na które najszybciej zdobędziesz dobra.
ui-first-duel-choose = Tu zagrasz najniższą kartę; liczba mówi, jak silny będziesz.
ui-first-duel-add = Karta dodatkowa wzmocni tę jedną akcję, potem znika.
ui-first-duel-bonus = Suma od { $strength_bonus_from_1 } daje premię; wyższa daje więcej z karty.
ui-first-duel-build = Dom wzmacnia cię tu do końca gry.
ui-first-duel-fulfil = To zamówienie jest gotowe: zrealizuj je kiedy chcesz w swojej turze.
ui-first-duel-hire = Możesz zatrudnić agenta: druga akcja, raz, także w użytym obszarze.
ui-first-duel-worship = Karty kościoła kosztują wiarę: twoja siła i każdy oddany rodzaj dóbr.
ui-first-duel-turn = Urząd celny odwraca dobra importowane i są warte więcej.
ui-first-duel-develop = Technologia pomaga do końca gry i liczy się na końcu.
ui-first-duel-upgrade = Między rundami możesz ulepszyć kartę za jeny; wcześnie opłaca się najdłużej.
