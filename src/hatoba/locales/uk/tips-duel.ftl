### Дуель: по одному реченню про кожну річ на столі, де текст правил задовгий для підказки.

ui-tip-duel-area-church = Сила — це віра, товари її збільшують; візьміть карту церкви, що вимагає не більше, з
    очками й нагородою.
ui-tip-duel-area-customs = Перевертає відкриті імпортні товари, не більше за силу; перевернутий наприкінці вартий
    { $scoring_turned_import } ПО.
ui-tip-duel-area-laboratory = Завжди вільна. Візьміть відкриту технологію; її вартість платить сила, а решту — єни
    чи імпортні товари.
ui-tip-duel-area-port = Завжди вільний. Візьміть замовлення за силою й лишіть одне; друге коштує
    { $port_second_order_yen } ¥ або імпортний товар.
ui-tip-duel-good = Товар. Китайський квартал купує його за { $sell } ¥ і продає за { $buy } ¥; наприкінці очко дає
    кожна група товарів: { $scoring_goods_per_vp }.
ui-tip-duel-good-imports = Ними платять у церкві, лабораторії та порту. Перевернутий наприкінці вартий
    { $scoring_turned_import } ПО, відкритий — { $scoring_face_up_import }.
ui-tip-duel-good-turned = Імпортний товар, перевернутий на митниці: наприкінці { $scoring_turned_import } ПО, і ним
    ще можна платити.
ui-tip-duel-good-yen = Гроші на будівлі, покращення й платежі; наприкінці кожні { $scoring_yen_per_vp } ¥ дають ПО.
ui-tip-duel-piece-shop = { $building_shop } ¥, від сили { $strength_build_from }: дає вам тут силу
    { $strength_shop }, а наприкінці { $scoring_shop } ПО.
ui-tip-duel-piece-warehouse = Один у локації, від сили { $strength_build_from }: сила { $strength_warehouse },
    { $strength_warehouse_income } ¥ за кожну дію тут, наприкінці { $scoring_warehouse } ПО.
ui-tip-duel-extra = Збільшує силу однієї дії на { $strength } і повертається у свій стос; тримати можна щонайбільше
    { $extra_strength_hand_max }.
ui-tip-duel-order = Замовлення: будь-коли у свій хід можна заплатити { $cost }; воно дає { $gain }, очки — наприкінці.
ui-tip-duel-church = Карта церкви за віру { $n }, із сили й товарів; дає { $gain }, очки — наприкінці.
ui-tip-duel-bonus = Бонус за загальну силу від { $strength_bonus_from_1 }: одна карта, а з більшою силою більше її
    нагород.
ui-tip-duel-card = Сила однієї дії; з ваших карт завжди першою грають найнижчу.
ui-tip-duel-need = Представник діє і в зайнятих локаціях, із силою { $agents_strength }. Його наймають раз; треба
    { $n }, у вас { $has }.
ui-tip-duel-shelf-supply = Стоси, з яких беруть усі: замовлення, карти додаткової сили та представники, яких можна
    найняти.
ui-tip-duel-shelf-race = Наприкінці { $scoring_most_orders } ПО за більше виконаних замовлень,
    { $scoring_most_production } ПО за вище виробництво; за нічиєї їх не дістає ніхто.

## Що дав би вибір

ui-tip-duel-alone = сама
ui-tip-duel-total = Сила
ui-tip-duel-gives = Дає
ui-tip-duel-rewards = Бонус
