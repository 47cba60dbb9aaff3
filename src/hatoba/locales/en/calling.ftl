call-turn = { $game }: your turn
call-over = { $game }: the game is over
call-chat = { $game }: somebody has written
call-with = With { $names }.
call-alone = Open the table.
call-test = Hatoba can call you
call-test-body = This is how it will look.
mail-confirm-subject = Hatoba: may we write to you?
mail-confirm-body =
    Somebody, probably you, wants a mail a day at this address while games wait for them. Open this page and
    press the button if that is you:

    { $link }

    If not, do nothing: the address is forgotten after a day.
mail-digest-subject =
    { $n ->
        [one] Hatoba: one game waits for you
       *[other] Hatoba: { $n } games wait for you
    }
mail-digest-body = It is your turn here:
mail-digest-table = { $game } ({ $names }): { $link }
mail-digest-end = No more of these mails: { $link }
ui-call = Being called
ui-call-why =
    This browser tells you when a game needs you, also while no page of ours is open. It asks for your
    permission; nothing is sent before that.
ui-call-switch = Call me on this device
ui-call-turn = When it is my turn
ui-call-over = When a game is over
ui-call-chat = When somebody writes to me
ui-call-quiet = Not at night
ui-call-quiet-from = Quiet from
ui-call-quiet-to = Quiet until
ui-call-test = Send a test message
ui-call-tested = It is on its way.
ui-call-denied = This browser does not allow it: change that in the browser's settings for this page.
ui-call-impossible = This browser cannot be called.
ui-call-failed = The push service of this browser cannot be reached.
ui-call-seen = Nothing is sent while you look at the table, and one message a table at a time.
ui-call-table = This table calls me
ui-call-mail = A mail a day while games wait for me
ui-call-mail-address = E-mail address
ui-call-mail-at = Mail at
ui-call-mail-ask = Send me a mail to confirm
ui-call-mail-asked = We have written to { $address }: open the link in that mail.
ui-call-mail-on = Goes to { $address }, once a day at most.
ui-call-mail-stop = No more mails
ui-call-mail-page = Mails from Hatoba
ui-call-mail-page-ask = Games that wait for you can write to you once a day. Do you want that?
ui-call-mail-yes = Yes, write to me
ui-call-mail-yes-done = Thank you. A mail comes only on days on which a game waits for you.
ui-call-mail-stopped = You get no more mails, and your address is deleted.
ui-call-mail-unknown = This link is not valid any more.
ui-call-announced = From the host
problem-push-refused = The push service of this browser did not take it.
problem-push-gone = The push service does not know this browser any more: switch it on again.
problem-mail = The mail server does not answer: try again later.
problem-no-mail = This server sends no mails.
problem-mail-asked = We have written to this address already: look there, or try again in an hour.
problem-muted = You cannot write here: the host has muted you.
