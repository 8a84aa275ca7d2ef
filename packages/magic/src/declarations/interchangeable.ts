import type { View } from '@battleline/kernel'
import { isPlayer, type Permanent, permanentOf, permanents } from '../model/state.ts'

/** Interchangeable records, at least one. */
export type Kind = readonly [number, ...number[]]

/**
 * Each record by itself; or, if `together`, records that differ only in their names, in the order of the first ones.
 */
export function groupInterchangeable(w: View, records: readonly number[], together: boolean): Kind[] {
  if (!together) return records.map((record) => [record])
  const spoken = referencedRecords(w)
  const facts = new Map<object, string>()
  const kinds = new Map<string, [number, ...number[]]>()
  for (const record of records) {
    const key =
      isPlayer(w, record) || spoken.has(record) ? `${record}` : fingerprint(permanentOf(w, record), facts)
    const known = kinds.get(key)
    if (known === undefined) kinds.set(key, [record])
    else known.push(record)
  }
  return [...kinds.values()]
}

/** The records that another record refers to: enchanted or equipped ones, and goals of requirements. */
function referencedRecords(w: View): ReadonlySet<number> {
  const spoken = new Set<number>()
  for (const one of permanents(w)) {
    const { attached, effects } = permanentOf(w, one)
    spoken.add(attached)
    for (const effect of effects) if ('object' in effect) spoken.add(effect.object)
  }
  return spoken
}

/** All properties of a permanent that a declaration depends on, as text. `facts`: a cache of printed facts. */
function fingerprint(one: Permanent, facts: Map<object, string>): string {
  const { name: _, ...printed } = one.facts
  const known = facts.get(one.facts) ?? JSON.stringify(printed)
  facts.set(one.facts, known)
  const { controller, protector, attached, attacks, formerDefender, plus, minus, effects } = one
  const flags = [one.token, one.tapped, one.controlledSinceTurnBegan, one.attacked, one.didBlock]
    .map(Number)
    .join('')
  const numbers = [controller, protector, attached, attacks, formerDefender, plus, minus].join()
  const left = effects.length === 0 ? '' : JSON.stringify(effects)
  return `${known} ${flags} ${numbers} ${left}`
}
