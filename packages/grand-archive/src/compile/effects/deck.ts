import { CHANCE, type StepSpec, stepVerbs, type View, type World } from '@battleline/kernel'
import { emit } from '../../events/triggers.ts'
import { remember } from '../../model/memory.ts'
import {
  cardOf,
  opponentOf,
  type PlayerId,
  playerOf,
  refsTo,
  refTo,
  tableOf,
  writeCard,
  writePlayer,
} from '../../model/state.ts'
import { verbs } from '../../model/verbs.ts'
import { lastKnownController } from '../../query/last-known.ts'
import { isSameCard } from '../../query/objects.ts'
import { type Resolution, referentsOf } from '../../query/resolution.ts'
import { countOf, matches } from '../../query/values.ts'
import type { Amount, EffectOf } from '../../text/structure.ts'
import { drawCards } from '../../zones/draw.ts'
import { move } from '../../zones/move.ts'
import { preserve } from '../../zones/preserve.ts'
import { revealCards } from '../../zones/reveal.ts'
import { applyToEach, choosePlayerStep, type EffectWriters, effectStep } from './write.ts'

const { act, choose } = verbs<Resolution>()
const { ask } = stepVerbs<Resolution>()

const top = (w: View, player: PlayerId, count: number): readonly number[] =>
  playerOf(w, player).deck.slice(0, Math.max(0, count))

function draw(w: World, l: Resolution, { amount, into }: EffectOf<'draw'>): void {
  l.completed = drawCards(w, l.you, countOf(w, l, amount), into)
}

/** Each player draws, the turn player first. */
function eachDraws(w: World, l: Resolution, { amount, into }: EffectOf<'each player draws'>): void {
  const { active } = tableOf(w)
  for (const who of [active, opponentOf(active)]) l.completed = drawCards(w, who, countOf(w, l, amount), into)
}

const millBy = (w: World, l: Resolution, amount: Amount, who: PlayerId): void =>
  applyToEach(l, top(w, who, countOf(w, l, amount)), (card) => move(w, card, 'graveyard'))

function mill(w: World, l: Resolution, { amount, by, noun }: EffectOf<'mill'>): void {
  const [it] = by === undefined ? [] : referentsOf(w, l, noun)
  const who = it === undefined ? l.you : lastKnownController(w, it)
  if (by !== undefined && it === undefined) l.completed = false
  else millBy(w, l, amount, who)
}

function banishTop(w: World, l: Resolution, { amount }: EffectOf<'banish top'>): void {
  const cards = top(w, l.you, countOf(w, l, amount))
  applyToEach(l, cards, (card) => move(w, card, 'banishment'))
  l.affected = [...l.affected, ...refsTo(w, cards)]
}

function discardHand(w: World, l: Resolution): void {
  const cards = playerOf(w, l.you).hand
  applyToEach(l, cards, (card) => move(w, card, 'graveyard'))
  l.discarded = refsTo(w, cards)
}

/** The numbers from 0 to a highest one, as words. */
const numbersTo = (most: number): readonly string[] => Array.from({ length: most + 1 }, (_, n) => `${n}`)

/** Looks at cards from the top: some go to the bottom, the rest back on top, each in a chosen order. */
const glimpse = (title: string, effect: EffectOf<'glimpse'>): readonly StepSpec[] => [
  choose(
    `${title}: to the bottom`,
    {
      who: (_, l) => l.you,
      options: (w, l, { amount }) => top(w, l.you, countOf(w, l, amount)),
      bounds: (_w, _l, count) => [0, count],
      take: (w, l, chosen) => {
        l.lookedAt = refsTo(w, chosen)
      },
    },
    effect,
  ),
  ...(['bottom', 'top'] as const).map((end) =>
    choose(
      `${title}: the order on the ${end}`,
      {
        kind: 'order',
        who: (_, l) => l.you,
        options: (w, l, { amount }) => glimpsed(w, l, end, countOf(w, l, amount)),
        take: (w, l, chosen) => laid(w, l, end, chosen),
      },
      effect,
    ).then((w, l, { amount }) => {
      if (end === 'top' && countOf(w, l, amount) > 0) emit(w, { kind: 'glimpse', by: l.you })
    }),
  ),
]

/** Cards for the bottom move there last: until then all looked-at cards are on top. */
function glimpsed(w: View, l: Resolution, end: 'top' | 'bottom', count: number): readonly number[] {
  const down = l.lookedAt.map((ref) => ref.card)
  if (end === 'bottom') return down
  // A short deck has fewer cards to look at; those on the bottom are not looked at again.
  const looked = Math.min(count, playerOf(w, l.you).deck.length)
  return top(w, l.you, looked - down.length)
}

function laid(w: World, l: Resolution, end: 'top' | 'bottom', cards: readonly number[]): void {
  const rest = playerOf(w, l.you).deck.filter((card) => !cards.includes(card))
  if (cards.length > 0) writePlayer(w, l.you).deck = end === 'top' ? [...cards, ...rest] : [...rest, ...cards]
}

/** The top cards go back in another order. */
const orderTop = (title: string, effect: EffectOf<'order top'>): readonly StepSpec[] => [
  choose(
    `${title}: the order on the top`,
    {
      kind: 'order',
      who: (_, l) => l.you,
      options: (w, l, { amount }) => top(w, l.you, countOf(w, l, amount)),
      take: (w, l, chosen) => laid(w, l, 'top', chosen),
    },
    effect,
  ),
]

/** The other cards wait among those that were looked at. */
function pick(w: World, l: Resolution, chosen: readonly number[], effect: EffectOf<'pick from top'>): void {
  const { amount, of, to, omen } = effect
  const looked = top(w, l.you, countOf(w, l, amount))
  l.lookedAt = refsTo(
    w,
    looked.filter((card) => !chosen.includes(card)),
  )
  applyToEach(l, chosen, (card) => {
    move(w, card, to)
    if (omen === true && cardOf(w, card).zone === 'banishment') writeCard(w, card).omen += 1
    // What was described is shown as proof, until the next check (GA-INF-1).
    if (of !== undefined) remember(w, { kind: 'revealed', ...refTo(w, card) })
  })
}

const pickFromTop = (title: string, effect: EffectOf<'pick from top'>): readonly StepSpec[] => [
  choose(
    title,
    {
      who: (_, l) => l.you,
      options: (w, l, { amount, of }) =>
        top(w, l.you, countOf(w, l, amount)).filter(
          (card) => of === undefined || matches(w, of, l.source.card, l.you, card),
        ),
      bounds: (_w, _l, count, { of }) => [of === undefined ? Math.min(1, count) : 0, 1],
      take: pick,
    },
    effect,
  ).cite('GA-INF-1'),
  effect.rest === 'bottom'
    ? choose(`${title}: the order on the bottom`, {
        kind: 'order',
        who: (_, l) => l.you,
        options: (_, l) => l.lookedAt.map(({ card }) => card),
        take: (w, l, chosen) => laid(w, l, 'bottom', chosen),
      })
    : act(`${title}: the rest`, (w, l) => {
        for (const { card } of l.lookedAt) move(w, card, 'graveyard')
      }),
]

function lookAtTop(w: World, l: Resolution): void {
  l.antecedent = refsTo(w, top(w, l.you, 1))
  l.completed = l.antecedent.length > 0
}

function revealTop(w: World, l: Resolution): void {
  lookAtTop(w, l)
  revealCards(
    w,
    l.antecedent.map(({ card }) => card),
  )
}

/** “It” may be a card of the deck here. */
function putIntoGraveyard(w: World, l: Resolution): void {
  applyToEach(
    l,
    l.antecedent.filter((ref) => isSameCard(w, ref)).map((ref) => ref.card),
    (card) => move(w, card, 'graveyard'),
  )
}

export const deck = {
  draw: (title, effect) => [effectStep(title, draw, effect)],
  'each player draws': (title, effect) => [effectStep(title, eachDraws, effect)],
  mill: (title, effect) => [effectStep(title, mill, effect)],
  'mill up to': (title, { most }) => [
    ask(title, {
      who: (_, l) => l.you,
      options: (w, l) => numbersTo(Math.min(most, playerOf(w, l.you).deck.length)),
      take: (w, l, [word]) =>
        applyToEach(l, top(w, l.you, Number(word)), (card) => move(w, card, 'graveyard')),
      label: (_, word) => String(word),
    }),
  ],
  'banish top': (title, effect) => [effectStep(title, banishTop, effect)],
  'preserve top': (title, effect) => [
    effectStep(
      title,
      (w: World, l: Resolution, { amount }: EffectOf<'preserve top'>) =>
        applyToEach(l, top(w, l.you, countOf(w, l, amount)), (card) => preserve(w, card)),
      effect,
      'GA-INF-1',
    ),
  ],
  'discard at random': (title) => [
    choose(title, {
      who: () => CHANCE,
      options: (w, l) => playerOf(w, l.you).memory,
      take: (w, l, chosen) => {
        applyToEach(l, chosen, (card) => move(w, card, 'graveyard'))
        l.discarded = refsTo(w, chosen)
      },
    }),
  ],
  'discard hand': (title, effect) => [effectStep(title, discardHand, effect)],
  'player mills': (title, { amount }) =>
    choosePlayerStep(title, (w, l, player) => millBy(w, l, amount, player)),
  glimpse,
  'order top': orderTop,
  'pick from top': pickFromTop,
  'reveal top': (title, effect) => [effectStep(title, revealTop, effect, 'GA-INF-1')],
  'look at top': (title, effect) => [effectStep(title, lookAtTop, effect)],
  'put into graveyard': (title, effect) => [effectStep(title, putIntoGraveyard, effect)],
} satisfies Partial<EffectWriters>
