import { type StepText, type View, verbs, type World } from '@battleline/kernel'
import { type Acting, refsTo } from '../acting.ts'
import { amountOf } from '../counting.ts'
import { controllerKnown } from '../last-known.ts'
import { move } from '../moving.ts'
import { hasStayed } from '../read.ts'
import { cardOf, type PlayerId, playerOf, writePlayer } from '../state.ts'
import type { Amount, Doing } from '../text/structure.ts'
import { choosingPlayer, does, forEach, type Writers } from './write.ts'

const { ask } = verbs<Acting>()

const top = (w: View, player: PlayerId, count: number): readonly number[] =>
  playerOf(w, player).deck.slice(0, Math.max(0, count))

function draw(w: World, l: Acting, { amount }: Doing<'draw'>): void {
  forEach(l, top(w, l.you, amountOf(w, l, amount)), (card) => move(w, card, 'hand'))
}

const millBy = (w: World, l: Acting, amount: Amount, who: PlayerId): void =>
  forEach(l, top(w, who, amountOf(w, l, amount)), (card) => move(w, card, 'graveyard'))

function mill(w: World, l: Acting, { amount, by }: Doing<'mill'>): void {
  const [it] = l.it
  millBy(w, l, amount, by === undefined || it === undefined ? l.you : controllerKnown(w, it))
}

/** Cards from the top are looked at: some go to the bottom, the rest back on top, each in an order that is chosen. */
const glimpse = (title: string, effect: Doing<'glimpse'>): readonly StepText[] => [
  ask(
    `${title}: to the bottom`,
    {
      who: (_, l) => l.you,
      options: (w, l, { amount }) => top(w, l.you, amountOf(w, l, amount)),
      bounds: (_w, _l, count) => [0, count],
      take: (w, l, chosen) => {
        l.seen = refsTo(w, chosen as readonly number[])
      },
      label: (w, card) => cardOf(w, Number(card)).name,
      record: Number,
    },
    effect,
  ),
  ...(['bottom', 'top'] as const).map((end) =>
    ask(
      `${title}: the order on the ${end}`,
      {
        manner: 'order',
        who: (_, l) => l.you,
        options: (w, l, { amount }) => glimpsed(w, l, end, amountOf(w, l, amount)),
        take: (w, l, chosen) => laid(w, l, end, chosen as readonly number[]),
        label: (w, card) => cardOf(w, Number(card)).name,
        record: Number,
      },
      effect,
    ),
  ),
]

/** The cards that go to the bottom are moved there last: until then all that is looked at lies on top. */
function glimpsed(w: View, l: Acting, end: 'top' | 'bottom', count: number): readonly number[] {
  const down = l.seen.map((ref) => ref.card)
  if (end === 'bottom') return down
  return top(w, l.you, count - down.length)
}

function laid(w: World, l: Acting, end: 'top' | 'bottom', cards: readonly number[]): void {
  const rest = playerOf(w, l.you).deck.filter((card) => !cards.includes(card))
  if (cards.length > 0) writePlayer(w, l.you).deck = end === 'top' ? [...cards, ...rest] : [...rest, ...cards]
}

function lookAtTop(w: World, l: Acting): void {
  l.it = refsTo(w, top(w, l.you, 1))
  l.did = l.it.length > 0
}

/** “It” may be a card of the deck here. */
function putIntoGraveyard(w: World, l: Acting): void {
  forEach(
    l,
    l.it.filter((ref) => hasStayed(w, ref)).map((ref) => ref.card),
    (card) => move(w, card, 'graveyard'),
  )
}

export const deck = {
  draw: (title, effect) => [does(title, draw, effect)],
  mill: (title, effect) => [does(title, mill, effect)],
  'player mills': (title, { amount }) =>
    choosingPlayer(title, (w, l, player) => millBy(w, l, amount, player)),
  glimpse,
  'look at top': (title, effect) => [does(title, lookAtTop, effect)],
  'put into graveyard': (title, effect) => [does(title, putIntoGraveyard, effect)],
} satisfies Partial<Writers>
