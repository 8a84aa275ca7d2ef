import type { View, World } from '@battleline/kernel'
import type { Ability, Happened } from '../text/structure.ts'
import { cardsOf, type Facts, permanentOf, playersOf, tableOf, writeTable } from './state.ts'

// A turn remembers what happened only if a card on the board asks for it: positions that differ in nothing else are one.

const asking = new WeakMap<Facts, ReadonlySet<unknown>>()

/** The words of a text that ask for what has happened. */
function asksFor(facts: Facts): ReadonlySet<unknown> {
  const known = asking.get(facts)
  if (known !== undefined) return known
  const found = new Set<unknown>()
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if ('kind' in value && value.kind === 'happened')
      for (const one of ['what', 'or'] as const) if (one in value) found.add((value as Asked)[one])
    if ('nth' in value || ('kind' in value && value.kind === 'storm')) found.add('cast')
    for (const one of Object.values(value)) look(one)
  }
  look(facts.abilities satisfies readonly Ability[])
  asking.set(facts, found)
  return found
}
interface Asked {
  readonly what?: Happened
  readonly or?: Happened
}

/** Notes that something happened to, or was done by, a player. */
export function remember(w: World, what: Happened, player: number): void {
  if (!cardsOf(w).some((card) => asksFor(permanentOf(w, card).facts).has(what))) return
  const note = `${what} ${player}`
  const { history } = tableOf(w)
  // Only casts are counted.
  if (what !== 'cast' && history.includes(note)) return
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

/** How many spells a player has cast this turn. */
export const castsOf = (w: View, player: number): number =>
  tableOf(w).history.filter((one) => one === `cast ${player}`).length
