# Уроки «Йокогами». Щонайбільше 25 слів на крок.

lesson-yokohama-first = Перші кроки
    .about = розташувати, піти, діяти: кожна локація раз
lesson-yokohama-first-welcome =
    Вітаємо в Йокогамі! Порт щойно відкрився світові. Ви торгуєте тут, а ми йдемо крок за кроком.
lesson-yokohama-first-win =
    Перемагає той, хто має більше очок. Їх дають замовлення, церква, митниця, технології й будинки. Це ваші очки
    зараз.
lesson-yokohama-first-order =
    Замовлення просить товарів і дає очки, інколи імпорт. З { $player_orders_dealt } лишаєте { $player_orders_kept }.
    Залиште це.
lesson-yokohama-first-order-small = Велике замовлення, але потребує багато товарів. Почніть із підсвіченого.
lesson-yokohama-first-people = Це ваші помічники. Вони готують шлях; президент іде за ними й виконує роботу.
lesson-yokohama-first-place =
    Хід починається з розташування: до { $turn_placement_a_max } помічників, кожен в іншій локації. Поставте одного на
    чайну плантацію.
lesson-yokohama-first-place-there = Та локація зачекає. Спершу підготуймо чай.
lesson-yokohama-first-place-more = І ще інших на потім: у мідну копальню і в лабораторію.
lesson-yokohama-first-go = Тепер президент іде туди, де чекає ваш помічник. Пошліть його на чайну плантацію.
lesson-yokohama-first-go-tea = Можна, але зараз найкраще чай: там досить одного помічника.
lesson-yokohama-first-recovery =
    ОД { $power }, помічник і президент: стільки ж чаю. Помічник повернувся в руку. Завершіть хід.
lesson-yokohama-first-two =
    Або розташуйте помічників ({ $turn_placement_b }) разом, тут у мідній копальні: мідь потребує ОД.
lesson-yokohama-first-two-there =
    Цього разу беріть їх разом: натисніть на мідну копальню й оберіть більш як одного помічника.
lesson-yokohama-first-walk =
    З мапи президент іде пішки, і в кожній локації на шляху має стояти ваш помічник. Ідіть до копальні.
lesson-yokohama-first-build =
    Від { $power_build_from } ОД можна будувати. Крамниця назавжди додає тут ОД, а це місце дає товар. Будуйте.
lesson-yokohama-first-gain = Нагорода: товар на вибір. Беріть шовк: він знадобиться для замовлення.
lesson-yokohama-first-gain-silk = Непогано, але потім забракне шовку. Беріть його.
lesson-yokohama-first-before-end = Замовлення виконують на початку або в кінці ходу. Це готове: доставте його.
lesson-yokohama-first-imports = Імпорт! Митниця багато за нього дає. Завершіть хід; суперник теж ходить.
lesson-yokohama-first-lab =
    Знову розташуйте помічників ({ $turn_placement_a_max }): у лабораторії, у банку й на митниці. Думайте наперед.
lesson-yokohama-first-lab-go = Тепер ідіть до лабораторії: помічники ({ $assistants }) і президент дають ОД: { $power }.
lesson-yokohama-first-develop = ОД оплачують технології; єни й імпорт допомагають. Ваших саме досить на цю. Беріть.
lesson-yokohama-first-develop-end = Технології діють усю гру, і кожна показує країну. Завершіть хід.
lesson-yokohama-first-home =
    Задалеко до мети? Не розташовуйте нікого й покличте президента додому. Наступного ходу він піде будь-куди.
lesson-yokohama-first-recall = Помічники можуть повернутися з ним. Своїх залиште: вони ще мають роботу.
lesson-yokohama-first-home-end = Такий хід — пауза, тож плануйте шляхи. Завершіть його.
lesson-yokohama-first-customs =
    Поставте помічників ({ $turn_placement_b }) на митницю й пошліть президента з руки: більше помічників, більше ОД.
lesson-yokohama-first-declare =
    Кожне місце бере саме стільки імпорту. Усі ({ $imports }) на найкраще місце: погляньте на очки!
lesson-yokohama-first-from = Один помічник назавжди лишається на планшеті митниці. Візьміть його з локації.
lesson-yokohama-first-customs-end = Можна знову будувати; цього разу збережіть будинок. Завершіть хід.
lesson-yokohama-first-church = Церква поруч. Поставте туди помічників ({ $turn_placement_b }) й перейдіть.
lesson-yokohama-first-worship =
    ОД стають вірою; кожен сплачений вид товару її додає. Оберіть це місце; заплатіть чаєм, рибою та єнами.
lesson-yokohama-first-church-from = Тут помічник теж лишається назавжди, а найбільше помічників дає очки наприкінці.
lesson-yokohama-first-church-end = Можна ще перемістити помічника. Повна церква чи митниця завершує гру. Завершіть хід.
lesson-yokohama-first-port =
    Нові замовлення лежать у порту. Поставте туди помічників ({ $turn_placement_b }) й ідіть через банк: ваш помічник
    тримає шлях.
lesson-yokohama-first-take =
    Більше ОД відкриває кращі замовлення. Це беріть безкоштовно; усі товари є. Наступне коштувало б.
lesson-yokohama-first-take-ready = Непогано, але для нього бракує товарів. Підсвічене готове.
lesson-yokohama-first-ready = Доставте одразу. Дивіться: це ще одна британська карта.
lesson-yokohama-first-port-end =
    Кожні { $turn_icons_per_agent } карти однієї країни дають її представника. Використаєте його наступного ходу.
    Завершіть цей.
lesson-yokohama-first-agency = Бракує людей? Поставте одного на рибний промисел, одного в агенцію, тоді зупиніться.
lesson-yokohama-first-agency-go = Ідіть через рибний промисел до агенції праці.
lesson-yokohama-first-hire = Агенція приводить людей і будинки зі складу. Помічники безкоштовні. Найміть одного.
lesson-yokohama-first-agent =
    Представник діє один раз там, де чекає помічник і немає президента. Пошліть його до банку.
lesson-yokohama-first-score =
    Ця коротка гра закінчується. У вас очок { $mine }, у суперника { $theirs }: з товарами, єнами й перевагами.
lesson-yokohama-first-finish =
    Справжня гра завершується, коли планшет повний або скінчилися будинки чи замовлення. Завершіть останній хід.
lesson-yokohama-first-farewell = Чудово! Ви спробували майже все. Короткі уроки покажуть, як робити це вправно.

lesson-yokohama-orders = Замовлення й порти
    .about = рівні, друге замовлення, доставка
lesson-yokohama-orders-levels = Порт показує замовлення за рівнями. Мало ОД дістає лише ліві; праві дають більше.
lesson-yokohama-orders-place = Кілька помічників уже чекають тут. Додайте одного, тоді зупиніться.
lesson-yokohama-orders-go = Із президентом ОД уже { $power }: кожен рівень відкритий, і ще є очки.
lesson-yokohama-orders-high = Це замовлення далеко праворуч, а вам легке: сама мідь. Беріть.
lesson-yokohama-orders-second =
    Друге коштує єни ({ $port_second_order_yen }) або імпорт ({ $port_second_order_imports }). Мідь і риба: беріть і це.
lesson-yokohama-orders-token =
    ОД { $power_five_power_token_at } відкривають і жетон цієї локації, раз за гру. Беріть його.
lesson-yokohama-orders-deliver = Решту лишіть на потім і доставте мідь до кінця ходу.
lesson-yokohama-orders-farewell =
    У руці вміщається замовлень: { $player_orders_hand_max }. Доставляйте рано: країни на них дають представників.

lesson-yokohama-technologies = Технології
    .about = чим за них платять
lesson-yokohama-technologies-cost = Кожна карта має ціну, а правіші трохи дорожчі. Спершу платять ОД.
lesson-yokohama-technologies-go =
    Помічники ({ $assistants }) чекають у лабораторії. Не розташовуйте нікого й пошліть президента.
lesson-yokohama-technologies-dear = Можна мати більше, ніж оплачують ОД. Оберіть цю дорожчу карту.
lesson-yokohama-technologies-pay =
    Те, чого бракує, платять по одному: { $laboratory_per_production_yen } єни або
    { $laboratory_per_production_imports } імпорт. Заплатіть спершу єнами, наприкінці імпортом.
lesson-yokohama-technologies-farewell =
    Від карти номер { $editions_second_technology_surcharge_from } є доплата. Ранні карти діють найдовше; найвища сума
    теж дає очки.

lesson-yokohama-boards = Церква й митниця
    .about = місця, що лишаються вашими
lesson-yokohama-boards-church =
    Кожне місце церкви просить віри. Ваші ОД — це віра, і кожен відданий вид товару додає її.
lesson-yokohama-boards-go = Ваші помічники вже чекають тут. Не розташовуйте нікого й пошліть президента.
lesson-yokohama-boards-space = До цього місця бракує трохи віри. Беріть його й віддайте чай.
lesson-yokohama-boards-stays = Помічник лишається там назавжди. Хто наприкінці має найбільше, отримує ще очки.
lesson-yokohama-boards-end = Цього разу лишіть переміщення, жетон і будинки й завершіть хід.
lesson-yokohama-boards-customs =
    Митниця просить імпорту: саме стільки, скільки показує місце. Перейдіть; там чекають помічники.
lesson-yokohama-boards-declare = Ваші ОД кажуть, скільки щонайбільше можна сплатити. Беріть перше місце.
lesson-yokohama-boards-from = Тут теж лишається помічник. З локації — рука не меншає.
lesson-yokohama-boards-farewell = Обидва планшети ведуть і до кінця гри, коли зайнято досить місць: стежте за ними.

lesson-yokohama-agents = Представники
    .about = друга дія за той самий хід
lesson-yokohama-agents-where =
    Кожні { $turn_icons_per_agent } карти однієї країни, замовлення чи технології, дають її представника. У вас один.
lesson-yokohama-agents-first =
    До або після головної дії він діє там, де чекають помічники. У банку їх { $assistants }: використайте його там.
lesson-yokohama-agents-build = Представник теж може будувати й брати жетони. Збудуйте тут крамницю.
lesson-yokohama-agents-then = Тепер звичайний хід: не розташовуйте нікого, президент іде на чайну плантацію.
lesson-yokohama-agents-farewell =
    Додаткова дія за той самий хід. Кожен представник діє раз, один за хід; невикористані рахуються наприкінці.

lesson-yokohama-achievements = Досягнення
    .about = хто перший
lesson-yokohama-achievements-goals = Ці досягнення відкриті всім. Хто перший, отримує більше очок за наступних.
lesson-yokohama-achievements-claim = Для цього досить шовку. Візьміть його; помічник лишиться там назавжди.
lesson-yokohama-achievements-another = А для цього досить єн. Візьміть, доки їх не витрачено.
lesson-yokohama-achievements-farewell =
    Це останнє хоче будинків в обох видах локацій. Дивіться на досягнення, перш ніж планувати будівництво.

lesson-yokohama-power = Приклад: ОД
    .about = Саме ця позиція: пошліть президента.
    .caption = Тут чекають помічники і крамниця; президент додасть ОД.
lesson-yokohama-power-count = Ваші помічники ({ $assistants }) і ваша крамниця. Чужі помічники вам не рахуються.
lesson-yokohama-power-go = Не розташовуйте нікого й пошліть туди президента.
lesson-yokohama-power-result = Ваші ОД дали шовк за шкалою, а помічники повернулися. Грайте далі, якщо хочете.

lesson-yokohama-walking = Приклад: шлях
    .about = Пройдіть повз іншого президента.
    .caption = Із чайної плантації через лабораторію до рибного промислу: у кожній помічник.
lesson-yokohama-walking-way = В обох локаціях на шляху є ваш помічник. У першій стоїть інший президент.
lesson-yokohama-walking-walk = Можна пройти, заплативши власникові, але не зупинитися.
lesson-yokohama-walking-stop = Далі до рибного промислу: там ви дієте.
lesson-yokohama-walking-result = Плата пішла суперникові, риба вам. Грайте далі, якщо хочете.

lesson-yokohama-building = Приклад: будівництво
    .about = Ви щойно діяли в банку: збудуйте там.
    .caption = Кожне вільне місце показує, що дає; найбільше — для торгового дому.
lesson-yokohama-building-site = Від { $power_build_from } ОД можна будувати там, де ви щойно діяли.
lesson-yokohama-building-build = Поставте крамницю на підсвічене місце й візьміть, що воно показує.
lesson-yokohama-building-result = Відтепер крамниця додає вам тут ОД. Грайте далі, якщо хочете.
