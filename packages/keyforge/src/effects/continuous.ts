import { FIRST_CARD, PLAYERS, type PlayerId, TABLE } from '@battleline/card-game'
import type { StateRecord, View, World } from '@battleline/kernel'
import { type ActiveEffect, NO_EFFECTS, type TextNeeds } from '../model/active-effect.ts'
import type { Changes, Definition, Given, HookFields } from '../model/definition.ts'
import { EVENT_HOOK, HOOK, LETHAL_HOOKS } from '../model/hooks.ts'
import type { Lasting } from '../model/lasting-effect.ts'
import { inserted } from '../model/lists.ts'
import { newResolution, type Resolution } from '../model/resolution.ts'
import {
  type Card,
  cardOf,
  type Player,
  playerOf,
  refTo,
  type Table,
  tableOf,
  writeTable,
} from '../model/state.ts'
import { activeEffects, listedEffects, NO_ACTIVE_EFFECTS, viewForEffect } from '../query/active-effects.ts'
import {
  areNeighbors,
  cardsInPlay,
  countersOn,
  hostOf,
  hostOfEffect,
  isCreature,
  isFixedTo,
  youOf,
} from '../query/board.ts'
import { amountOf, countOf } from '../query/count.ts'
import { matchesForEffect } from '../query/filter.ts'
import { cardContext, stateHolds } from '../query/state-conditions.ts'
import { isSeenInDiscard } from '../text/references/out-of-play.ts'
import type { Counting, Event, State, Subject } from '../text/structure.ts'
import { inPlayZone } from '../vocabulary.ts'

/** An effect of a card in play, or a lasting effect. A class, so that V8 gives all of them one object layout. */
class ContinuousEffect implements ActiveEffect {
  readonly row: number
  readonly at: number
  readonly depends: readonly number[]
  readonly ability: number
  readonly is: HookFields['is']
  readonly who: Subject
  readonly condition: State | null
  readonly event: Event | null
  readonly nth: number
  readonly changes: Changes
  readonly given: Given | null
  readonly lasting: Lasting | null
  readonly bearer: number

  constructor(
    row: number,
    hook: HookFields,
    lasting: Lasting | null,
    bearer = -1,
    { who, condition }: Given = hook,
  ) {
    this.row = row
    this.at = hook.at
    this.depends = hook.depends
    this.ability = hook.ability
    this.is = hook.is
    this.who = who
    this.condition = condition
    this.event = hook.event
    this.nth = hook.nth
    this.changes = hook.changes
    this.given = hook.given
    this.lasting = lasting
    this.bearer = bearer
  }

  appliesTo(now: View, card: number): boolean {
    const { lasting } = this
    const w = viewForEffect(now, this)
    return (
      (lasting !== null && lasting.on !== null
        ? isFixedTo(w, lasting.on, card) &&
          (lasting.counter === undefined || countersOn(w, card, lasting.counter) > 0)
        : reaches(w, this, this.who, card)) && this.isMet(w)
    )
  }

  isMet(w: View): boolean {
    const { lasting, condition } = this
    return lasting?.waits !== true && (condition === null || stateHolds(w, effectContext(w, this), condition))
  }

  isMetFor(w: View, player: PlayerId): boolean {
    const { lasting, condition } = this
    if (lasting?.waits === true) return false
    return (
      condition === null ||
      stateHolds(w, { ...effectContext(w, this), player, actingPlayers: [player] }, condition)
    )
  }

  timesFor(now: View, card: number, { each, x }: Counting, player?: PlayerId): number {
    if (each === undefined && x === undefined) return 1
    const w = viewForEffect(now, this)
    const they = player === undefined ? {} : { player, actingPlayers: [player] }
    const l = { ...effectContext(w, this), ...they, antecedent: [refTo(w, card)] }
    return each === undefined ? amountOf(w, l, x ?? { kind: 'number', value: 1 }) : countOf(w, l, each)
  }

  perBearer(w: View): readonly ActiveEffect[] {
    const { row, lasting, given } = this
    if (given === null) return [this]
    const giving = new ContinuousEffect(row, this, lasting, this.bearer, given)
    const on = lasting?.on ?? null
    const candidates =
      on !== null
        ? on.map(({ card }) => card)
        : given.who.kind === 'host'
          ? [hostOf(w, row)]
          : cardsInPlay(w, 'card')
    return candidates
      .filter((card) => giving.appliesTo(w, card))
      .map((bearer) => new ContinuousEffect(row, this, lasting, bearer))
  }
}

/** Whether a card that is no creature card has attached itself, to any card. */
const attachedItself = (w: View, card: number): boolean => {
  const { zone, $def } = cardOf(w, card)
  return zone === 'attached' && $def.instead !== null && $def.instead.type !== 'creature'
}

/** Whether a constant effect of card `self` affects this card. */
function reaches(w: View, effect: ActiveEffect, who: Subject, card: number): boolean {
  switch (who.kind) {
    case 'self':
      return card === effect.row
    case 'it':
      return card === hostOfEffect(w, effect)
    case 'host':
      // Not an artifact that was a creature (KF-CTR-4), unless it has the ability itself.
      return (
        card === hostOfEffect(w, effect) &&
        (effect.bearer >= 0 || isCreature(w, card) || attachedItself(w, effect.row))
      )
    case 'each':
      return matchesForEffect(w, effect, who.of, card)
    case 'both':
      return reaches(w, effect, who.first, card) || reaches(w, effect, who.second, card)
    case 'neighbors':
      return (
        areNeighbors(w, hostOfEffect(w, effect), card) &&
        (who.which === undefined || matchesForEffect(w, effect, who.which, card))
      )
  }
}

/** Triggered abilities that work in discard piles (KF-ABL-3). */
export const inDiscardPiles = (w: View, kind: Event['kind']): readonly ActiveEffect[] =>
  isSeenInDiscard(kind) ? hookedInDiscardPiles(w, EVENT_HOOK[kind]) : NO_ACTIVE_EFFECTS

/** The effects on a hook of cards that lie in discard piles and speak of that. */
export function hookedInDiscardPiles(w: View, hook: number): readonly ActiveEffect[] {
  if (!tableOf(w).$needs.inDiscard.includes(hook)) return NO_ACTIVE_EFFECTS
  let found = NO_ACTIVE_EFFECTS
  for (const player of PLAYERS)
    for (const row of playerOf(w, player).discard)
      for (const one of cardOf(w, row).$def.hooksInDiscard)
        if (one.hook === hook) found = [...found, new ContinuousEffect(row, one, null)]
  return found
}

/** Adds the effects of a card that entered play, in the order of the cards' numbers. */
export function addEffectsOf(w: World, card: number): void {
  const { hooks } = cardOf(w, card).$def
  if (hooks.length === 0) return
  writeTable(w).$effects = noted(tableOf(w).$effects, card, hooks)
  touchEverybody(w, hooks)
}

export function noted(
  effects: Table['$effects'],
  card: number,
  hooks: Definition['hooks'],
  lasting: Lasting | null = null,
): Table['$effects'] {
  const next = effects.slice()
  for (const hook of hooks)
    next[hook.hook] = inPlace(next[hook.hook] ?? NO_ACTIVE_EFFECTS, new ContinuousEffect(card, hook, lasting))
  return next
}

/** Inserts an effect in order. */
function inPlace(list: readonly ActiveEffect[], one: ActiveEffect): readonly ActiveEffect[] {
  let at = list.length
  while (at > 0 && isBefore(one, list[at - 1] as ActiveEffect)) at--
  return inserted(list, one, at)
}

const isBefore = (one: ActiveEffect, other: ActiveEffect): boolean =>
  (one.row - other.row || one.ability - other.ability || idOf(one) - idOf(other)) < 0

/** Lasting effects of one card are in the order in which they were made. */
const idOf = ({ lasting }: ActiveEffect): number => lasting?.id ?? 0

/** Adds a lasting effect. It applies to nothing until its time has come. */
export function addLastingEffect(w: World, one: Lasting, hooks: Definition['hooks']): void {
  writeTable(w).$effects = noted(tableOf(w).$effects, one.from.card, hooks, one)
  touchEverybody(w, hooks)
}

/** Updates changed lasting effects. */
export function updateLastingEffects(w: World, all: readonly Lasting[]): void {
  const table = writeTable(w)
  table.$effects = table.$effects.map((list) =>
    list.map((one) =>
      renewed(
        one,
        all.find(({ id }) => id === one.lasting?.id),
      ),
    ),
  )
  touchAll(w)
}

const renewed = (one: ActiveEffect, lasting: Lasting | undefined): ActiveEffect =>
  lasting === undefined ? one : new ContinuousEffect(one.row, one, lasting, one.bearer)

/** Removes lasting effects that have ended. */
export function removeLastingEffects(w: World, over: readonly Lasting[]): void {
  const table = writeTable(w)
  const isOver = ({ lasting }: ActiveEffect) => lasting !== null && over.some(({ id }) => id === lasting.id)
  table.$effects = table.$effects.map((list) =>
    list.some(isOver) ? list.filter((one) => !isOver(one)) : list,
  )
  touchAll(w)
}

/** Any creature may be lethal now. */
export function touchAll(w: World): void {
  for (const player of PLAYERS) w.touch(playerOf(w, player).battleline)
}

/** Removes the effects of a card that leaves play. */
export function removeEffectsOf(w: World, card: number): void {
  const { hooks } = cardOf(w, card).$def
  if (hooks.length === 0) return
  const next = tableOf(w).$effects.slice()
  for (const { hook: at } of hooks) next[at] = withoutText(next[at] ?? NO_ACTIVE_EFFECTS, card)
  writeTable(w).$effects = next
  touchEverybody(w, hooks)
}

/** Changes a card that neither leaves nor enters play. Its effects are those that it has after the change. */
export function changeInPlay(w: World, card: number, change: () => void): void {
  removeEffectsOf(w, card)
  change()
  addEffectsOf(w, card)
  touchAll(w)
}

/** The list without a card's constant effects. Its lasting effects stay (KF-LST-1). */
const withoutText = (list: readonly ActiveEffect[], card: number): readonly ActiveEffect[] =>
  list.length === 1 && list[0]?.row === card && list[0].lasting === null
    ? NO_ACTIVE_EFFECTS
    : list.filter((one) => one.row !== card || one.lasting !== null)

/** If a changed effect can make creatures lethal, directly or through another effect, checks every creature. */
function touchEverybody(w: World, hooks: Definition['hooks']): void {
  const someAsk = listedEffects(w, HOOK.stateBased).length > 0
  for (const { hook: at } of hooks) {
    if (!LETHAL_HOOKS.includes(at) && !(someAsk && isAskedByLethal(w, at))) continue
    touchAll(w)
    return
  }
}

const isAskedByLethal = (w: View, at: number): boolean =>
  LETHAL_HOOKS.some((lethal) => activeEffects(w, lethal).some(({ depends }) => depends.includes(at)))

/** Whether a change of the touched rows can make creatures lethal that are not among them. */
export function mayBeLethalElsewhere(w: View, touched: readonly number[]): boolean {
  if (listedEffects(w, HOOK.stateBased).length === 0) return false
  for (const hook of LETHAL_HOOKS)
    for (const effect of activeEffects(w, hook)) if (mayChange(w, effect, touched)) return true
  return false
}

/** An effect can change directly, or through an effect that it depends on. */
function mayChange(w: View, effect: ActiveEffect, touched: readonly number[]): boolean {
  if (isMoved(effect, touched)) return true
  for (const hook of effect.depends)
    for (const other of activeEffects(w, hook))
      if (isMoved(other, touched) || other.depends.length > 0) return true
  return false
}

const isMoved = ({ changes }: ActiveEffect, touched: readonly number[]): boolean =>
  changes === 'with anything' || (changes === 'with places' && touched.some(isPlayer))

const isPlayer = (row: number): boolean => row > TABLE && row < FIRST_CARD

/** Cards whose text is active: cards in play, active prophecies and Archon Powers (KF-ABL-3, KF-PRO-1, R-042). */
const isInForce = ({ zone, under }: Card): boolean =>
  inPlayZone(zone) || (zone === 'prophecies' && under.length > 0) || zone === 'powers'

/**
 * All active effects of a loaded position, from its cards in play and lasting effects. `lastingHooks` gives the hooks
 * of a lasting effect's text.
 */
export function allActiveEffects(
  rows: readonly StateRecord[],
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

/** What the texts of all cards need, including other faces. */
export function textNeeds(rows: readonly StateRecord[]): TextNeeds {
  const faces = rows.flatMap((row, at) => {
    if (at === TABLE) return []
    if (at < FIRST_CARD) return (row as Player).$token ?? []
    const { $def, $printed, $facedown, $reverse } = row as Card
    return [$def, $printed ?? [], $def.instead ?? [], $facedown ?? [], $reverse ?? []].flat()
  })
  return {
    inDiscard: [...new Set(faces.flatMap(({ hooksInDiscard }) => hooksInDiscard.map(({ hook }) => hook)))],
    before: faces.some(({ recalls }) => recalls),
    tide: faces.some(({ tide }) => tide),
  }
}

/** The context of an active effect: a card that was given the effect is its source. */
export function effectContext(w: View, effect: ActiveEffect): Resolution {
  const { row, bearer } = effect
  if (bearer < 0) return cardContext(w, row, youOf(w, effect))
  const ref = refTo(w, bearer)
  return newResolution(ref, refTo(w, row), youOf(w, effect), [ref])
}
