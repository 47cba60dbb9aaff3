# Games on the reader's own device, which need no network.

ui-offline-where = Де
ui-offline-at-server = На сервері
ui-offline-at-device = На цьому пристрої
ui-offline-mark = На цьому пристрої
ui-offline-loading = Рушій гри завантажується. Тим часом можна вибрати гру.
ui-offline-plain = Рушій працює тут без компіляції: за той самий час боти думають менше.
ui-offline-fine = Зберігається лише в цьому браузері: нічого нікуди не надсилається.
ui-offline-move = Перенести на сервер
ui-offline-move-about =
    Гра триває на сервері з тими самими ботами, а тут видаляється. Сервер дізнається зерно її тасування, тож вона ніколи
    не буде рейтинговою.
ui-offline-move-sure = Перенести зараз
ui-offline-update = Нова версія готова.
ui-offline-update-now = Увімкнути зараз

problem-held = Ця гра відкрита в іншій вкладці або вікні. Закрийте її там, щоб грати тут.
problem-engine = Рушій гри не завантажився або зупинився. Ваші ігри збережено. Завантажте сторінку ще раз.
