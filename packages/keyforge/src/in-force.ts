import type { Owned, View, World } from '@battleline/kernel'
import type { Ability, Changes, Definition, Hook } from './definition.ts'
import { type Card, cardOf, FIRST_CARD, PLAYERS, playerOf, type Table, tableOf, writeTable } from './state.ts'
import type { Clause, Constant, Predicate, State, Subject } from './text/structure.ts'
import { inPlayZone, KEYWORD, KEYWORDS } from './vocabulary.ts'

/**
 * What effects in force can hook. The table of a position holds, for each, the effects in play that hook it, so that
 * no step ever looks for them on the board.
 */
export const HOOK = {
  power: 0,
  armor: 1,
  grant: 2,
  pending: 3,
  prevent: 4,
  place: 5,
  declare: 6,
  keyCost: 7,
  destroyed: 8,
  damaged: 9,
  fights: 10,
  /** Cards in play with a destruction replacement of their own. */
  replacement: 11,
  keyword: 12,
} as const
const PRINTED = HOOK.keyword + KEYWORDS.length
const HOOKS = PRINTED + KEYWORDS.length

/** An effect in force: the card in play whose text it is, and which part of that text. */
export interface Hooked {
  readonly row: number
  readonly ability: number
  /** The constant effect; null for an ability that waits for something. */
  readonly is: Constant | Predicate | null
  /** The cards that it is about. */
  readonly who: Subject
  readonly condition: State | null
  readonly changes: Changes
}

export const NO_EFFECTS: Table['$effects'] = Array.from({ length: HOOKS }, () => [])

const NOTHING: readonly Hooked[] = []

export const effectsOn = (w: View, hook: number): readonly Hooked[] => tableOf(w).$effects[hook] ?? NOTHING

/** Where cards in play with a printed keyword are noted: so that a step knows at once that nobody has it. */
const printedHook = (keyword: number): number => PRINTED + keyword

/** The hooks that are empty while no card in play has a keyword and nothing gives it. */
export const hooksOfKeyword = (keyword: number): readonly number[] => [
  HOOK.keyword + keyword,
  printedHook(keyword),
]

function hookOf(is: Constant | Predicate): number {
  switch (is.kind) {
    case 'gains':
      return HOOK.keyword + KEYWORD[is.keyword]
    case 'gets power':
      return HOOK.power
    case 'gets armor':
      return HOOK.armor
    case 'grants':
      return HOOK.grant
    case 'no damage when fighting':
    case 'only deals':
    case 'attack bonus':
    case 'damage becomes':
      return HOOK.pending
    case 'cannot be dealt damage':
      return HOOK.prevent
    case 'damage doubled':
    case 'damage redirected':
    case 'damage copied':
      return HOOK.place
    case 'cannot fight':
    case 'only fights':
    case 'ignores':
      return HOOK.declare
    case 'keys cost':
      return HOOK.keyCost
    case 'enters':
    case 'about':
      throw new Error(`“${is.kind}” hooks nothing by itself`)
  }
}

/** Where abilities that wait for an event are noted. */
export const EVENT_HOOK = {
  destroyed: HOOK.destroyed,
  'dealt damage': HOOK.damaged,
  fights: HOOK.fights,
} as const

/** What a card's abilities hook while it is in play: worked out once, when the card is compiled. */
export function hooksOf(abilities: readonly Ability[], keywords: readonly number[]): Definition['hooks'] {
  const printed = keywords.flatMap((value, keyword) =>
    value === 0 ? [] : [hook(printedHook(keyword), -1, null)],
  )
  return [...printed, ...abilities.flatMap(({ clause }, ability) => hooksOfClause(clause, ability))]
}

const SELF: Subject = { kind: 'self' }

function hooksOfClause(clause: Clause, ability: number): readonly Hook[] {
  if (clause.kind === 'replacement') return [hook(HOOK.replacement, ability, null)]
  if (clause.kind === 'after') return [hook(EVENT_HOOK[clause.event.kind], ability, null)]
  if (clause.kind !== 'constant') return []
  const { is, condition = null } = clause
  // How a card enters play is read from the card itself, as it enters.
  if (is.kind === 'enters') return []
  if (is.kind !== 'about') return [hook(hookOf(is), ability, is, SELF, condition)]
  return is.does.map((does) => hook(hookOf(does), ability, does, is.who, condition))
}

function hook(at: number, ability: number, is: Hook['is'], who = SELF, condition: State | null = null): Hook {
  return { hook: at, ability, is, who, condition, changes: changesOf(who, condition) }
}

function changesOf(who: Subject, condition: State | null): Changes {
  if (condition !== null) return condition.kind === 'not on a flank' ? 'with places' : 'with anything'
  if (who.kind === 'neighbors') return 'with places'
  if (who.kind !== 'each') return 'with nothing'
  const { flank, damaged, bearing, parity, least, most } = who.of
  const marks = damaged ?? bearing ?? parity ?? least ?? most
  return marks !== undefined ? 'with anything' : flank === true ? 'with places' : 'with nothing'
}

/** Notes the effects of a card that entered play. They stand in the order of the cards' numbers, however they came. */
export function takeEffect(w: World, card: number): void {
  const { hooks } = cardOf(w, card).$def
  if (hooks.length === 0) return
  writeTable(w).$effects = noted(tableOf(w).$effects, card, hooks)
  touchEverybody(w, hooks)
}

function noted(effects: Table['$effects'], card: number, hooks: Definition['hooks']): Table['$effects'] {
  const next = effects.slice()
  for (const { hook: at, ...effect } of hooks) {
    const list = [...(next[at] ?? []), { row: card, ...effect }]
    next[at] = list.sort((a, b) => a.row - b.row || a.ability - b.ability)
  }
  return next
}

/** Drops the effects of a card that leaves play. */
export function endEffect(w: World, card: number): void {
  const { hooks } = cardOf(w, card).$def
  if (hooks.length === 0) return
  const next = tableOf(w).$effects.slice()
  for (const { hook: at } of hooks) next[at] = (next[at] ?? []).filter((one) => one.row !== card)
  writeTable(w).$effects = next
  touchEverybody(w, hooks)
}

/** Where an effect on power or invulnerability comes or goes, any creature may be lethal now. */
function touchEverybody(w: World, hooks: Definition['hooks']): void {
  const invulnerable = HOOK.keyword + KEYWORD.invulnerable
  if (!hooks.some((one) => one.hook === HOOK.power || one.hook === invulnerable)) return
  for (const player of PLAYERS) w.touched.push(...playerOf(w, player).battleline)
}

/** All effects in force, worked out from the cards in play: what a loaded position needs. */
export function effectsOf(rows: readonly Owned[]): Table['$effects'] {
  let effects = NO_EFFECTS
  rows.forEach((row, card) => {
    if (card < FIRST_CARD) return
    const { zone, $def } = row as Card
    if (inPlayZone(zone) && $def.hooks.length > 0) effects = noted(effects, card, $def.hooks)
  })
  return effects
}
