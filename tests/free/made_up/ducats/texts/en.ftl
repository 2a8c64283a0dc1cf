option-play = play { $subject }
option-aim = against { $subject }
option-end = end your turn
ask-turn-act = Play a card or end your turn.
ask-playcard-aim = Whom is it about?
guard-not-your-turn = It is not your turn.
guard-not-in-hand = This card is not in your hand.
guard-lies-on-table = This stall stands already.
guard-only-as-answer = This card is an answer to a card of somebody else.
guard-no-answer = Only an answer can be played now.
guard-too-expensive = You cannot pay for it.
guard-nothing-to-steal = Nobody else has a ducat.
guard-no-stall = No stall stands.
guard-wait = Others are deciding.
guard-choose-first = Choose first what was asked.
log-drew = { $who } draws { $subject }
log-drew-hidden = { $who } draws a card
log-played = { $who } plays { $subject }
log-gained = { $who } gains { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
}
log-stole = { $who } takes { $amount ->
    [one] { $amount } ducat
   *[other] { $amount } ducats
} from { $other }
log-looked = { $who } looks at the hand of { $other }
log-cancelled = { $subject } of { $who } does nothing
log-razed = { $subject } of { $who } burns down
log-discarded = { $who } discards { $subject }
log-opened = { $who } opens { $subject }
log-rolled = { $who } rolls { $amount }
log-rich = { $who } has enough
end-rich = { $who } is rich and wins.
end-deck = There is nothing left to draw. { $who }: victory.
end-draw = There is nothing left to draw: a draw.
cause-rich = riches
cause-deck = empty deck
cause-draw = empty deck, a draw
thing-coins = Ducats
thing-hand = Hand
thing-deck = Deck
thing-discard = Discard pile
thing-table = Stalls
thing-copies = copies
card-toll = every card costs { $n } more
card-guests = whenever somebody plays a card: { $do }
