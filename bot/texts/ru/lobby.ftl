# A table before it starts, page by page, and one that closed without a result.

lobby-title = <b>{ $game }</b> · собираем стол
lobby-opener = Стол открывает { $name }
lobby-seat = { $number }. { $name }
lobby-seat-host = { $number }. { $name } 👑
lobby-seat-computer = { $number }. 🤖 { $name }, { $level }
lobby-seat-empty = { $number }. <i>свободно</i>
lobby-seat-kept = { $number }. <i>ждём: { $name }</i>
lobby-preset = Правила: <b>{ $preset }</b> — { $about }
lobby-preset-changed = Правила: <b>{ $preset }</b> с изменениями
lobby-differences = Отличия: { $list }
lobby-difference = { $label } — { $value }
lobby-more = и ещё { $count }
lobby-clock = На ход: { $clock }
lobby-clock-quiet = На ход: { $clock }, тихо { $quiet }
lobby-partners = 🔵 против 🔴: пара на пару
lobby-closed = 🔒 Стол для своих: места закрыты.
lobby-invited = ✉ Стол по приглашению.
lobby-public = 📢 Стол виден всем: /lobby
lobby-idle = Если не начать, стол закроется { $countdown }.
lobby-clock-none = без часов
lobby-clock-seconds = { $seconds } с
lobby-clock-minutes = { $minutes } мин
lobby-clock-hours = { $hours } ч
lobby-level-novice = новичок
lobby-level-basic = любитель
lobby-level-strong = сильный
lobby-level-master = мастер

## Buttons

lobby-sit = Сесть за стол
lobby-sit-short = Сесть
lobby-rise = Встать
lobby-add-computer = + 🤖 компьютер
lobby-chosen = ✓ { $label }
lobby-seats-2 = на 2
lobby-seats-3 = на 3
lobby-seats-4 = на 4
lobby-seats-pairs = 2 × 2
lobby-start = ▶ Начать игру
lobby-start-waiting = Начать: ждём ещё { $free }
lobby-cancel = Закрыть стол
lobby-to-rules = 🃏 Правила
lobby-to-seats = 🪑 Места
lobby-to-clock = ⏱ { $clock }
lobby-back = ‹ К столу
lobby-back-rules = ‹ Правила
lobby-back-group = ‹ Раздел
lobby-back-seats = ‹ Места
lobby-back-clock = ‹ Часы

## Rules

lobby-rules-title = <b>{ $game }</b> · правила стола
lobby-rules-hint = Любое правило можно поменять: разделы ниже.
lobby-rules-group = { $group } ✎
lobby-rules-all = ↩ Всё как в наборе
lobby-rules-read = 📖 Как играть
lobby-tune-title = <b>{ $game }</b> · { $group }
lobby-tune-hint = Нажмите правило, чтобы сменить. ★ — как в наборе «{ $preset }».
lobby-tune-hint-value = Выберите значение. ★ — как в наборе «{ $preset }».
lobby-tune-as-usual = <b>{ $label }: { $value }</b> ★
lobby-tune-changed = <b>{ $label }: { $value }</b> (в наборе: { $usual })
lobby-tune-button = { $label }: { $value }
lobby-tune-button-usual = { $label }: { $value } ★
lobby-tune-return = ↩ { $label }
lobby-tune-choose = ☰ { $label }
lobby-tune-value-usual = { $label } ★

## Seats

lobby-seats-title = <b>{ $game }</b> · места
lobby-seats-hint = Нажмите место, чтобы пересесть; кто там сидит, сядет на ваше.
lobby-seats-opposite = Партнёры сидят напротив: 1 и 3, 2 и 4.
lobby-seats-person = { $number } · { $name }
lobby-seats-computer = { $number } · 🤖 { $name }
lobby-seats-free = { $number } · свободно
lobby-seats-draw = 🎲 Жребий
lobby-seats-computers = 🤖 Компьютеры
lobby-seats-people = 👑 Хозяин стола
lobby-computers-title = <b>{ $game }</b> · компьютеры
lobby-computers-hint = Нажмите имя, чтобы сменить силу. В игре её меняет /level.
lobby-computers-none = Компьютеров за столом нет.
lobby-computers-level = 🤖 { $name }: { $level }
lobby-computers-away = ✕ { $name }
lobby-people-title = <b>{ $game }</b> · хозяин стола
lobby-people-host = Хозяин — { $name }: освобождает места, передаёт стол, решает, кого пускать.
lobby-people-takeover-yes = Кто-то вышел — его место может занять другой.
lobby-people-takeover-no = Кто-то вышел — доигрывает компьютер, место не занять.
lobby-people-give = 👑 { $name }
lobby-people-away = ✕ { $name }
lobby-people-close = 🔒 Закрыть места
lobby-people-open = 🔓 Открыть места
lobby-people-allow = Пускать на места ушедших
lobby-people-forbid = Не пускать на места ушедших
lobby-people-publish = 📢 Показать всем
lobby-people-hide = Убрать из общего списка

## Clock

lobby-clock-title = <b>{ $game }</b> · время на ход
lobby-clock-late = Кто не успел, за того ходит компьютер.
lobby-clock-endless = Часов нет: ждём, сколько нужно. Через неделю тишины стол закроется.
lobby-clock-hint = 🌙 В тихие часы время не идёт. Выберите их ниже.
lobby-quiet-none = нет
lobby-zone = 🌍 { $zone }
lobby-zone-title = <b>{ $game }</b> · чьё время?

## Ends and refusals

closed-title = <b>{ $game }</b> · стол закрыт
closed-cancelled = Стол закрыт, игра не начиналась.
closed-idle = Стол закрылся сам: игру так и не начали.
closed-stopped = Игра остановлена, победителя нет.
closed-empty = За столом не осталось людей — игра закончена.
closed-again = Новый стол — /new

answer-seats-closed = Этот стол собирается только для своих: места закрыты.
answer-seats-kept = Свободные места ждут тех, кто играл. Попросите открывшего стол освободить одно.
