import type { StateRecord, View, World } from '@battleline/kernel'
import { oneByOne } from '../text/gained-keywords.ts'
import type { Clause, Constant, ContinuousText, Event, Predicate } from '../text/structure.ts'
import type { Zone } from '../vocabulary.ts'
import type { Ability, Definition, Hook, HookedText } from './definition.ts'
import { type Card, FIRST_CARD, type Table, tableOf, writeTable } from './state.ts'

/**
 * What active effects can hook. The table of a position lists, for each hook, the texts on the field and in the
 * intent, so that no step ever searches the board.
 */
export const HOOK = {
  /** Power, life, level, keywords and abilities that effects give. */
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
  'recollection phase': 13,
  'level up': 14,
  sacrifice: 15,
  suppress: 16,
  becomes: 17,
  gather: 18,
  glimpse: 19,
  reveal: 20,
  'main phase': 21,
  'currents change': 22,
  brewed: 23,
} as const satisfies Record<Event['kind'] | 'gives' | 'damage', number>

const HOOKS = Object.keys(HOOK).length

export const emptyHooks = (): Table['$effects'] => Array.from({ length: HOOKS }, () => [])

const NONE: readonly HookedText[] = []

export const hookedTexts = (w: View, hook: number): readonly HookedText[] => tableOf(w).$effects[hook] ?? NONE
export const hookOf = (text: ContinuousText): number => (text.kind === 'gives' ? HOOK.gives : HOOK.damage)

/** The effects of a constant text, one at a time. */
export const textsOfConstant = (is: Constant): readonly ContinuousText[] =>
  is.kind === 'would deal'
    ? [is]
    : is.kind === 'cards cost'
      ? [{ kind: 'gives', who: { kind: 'each', of: is.of }, gives: { ...is, kind: 'card cost' } }]
      : oneByOne(is.does).map((gives: Predicate) => ({
          kind: 'gives',
          who:
            is.who.kind === 'each'
              ? {
                  ...is.who,
                  of: {
                    ...is.who.of,
                    ...(is.attacking && { attacking: true }),
                    ...(is.state && { is: is.state }),
                  },
                }
              : is.who,
          gives,
          ...(is.while && { while: is.while }),
        }))

/** The hooks of a card's abilities on the field or in the intent. Computed once, when the card is compiled. */
export const collectHooks = (abilities: readonly Ability[]): Definition['hooks'] =>
  abilities.flatMap(({ clause }, ability) =>
    hooksOfClause(clause, ability).map((hook) => ({ ...hook, inherited: clause.inherited === true })),
  )

function hooksOfClause(clause: Clause, ability: number): readonly Omit<Hook, 'inherited'>[] {
  const when = clause.when ?? null
  if (clause.kind === 'whenever') return [{ hook: HOOK[clause.event.kind], ability, text: null, when }]
  if (clause.kind === 'constant')
    return textsOfConstant(clause.is).map((text) => ({ hook: hookOf(text), ability, text, when }))
  if (clause.kind === 'keyword') {
    const { keyword, value } = clause
    const gives: ContinuousText = {
      kind: 'gives',
      who: { kind: 'self' },
      gives: { kind: 'gains', keyword, value },
      ...(clause.while && { while: clause.while }),
    }
    return [{ hook: HOOK.gives, ability, text: gives, when }]
  }
  return []
}

/** The zones in which texts of cards are active. */
export const isActiveZone = (zone: Zone): boolean => zone === 'field' || zone === 'intent'

/**
 * The cards whose texts an object has, and those texts: its own, and for a champion the inherited ones of its inner
 * lineage (GA-LVL-7).
 */
function hooksOfObject(rows: readonly StateRecord[], card: number): readonly Hooked[] {
  const { $def, under } = rows[card] as Card
  const isChampion = $def.type === 'champion'
  const own = $def.hooks
    .filter((hook) => isChampion || !hook.inherited)
    .map((hook) => hooked(card, card, hook))
  if (!isChampion) return own
  const inner = under.flatMap((from) =>
    (rows[from] as Card).$def.hooks.filter((hook) => hook.inherited).map((hook) => hooked(card, from, hook)),
  )
  return [...own, ...inner]
}

interface Hooked extends HookedText {
  readonly hook: number
}

const hooked = (row: number, from: number, { hook, ability, text, when }: Hook): Hooked => ({
  hook,
  row,
  from,
  ability,
  text,
  when,
})

/** Adds the texts of a card that enters an active zone, in the order of the cards' numbers. */
export function addHooks(w: World, card: number): void {
  const hooks = hooksOfObject(w.rows, card)
  if (hooks.length > 0) writeTable(w).$effects = withHooks(tableOf(w).$effects, hooks)
}

function withHooks(effects: Table['$effects'], hooks: readonly Hooked[]): Table['$effects'] {
  const next = effects.slice()
  for (const { hook: at, ...effect } of hooks) {
    const list = [...(next[at] ?? []), effect]
    next[at] = list.sort((a, b) => a.row - b.row || a.from - b.from || a.ability - b.ability)
  }
  return next
}

/** Drops the texts of a card that leaves. */
export function removeHooks(w: World, card: number): void {
  const hooks = hooksOfObject(w.rows, card)
  if (hooks.length === 0) return
  const next = tableOf(w).$effects.slice()
  for (const { hook: at } of hooks) next[at] = (next[at] ?? []).filter(({ row }) => row !== card)
  writeTable(w).$effects = next
}

/** All active texts of a loaded position, computed from the cards. */
export function hooksOfBoard(rows: readonly StateRecord[]): Table['$effects'] {
  let effects = emptyHooks()
  rows.forEach((row, card) => {
    if (card < FIRST_CARD) return
    const { zone } = row as Card
    if (isActiveZone(zone)) effects = withHooks(effects, hooksOfObject(rows, card))
  })
  return effects
}
