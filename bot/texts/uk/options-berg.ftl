# The options of Berg: a label, one line of explanation, and its values in words.
# A value without a text of its own is written as it is.

berg-options-match = Гра
berg-options-offers = Заяви

berg-option-height = До скількох
berg-option-height-about = Берг узято, коли після партії в когось більше за це.
berg-option-deal_turns = Здають
berg-option-deal_turns-about = Скільки партій поспіль здає один гравець.
berg-option-deal_turns-three = по три поспіль
berg-option-deal_turns-one = по черзі
berg-option-shuffling = Перевернуту колоду
berg-option-shuffling-about = Іде в тому самому порядку; тасують завжди; тасують відтоді, як хтось заплатив 1,0.
berg-option-shuffling-off = не тасують
berg-option-shuffling-always = тасують
berg-option-shuffling-buy = тасують за 1,0
berg-option-insurance = Страховка
berg-option-insurance-about = За 1,0 суперник не може замовити валетом джокера: доки не перевернуть колоду чи всю партію.
berg-option-insurance-flip = до перевертання
berg-option-insurance-game = на партію
berg-option-insurance-off = немає
berg-option-open_hand = Відкрита гра, ціна
berg-option-open_hand-about = За цю ціну карти суперника відкрито всім, коли розібрано велику колоду.
berg-option-open_hand-off = немає
berg-option-open_hand-1 = 1,0
berg-option-left_in_hand = Значущі на руках
berg-option-left_in_hand-about = У того, хто програв, лишилися самі значущі: не важить або їхню ціну з нього знімають.
berg-option-left_in_hand-no = не важить
berg-option-left_in_hand-yes = знімають
