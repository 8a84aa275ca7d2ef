import { CHANCE, chart, routine, type Start, say, stepVerbs, type World, word } from '@battleline/kernel'
import { putCounters } from '../events/put-counters.ts'
import { triggerOn } from '../events/triggers.ts'
import { isOfType, isThere, permanentOf, type Ref, writePlayer } from '../model/state.ts'
import { lastKnownController } from '../query/last-known.ts'
import { type Resolution, resolveReference } from '../query/resolution.ts'
import type { Instruction } from '../text/structure.ts'
import { costDiscard, type Discarding, discard } from './discard.ts'

/** Creatures connive, one after the other: their player draws and discards (701.50). */
export interface Conniving {
  left: readonly Ref[]
  /** Whether the discarded card is no land; null if nobody knows. */
  nonland: boolean | null
}

/** Creatures explore, one after the other: the top card of a library is revealed (701.44). */
export interface Exploring {
  left: readonly Ref[]
  readonly source: number
  nonland: boolean
}

type Of<K> = Extract<Instruction, { readonly kind: K }>

function creaturesIn(w: World, l: Resolution, { who }: Of<'connives' | 'explores'>): readonly Ref[] {
  const left = resolveReference(w, l, who)
  if (who.kind !== 'self') l.antecedent = left
  l.completed = left.length > 0
  return left
}

export function connive(w: World, l: Resolution, one: Of<'connives' | 'explores'>): Start | null {
  const left = creaturesIn(w, l, one)
  return left.length === 0
    ? null
    : { chart: conniving.id, locals: { left, nonland: null } satisfies Conniving }
}

export function explore(w: World, l: Resolution, one: Of<'connives' | 'explores'>): Start | null {
  const left = creaturesIn(w, l, one)
  const locals: Exploring = { left, source: l.item.source, nonland: false }
  return left.length === 0 ? null : { chart: exploring.id, locals }
}

const [conniver, explorer] = [stepVerbs<Conniving>(), stepVerbs<Exploring>()]

/** Who does it: the controller of the creature, now or as it left. */
const playerOf = (w: World, [one]: readonly Ref[]): number =>
  one === undefined ? 0 : lastKnownController(w, one)

const KINDS = ['nonland', 'land'] as const
const kindLabel = (_: unknown, kind: unknown): string =>
  kind === 'land' ? 'it is a land card' : 'it is no land card'

function grow(w: World, [one]: readonly Ref[]): void {
  if (one !== undefined && isThere(w, one))
    putCounters(w, permanentOf(w, one.card).controller, one.card, 'plus', 1)
}

export const conniving = chart<Conniving>(
  'magic/connive',
  'Creatures connive',
  {
    '1-draw': conniver
      .act('Its player draws a card', (w, l) => {
        const by = playerOf(w, l.left)
        writePlayer(w, by).unseen += 1
        triggerOn(w, { kind: 'draws', by })
      })
      .cite('MTG-KEY-65'),
    '2-discard': conniver
      .step('Then that player discards one')
      .run(
        (w, l) => {
          const locals = costDiscard([{ kind: 'discard', amount: 1 }], playerOf(w, l.left))
          return locals === null ? null : { chart: discard.id, locals }
        },
        (w, l, child) => {
          const [card] = (child as Discarding).cards
          l.nonland = card === undefined ? null : !isOfType(permanentOf(w, card), 'land')
        },
      )
      .cite('MTG-KEY-65'),
    '3-unknown': conniver
      .ask('Chance decides what an unknown card is', {
        who: () => CHANCE,
        options: () => [...KINDS],
        take: (_, l, [kind]) => {
          l.nonland = kind === 'nonland'
        },
        label: kindLabel,
      })
      .when((_, l) => l.nonland === null || routine('the card is known'))
      .cite('MTG-KEY-65'),
    '4-counter': conniver
      .act('It gets a +1/+1 counter for a nonland card', (w, l) => {
        if (l.nonland === true) grow(w, l.left)
        Object.assign(l, { left: l.left.slice(1), nonland: null })
      })
      .backTo('1-draw', (_, l) => l.left.length > 0)
      .cite('MTG-KEY-65'),
  },
  { subjects: (l) => l.left.map(({ card }) => card), like: { left: [], nonland: null } },
)

export const exploring = chart<Exploring>(
  'magic/explore',
  'Creatures explore',
  {
    '1-reveal': explorer
      .ask('Chance decides what the revealed card is', {
        who: () => CHANCE,
        options: () => [...KINDS],
        take: (_, l, [kind]) => {
          l.nonland = kind === 'nonland'
        },
        label: kindLabel,
      })
      .cite('MTG-KEY-66'),
    '2-go': explorer
      .act('A land card goes to the hand; for another card, it gets a +1/+1 counter', (w, l) => {
        if (!l.nonland) writePlayer(w, playerOf(w, l.left)).unseen += 1
        else {
          grow(w, l.left)
          w.reportNotDone(
            l.source,
            say`does not ${word('put the revealed card into the graveyard')}`,
            'it is set aside: no board has what it needs',
          )
        }
        l.left = l.left.slice(1)
      })
      .backTo('1-reveal', (_, l) => l.left.length > 0)
      .cite('MTG-KEY-66'),
  },
  { subjects: (l) => l.left.map(({ card }) => card), like: { left: [], source: 0, nonland: false } },
)
