import type { View } from '@battleline/kernel'
import { type Facts, permanentOf, permanents } from '../model/state.ts'
import type { Ability } from '../text/structure.ts'

const byKind = new WeakMap<Facts, ReadonlyMap<Ability['kind'], readonly Ability[]>>()

/** A card's abilities of one kind, cached by card. */
export function abilitiesOfKind<K extends Ability['kind']>(
  facts: Facts,
  kind: K,
): readonly Extract<Ability, { readonly kind: K }>[] {
  let kinds = byKind.get(facts)
  if (kinds === undefined) {
    const made = new Map<Ability['kind'], Ability[]>()
    for (const one of facts.abilities) made.set(one.kind, [...(made.get(one.kind) ?? []), one])
    kinds = made
    byKind.set(facts, made)
  }
  return (kinds.get(kind) ?? NOTHING) as readonly Extract<Ability, { readonly kind: K }>[]
}
const NOTHING: readonly Ability[] = []

/** The abilities of one kind of all permanents. */
export function abilitiesInPlay<K extends Ability['kind']>(
  w: View,
  kind: K,
): readonly {
  readonly by: number
  readonly you: number
  readonly is: Extract<Ability, { readonly kind: K }>
}[] {
  return permanents(w).flatMap((by) => {
    const { facts, controller: you } = permanentOf(w, by)
    return abilitiesOfKind(facts, kind).map((is) => ({ by, you, is }))
  })
}
