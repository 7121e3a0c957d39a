# The options of Deberc: a label, one line of explanation, and its values in words.
# A value without a text of its own is written as it is.

## Groups

deberc-options-match = Гра
deberc-options-deal = Здача
deberc-options-redeal = Перездача
deberc-options-runs = Комбінації
deberc-options-hanging = Висячі очки
deberc-options-fines = Штрафи

## The match

deberc-option-target = До скількох
deberc-option-target-about = Хтось дійшов до цієї суми — після здачі кінець. Або вся гра на одну здачу.
deberc-option-target-deal = одна здача
deberc-option-partners = Пари
deberc-option-partners-about = Учотирьох ті, хто сидить навпроти, грають разом.
deberc-option-partners-yes = пара на пару
deberc-option-partners-no = кожен за себе
deberc-option-finish = Дійшли двоє
deberc-option-finish-about = Хто переможе, якщо дійшло кілька гравців: у кого більше, чия остання взятка чи хто дійшов раніше під час розіграшу.
deberc-option-finish-points = у кого більше
deberc-option-finish-last_trick = чия остання взятка
deberc-option-finish-arrival = доїзд

## Dealing and bidding

deberc-option-first_packet = Торгуються
deberc-option-first_packet-about = Скільки карт у руках під час торгівлі.
deberc-option-first_packet-6 = із 6 картами
deberc-option-first_packet-4 = із 4 картами
deberc-option-upcard_to = Відкриту бере
deberc-option-upcard_to-about = Хто вчотирьох забирає відкриту карту, коли козир призначено.
deberc-option-upcard_to-taker = той, хто грає
deberc-option-upcard_to-dealer = той, хто здає
deberc-option-obligation = Обов'язок
deberc-option-obligation-about = Усі спасували — у другому колі той, хто здає, мусить грати.
deberc-option-obligation-yes = є
deberc-option-obligation-no = немає
deberc-option-seven = Обмін сімки
deberc-option-seven-about = Хто може обміняти козирну сімку на відкриту карту, якщо козир узято в першому колі.
deberc-option-seven-off = немає
deberc-option-seven-anyone = будь-хто
deberc-option-seven-taker = той, хто грає
deberc-option-first_lead = Перший захід
deberc-option-first_lead-about = Хто ходить першим: той, хто грає, чи перша рука — сусід ліворуч від того, хто здає.
deberc-option-first_lead-taker = той, хто грає
deberc-option-first_lead-eldest = перша рука

## Redeals

deberc-option-weak_redeal = Слабка рука
deberc-option-weak_redeal-about = Прийшло стільки очок або менше — на своєму першому ході можна вимагати перездачі.
deberc-option-weak_redeal-off = грають
deberc-option-weak_redeal-13 = до 13, перездача
deberc-option-void_dealer = Здача без гри
deberc-option-void_dealer-about = Хто здає знову, якщо всі спасували або хтось зажадав перездачі.
deberc-option-void_dealer-same = здає той самий
deberc-option-void_dealer-next = здає наступний
deberc-option-redeal_fine = Три поспіль без гри
deberc-option-redeal_fine-about = Штраф тому, хто тричі поспіль здав намарне.
deberc-option-redeal_fine-0 = без штрафу
deberc-option-redeal_fine-100 = −100

## Runs and the bella

deberc-option-long_runs = П'ять і більше поспіль
deberc-option-long_runs-about = Усе полтинник; або сім — полтинник із терцом, вісім — два полтинники; або шість — сотня, сім — деберц і перемога.
deberc-option-long_runs-fifty = полтинник
deberc-option-long_runs-split = діляться
deberc-option-long_runs-hundred = сотня, деберц
deberc-option-run_order = Старша та
deberc-option-run_order-about = Чим міряються однакові комбінації: старшою картою чи спершу довжиною ряду.
deberc-option-run_order-kind = де карта старша
deberc-option-run_order-length = де ряд довший
deberc-option-equal_runs = Рівні комбінації
deberc-option-equal_runs-about = Чиї пройдуть: того, хто здає, а без нього — ближчого ліворуч від нього; козирні; того, хто взяв останню взятку.
deberc-option-equal_runs-seat = за місцем
deberc-option-equal_runs-trump = козирні
deberc-option-equal_runs-last_trick = чия остання взятка
deberc-option-runs_need_trick = Комбінації без взяток
deberc-option-runs_need_trick-about = Чи пише комбінації той, хто не взяв жодної взятки.
deberc-option-runs_need_trick-yes = не пишуть
deberc-option-runs_need_trick-no = пишуть
deberc-option-bella_when = Беллу оголошують
deberc-option-bella_when-about = Просто перед козирним королем чи дамою — або на будь-якому своєму ході до останньої взятки.
deberc-option-bella_when-with_card = з картою
deberc-option-bella_when-before_last_trick = до останньої взятки
deberc-option-bella_to = Беллу пише
deberc-option-bella_to-about = Хто оголосив, якщо взяв хоч одну взятку, — або хто забрав її карти.
deberc-option-bella_to-declarer = хто оголосив
deberc-option-bella_to-capturer = хто забрав карти

## Hanging points

deberc-option-bayt_tie = Байт на двох
deberc-option-bayt_tie-about = Той, хто грав, у байті, а найкращі суперники набрали порівну: його очки ділять або вони зависають.
deberc-option-bayt_tie-share = ділять
deberc-option-bayt_tie-hang = зависає
deberc-option-hanging = Зависло знову
deberc-option-hanging-about = Перші очки повернуться тому, хто завис двічі поспіль; або все накопичується; або розігрують по черзі, від старих.
deberc-option-hanging-owner = повернути перші
deberc-option-hanging-pile = накопичується
deberc-option-hanging-queue = по черзі
deberc-option-hanging_for = Висяк
deberc-option-hanging_for-about = Хто може забрати висячі очки: будь-хто чи лише ті, між ким вони зависли.
deberc-option-hanging_for-all = на всіх
deberc-option-hanging_for-tied = між рівними
deberc-option-hanging_finish = Висяк наприкінці
deberc-option-hanging_finish-about = Гра скінчилася, а очки висять: ще здача; здача, лише якщо хтось дійшов би зі своїми; або пропадають.
deberc-option-hanging_finish-extra_deal = ще здача
deberc-option-hanging_finish-owner_only = якщо вистачить дійти
deberc-option-hanging_finish-ignore = пропадає

## Fines

deberc-option-bayt_fine = Байт
deberc-option-bayt_fine-about = Штраф за байти: з третього, за кожен чи за кожні три.
deberc-option-bayt_fine-off = без штрафу
deberc-option-bayt_fine-third_100 = з третього −100
deberc-option-bayt_fine-every_50 = кожен −50
deberc-option-bayt_fine-every_100 = кожен −100
deberc-option-bayt_fine-three_100 = за три −100
deberc-option-bayt_fine-three_300 = за три −300
deberc-option-hanging_is_bayt = Висячий байт
deberc-option-hanging_is_bayt-about = Чи рахують його серед байтів, за які штрафують.
deberc-option-hanging_is_bayt-yes = теж байт
deberc-option-hanging_is_bayt-no = не рахується
deberc-option-lyzha_fine = Лижа
deberc-option-lyzha_fine-about = Штраф за здачу без взяток. За складом столу — це −100 утрьох і парі, інакше −50.
deberc-option-lyzha_fine-0 = без штрафу
deberc-option-lyzha_fine-50 = −50
deberc-option-lyzha_fine-100 = −100
deberc-option-lyzha_fine-table = за складом столу
