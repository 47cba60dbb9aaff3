### Йокогама: Дуель, чому дія недозволена. Аргументи як в англійському файлі.

reason-duel-short = Вам бракує: { $sum }.
reason-duel-kind-used = Цим видом тут уже заплачено: { $good }.
reason-duel-not-taken = Цим тут не платять.
reason-duel-rest-unpaid = Тоді вам не вистачить на повну оплату.
reason-duel-area-used = Ця локація зайнята в цьому раунді: { $area }.
reason-duel-area-not-used = Ця локація не зайнята, вибирайте її без технології: { $area }.
reason-duel-needs-technology = Вам потрібна технологія «{ $technology }».
reason-duel-used-this-round = Цю технологію вже використано в цьому раунді: { $technology }.
reason-duel-no-warehouse-there = У вас там немає універмагу: { $area }.
reason-duel-by-agent = Тут діє представник, тому карту сили не грають.
reason-duel-card-played = Цю карту вже зіграно в цьому раунді: карта сили { $card }.
reason-duel-not-higher = Карта сили { $card } не вища за вашу найнижчу, тож Поштова служба не потрібна.
reason-duel-same-strength = Карта сили { $card } така сама сильна і йде першою.
reason-duel-no-extra-card = У вас немає такої карти: { $extra }.
reason-duel-no-agent = У вас немає представника, якого можна використати.
reason-duel-agent-busy = Зараз діє інший представник: спершу завершіть його дію.
reason-duel-no-agent-left = Представників для найму більше немає.
reason-duel-done-before = За це ви вже найняли представника: { $need }.
reason-duel-condition-not-met = Умову не виконано. Бракує: { $by } ({ $need }).
reason-duel-not-in-hand = У вас у руці немає цього замовлення.
reason-duel-not-open = Ця карта не лежить відкритою.
reason-duel-not-drawn = Цього замовлення немає серед узятих.
reason-duel-too-many =
    { $limit ->
        [0] З вашою силою нічого не можна перевернути.
       *[other] З вашою силою можна перевернути щонайбільше { $limit }.
    }
reason-duel-space-taken = Місце зайняте: { $area }.
reason-duel-no-piece-left = У вас цього більше немає: { $piece }.
reason-duel-upgraded-before = Цю карту вже покращено: карта сили { $card }.
reason-duel-orders-drawn = Ви саме переглядаєте замовлення, узяті в порту: спершу завершіть це.
reason-duel-too-dear = Це задорого. Навіть якщо заплатити всім, чим можна, бракуватиме: { $by }.
