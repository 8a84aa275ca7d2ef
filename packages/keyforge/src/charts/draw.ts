import type { PlayerId } from '@battleline/card-game'
import {
  CHANCE,
  chart,
  type GameEvent,
  type Reason,
  routine,
  say,
  type View,
  type World,
} from '@battleline/kernel'
import { playerFacts } from '../events/triggers.ts'
import { cardOf, playerOf } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { playerRestriction } from '../query/player-rules.ts'
import { putInPile, takeAll, takeAway } from '../zones/move.ts'
import { window, windowOver } from './window.ts'

/** Cards drawn one by one. */
export interface Drawing {
  readonly you: PlayerId
  left: number
  /** True if another effect replaces the next draw. */
  instead: boolean
  /** The cards drawn so far. */
  drawn: readonly number[]
  /** The events of the last draw. */
  facts: readonly GameEvent[]
}

export const drawing = (you: PlayerId, left: number): Drawing => ({
  you,
  left,
  instead: false,
  drawn: [],
  facts: [],
})

const { amend, choose } = verbs<Drawing>()

/** Only drawing turns the discard pile into a new deck (KF-DRW-2). */
export const draw = chart<Drawing>(
  'keyforge/draw',
  'Draw',
  {
    '1-shuffle': choose('The discard pile becomes the new deck', {
      kind: 'order',
      who: () => CHANCE,
      options: (w, l) => playerOf(w, l.you).discard,
      take: (w, l, order) => shuffle(w, l, order),
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

const NONE: Reason = routine('no card is to be drawn', 'KF-GEN-5')
const CARDS_LEFT: Reason = routine('there are cards in the deck', 'KF-DRW-2')
const NO_CARDS: Reason = routine('the discard pile is empty, too', 'KF-DRW-2')

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

/** Whether the hand is refilled by the turn, and not by an ability. */
const isInDrawStep = (w: View): boolean => w.find('keyforge/refill') === w.find('keyforge/turn') + 1

function drawOne(w: World, l: Drawing): void {
  const [top] = playerOf(w, l.you).deck
  const { instead } = l
  l.left--
  l.facts = []
  l.instead = false
  if (instead) return
  const bar = playerRestriction(w, l.you, 'draw')
  if (bar >= 0) {
    l.left = 0
    w.reportNotDone(l.you, 'draws nothing', say`${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
    return
  }
  if (top === undefined) {
    l.left = 0
    w.reportNotDone(l.you, 'draws nothing', 'deck and discard pile are empty', 'KF-DRW-2')
    return
  }
  l.drawn = [...l.drawn, top]
  takeAway(w, top)
  putInPile(w, [top], 'hand', l.you)
  l.facts = playerFacts(w, 'draws', l.you, { outside: !isInDrawStep(w) })
}
