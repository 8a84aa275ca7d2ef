import type { View, World } from '@battleline/kernel'
import type { Ability, Happened, ObjectFilter } from '../text/structure.ts'
import {
  cardsOf,
  type Facts,
  isPrintedSubtype,
  type Permanent,
  permanentOf,
  playersOf,
  type Ref,
  tableOf,
  writeTable,
} from './state.ts'

// A turn remembers what happened only if a card on the board asks for it: positions that differ in nothing else are one.

const asking = new WeakMap<Facts, ReadonlySet<unknown>>()

/** The words of a text that ask for what has happened. */
export function asksFor(facts: Facts): ReadonlySet<unknown> {
  const known = asking.get(facts)
  if (known !== undefined) return known
  const found = new Set<unknown>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('kind' in value && value.kind === 'happened')
      for (const one of ['what', 'or'] as const) if (one in value) found.add((value as Asked)[one])
    if ('hurtBy' in value) found.add('hurt')
    if ('kind' in value && value.kind === 'entered') found.add('entered')
    if ('kind' in value && value.kind === 'gains life' && 'first' in value) found.add('gained')
    if ('kind' in value && (value.kind === 'drawn' || ('nth' in value && value.kind === 'draws')))
      found.add('drew')
    if ('kind' in value && (value.kind === 'storm' || ('nth' in value && value.kind === 'casts')))
      found.add('cast')
    for (const one of Object.values(value)) look(one)
  }
  look(facts.abilities satisfies readonly Ability[])
  look(facts.under?.abilities)
  asking.set(facts, found)
  return found
}
interface Asked {
  readonly what?: Happened
  readonly or?: Happened
}

/** Events that are counted; the others are only known to have happened. */
export const COUNTED: ReadonlySet<Happened> = new Set(['cast', 'drew'])

/** Notes that something happened to, or was done by, a player; `thing`: what entered or was sacrificed. */
export function remember(w: World, what: Happened, player: number, thing?: Ref): void {
  if (!cardsOf(w).some((card) => asksFor(permanentOf(w, card).facts).has(what))) return
  const note = thing === undefined ? `${what} ${player}` : thingNote(what, player, thing)
  const { history } = tableOf(w)
  if (!COUNTED.has(what) && history.includes(note)) return
  writeTable(w).history = [...history, note].sort()
}

export const hasHappened = (
  w: View,
  what: Happened,
  by: 'you' | 'an opponent' | 'anyone',
  you: number,
): boolean =>
  playersOf(w).some(
    (player) =>
      (by === 'anyone' || (player === you) === (by === 'you')) &&
      tableOf(w).history.includes(`${what} ${player}`),
  )

/** The note of what entered under the control of a player, or of what a player sacrificed. */
export const thingNote = (what: Happened, player: number, { card, life }: Ref): string =>
  `${what} ${player} ${card}.${life}`

/**
 * How many of these entered under a player's control this turn, or were sacrificed by the player; `source`: the
 * permanent that asks.
 */
export const thingsOf = (w: View, what: Happened, player: number, of: ObjectFilter, source: number): number =>
  cardsOf(w).reduce((sum, card) => {
    const one = permanentOf(w, card)
    if ((of.other === true && card === source) || !wasSo(one, of)) return sum
    const note = `${what} ${player} ${card}.`
    return sum + tableOf(w).history.filter((one) => one.startsWith(note)).length
  }, 0)

/** Whether a card is of the kinds of a filter, wherever it is now. */
function wasSo({ facts }: Permanent, { nouns, nonType, subtype, orSubtype, orSubtypes = [] }: ObjectFilter) {
  if (!nouns.some((noun) => noun === 'permanent' || facts.types.some((type) => type === noun))) return false
  if (nonType !== undefined && facts.types.includes(nonType)) return false
  const subtypes = [subtype, orSubtype, ...orSubtypes].filter((one) => one !== undefined)
  return subtypes.length === 0 || subtypes.some((one) => isPrintedSubtype(facts, one))
}

const hurtNote = (by: Ref, to: Ref): string => `hurt ${by.card}.${by.life} ${to.card}.${to.life}`

/** Notes what dealt damage to what, if a text asks for it. */
export function rememberHurt(w: World, dealt: readonly { readonly from: Ref; readonly to: Ref }[]): void {
  if (!cardsOf(w).some((card) => asksFor(permanentOf(w, card).facts).has('hurt'))) return
  const notes = dealt.map(({ from, to }) => hurtNote(from, to))
  writeTable(w).history = [...new Set([...tableOf(w).history, ...notes])].sort()
}

/** Whether something dealt damage to something else this turn. */
export const hasHurt = (w: View, by: Ref, to: Ref): boolean => tableOf(w).history.includes(hurtNote(by, to))

/** How often something that is counted happened to a player this turn. */
export const countOf = (w: View, what: Happened, player: number): number =>
  tableOf(w).history.filter((one) => one === `${what} ${player}`).length
