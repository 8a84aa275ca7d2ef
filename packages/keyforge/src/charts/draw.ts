import {
  because,
  CHANCE,
  chart,
  type Fact,
  type Reason,
  type View,
  verbs,
  type World,
} from '@battleline/kernel'
import { playerFacts } from '../facts.ts'
import { barsFrom } from '../player-rules.ts'
import { cardOf, type PlayerId, playerOf } from '../state.ts'
import { putInPile, takeAll, takeAway } from '../zone-change.ts'
import { window, windowOver } from './window.ts'

/** Cards that are drawn, one after the other. */
export interface Drawing {
  readonly you: PlayerId
  left: number
  /** Something else happens instead of the next one. */
  instead: boolean
  /** What was drawn so far. */
  drawn: readonly number[]
  /** Who saw the last one being drawn. */
  facts: readonly Fact[]
}

export const drawing = (you: PlayerId, left: number): Drawing => ({
  you,
  left,
  instead: false,
  drawn: [],
  facts: [],
})

const { amend, ask } = verbs<Drawing>()

/** Only drawing makes a new deck of the discard pile (KF-DRW-2). */
export const draw = chart<Drawing>(
  'keyforge/draw',
  'Draw',
  {
    '1-shuffle': ask('An empty deck is made anew from the discard pile', {
      manner: 'order',
      who: () => CHANCE,
      options: (w, l) => playerOf(w, l.you).discard,
      take: (w, l, order) => shuffle(w, l, order as readonly number[]),
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    })
      .when(isNeeded)
      .call(window, (_, l) => windowOver(l.facts))
      .cite('KF-DRW-2'),
    '2-draw': amend('A card is drawn')
      .then(drawOne)
      .when((_, l) => l.left > 0 || NONE)
      .call(window, (_, l) => windowOver(l.facts))
      .backTo('1-shuffle', (_, l) => l.left > 0)
      .cite('KF-DRW-1', 'KF-DRW-2'),
  },
  { subjects: () => [], like: drawing(1, 0) },
)

const NONE: Reason = because('no card is to be drawn', 'KF-GEN-5')
const CARDS_LEFT: Reason = because('there are cards in the deck', 'KF-DRW-2')
const NO_CARDS: Reason = because('the discard pile is empty, too', 'KF-DRW-2')

function isNeeded(w: View, l: Drawing): true | Reason {
  if (l.left <= 0) return NONE
  const { deck, discard } = playerOf(w, l.you)
  return deck.length > 0 ? CARDS_LEFT : discard.length > 0 || NO_CARDS
}

function shuffle(w: World, l: Drawing, order: readonly number[]): void {
  takeAll(w, l.you, 'discard')
  putInPile(w, order, 'deck', l.you)
  l.facts = playerFacts(w, 'shuffles', l.you, { discard: true })
}

function drawOne(w: World, l: Drawing): void {
  const [top] = playerOf(w, l.you).deck
  const { instead } = l
  l.left--
  l.facts = []
  l.instead = false
  if (instead) return
  const bar = barsFrom(w, l.you, 'draw')
  if (bar >= 0) {
    l.left = 0
    w.not(l.you, 'a draw', `${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
    return
  }
  if (top === undefined) {
    l.left = 0
    w.not(l.you, 'a draw', 'deck and discard pile are empty', 'KF-DRW-2')
    return
  }
  l.drawn = [...l.drawn, top]
  takeAway(w, top)
  putInPile(w, [top], 'hand', l.you)
  l.facts = playerFacts(w, 'draws', l.you)
}
