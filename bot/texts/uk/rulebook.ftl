# The rulebook around its articles: contents, books to choose from, what a search has found.

rules-contents = ☰ Розділи
rules-before = ‹ { $title }
rules-after = { $title } ›
rules-all = ☰ Усі правила
rules-chosen = ✓ { $label }
rules-general = <b>{ $game }: правила</b>
rules-general-table = Числа — за набором: { $book }. Потрібен інший — він нижче, кнопкою; а за столом /rules розповість про сам стіл.
rules-general-one = Числа — за звичайними налаштуваннями, а за столом /rules розповість про сам стіл.
rules-search =
    Шукаєте щось одне? Напишіть після /rules слово чи питання, можна й з помилкою: { $game ->
        [deberc] <code>/rules бела</code>
        [terz] <code>/rules рамка</code>
       *[other] <code>/rules джокер</code>
    }
rules-section-start = З чого почати
rules-section-melds = Комбінації
rules-section-play = Розіграш
rules-section-count = Рахунок і штрафи
rules-section-cards = Карти і їхня сила
rules-section-deck = Колода і кінець
rules-section-offers = Заяви
rules-section-more = Звичаї, словник, налаштування
rules-seating-2 = удвох
rules-seating-3 = утрьох
rules-seating-4 = учотирьох
rules-seating-pairs = 2 × 2

## Pages made from the options

rules-options-table = Налаштування цього столу
rules-options-preset = Налаштування набору
rules-options-also = налаштування, правила цього столу, що увімкнено, які правила за столом, опції, варіанти, що змінено
rules-options-same = Усе як у наборі «{ $preset }».
rules-options-changed = За основу взято набір «{ $preset }», а тут по-своєму:
rules-options-here = Тут
rules-option = { $label }: <b>{ $value }</b>
rules-option-changed = ✎ { $line }, у наборі { $before }
rules-differences = Чим різняться набори
rules-differences-also = набір, набори, відмінності, чим відрізняються, Москва і Харків, московський деберц, харківський деберц, класика і домашні, порівняти набори, таблиця відмінностей
rules-difference = { $presets } — { $value }

## Looking for something

rules-found-none = За запитом «{ $query }» у правилах нічого немає. Може, знайдете в розділах?
rules-found-several = За запитом «{ $query }» підходить не одна стаття. Яка потрібна?
rules-hit = { $title } · { $game }
rules-why = ❓ Чому: { $title }
rules-small-words = буває, бувають, дає, дають, робить, робити, означає, може, можу, а, або, без, би, буде, був, в, вже, він, вона, вони, все, де, для, до, за, з, зі, її, і, й, його, їх, коли, кому, ж, же, із, щоб, мені, ми, можна, на, не, немає, ні, ну, о, об, від, по, під, після, правила, при, про, скільки, та, так, там, таке, такий, така, те, тільки, тут, у, хто, чи, чим, чого, чому, це, цей, що, як, яка, які, який, якщо, є, я, треба, потрібно, навіщо

button-ask = ❓
