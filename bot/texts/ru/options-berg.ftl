# The options of Berg: a label, one line of explanation, and its values in words.
# A value without a text of its own is written as it is.

berg-options-match = Игра
berg-options-offers = Заявления

berg-option-height = До скольки
berg-option-height-about = Берг взят, когда после партии у кого-то больше этого.
berg-option-deal_turns = Сдают
berg-option-deal_turns-about = Сколько партий подряд сдаёт один игрок.
berg-option-deal_turns-three = по три подряд
berg-option-deal_turns-one = по очереди
berg-option-shuffling = Перевёрнутую колоду
berg-option-shuffling-about = Идёт по порядку; тасуют всегда; тасуют с тех пор, как кто-то заплатил 1,0.
berg-option-shuffling-off = не тасуют
berg-option-shuffling-always = тасуют
berg-option-shuffling-buy = тасуют за 1,0
berg-option-insurance = Страховка
berg-option-insurance-about = За 1,0 соперник не может заказать валетом джокера: пока не перевернут колоду или всю партию.
berg-option-insurance-flip = до переворота
berg-option-insurance-game = на партию
berg-option-insurance-off = нет
berg-option-open_hand = Открытая игра, цена
berg-option-open_hand-about = За эту цену карты соперника открыты всем, когда разобрана большая колода.
berg-option-open_hand-off = нет
berg-option-open_hand-1 = 1,0
berg-option-left_in_hand = Значащие на руках
berg-option-left_in_hand-about = У проигравшего остались одни значащие: не важно или их цену с него снимают.
berg-option-left_in_hand-no = не важно
berg-option-left_in_hand-yes = снимают
