# The options of Deberc: a label, one line of explanation, and its values in words.
# A value without a text of its own is written as it is.

## Groups

deberc-options-match = Игра
deberc-options-deal = Раздача
deberc-options-redeal = Пересдача
deberc-options-runs = Комбинации
deberc-options-hanging = Висячие очки
deberc-options-fines = Штрафы

## The match

deberc-option-target = До скольки
deberc-option-target-about = Кто-то дошёл до этой суммы — после сдачи конец. Или вся игра в одну сдачу.
deberc-option-target-deal = одна сдача
deberc-option-partners = Пары
deberc-option-partners-about = Вчетвером сидящие напротив играют вместе.
deberc-option-partners-yes = пара на пару
deberc-option-partners-no = каждый за себя
deberc-option-finish = Дошли двое
deberc-option-finish-about = Кто победит, если дошло несколько игроков: у кого больше, чей послед или кто дошёл раньше по ходу розыгрыша.
deberc-option-finish-points = у кого больше
deberc-option-finish-last_trick = чей послед
deberc-option-finish-arrival = доезд

## Dealing and bidding

deberc-option-first_packet = Торгуются
deberc-option-first_packet-about = Сколько карт на руках во время торговли.
deberc-option-first_packet-6 = с 6 картами
deberc-option-first_packet-4 = с 4 картами
deberc-option-upcard_to = Вскрышку берёт
deberc-option-upcard_to-about = Кто вчетвером забирает вскрышку, когда козырь назначен.
deberc-option-upcard_to-taker = играющий
deberc-option-upcard_to-dealer = сдающий
deberc-option-obligation = Обяз
deberc-option-obligation-about = Все спасовали — во втором круге сдающий обязан играть.
deberc-option-obligation-yes = есть
deberc-option-obligation-no = нет
deberc-option-seven = Обмен семёрки
deberc-option-seven-about = Кто может сменить козырную семёрку на вскрышку, если козырь взят в первом круге.
deberc-option-seven-off = нет
deberc-option-seven-anyone = любой
deberc-option-seven-taker = играющий
deberc-option-first_lead = Первый заход
deberc-option-first_lead-about = Кто ходит первым: играющий или первая рука — сосед слева от сдающего.
deberc-option-first_lead-taker = играющий
deberc-option-first_lead-eldest = первая рука

## Redeals

deberc-option-weak_redeal = Слабая рука
deberc-option-weak_redeal-about = Пришло столько очков или меньше — на своём первом ходу можно требовать пересдачу.
deberc-option-weak_redeal-off = играют
deberc-option-weak_redeal-13 = до 13, пересдача
deberc-option-void_dealer = Сдача без игры
deberc-option-void_dealer-about = Кто сдаёт снова, если все спасовали или потребовали пересдачу.
deberc-option-void_dealer-same = сдаёт тот же
deberc-option-void_dealer-next = сдаёт следующий
deberc-option-redeal_fine = Три подряд без игры
deberc-option-redeal_fine-about = Штраф тому, кто сдал три раза подряд впустую.
deberc-option-redeal_fine-0 = без штрафа
deberc-option-redeal_fine-100 = −100

## Runs and the bella

deberc-option-long_runs = Пять и больше подряд
deberc-option-long_runs-about = Всё полтинник; или семь — полтинник с терцем, восемь — два полтинника; или шесть — сотня, семь — деберц и победа.
deberc-option-long_runs-fifty = полтинник
deberc-option-long_runs-split = делятся
deberc-option-long_runs-hundred = сотня, деберц
deberc-option-run_order = Старше та
deberc-option-run_order-about = Чем меряются одинаковые комбинации: старшей картой или сперва длиной ряда.
deberc-option-run_order-kind = где карта старше
deberc-option-run_order-length = где ряд длиннее
deberc-option-equal_runs = Равные комбинации
deberc-option-equal_runs-about = Чьи пройдут: сдающего, а без него — ближнего слева от него; козырные; того, кто взял послед.
deberc-option-equal_runs-seat = по месту
deberc-option-equal_runs-trump = козырные
deberc-option-equal_runs-last_trick = чей послед
deberc-option-runs_need_trick = Комбинации без взяток
deberc-option-runs_need_trick-about = Пишет ли комбинации тот, кто не взял ни одной взятки.
deberc-option-runs_need_trick-yes = не пишут
deberc-option-runs_need_trick-no = пишут
deberc-option-bella_when = Беллу объявляют
deberc-option-bella_when-about = Прямо перед козырным королём или дамой — либо на любом своём ходу до последней взятки.
deberc-option-bella_when-with_card = с картой
deberc-option-bella_when-before_last_trick = до последа
deberc-option-bella_to = Беллу пишет
deberc-option-bella_to-about = Кто объявил, если взял хоть одну взятку, — или кто забрал её карты.
deberc-option-bella_to-declarer = кто объявил
deberc-option-bella_to-capturer = кто забрал карты

## Hanging points

deberc-option-bayt_tie = Байт на двоих
deberc-option-bayt_tie-about = Играющий в байте, а лучшие соперники набрали поровну: его очки делят или они повисают.
deberc-option-bayt_tie-share = делят
deberc-option-bayt_tie-hang = повисает
deberc-option-hanging = Повисло снова
deberc-option-hanging-about = Первые очки вернутся тому, кто завис дважды подряд; или всё копится; или разыгрывают по очереди, со старых.
deberc-option-hanging-owner = вернуть первые
deberc-option-hanging-pile = копится
deberc-option-hanging-queue = по очереди
deberc-option-hanging_for = Висяк
deberc-option-hanging_for-about = Кто может забрать висячие очки: любой или только те, между кем они повисли.
deberc-option-hanging_for-all = на всех
deberc-option-hanging_for-tied = между равными
deberc-option-hanging_finish = Висяк в конце
deberc-option-hanging_finish-about = Игра кончилась, а очки висят: ещё сдача; сдача, только если кто-то дошёл бы со своими; или пропадают.
deberc-option-hanging_finish-extra_deal = ещё сдача
deberc-option-hanging_finish-owner_only = если хватит дойти
deberc-option-hanging_finish-ignore = пропадает

## Fines

deberc-option-bayt_fine = Байт
deberc-option-bayt_fine-about = Штраф за байты: с третьего, за каждый или за каждые три.
deberc-option-bayt_fine-off = без штрафа
deberc-option-bayt_fine-third_100 = с третьего −100
deberc-option-bayt_fine-every_50 = каждый −50
deberc-option-bayt_fine-every_100 = каждый −100
deberc-option-bayt_fine-three_100 = за три −100
deberc-option-bayt_fine-three_300 = за три −300
deberc-option-hanging_is_bayt = Висячий байт
deberc-option-hanging_is_bayt-about = Идёт ли он в счёт байтов, за которые штрафуют.
deberc-option-hanging_is_bayt-yes = тоже байт
deberc-option-hanging_is_bayt-no = не в счёт
deberc-option-lyzha_fine = Лыжа
deberc-option-lyzha_fine-about = Штраф за сдачу без взяток. По столу — это −100 втроём и паре, иначе −50.
deberc-option-lyzha_fine-0 = без штрафа
deberc-option-lyzha_fine-50 = −50
deberc-option-lyzha_fine-100 = −100
deberc-option-lyzha_fine-table = по столу
