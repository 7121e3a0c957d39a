# The options of Terz: a label, one line of explanation, and its values in words.
# A value without a text of its own is written as it is.

terz-options-match = Игра
terz-options-melds = Комбинации
terz-options-play = Розыгрыш

terz-option-target = До скольки
terz-option-target-about = Партия кончается, когда кто-то набрал столько или больше.
terz-option-melds_a_turn = За ход
terz-option-melds_a_turn-about = Сколько комбинаций можно объявить за один ход; марьяж не в счёт.
terz-option-melds_a_turn-many = сколько есть
terz-option-melds_a_turn-one = одна комбинация
terz-option-melds_while = Хвалятся
terz-option-melds_while-about = Только при талоне — или пока девять карт, то есть и в первой взятке без талона.
terz-option-melds_while-nine_cards = пока девять карт
terz-option-melds_while-talon = пока есть талон
terz-option-frames_need_trick = Рамки
terz-option-frames_need_trick-about = Нужна ли хоть одна взятка, чтобы объявить четыре карты одного роста.
terz-option-frames_need_trick-yes = со взяткой
terz-option-frames_need_trick-no = без взятки
terz-option-jack_free = Козырный валет
terz-option-jack_free-about = Без талона его можно придержать: всегда или только когда других козырей нет.
terz-option-jack_free-always = вольный
terz-option-jack_free-only_trump = вольный, пока один
terz-option-look_back = Взятки смотрят
terz-option-look_back-about = Пока в талоне есть карты, хотя бы две, хотя бы четыре — или никогда.
terz-option-look_back-talon = при талоне
terz-option-look_back-two = от двух карт
terz-option-look_back-four = от четырёх карт
terz-option-look_back-never = никогда
