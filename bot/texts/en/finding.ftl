# Tables without a group, and how tables are found.

direct-title = <b>{ $game }</b>
direct-outside-lobby = You have left the table. If you change your mind, there is still a seat.
direct-outside = They are playing at this table without you.
invite-share = ✉ Invite friends
invite-text = Take a seat: { $game }!
