import type { Owned, View, World } from '@battleline/kernel'
import type { Ability, Changes, Definition, Given, Hook } from './definition.ts'
import { EVENT_HOOK, HOOK, HOOKS, hookOf, isOfItself, printedHook } from './hooks.ts'
import { applies, cardsInPlay, hostOf } from './read.ts'
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
import {
  type Being,
  type Clause,
  type Event,
  isBold,
  type Ongoing,
  type Predicate,
  type Standing,
  type State,
  type Subject,
  type Target,
} from './text/structure.ts'
import { inPlayZone, KEYWORD, KEYWORDS } from './vocabulary.ts'

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
  readonly given: Given | null
  /** The card that has it as an ability of its own, where another card's text gives it; -1 where that is `row`. */
  readonly bearer: number
}

export const NO_EFFECTS: Table['$effects'] = Array.from({ length: HOOKS }, () => [])

const NOTHING: readonly Hooked[] = []

export function effectsOn(w: View, hook: number): readonly Hooked[] {
  const { $effects } = tableOf(w)
  const all = $effects[hook] ?? NOTHING
  if (all.length === 0 || ($effects[HOOK.given]?.length === 0 && $effects[HOOK.blank]?.length === 0))
    return all
  return withBearers(w, all).filter(({ row, lasting }) => lasting !== null || !isBlank(w, row))
}

/** Whether nothing counts that is printed in the text box of a card; what others give it does. */
export function isBlank(w: View, card: number): boolean {
  const all = tableOf(w).$effects[HOOK.blank] ?? NOTHING
  if (all.length === 0) return false
  const unblanked = withoutHook(w, HOOK.blank)
  return withBearers(unblanked, all).some((effect) => applies(unblanked, effect, card))
}

/** An ability that is given to cards is there once for each of them. */
const withBearers = (w: View, all: readonly Hooked[]): readonly Hooked[] =>
  all.some(({ given }) => given !== null)
    ? all.flatMap((one) => (one.given === null ? [one] : bearersOf(w, one, one.given)))
    : all

function bearersOf(w: View, effect: Hooked, { who, condition }: Given): readonly Hooked[] {
  const giving: Hooked = { ...effect, who, condition }
  const { on } = effect.lasting ?? { on: null }
  const asked =
    on !== null
      ? on.map(({ card }) => card)
      : who.kind === 'host'
        ? [hostOf(w, effect.row)]
        : cardsInPlay(w, 'card')
  return asked.filter((card) => applies(w, giving, card)).map((bearer) => ({ ...effect, bearer }))
}

/** The hooks that are empty while no card in play has a keyword and nothing gives it. */
export const hooksOfKeyword = (keyword: number): readonly number[] => [
  HOOK.keyword + keyword,
  printedHook(keyword),
]

/** False where no card in play has a keyword, and nothing gives it to any. */
export const isKeywordAround = (w: View, keyword: number): boolean =>
  effectsOn(w, HOOK.keyword + keyword).length > 0 || effectsOn(w, printedHook(keyword)).length > 0

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
  if (clause.kind === 'whenever') return [hook(HOOK.states, ability, null, SELF, clause.condition)]
  if (clause.kind !== 'constant') return []
  const { is, condition = null } = clause
  // When a card may be played is read from the card itself, wherever it is.
  if (isOfItself(is)) return []
  if (is.kind === 'controls') return [hook(hookOf(is), ability, is, is.who, condition)]
  if (is.kind !== 'about') return [hook(hookOf(is), ability, is, SELF, condition)]
  return is.does.flatMap(each).flatMap((does) => hooksOfPredicate(does, ability, is.who, condition))
}

/** What an ability hooks that is given to other cards, and that it is given. */
function hooksOfGiven(clause: Standing, ability: number, given: Given): readonly Hook[] {
  const asked = dependsOn({ ...given, is: null })
  const toOne = given.condition === null && given.who.kind !== 'each' && given.who.kind !== 'both'
  const noted = hooksOfClause(clause, ability).map((one): Hook => {
    const changes = toOne && one.changes === 'with nothing' ? 'with places' : 'with anything'
    return { ...one, depends: [...one.depends, ...asked], changes, given }
  })
  return [...noted, hook(HOOK.given, ability, null)]
}

function hooksOfPredicate(
  does: Predicate,
  ability: number,
  who: Subject,
  condition: State | null = null,
): readonly Hook[] {
  if (does.kind === 'grants' && !isBold(does.ability))
    return hooksOfGiven(does.ability, ability, { who, condition })
  const own = hook(hookOf(does), ability, does, who, condition)
  return does.kind === 'is a creature' ? [own, { ...own, hook: HOOK.form }] : [own]
}

/** What is said of two things at once is true of each: keywords that are lost, power and armor. */
function each(does: Predicate): readonly Predicate[] {
  if (does.kind === 'loses' && does.also !== undefined)
    return [
      { kind: 'loses', keyword: does.keyword },
      { kind: 'loses', keyword: does.also },
    ]
  if (does.kind === 'gets power and armor')
    return [
      { kind: 'gets power', by: does.power, each: does.each },
      { kind: 'gets armor', by: does.armor, each: does.each },
    ]
  return [does]
}

/** What a lasting effect hooks while it lasts. */
export function hooksOfLasting(says: Ongoing): readonly Hook[] {
  if (says.kind === 'after') return [hookOfEvent(says.event, -1)]
  if (says.kind === 'exchange')
    return [HOOK.power, HOOK.armor].map((at) => hook(at, -1, { kind: 'exchanged' }, subjectOf(says.who)))
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
  return { hook: at, at, depends, ability, is, who, condition, event: null, changes, given: null }
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
  const { $effects: all } = tableOf(w)
  if (!depends.some((hook) => hook === at || all[hook]?.length !== 0)) return w
  return withoutHook(w, at)
}

/** The same position with no effect on a hook. */
function withoutHook(w: View, hook: number): View {
  const table = tableOf(w)
  const $effects = table.$effects.slice()
  $effects[hook] = NOTHING
  const rows = w.rows.slice()
  rows[TABLE] = { ...table, $effects } as Table
  return { rows, stack: w.stack, find: (chart) => w.find(chart) }
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
  for (const hook of hooks) {
    const { at, depends, ability, is, who, condition, event, changes, given } = hook
    // Written out: V8 lays all of them out alike.
    const one: Hooked = {
      row: card,
      at,
      depends,
      ability,
      is,
      who,
      condition,
      event,
      changes,
      given,
      lasting,
      bearer: -1,
    }
    const list = next[hook.hook] ?? NOTHING
    const later = list.findIndex((other) => isBefore(one, other))
    const place = later < 0 ? list.length : later
    next[hook.hook] = [...list.slice(0, place), one, ...list.slice(place)]
  }
  return next
}

const isBefore = (one: Hooked, other: Hooked): boolean =>
  (one.row - other.row || one.ability - other.ability || idOf(one) - idOf(other)) < 0

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

/** What can make a creature lethal that nothing is done to: effects on power, texts and invulnerability (KF-PWR-3). */
const LETHAL_HOOKS: readonly number[] = [HOOK.power, HOOK.blank, HOOK.keyword + KEYWORD.invulnerable]

/** Where such an effect comes or goes, or one that changes what such an effect asks for, any creature may be lethal now. */
function touchEverybody(w: World, hooks: Definition['hooks']): void {
  const touches = ({ hook: at }: Hook) =>
    LETHAL_HOOKS.includes(at) ||
    LETHAL_HOOKS.some((lethal) => effectsOn(w, lethal).some(({ depends }) => depends.includes(at)))
  if (hooks.some(touches)) touchAll(w)
}

/** Whether a change of the touched rows can make creatures lethal that are not among them. */
export function mayBeLethalElsewhere(w: View, touched: readonly number[]): boolean {
  for (const hook of LETHAL_HOOKS)
    for (const effect of effectsOn(w, hook)) if (mayChange(w, effect, touched)) return true
  return false
}

/** An effect can change by itself, or because another one does that changes what it asks for. */
function mayChange(w: View, effect: Hooked, touched: readonly number[]): boolean {
  if (isMoved(effect, touched)) return true
  for (const hook of effect.depends)
    for (const other of effectsOn(w, hook))
      if (isMoved(other, touched) || other.depends.length > 0) return true
  return false
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
