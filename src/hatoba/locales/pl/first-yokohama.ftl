# Pierwsza gra w Yokohamę: jedno zdanie przy każdej nowości.

ui-first-yokohama-keep = Zatrzymaj zamówienie, na które najszybciej zdobędziesz dobra.
ui-first-yokohama-place =
    Asystenci idą pierwsi: do { $turn_placement_a_max }, każdy do innego obszaru, dokąd prezes pójdzie teraz lub
    później.
ui-first-yokohama-go = Prezes działa tam, dokąd idzie; więcej twoich pionków, więcej siły.
ui-first-yokohama-walk = Idzie z obszaru do obszaru, a w każdym na drodze musi stać twój asystent.
ui-first-yokohama-return = Zamiast działać możesz zabrać go do domu; w następnej turze zacznie gdziekolwiek.
ui-first-yokohama-fulfil = To zamówienie jest gotowe: zrealizuj je przed akcją główną lub po niej.
ui-first-yokohama-agent = Agent działa raz tam, gdzie czekają asystenci, obok prezesa.
ui-first-yokohama-achieve = Spełniasz to osiągnięcie: asystent z ręki zdobywa je na stałe.
ui-first-yokohama-hire = Sprowadź ludzi i domy z magazynu; więcej rąk, więcej planów.
ui-first-yokohama-worship = Wiara bierze się z siły i oddanych dóbr; miejsce zostaje twoje.
ui-first-yokohama-declare = Urząd celny bierze tyle dóbr importowanych, ile pokazuje miejsce; zostaje ono twoje.
ui-first-yokohama-develop = Technologia działa do końca gry, a jej kraj się liczy.
ui-first-yokohama-take = Więcej siły sięga droższych zamówień; szukaj dóbr, które już masz.
ui-first-yokohama-token = Siła { $power_five_power_token_at } otwiera ten żeton, raz w całej grze.
ui-first-yokohama-build = Dom dodaje tu siły na stałe, a miejsce płaci od razu.
