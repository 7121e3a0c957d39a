# Tables without a group, and how tables are found.

direct-title = <b>{ $game }</b>
direct-outside-lobby = Ви встали з-за столу. Передумаєте — місце ще є.
direct-outside = За цим столом грають без вас.
invite-share = ✉ Покликати друзів
invite-text = Сідай за стіл: { $game }!
