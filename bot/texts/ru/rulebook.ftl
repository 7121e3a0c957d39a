# The rulebook around its articles: contents, books to choose from, what a search has found.

rules-contents = ☰ Разделы
rules-before = ‹ { $title }
rules-after = { $title } ›
rules-all = ☰ Все правила
rules-chosen = ✓ { $label }
rules-general = <b>{ $game }: правила</b>
rules-general-table = Числа — по набору: { $book }. Нужен другой — он ниже, кнопкой; а за столом /rules расскажет о самом столе.
rules-general-one = Числа — по обычным настройкам, а за столом /rules расскажет о самом столе.
rules-search =
    Ищете что-то одно? Напишите после /rules слово или вопрос, можно и с ошибкой: { $game ->
        [deberc] <code>/rules белла</code>
        [terz] <code>/rules рамка</code>
       *[other] <code>/rules джокер</code>
    }
rules-section-start = С чего начать
rules-section-melds = Комбинации
rules-section-play = Розыгрыш
rules-section-count = Счёт и штрафы
rules-section-cards = Карты и их сила
rules-section-deck = Колода и конец
rules-section-offers = Заявления
rules-section-more = Обычаи, словарь, настройки
rules-seating-2 = вдвоём
rules-seating-3 = втроём
rules-seating-4 = вчетвером
rules-seating-pairs = 2 × 2

## Pages made from the options

rules-options-table = Настройки этого стола
rules-options-preset = Настройки набора
rules-options-also = настройки, правила этого стола, что включено, какие правила за столом, опции, варианты, что изменено
rules-options-same = Всё как в наборе «{ $preset }».
rules-options-changed = За основу взят набор «{ $preset }», а здесь по-своему:
rules-options-here = Здесь
rules-option = { $label }: <b>{ $value }</b>
rules-option-changed = ✎ { $line }, в наборе { $before }
rules-differences = Чем отличаются наборы
rules-differences-also = набор, наборы, различия, чем отличаются, Москва и Харьков, московский деберц, харьковский деберц, классика и домашние, сравнить наборы, таблица отличий
rules-difference = { $presets } — { $value }

## Looking for something

rules-found-none = По запросу «{ $query }» в правилах ничего нет. Может быть, найдёте в разделах?
rules-found-several = По запросу «{ $query }» подходит не одна статья. Какая нужна?
rules-hit = { $title } · { $game }
rules-why = ❓ Почему: { $title }
rules-small-words = бывает, бывают, даёт, дают, делает, делать, значит, могу, может, можешь, а, без, будет, бы, был, в, во, вот, все, всё, где, да, для, до, его, если, есть, ещё, ж, же, за, зачем, и, из, или, их, к, как, какая, какие, какой, когда, кому, кто, ко, ли, мне, можно, мы, на, надо, не, нет, но, ну, нужно, о, об, он, она, они, от, по, под, после, почему, правила, при, про, с, сколько, со, так, там, такое, такой, такая, то, только, тут, у, уже, чего, чем, что, чтобы, это, этот, я

button-ask = ❓
