import { FIRST_CARD, opponentOf } from '@battleline/card-game'
import { type Message, say, type View, type World, word } from '@battleline/kernel'
import { staysExhausted } from '../../charts/ready.ts'
import { type Answering, window, windowOver } from '../../charts/window.ts'
import { unprotected } from '../../effects/protection.ts'
import { facts } from '../../events/triggers.ts'
import type { Definition } from '../../model/definition.ts'
import { titleOf } from '../../model/definition.ts'
import type { Resolution } from '../../model/resolution.ts'
import { type Card, cardOf, playerOf, writeCard } from '../../model/state.ts'
import { everyCreature } from '../../query/board.ts'
import { powerOf } from '../../query/power.ts'
import { actingPlayer, refsTo, targetsInPlay } from '../../query/resolution.ts'
import { ends, fromAndTo } from '../../rules/choosing.ts'
import { allHouses } from '../../rules/houses.ts'
import type { DeedDone, Doing } from '../../text/structure.ts'
import { type House, plainType } from '../../vocabulary.ts'
import { targetsFound } from './targets-found.ts'
import {
  type EffectBuilder,
  type EffectWriters,
  markAffected,
  noteCompletion,
  setAntecedent,
  upTo,
} from './write.ts'

type Marking = Doing<'ward' | 'stun' | 'enrage' | 'ready' | 'exhaust' | 'unward' | 'unstun' | 'unenrage'>

/**
 * The effect of each on a card. A card has at most one counter of a kind: marking again does nothing (KF-WRD-1,
 * KF-STN-5, KF-ENR-4).
 */
const MARKS = {
  ward: { warded: true },
  stun: { stunned: true },
  enrage: { enraged: true },
  ready: { ready: true },
  exhaust: { ready: false },
  unward: { warded: false },
  unstun: { stunned: false },
  unenrage: { enraged: false },
} as const satisfies Record<Marking['kind'], Partial<Card>>

/** What the trace says that it does to a card. */
const VERB = {
  ward: 'ward',
  stun: 'stun',
  enrage: 'enrage',
  ready: 'ready',
  exhaust: 'exhaust',
  unward: 'take a ward from',
  unstun: 'unstun',
  unenrage: 'take an enrage counter from',
} as const satisfies Record<Marking['kind'], string>

const STATE = {
  ward: 'warded already',
  stun: 'stunned already',
  enrage: 'enraged already',
  ready: 'ready already',
  exhaust: 'exhausted already',
  unward: 'not warded',
  unstun: 'not stunned',
  unenrage: 'not enraged',
} as const satisfies Record<Marking['kind'], string>

const already = (kind: Marking['kind'], cards: number): Message =>
  cards === 1 ? say`it is ${word(STATE[kind])}` : say`they are ${word(STATE[kind])}`

const DEED: Readonly<Partial<Record<Marking['kind'], DeedDone>>> = {
  stun: 'stunned',
  exhaust: 'exhausted',
  ready: 'readied',
}

const isSo = (card: Card, marks: Partial<Card>): boolean =>
  Object.entries(marks).every(([field, value]) => card[field as keyof Card] === value)

function mark(w: World, l: Resolution, effect: Marking): readonly number[] {
  const all = targetsFound(w, l, effect.what, VERB[effect.kind])
  const cards = effect.kind === 'ready' ? all.filter((card) => !staysExhausted(w, card)) : all
  if (cards.length < all.length)
    w.reportNotDone(l.source.card, 'does not become ready', 'a text forbids it', 'KF-GEN-2')
  const marks: Partial<Card> = MARKS[effect.kind]
  const event = EVENT[effect.kind]
  const free = event === undefined ? cards : unprotected(w, cards, event)
  const changed = free.filter((card) => !isSo(cardOf(w, card), marks))
  for (const card of changed) Object.assign(writeCard(w, card), marks)
  // A card that was exhausted, stunned … already was not affected by this (KF-GEN-8).
  if (changed.length === 0 || changed.length < all.length) noteCompletion(l, false)
  if (changed.length === 0 && free.length > 0)
    w.reportNotDone(
      l.source.card,
      say`finds nothing to ${word(VERB[effect.kind])}`,
      already(effect.kind, free.length),
      'KF-GEN-5',
    )
  setAntecedent(w, l, effect.what)
  const deed = DEED[effect.kind]
  if (deed !== undefined) markAffected(l, deed, refsTo(w, changed))
  // "For each enrage counter removed this way."
  l.amount = changed.length
  return changed
}

/** Readies the exhausted ones; triggers for readying resolve (KF-RDY-1). */
function readyThem(w: World, l: Resolution, effect: Doing<'ready'>): Answering | null {
  const cards = targetsInPlay(w, l, effect.what).filter(
    (card) => !cardOf(w, card).ready && !staysExhausted(w, card),
  )
  mark(w, l, effect)
  return windowOver(facts(w, 'readied', cards, { user: actingPlayer(l) }))
}

/** Triggers for the new status resolve. */
function markThem(w: World, l: Resolution, effect: Marking): Answering | null {
  const changed = mark(w, l, effect)
  const event = EVENT[effect.kind]
  return event === undefined ? null : windowOver(facts(w, event, changed, { user: actingPlayer(l) }))
}

const EVENT: Partial<Readonly<Record<Marking['kind'], 'stunned' | 'warded' | 'enraged' | 'exhausted'>>> = {
  stun: 'stunned',
  ward: 'warded',
  enrage: 'enraged',
  exhaust: 'exhausted',
}

const marks = <K extends Marking['kind']>(to: EffectBuilder<Doing<K> & Marking>) =>
  to.choose(to.effect.what).call(window, markThem)

/** Any number: one that equals no creature's power is legal and finds nothing (KF-GEN-5). */
function numbers(w: View): readonly string[] {
  const most = Math.max(0, ...everyCreature(w).map((card) => powerOf(w, card)))
  return upTo(most)
}

/** The words on any card of the game, in any zone. */
const wordsOn = (w: View, which: (face: Definition) => readonly string[]): readonly string[] =>
  [
    ...new Set(
      w.rows.flatMap((_, row) =>
        row < FIRST_CARD ? [] : which(cardOf(w, row).$facedown ?? cardOf(w, row).$def),
      ),
    ),
  ].sort()

const chooseWord =
  <E>(which: (face: Definition, effect: E) => readonly string[]) =>
  (to: EffectBuilder<E>) =>
    to.nameWord(
      (w, _, effect) => wordsOn(w, (face) => which(face, effect)),
      (_, l, word) => {
        l.word = word
      },
    )

/** One name after the other. */
const nameCards = (to: EffectBuilder<Doing<'name cards'>>): EffectBuilder<Doing<'name cards'>> =>
  Array.from({ length: to.effect.count }, (_, nth) => nth).reduce(
    (steps, nth) =>
      steps.nameWord(
        (w) => wordsOn(w, (face) => [titleOf(face)]),
        (_, l, name) => {
          l.names = nth === 0 ? [name] : [...l.names, name]
        },
      ),
    to,
  )

/** The houses on an identity card, if known (KF-HSE-1). */
function housesIn(w: View, l: Resolution, { of }: Doing<'choose house'>): readonly House[] {
  if (of === undefined) return allHouses(w)
  const { houses } = playerOf(w, of === 'you' ? l.you : opponentOf(l.you))
  return houses.length === 0 ? allHouses(w) : houses
}

/** A creature without a ward gives none; one that has a ward keeps one (KF-WRD-1). */
function moveWard(w: World, l: Resolution, effect: Doing<'move ward'>): void {
  const { from, to } = fromAndTo(w, l, effect.from, effect.to)
  const warded = from.find((card) => cardOf(w, card).warded)
  noteCompletion(l, warded !== undefined && to !== undefined)
  if (warded === undefined || to === undefined) return
  writeCard(w, warded).warded = false
  writeCard(w, to).warded = true
}

export const status = {
  'move ward': (to) => to.choose(ends(to.effect)).act(moveWard),
  ward: marks,
  stun: marks,
  enrage: marks,
  ready: (to) => to.choose(to.effect.what).call(window, readyThem),
  exhaust: marks,
  unward: marks,
  unstun: marks,
  unenrage: marks,
  'choose player': (to) => to.choosePlayer('each'),
  'choose number': (to) =>
    to.nameWord(numbers, (_, l, number) => {
      l.number = Number(number)
    }),
  'choose trait': chooseWord(({ traits }) => traits),
  'name card': chooseWord<Doing<'name card'>>((face, { type }) =>
    type === undefined || plainType(face.type) === plainType(type) ? [titleOf(face)] : [],
  ),
  'name cards': nameCards,
  'choose house': (to) =>
    to.nameWord(housesIn, (_, l, house) => {
      l.house = house as House
    }),
} satisfies Partial<EffectWriters>
