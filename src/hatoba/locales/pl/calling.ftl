call-turn = { $game }: twój ruch
call-over = { $game }: koniec partii
call-chat = { $game }: ktoś napisał
call-with = Grają: { $names }.
call-alone = Otwórz stół.
call-test = Hatoba może cię wołać
call-test-body = Tak to będzie wyglądać.
mail-confirm-subject = Hatoba: czy możemy do ciebie pisać?
mail-confirm-body =
    Ktoś, zapewne ty, chce dostawać na ten adres jeden list dziennie, gdy czekają partie. Jeśli to ty, otwórz tę
    stronę i naciśnij przycisk:

    { $link }

    Jeśli nie, nie rób nic: po jednym dniu adres zostanie zapomniany.
mail-digest-subject =
    { $n ->
        [one] Hatoba: { $n } partia czeka na ciebie
        [few] Hatoba: { $n } partie czekają na ciebie
        [many] Hatoba: { $n } partii czeka na ciebie
       *[other] Hatoba: { $n } partii czeka na ciebie
    }
mail-digest-body = Tu jest twój ruch:
mail-digest-table = { $game } ({ $names }): { $link }
mail-digest-end = Bez dalszych listów: { $link }
ui-call = Wołanie
ui-call-why =
    Ta przeglądarka powie ci, gdy partia cię potrzebuje, także gdy żadna nasza strona nie jest otwarta. Zapyta
    cię o zgodę; przedtem nic nie jest wysyłane.
ui-call-switch = Wołaj mnie na tym urządzeniu
ui-call-turn = Gdy jest mój ruch
ui-call-over = Gdy partia się skończyła
ui-call-chat = Gdy ktoś do mnie pisze
ui-call-quiet = Nie w nocy
ui-call-quiet-from = Cisza od
ui-call-quiet-to = Cisza do
ui-call-test = Wyślij wiadomość na próbę
ui-call-tested = Jest w drodze.
ui-call-denied = Ta przeglądarka na to nie pozwala: zmień to w jej ustawieniach dla tej strony.
ui-call-impossible = Tej przeglądarki nie można wołać.
ui-call-failed = Usługa powiadomień tej przeglądarki jest nieosiągalna.
ui-call-seen = Nic nie jest wysyłane, gdy patrzysz na stół, a z jednego stołu przychodzi naraz jedna wiadomość.
ui-call-table = Ten stół mnie woła
ui-call-mail = Jeden list dziennie, gdy czekają na mnie partie
ui-call-mail-address = Adres e-mail
ui-call-mail-at = List o
ui-call-mail-ask = Wyślijcie mi list do potwierdzenia
ui-call-mail-asked = Napisaliśmy na { $address }: otwórz odnośnik w tym liście.
ui-call-mail-on = Idzie na { $address }, najwyżej raz dziennie.
ui-call-mail-stop = Bez dalszych listów
ui-call-mail-page = Listy od Hatoby
ui-call-mail-page-ask = Partie, które na ciebie czekają, mogą pisać do ciebie raz dziennie. Chcesz tego?
ui-call-mail-yes = Tak, piszcie do mnie
ui-call-mail-yes-done = Dziękujemy. List przychodzi tylko w dni, w które czeka na ciebie partia.
ui-call-mail-stopped = Nie dostaniesz więcej listów, a twój adres jest usunięty.
ui-call-mail-unknown = Ten odnośnik już nie działa.
ui-call-announced = Od gospodarza serwera
problem-push-refused = Usługa powiadomień tej przeglądarki tego nie przyjęła.
problem-push-gone = Usługa powiadomień nie zna już tej przeglądarki: włącz to ponownie.
problem-mail = Serwer poczty nie odpowiada: spróbuj później.
problem-no-mail = Ten serwer nie wysyła listów.
problem-mail-asked = Na ten adres już napisaliśmy: zajrzyj tam albo spróbuj za godzinę.
problem-muted = Nie możesz tu pisać: gospodarz serwera cię wyciszył.
