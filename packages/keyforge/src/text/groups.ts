import { phrase } from '@battleline/language'
import type { House, Pile } from '../vocabulary.ts'
import type { Who } from './players.ts'

/** A kind of cards: in play, or in the zone that is named. What is left out is not asked for. */
export interface Group {
  readonly kind: 'group'
  readonly noun: 'creature' | 'artifact' | 'upgrade' | 'action' | 'card' | 'creature or artifact'
  readonly side?: 'friendly' | 'enemy'
  readonly other?: true
  readonly flank?: true
  readonly neighboring?: true
  readonly damaged?: true
  readonly marked?: Marked
  readonly named?: string
  readonly trait?: string
  readonly house?: House
  /** Without this trait; not of this house. */
  readonly without?: string
  readonly outside?: House
  /** With Æmber on it. */
  readonly bearing?: true
  readonly parity?: 'even' | 'odd'
  /** Power at least, at most. */
  readonly least?: number
  readonly most?: number
  /** With this power; with the power, of the house that was chosen. */
  readonly power?: number
  readonly chosen?: 'number' | 'house'
  /** Out of play, in such a zone; `orPlay`: or in play. */
  readonly zone?: Pile
  readonly whose?: Who
  readonly orPlay?: true
  readonly random?: true
}

/** What a card can be marked with, beside damage. */
export type Marked = 'undamaged' | 'ready' | 'exhausted' | 'stunned' | 'warded' | 'enraged'

export const PRINTED_TYPES = ['creature', 'artifact', 'upgrade', 'action', 'card'] as const

/** A kind of cards by what is on the card itself, in whatever zone: what is played, discarded, allowed or forbidden. */
export interface Printed {
  readonly kind: 'printed'
  readonly type: (typeof PRINTED_TYPES)[number]
  readonly other?: true
  readonly trait?: string
  readonly house?: House
  readonly without?: string
  readonly outside?: House
}

const WHAT = `[non-{without:trait} ][non-{outside:house} ]{house:house?} {trait:trait?}`
const KINDS = `{marked:marked?} {damaged=damaged} {side:side?} {neighboring=neighboring} {flank=flank} ${WHAT}`
const POWER = `[ with {parity:parity} power][ with power {least:#} or higher][ with power {most:#} or lower][ with {power:#} power]`
const SUCH = `${POWER} {bearing=with Æ on it} {chosen:chosen?}`
const LYING = `${WHAT} {noun:noun}${POWER}`
const FROM = `from {whose:whose} {zone:pile}`

const PRINTED = '[non-{without:trait} ][non-{outside:house} ]{house:house?} {trait:trait?} {type:kind}'

/** Which kinds of cards. "Another" is the other of one; elsewhere the word is "other". */
export const groups = [
  phrase('group', 'group', `{other=other} ${KINDS} {noun:noun}${SUCH}`),
  phrase('one', 'group', `another ${KINDS} {noun:noun~one}${SUCH}`, { fixed: { other: true } }),
  phrase('one', 'group', `a(n) ${KINDS} {noun:noun~one}${SUCH}`, {
    reads: [`1 ${KINDS} {noun:noun~one}${SUCH}`],
  }),
  phrase('one', 'group', `a(n) {side:side?} {neighboring=neighboring} {named:title}`, {
    fixed: { noun: 'card' },
  }),

  phrase('printed', 'printed', `${PRINTED}`),
  phrase('one-printed', 'printed', `another ${PRINTED.replace('kind}', 'kind~one}')}`, {
    fixed: { other: true },
  }),
  phrase('one-printed', 'printed', `a(n) ${PRINTED.replace('kind}', 'kind~one}')}`, {
    reads: [`one ${PRINTED.replace('kind}', 'kind~one}')}`],
  }),

  // Out of play.
  phrase('lying', 'group', `${LYING} ${FROM}`),
  phrase('one-lying', 'group', `a(n) {random=random} ${WHAT} {noun:noun~one}${POWER} ${FROM}`),
  phrase('one-lying', 'group', `a(n) {named:title} {orPlay=from play or} ${FROM}`, {
    fixed: { noun: 'card' },
  }),
  phrase('in-zone', 'group', `${LYING} in {whose:whose} {zone:pile}`),
  phrase('hand-card', 'group', 'a(n) {random=random} card', { fixed: inHand('they') }),
  phrase('hand-cards', 'group', '{random=random} card(s)', { fixed: inHand('they') }),
  phrase('whole-hand', 'group', 'your hand', { fixed: inHand('you') }),
  phrase('one-of-hand', 'group', 'a(n) {random=random} card from your hand', { fixed: inHand('you') }),
]

/** Cards in hand: what "archive a card" and "discard a card" speak of (KF-ARC-1, KF-DSC-1). */
function inHand(whose: 'you' | 'they') {
  return { noun: 'card', zone: 'hand', whose }
}
