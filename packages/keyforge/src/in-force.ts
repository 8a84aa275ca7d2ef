import type { Owned, View, World } from '@battleline/kernel'
import type { Ability, Changes, Definition, Hook } from './definition.ts'
import { EVENT_HOOK, HOOK, HOOKS, hookOf, printedHook } from './hooks.ts'
import {
  type Card,
  cardOf,
  FIRST_CARD,
  type Lasting,
  PLAYERS,
  playerOf,
  TABLE,
  type Table,
  tableOf,
  writeTable,
} from './state.ts'
import type { Being, Clause, Event, Ongoing, Predicate, State, Subject, Target } from './text/structure.ts'
import { inPlayZone, KEYWORD, KEYWORDS } from './vocabulary.ts'

export { EVENT_HOOK, HOOK }

/** An effect in force: the card whose text it is, and which part of that text. */
export interface Hooked {
  readonly row: number
  /** Where it is noted, and where effects are noted that change what it asks for. */
  readonly at: number
  readonly depends: readonly number[]
  /** The ability's place in the card's text; -1 for a lasting effect. */
  readonly ability: number
  /** The constant effect; null for an ability that waits for something. */
  readonly is: Hook['is']
  /** The cards that it is about. */
  readonly who: Subject
  readonly condition: State | null
  /** What it waits for; null for a constant effect. */
  readonly event: Event | null
  readonly changes: Changes
  /** The lasting effect that this is; null for the text of a card in play. */
  readonly lasting: Lasting | null
}

export const NO_EFFECTS: Table['$effects'] = Array.from({ length: HOOKS }, () => [])

const NOTHING: readonly Hooked[] = []

export const effectsOn = (w: View, hook: number): readonly Hooked[] => tableOf(w).$effects[hook] ?? NOTHING

/** The hooks that are empty while no card in play has a keyword and nothing gives it. */
export const hooksOfKeyword = (keyword: number): readonly number[] => [
  HOOK.keyword + keyword,
  printedHook(keyword),
]

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
  if (clause.kind === 'after')
    return [{ ...hookOfEvent(clause.event, ability), condition: clause.condition ?? null }]
  if (clause.kind !== 'constant') return []
  const { is, condition = null } = clause
  // When a card may be played is read from the card itself, wherever it is.
  if (is.kind === 'playable') return []
  if (is.kind === 'controls') return [hook(hookOf(is), ability, is, is.who, condition)]
  if (is.kind !== 'about') return [hook(hookOf(is), ability, is, SELF, condition)]
  return is.does.flatMap(each).flatMap((does) => hooksOfPredicate(does, ability, is.who, condition))
}

function hooksOfPredicate(
  does: Predicate,
  ability: number,
  who: Subject,
  condition: State | null = null,
): readonly Hook[] {
  const own = hook(hookOf(does), ability, does, who, condition)
  return does.kind === 'is a creature' ? [own, { ...own, hook: HOOK.form }] : [own]
}

/** A keyword that is lost with another one is lost for itself. */
const each = (does: Predicate): readonly Predicate[] =>
  does.kind === 'loses' && does.also !== undefined
    ? [
        { kind: 'loses', keyword: does.keyword },
        { kind: 'loses', keyword: does.also },
      ]
    : [does]

/** What a lasting effect hooks while it lasts. */
export function hooksOfLasting(says: Ongoing): readonly Hook[] {
  if (says.kind === 'after') return [hookOfEvent(says.event, -1)]
  if (says.kind === 'exchange')
    return [HOOK.power, HOOK.armor].map((at) => hook(at, -1, { kind: 'exchanged' }, says.who))
  if (says.kind !== 'about') return [hook(hookOf(says), -1, says)]
  return says.does.flatMap(each).flatMap((does) => hooksOfPredicate(does, -1, subjectOf(says.who)))
}

/** Whom a lasting effect is about where it is not fixed to cards as it is made (KF-LST-2). */
export function subjectOf(who: Subject | Target): Subject {
  const changing = who.kind === 'each' || who.kind === 'neighbors' || (who.kind === 'both' && isSubject(who))
  return changing ? who : SELF
}

type BothSubjects = Extract<Subject, { kind: 'both' }>
const SUBJECTS: readonly string[] = ['self', 'host', 'it', 'each', 'neighbors'] satisfies Subject['kind'][]
const isSubject = (who: Extract<Target, { kind: 'both' }>): who is BothSubjects =>
  SUBJECTS.includes(who.first.kind) && SUBJECTS.includes(who.second.kind)

const hookOfEvent = (event: Event, ability: number): Hook => ({
  ...hook(EVENT_HOOK[event.kind], ability, null),
  event,
})

function hook(at: number, ability: number, is: Hook['is'], who = SELF, condition: State | null = null): Hook {
  const changes = counts(is) ? 'with anything' : changesOf(who, condition)
  const depends = dependsOn({ who, condition, is })
  return { hook: at, at, depends, ability, is, who, condition, event: null, changes }
}

/** What is counted can change with anything. */
const counts = (is: Hook['is']): boolean =>
  is !== null && (('each' in is && is.each !== undefined) || ('x' in is && is.x !== undefined))

const PLACES: readonly Being[] = ['on a flank', 'centered']

/** The words of structures that ask for a value which effects can change, and the hooks of those effects. */
const ASKS: readonly (readonly [words: RegExp, hooks: readonly number[]])[] = [
  [/power|"least"|"most"|parity/, [HOOK.power]],
  [/armor/, [HOOK.armor]],
  [/"trait"|"without"/, [HOOK.trait]],
  [/"house"|"outside"|house|chosen/, [HOOK.belongs]],
  [/with keyword/, KEYWORDS.map((_, keyword) => HOOK.keyword + keyword)],
]

function dependsOn({ who, condition, is }: Pick<Hook, 'who' | 'condition' | 'is'>): readonly number[] {
  const counted = is !== null && ('each' in is || 'x' in is) ? is : null
  const words = JSON.stringify({ who, condition, counted })
  return ASKS.flatMap(([asks, hooks]) => (asks.test(words) ? hooks : []))
}

/**
 * What an effect that depends on values is judged by: where these could depend on itself in turn ("each creature with
 * power 3 or higher gets +1 power"), they are taken without the effects of its kind.
 */
export function judgedBy(w: View, { at, depends }: Hooked): View {
  if (depends.length === 0) return w
  if (!depends.some((hook) => hook === at || effectsOn(w, hook).length > 0)) return w
  const [, ...others] = w.rows
  const { $effects, ...table } = tableOf(w)
  const without: Table = { ...table, $effects: $effects.map((list, hook) => (hook === at ? NOTHING : list)) }
  return { rows: [without, ...others], stack: w.stack, find: (chart) => w.find(chart) }
}

function changesOf(who: Subject, condition: State | null): Changes {
  if (condition !== null)
    return condition.kind === 'is' && PLACES.includes(condition.being) ? 'with places' : 'with anything'
  if (who.kind === 'neighbors') return who.which === undefined ? 'with places' : 'with anything'
  if (who.kind === 'both') return 'with anything'
  if (who.kind !== 'each') return 'with nothing'
  const { flank, neighboring, damaged, marked, bearing, parity, least, most, power, such, or, chosen } =
    who.of
  const marks = such ?? or ?? chosen ?? damaged ?? marked ?? bearing ?? parity ?? least ?? most ?? power
  return marks !== undefined ? 'with anything' : (flank ?? neighboring) ? 'with places' : 'with nothing'
}

/** Notes the effects of a card that entered play. They stand in the order of the cards' numbers, however they came. */
export function takeEffect(w: World, card: number): void {
  const { hooks } = cardOf(w, card).$def
  if (hooks.length === 0) return
  writeTable(w).$effects = noted(tableOf(w).$effects, card, hooks)
  touchEverybody(w, hooks)
}

function noted(
  effects: Table['$effects'],
  card: number,
  hooks: Definition['hooks'],
  lasting: Lasting | null = null,
): Table['$effects'] {
  const next = effects.slice()
  for (const { hook: at, ...effect } of hooks) {
    const list = [...(next[at] ?? []), { row: card, ...effect, lasting }]
    next[at] = list.sort((a, b) => a.row - b.row || a.ability - b.ability || idOf(a) - idOf(b))
  }
  return next
}

/** Lasting effects of one card stand in the order in which they were made. */
const idOf = ({ lasting }: Hooked): number => lasting?.id ?? 0

/** Notes a lasting effect; while it waits for its time it reaches nothing. */
export function takeLasting(w: World, one: Lasting, hooks: Definition['hooks']): void {
  writeTable(w).$effects = noted(tableOf(w).$effects, one.from.card, hooks, one)
  touchEverybody(w, hooks)
}

/** Lasting effects have changed: each is what it is now. */
export function renewLasting(w: World, all: readonly Lasting[]): void {
  const table = writeTable(w)
  table.$effects = table.$effects.map((list) =>
    list.map((one) => ({ ...one, lasting: all.find(({ id }) => id === one.lasting?.id) ?? one.lasting })),
  )
  touchAll(w)
}

/** Drops lasting effects that are over. */
export function endLasting(w: World, over: readonly Lasting[]): void {
  const table = writeTable(w)
  const isOver = ({ lasting }: Hooked) => lasting !== null && over.some(({ id }) => id === lasting.id)
  table.$effects = table.$effects.map((list) =>
    list.some(isOver) ? list.filter((one) => !isOver(one)) : list,
  )
  touchAll(w)
}

/** Any creature may be lethal now. */
export function touchAll(w: World): void {
  for (const player of PLAYERS) w.touched.push(...playerOf(w, player).battleline)
}

/** Drops the effects of a card that leaves play. */
export function endEffect(w: World, card: number): void {
  const { hooks } = cardOf(w, card).$def
  if (hooks.length === 0) return
  const next = tableOf(w).$effects.slice()
  for (const { hook: at } of hooks)
    next[at] = (next[at] ?? []).filter((one) => one.row !== card || one.lasting !== null)
  writeTable(w).$effects = next
  touchEverybody(w, hooks)
}

/** What can make a creature lethal that nothing is done to: effects on power and on invulnerability (KF-PWR-3). */
const LETHAL_HOOKS: readonly number[] = [HOOK.power, HOOK.keyword + KEYWORD.invulnerable]

/** Where such an effect comes or goes, or one that changes what such an effect asks for, any creature may be lethal now. */
function touchEverybody(w: World, hooks: Definition['hooks']): void {
  const touches = ({ hook: at }: Hook) =>
    LETHAL_HOOKS.includes(at) ||
    LETHAL_HOOKS.some((lethal) => effectsOn(w, lethal).some(({ depends }) => depends.includes(at)))
  if (hooks.some(touches)) touchAll(w)
}

/** Whether a change of the touched rows can make creatures lethal that are not among them. */
export const mayBeLethalElsewhere = (w: View, touched: readonly number[]): boolean =>
  LETHAL_HOOKS.some((hook) => effectsOn(w, hook).some((effect) => mayChange(w, effect, touched)))

/** An effect can change by itself, or because another one does that changes what it asks for. */
function mayChange(w: View, effect: Hooked, touched: readonly number[]): boolean {
  if (isMoved(effect, touched)) return true
  return effect.depends.some((hook) =>
    effectsOn(w, hook).some((other) => isMoved(other, touched) || other.depends.length > 0),
  )
}

const isMoved = ({ changes }: Hooked, touched: readonly number[]): boolean =>
  changes === 'with anything' || (changes === 'with places' && touched.some(isPlayer))

const isPlayer = (row: number): boolean => row > TABLE && row < FIRST_CARD

/** Whose text works: cards in play, and prophecies that are active (KF-ABL-3, KF-PRO-1). */
const isInForce = ({ zone, under }: Card): boolean =>
  inPlayZone(zone) || (zone === 'prophecies' && under.length > 0)

/**
 * All effects in force, worked out from the cards in play and from lasting effects: what a loaded position needs.
 * `lastingHooks` knows what the text of a lasting effect hooks.
 */
export function effectsOf(
  rows: readonly Owned[],
  lastingHooks: (text: string) => Definition['hooks'] = () => [],
): Table['$effects'] {
  let effects = NO_EFFECTS
  rows.forEach((row, card) => {
    if (card < FIRST_CARD) return
    const { $def } = row as Card
    if (isInForce(row as Card) && $def.hooks.length > 0) effects = noted(effects, card, $def.hooks)
  })
  for (const one of (rows[TABLE] as Table).lasting)
    effects = noted(effects, one.from.card, lastingHooks(one.text), one)
  return effects
}
