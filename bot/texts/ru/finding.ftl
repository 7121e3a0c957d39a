# Tables without a group, and how tables are found.

direct-title = <b>{ $game }</b>
direct-outside-lobby = Вы встали из-за стола. Передумаете — место ещё есть.
direct-outside = За этим столом играют без вас.
invite-share = ✉ Позвать друзей
invite-text = Садись за стол: { $game }!
