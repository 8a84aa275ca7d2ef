import type { Owned, View, World } from '@battleline/kernel'
import type { Changes, Definition, Given, Hook } from './definition.ts'
import { EVENT_HOOK, HOOK, HOOKS, LETHAL_HOOKS, printedHook } from './hooks.ts'
import { inserted } from './inserted.ts'
import { applies, cardsInPlay, hostOf } from './read.ts'
import {
  type Card,
  cardOf,
  FIRST_CARD,
  type Lasting,
  PLAYERS,
  type Player,
  playerOf,
  TABLE,
  type Table,
  tableOf,
  writeTable,
} from './state.ts'
import { isSeenInDiscard } from './text/elsewhere.ts'
import type { Event, State, Subject } from './text/structure.ts'
import { inPlayZone } from './vocabulary.ts'

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
  /** Only for the so manieth time in a turn; 0 for every time. */
  readonly nth: number
  readonly changes: Changes
  /** The lasting effect that this is; null for the text of a card in play. */
  readonly lasting: Lasting | null
  readonly given: Given | null
  /** The card that has it as an ability of its own, where another card's text gives it; -1 where that is `row`. */
  readonly bearer: number
}

export const NO_EFFECTS: Table['$effects'] = Array.from({ length: HOOKS }, () => [])

const NOTHING: readonly Hooked[] = []

/** The effects in force on a hook. Mostly there are none; short, so that V8 puts that question into its callers. */
export function effectsOn(w: View, hook: number): readonly Hooked[] {
  const noted = tableOf(w).$effects[hook] ?? NOTHING
  return noted.length === 0 ? NOTHING : inForce(w, hook, noted)
}

function inForce(w: View, hook: number, noted: readonly Hooked[]): readonly Hooked[] {
  if (w instanceof Without && w.isWithout(hook)) return NOTHING
  const { $effects } = tableOf(w)
  if ($effects[HOOK.given]?.length === 0 && $effects[HOOK.blank]?.length === 0) return noted
  return withBearers(w, noted).filter(({ row, lasting }) => lasting !== null || !isBlank(w, row))
}

/** Whether anything is noted on any of these hooks: asked before what only that needs is put together. */
export function areHooked(effects: Table['$effects'], hooks: readonly number[]): boolean {
  for (const hook of hooks) if ((effects[hook] as readonly Hooked[]).length > 0) return true
  return false
}

/** The effects noted on a hook: an ability that is given to cards once, and also those that a blank text box has lost. */
function notedOn(w: View, hook: number): readonly Hooked[] {
  const noted = tableOf(w).$effects[hook] ?? NOTHING
  return noted.length > 0 && w instanceof Without && w.isWithout(hook) ? NOTHING : noted
}

/** The same position with no effect on a hook. */
class Without implements View {
  readonly rows: View['rows']
  readonly stack: View['stack']
  readonly #of: View
  readonly #hook: number

  constructor(of: View, hook: number) {
    this.rows = of.rows
    this.stack = of.stack
    this.#of = of
    this.#hook = hook
  }
  find(chart: string): number {
    return this.#of.find(chart)
  }
  isWithout(hook: number): boolean {
    return this.#hook === hook || (this.#of instanceof Without && this.#of.isWithout(hook))
  }
}

/** Whether nothing counts that is printed in the text box of a card; what others give it does. */
export function isBlank(w: View, card: number): boolean {
  return notedOn(w, HOOK.blank).length > 0 && isBlanked(w, card)
}

/** Apart, as in `effectsOn`. */
function isBlanked(w: View, card: number): boolean {
  const all = notedOn(w, HOOK.blank)
  const unblanked = new Without(w, HOOK.blank)
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

/**
 * What an effect that depends on values is judged by: where these could depend on itself in turn ("each creature with
 * power 3 or higher gets +1 power"), they are taken without the effects of its kind.
 */
export function judgedBy(w: View, { at, depends }: Hooked): View {
  if (depends.length === 0) return w
  return depends.some((hook) => hook === at || notedOn(w, hook).length > 0) ? new Without(w, at) : w
}

/** What waits for an event in the texts of cards in discard piles, while they lie there (KF-ABL-3). */
export function inDiscardPiles(w: View, kind: Event['kind']): readonly Hooked[] {
  if (!tableOf(w).$asks.inDiscard || !isSeenInDiscard(kind)) return NOTHING
  let found = NOTHING
  for (const player of PLAYERS)
    for (const row of playerOf(w, player).discard)
      for (const one of cardOf(w, row).$def.hooksInDiscard)
        if (one.hook === EVENT_HOOK[kind]) found = [...found, hooked(row, one, null)]
  return found
}

/** Written out: V8 lays all of them out alike. */
const hooked = (
  row: number,
  { at, depends, ability, is, who, condition, event, nth, changes, given }: Hook,
  lasting: Lasting | null,
): Hooked => ({
  row,
  at,
  depends,
  ability,
  is,
  who,
  condition,
  event,
  nth,
  changes,
  given,
  lasting,
  bearer: -1,
})

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
  for (const hook of hooks) next[hook.hook] = inPlace(next[hook.hook] ?? NOTHING, hooked(card, hook, lasting))
  return next
}

/** A list in order, and one more where it belongs. */
function inPlace(list: readonly Hooked[], one: Hooked): readonly Hooked[] {
  let at = list.length
  while (at > 0 && isBefore(one, list[at - 1] as Hooked)) at--
  return inserted(list, one, at)
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
  for (const player of PLAYERS) w.touch(playerOf(w, player).battleline)
}

/** Drops the effects of a card that leaves play. */
export function endEffect(w: World, card: number): void {
  const { hooks } = cardOf(w, card).$def
  if (hooks.length === 0) return
  const next = tableOf(w).$effects.slice()
  for (const { hook: at } of hooks) next[at] = withoutText(next[at] ?? NOTHING, card)
  writeTable(w).$effects = next
  touchEverybody(w, hooks)
}

/** Without what a card's text says; what it has made lasts (KF-LST-1). */
const withoutText = (list: readonly Hooked[], card: number): readonly Hooked[] =>
  list.length === 1 && list[0]?.row === card && list[0].lasting === null
    ? NOTHING
    : list.filter((one) => one.row !== card || one.lasting !== null)

/** Where such an effect comes or goes, or one that changes what such an effect asks for, any creature may be lethal now. */
function touchEverybody(w: World, hooks: Definition['hooks']): void {
  const someAsk = notedOn(w, HOOK.standing).length > 0
  for (const { hook: at } of hooks) {
    if (!LETHAL_HOOKS.includes(at) && !(someAsk && isAskedByLethal(w, at))) continue
    touchAll(w)
    return
  }
}

const isAskedByLethal = (w: View, at: number): boolean =>
  LETHAL_HOOKS.some((lethal) => effectsOn(w, lethal).some(({ depends }) => depends.includes(at)))

/** Whether a change of the touched rows can make creatures lethal that are not among them. */
export function mayBeLethalElsewhere(w: View, touched: readonly number[]): boolean {
  if (notedOn(w, HOOK.standing).length === 0) return false
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

/** Whether any card waits for something while it lies in a discard pile, asks what was done in a previous turn, or speaks of the tide. */
export interface Asks {
  readonly inDiscard: boolean
  readonly before: boolean
  readonly tide: boolean
}

/** What the texts of the cards ask for, in play or not, and those of the token creatures that they can become. */
export function asksOf(rows: readonly Owned[]): Asks {
  const faces = rows.flatMap((row, at) => {
    if (at === TABLE) return []
    if (at < FIRST_CARD) return (row as Player).$token ?? []
    const { $def, $facedown, $reverse } = row as Card
    return [$def, $def.instead ?? [], $facedown ?? [], $reverse ?? []].flat()
  })
  return {
    inDiscard: faces.some(({ hooksInDiscard }) => hooksInDiscard.length > 0),
    before: faces.some(({ recalls }) => recalls),
    tide: faces.some(({ tide }) => tide),
  }
}
