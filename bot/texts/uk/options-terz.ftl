# The options of Terz: a label, one line of explanation, and its values in words.
# A value without a text of its own is written as it is.

terz-options-match = Гра
terz-options-melds = Комбінації
terz-options-play = Розіграш

terz-option-target = До скількох
terz-option-target-about = Партія закінчується, коли хтось набрав стільки чи більше.
terz-option-melds_a_turn = За хід
terz-option-melds_a_turn-about = Скільки комбінацій можна оголосити за один хід; мар'яж — окремо.
terz-option-melds_a_turn-many = скільки є
terz-option-melds_a_turn-one = одна комбінація
terz-option-melds_while = Хваляться
terz-option-melds_while-about = Лише доки є талон — або доки дев'ять карт, тобто й у першій взятці без талона.
terz-option-melds_while-nine_cards = доки дев'ять карт
terz-option-melds_while-talon = доки є талон
terz-option-frames_need_trick = Рамки
terz-option-frames_need_trick-about = Чи потрібна хоч одна взятка, щоб оголосити чотири карти одного рангу.
terz-option-frames_need_trick-yes = зі взяткою
terz-option-frames_need_trick-no = без взятки
terz-option-jack_free = Козирний валет
terz-option-jack_free-about = Без талона його можна притримати: завжди чи лише коли інших козирів немає.
terz-option-jack_free-always = вільний
terz-option-jack_free-only_trump = вільний, доки один
terz-option-look_back = Взятки дивляться
terz-option-look_back-about = Доки в талоні є карти, хоча б дві, хоча б чотири — або ніколи.
terz-option-look_back-talon = доки є талон
terz-option-look_back-two = від двох карт
terz-option-look_back-four = від чотирьох карт
terz-option-look_back-never = ніколи
