# What the door of the tables and the handlers say, beside common.ftl.

player = Игрок
computer-names = Зина | Фима | Сёма | Роза
answer-cut = Снято! Сдаём.
hand-not-yet = Карт ещё нет: партия не началась.
hand-sent = Карты у вас в личке. Кнопка откроет их здесь — их увидите только вы.
start-sat = Вы за столом! Карты придут сюда.
stop-ask = Закончить игру? Тот, кто открыл стол, и администратор заканчивают сразу, остальным нужно большинство голосов.
