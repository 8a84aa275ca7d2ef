import type { View } from '@battleline/kernel'
import { type Facts, type Lasting, permanentOf, permanents, type Ref, refTo, tableOf } from './state.ts'
import type { Ability, Replacement } from './text/structure.ts'

/** An effect in force that watches for an event: of a text on the battlefield, or one that lasts. */
export interface Force {
  /** Tells it from every other: each is used once on an event (MTG-RPL-3). */
  readonly id: string
  readonly does: Replacement
  readonly source: Ref
  readonly you: number
  /** Null for a text. */
  readonly lasting: Lasting | null
}

const byKind = new WeakMap<Facts, ReadonlyMap<Ability['kind'], readonly Ability[]>>()

/** The abilities of a kind that a card has: looked up once for each card. */
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

/** Every effect in force of one kind: texts in the order of their cards, then what lasts in the order it came. */
export function forces(w: View, kind: Replacement['kind']): readonly Force[] {
  const found: Force[] = []
  for (const one of permanents(w)) {
    const { facts, controller, life } = permanentOf(w, one)
    abilitiesOfKind(facts, 'replaces').forEach(({ is }, at) => {
      if (is.kind === kind)
        found.push({
          id: `${one}.${life}/${at}`,
          does: is,
          source: refTo(w, one),
          you: controller,
          lasting: null,
        })
    })
  }
  for (const lasting of tableOf(w).lasting) {
    const { does, source, you, id } = lasting
    if (isReplacement(does) && does.kind === kind)
      found.push({ id: `lasting ${id}`, does, source, you, lasting })
  }
  return found
}

const isReplacement = (does: Lasting['does']): does is Replacement =>
  does.kind === 'damage' || does.kind === 'exiled instead'

/** The permanents whose text says something of a kind, with what it says. */
export function sayingOfAll<K extends Ability['kind']>(
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
