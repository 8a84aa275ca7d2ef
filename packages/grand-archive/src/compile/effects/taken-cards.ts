import type { StepSpec, View, World } from '@battleline/kernel'
import { opponentOf, playerOf, refsTo } from '../../model/state.ts'
import { verbs } from '../../model/verbs.ts'
import { candidates } from '../../query/references.ts'
import type { Resolution } from '../../query/resolution.ts'
import { countOf, matches } from '../../query/values.ts'
import type { EffectOf, Filter } from '../../text/structure.ts'
import { move } from '../../zones/move.ts'
import { applyToEach, type EffectWriters } from './write.ts'

const { choose } = verbs<Resolution>()

/** Effects that take cards of a zone. */
type Taking = EffectOf<'discard' | 'banish cards' | 'move to memory' | 'discard from theirs'>

/** Whether fewer cards do. */
const isOpen = (effect: Taking): boolean =>
  effect.kind === 'move to memory' || ('fewer' in effect && effect.fewer === true)

const isUpTo = (effect: Taking): boolean => 'most' in effect && effect.most === true

/** The cards of a zone of the player that an effect describes. */
const matchingIn =
  (zone: 'hand' | 'graveyard') =>
  (w: View, l: Resolution, { of }: { readonly of: Filter }): readonly number[] =>
    of.at === undefined
      ? playerOf(w, l.you)[zone].filter((card) => matches(w, of, l.source.card, l.you, card))
      : candidates(w, of, l.source.card, l.you)

function noteDiscarded(w: World, l: Resolution, cards: readonly number[]): void {
  l.discarded = refsTo(w, cards)
}

/** Asks for a number of cards from a list, or for none if there are not enough. */
const cardsFrom = <E extends Taking>(
  title: string,
  effect: E,
  list: (w: View, l: Resolution, effect: E) => readonly number[],
  count: (effect: E, l: Resolution, w: View) => number,
  op: (w: World, card: number) => void,
  taken?: (w: World, l: Resolution, cards: readonly number[]) => void,
): readonly StepSpec[] => [
  choose(
    title,
    {
      who: (_, l) => l.you,
      options: (w, l, of) => {
        const cards = list(w, l, of)
        return cards.length >= count(of, l, w) || isOpen(of) || isUpTo(of) ? cards : []
      },
      bounds: (w, l, found, of) => {
        const most = isOpen(of) || isUpTo(of) ? Math.min(found, count(of, l, w)) : count(of, l, w)
        return [isUpTo(of) ? 0 : most, most]
      },
      take: (w, l, chosen) => {
        applyToEach(l, chosen, (card) => op(w, card))
        taken?.(w, l, chosen)
      },
    },
    effect,
  ),
]

/** Banishes up to a number of cards of the player's graveyard, and adds them to "it". */
const banishUpTo = (title: string, effect: EffectOf<'banish up to'>): readonly StepSpec[] => [
  choose(
    title,
    {
      who: (_, l) => l.you,
      options: matchingIn('graveyard'),
      bounds: (_w, _l, count, { count: most = count }: EffectOf<'banish up to'>) => [0, most],
      take: (w, l, chosen) => {
        for (const card of chosen) move(w, card, 'banishment')
        l.antecedent = [...l.antecedent, ...refsTo(w, chosen)]
        l.affected = [...l.affected, ...refsTo(w, chosen)]
      },
    },
    effect,
  ),
]

export const taken = {
  discard: (title, effect) =>
    cardsFrom(
      title,
      effect,
      matchingIn('hand'),
      ({ amount }, l, w) => countOf(w, l, amount),
      (w, card) => move(w, card, 'graveyard'),
      (w, l, cards) => {
        noteDiscarded(w, l, cards)
        l.moved = cards.length
      },
    ),
  'move to memory': (title, effect) =>
    cardsFrom(
      title,
      effect,
      matchingIn('hand'),
      ({ count }) => count,
      (w, card) => move(w, card, 'memory'),
    ),
  // The options show the cards to the player who looks.
  'discard from theirs': (title, effect) =>
    cardsFrom(
      title,
      effect,
      (w, l, { place }) => {
        const { hand, memory } = playerOf(w, opponentOf(l.you))
        return place === 'memory' ? memory : [...hand, ...memory]
      },
      () => 1,
      (w, card) => move(w, card, 'graveyard'),
      noteDiscarded,
    ),
  'banish cards': (title, effect) =>
    cardsFrom(
      title,
      effect,
      matchingIn('graveyard'),
      ({ count }) => count,
      (w, card) => move(w, card, 'banishment'),
      (w, l, cards) => {
        l.affected = [...l.affected, ...refsTo(w, cards)]
      },
    ),
  'banish up to': banishUpTo,
} satisfies Partial<EffectWriters>
