# What a group's administrators settle, and what it refuses.

settings-title = <b>Налаштування групи</b>
settings-about = Змінюють адміністратори. Діє для нових столів, а мова — одразу.
settings-language = 🌐 Мова: { $value }
settings-openers-all = 🪑 Столи відкривають усі
settings-openers-admins = 🪑 Столи відкривають адміністратори
settings-limit = 🔢 Столів одночасно: до { $limit }
settings-new-last = 🃏 Новий стіл: як минулий
settings-new-fixed = 🃏 Новий стіл: завжди той самий
settings-quiet = 🌙 Тихі години: { $value }
settings-tidy-yes = 🧹 Після гри лишається тільки підсумок
settings-tidy-no = 🧹 Після гри лишається все
settings-topic-any = 📌 Столи там, де їх відкрили
settings-topic-here = 📌 Столи в цій темі
settings-topic-other = 📌 Столи в іншій темі
settings-topic-hint = Щоб тримати столи в одній темі, напишіть /settings у ній.
settings-ready = Готово
settings-back = ‹ Назад
settings-done = Налаштування групи збережено. Змінити — /settings.

settings-language-about =
    <b>Якою мовою говорити в групі?</b>

    Карти й підказки кожен бачить своєю, її обирають у чаті з ботом: /language.
settings-language-any = як у того, хто відкрив стіл
settings-limit-about = <b>Скільки столів може бути в групі одночасно?</b>
settings-new-about =
    <b>З чого починається новий стіл?</b>

    Гра, правила й час на хід. Поки гру не почато, їх можна змінити за будь-яким столом.
settings-new-now = Зараз: { $what }
settings-new-choose-last = як минулий стіл
settings-new-choose-fixed = завжди як зараз
settings-quiet-about =
    <b>Тихі години</b>

    За повільними столами, де на хід дають годину й більше, у цей час годинник стоїть: ніхто не проспить свій хід.
settings-quiet-none = немає

language-ru = Русский
language-uk = Українська
language-en = English

zone-kyiv = Київ
zone-moscow = Москва
zone-berlin = Берлін
zone-london = Лондон
zone-jerusalem = Єрусалим
zone-almaty = Алмати

answer-admins-only = Налаштування групи змінюють її адміністратори. Своя мова — /language у чаті з ботом.
answer-open-admins = Столи тут відкривають адміністратори: попросіть когось із них.
answer-open-limit =
    { $limit ->
        [1] Тут уже є стіл, а більше одного одночасно не можна: дограйте його або закрийте.
       *[other] Більше { $limit } столів одночасно тут не можна: дограйте або закрийте якийсь із них.
    }

new-in-topic = Столи цієї групи стоять в одній темі: новий відкрито там.
