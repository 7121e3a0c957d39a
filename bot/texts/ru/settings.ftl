# What a group's administrators settle, and what it refuses.

settings-title = <b>Настройки группы</b>
settings-about = Меняют администраторы. Действует для новых столов, а язык — сразу.
settings-language = 🌐 Язык: { $value }
settings-openers-all = 🪑 Столы открывают все
settings-openers-admins = 🪑 Столы открывают администраторы
settings-limit = 🔢 Столов сразу: до { $limit }
settings-new-last = 🃏 Новый стол: как прошлый
settings-new-fixed = 🃏 Новый стол: всегда один и тот же
settings-quiet = 🌙 Тихие часы: { $value }
settings-tidy-yes = 🧹 После игры остаётся только итог
settings-tidy-no = 🧹 После игры остаётся всё
settings-topic-any = 📌 Столы там, где их открыли
settings-topic-here = 📌 Столы в этой теме
settings-topic-other = 📌 Столы в другой теме
settings-topic-hint = Чтобы держать столы в одной теме, напишите /settings в ней.
settings-ready = Готово
settings-back = ‹ Назад
settings-done = Настройки группы сохранены. Изменить — /settings.

settings-language-about =
    <b>На каком языке говорить в группе?</b>

    Карты и подсказки каждый видит на своём, его выбирают в личке: /language.
settings-language-any = как у того, кто открыл стол
settings-limit-about = <b>Сколько столов может быть в группе сразу?</b>
settings-new-about =
    <b>С чего начинается новый стол?</b>

    Игра, правила и время на ход. Пока игра не начата, их можно поменять за любым столом.
settings-new-now = Сейчас: { $what }
settings-new-choose-last = как прошлый стол
settings-new-choose-fixed = всегда как сейчас
settings-quiet-about =
    <b>Тихие часы</b>

    За медленными столами, где на ход дают час и больше, в это время часы стоят: никто не проспит свой ход.
settings-quiet-none = нет

language-ru = Русский
language-uk = Українська
language-en = English

zone-kyiv = Киев
zone-moscow = Москва
zone-berlin = Берлин
zone-london = Лондон
zone-jerusalem = Иерусалим
zone-almaty = Алматы

answer-admins-only = Настройки группы меняют её администраторы. Свой язык — /language в личке.
answer-open-admins = Столы здесь открывают администраторы: попросите кого-нибудь из них.
answer-open-limit =
    { $limit ->
        [1] Здесь уже есть стол, а больше одного сразу нельзя: доиграйте его или закройте.
       *[other] Больше { $limit } столов сразу здесь нельзя: доиграйте или закройте какой-нибудь.
    }

new-in-topic = Столы этой группы стоят в одной теме: новый открыт там.
