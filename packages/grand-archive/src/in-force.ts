import type { Owned, View, World } from '@battleline/kernel'
import type { Ability, Definition, Hook } from './definition.ts'
import {
  type Card,
  cardOf,
  FIRST_CARD,
  type Lasting,
  type Ref,
  type Table,
  tableOf,
  writeTable,
} from './state.ts'
import type { Clause, Constant, Event, Forced, Predicate, Restriction } from './text/structure.ts'
import type { Zone } from './vocabulary.ts'

/**
 * What effects in force can hook. The table of a position holds, for each, the texts on the field and in the intent that
 * hook it, so that no step ever looks for them on the board.
 */
export const HOOK = {
  /** Power, life, level, keywords and abilities that are given. */
  gives: 0,
  /** Replacement and prevention of damage. */
  damage: 1,
  'dealt damage': 2,
  dies: 3,
  attacked: 4,
  recover: 5,
  activated: 6,
  materialize: 7,
  'end phase': 8,
  enters: 9,
  floating: 10,
  retaliates: 11,
  attacks: 12,
} as const satisfies Record<Event['kind'] | 'gives' | 'damage', number>
const HOOKS = Object.keys(HOOK).length

/** A text in force: the card whose text it is, and which part of that. */
export interface Hooked {
  readonly row: number
  readonly ability: number
  /** What it says; null for an ability that waits for something. */
  readonly is: Forced | null
  readonly when: Restriction | null
}

/** Something that is true now: by a text, or for a while. */
export interface Force {
  /** Tells it from every other: what a damage instance has been changed by is noted with it. */
  readonly id: string
  readonly is: Forced
  readonly source: Ref
  readonly when: Restriction | null
  /** The effect that lasts; null for a text. */
  readonly lasting: Lasting | null
  /** The ability's place in its text. */
  readonly ability: number
}

export const noEffects = (): Table['$effects'] => Array.from({ length: HOOKS }, () => [])
const NOTHING: readonly Hooked[] = []

export const effectsOn = (w: View, hook: number): readonly Hooked[] => tableOf(w).$effects[hook] ?? NOTHING

const hookOfForced = (is: Forced): number => (is.kind === 'gives' ? HOOK.gives : HOOK.damage)

/** What a constant text says, one by one. */
export const forcedBy = (is: Constant): readonly Forced[] =>
  is.kind === 'would deal'
    ? [is]
    : is.does.map((gives: Predicate) => ({
        kind: 'gives',
        who: is.who,
        gives,
        ...(is.while && { while: is.while }),
      }))

/** What a card's abilities hook while it is on the field or in the intent: worked out once, when it is compiled. */
export const hooksOf = (abilities: readonly Ability[]): Definition['hooks'] =>
  abilities.flatMap(({ clause }, ability) => hooksOfClause(clause, ability))

function hooksOfClause(clause: Clause, ability: number): readonly Hook[] {
  const when = clause.when ?? null
  if (clause.kind === 'whenever') return [{ hook: HOOK[clause.event.kind], ability, is: null, when }]
  if (clause.kind === 'constant')
    return forcedBy(clause.is).map((is) => ({ hook: hookOfForced(is), ability, is, when }))
  if (clause.kind === 'keyword') {
    const { keyword, value } = clause
    const gives: Forced = {
      kind: 'gives',
      who: { kind: 'self' },
      gives: { kind: 'gains', keyword, value },
      ...(clause.while && { while: clause.while }),
    }
    return [{ hook: HOOK.gives, ability, is: gives, when }]
  }
  return []
}

/** Where the texts of a card count. */
export const counts = (zone: Zone): boolean => zone === 'field' || zone === 'intent'

/** Notes the texts of a card that has come to where they count, in the order of the cards' numbers. */
export function takeEffect(w: World, card: number): void {
  const { hooks } = cardOf(w, card).$def
  if (hooks.length > 0) writeTable(w).$effects = noted(tableOf(w).$effects, card, hooks)
}

function noted(effects: Table['$effects'], card: number, hooks: Definition['hooks']): Table['$effects'] {
  const next = effects.slice()
  for (const { hook: at, ...effect } of hooks) {
    const list = [...(next[at] ?? []), { row: card, ...effect }]
    next[at] = list.sort((a, b) => a.row - b.row || a.ability - b.ability)
  }
  return next
}

/** Drops the texts of a card that leaves. */
export function endEffect(w: World, card: number): void {
  const { hooks } = cardOf(w, card).$def
  if (hooks.length === 0) return
  const next = tableOf(w).$effects.slice()
  for (const { hook: at } of hooks) next[at] = (next[at] ?? []).filter((one) => one.row !== card)
  writeTable(w).$effects = next
}

/** All texts in force, worked out from the cards: what a loaded position needs. */
export function effectsOf(rows: readonly Owned[]): Table['$effects'] {
  let effects = noEffects()
  rows.forEach((row, card) => {
    if (card < FIRST_CARD) return
    const { zone, $def } = row as Card
    if (counts(zone) && $def.hooks.length > 0) effects = noted(effects, card, $def.hooks)
  })
  return effects
}

/** What was put together for a list of texts and a list of lasting effects: both are replaced where they change. */
interface Together {
  readonly lasting: Table['lasting']
  readonly gives: readonly Force[]
  readonly damage: readonly Force[]
}
const together = new WeakMap<Table['$effects'], Together>()

/** Everything that is true now on a hook: texts in the order of their cards, then effects in the order they came. */
export function forces(w: View, hook: 'gives' | 'damage'): readonly Force[] {
  const { $effects, lasting } = tableOf(w)
  const known = together.get($effects)
  if (known !== undefined && known.lasting === lasting) return known[hook]
  const made = { lasting, gives: forcesOn(w, HOOK.gives), damage: forcesOn(w, HOOK.damage) }
  together.set($effects, made)
  return made[hook]
}

function forcesOn(w: View, hook: number): readonly Force[] {
  const texts = effectsOn(w, hook).flatMap(({ row, ability, is, when }): Force[] => {
    if (is === null) return []
    const { life } = cardOf(w, row)
    return [
      { id: `${row}.${life}/${ability}`, is, source: { card: row, life }, when, lasting: null, ability },
    ]
  })
  const lasts = tableOf(w).lasting.flatMap((one): Force[] => {
    const { is, source, id, until } = one
    return hookOfForced(is) === hook && until !== 'next attack'
      ? [{ id: `lasting ${id}`, is, source, when: null, lasting: one, ability: -1 }]
      : []
  })
  return [...texts, ...lasts]
}
