import type { View, World } from '@battleline/kernel'
import { memoize } from '@battleline/language'
import { HOOK, hookedTexts } from '../model/hooks.ts'
import {
  cardOf,
  type PendingAbility,
  type PlayerId,
  type Ref,
  refTo,
  tableOf,
  writeTable,
} from '../model/state.ts'
import { effectsGiving } from '../query/active-effects.ts'
import { conditionHolds } from '../query/conditions.ts'
import type { DamageSource } from '../query/filter-facts.ts'
import { lastKnownController } from '../query/last-known.ts'
import { EXAMPLE_RESOLUTION, type Resolution } from '../query/resolution.ts'
import { activatedBefore, matchesSource } from '../query/source-filter.ts'
import { affects, matches, refersTo, restrictionHolds, stateHolds } from '../query/values.ts'
import type { Clause, Event, PlayersEvent, Watched } from '../text/structure.ts'
import type { Direction, Trigger } from '../vocabulary.ts'
import { isUsedThisTurn, markUsed } from './once-per-turn.ts'

/** An event that can trigger abilities. */
export type TriggerEvent =
  | (DamageSource & {
      readonly kind: 'dealt damage'
      readonly to: Ref
      readonly amount: number
      readonly combat: boolean
      /** Damage of the same moment whose triggers are done: for "one or more". */
      readonly earlier: readonly DamageDealt[]
    })
  | {
      readonly kind: 'dies' | 'enters' | 'activated' | 'brewed' | 'attacks' | 'attacked' | 'retaliates'
      readonly it: Ref
    }
  | { readonly kind: 'becomes'; readonly it: Ref; readonly state: 'distant' | 'fostered' | 'loaded' }
  | { readonly kind: 'sacrifice' | 'suppress'; readonly it: Ref; readonly by: PlayerId }
  | {
      readonly kind: 'currents change'
      readonly by: PlayerId
      readonly was: Direction
      readonly now: Direction
    }
  | { readonly kind: PlayersEvent; readonly by: PlayerId }

/** A new ability for the stack, with a unique id. */
export function pendingAbility(
  w: World,
  { card, life }: Ref,
  chartId: string,
  more: Partial<Pick<PendingAbility, 'antecedent' | 'amount' | 'targets' | 'you'>> = {},
): PendingAbility {
  const table = writeTable(w)
  table.lastId += 1
  const you = lastKnownController(w, { card, life })
  const id = `${card}.${life}/${table.lastId}`
  const attacker = table.combat?.attacker ?? null
  return {
    id,
    source: card,
    life,
    chartId,
    you,
    targets: [],
    antecedent: [],
    amount: 0,
    ...activationOf(w, { card, life }),
    attacker,
    ...more,
  }
}

/** How the source of an ability was activated: whether it was prepared, and what was paid for it. */
const activationOf = (w: View, { card, life }: Ref) => ({
  prepared: tableOf(w).combat?.prepared.includes(card) === true,
  paid: cardOf(w, card).life === life ? cardOf(w, card).paid : [],
})

/** Records triggered abilities. They go on the stack when a player would next have Opportunity. */
export function addPendingTriggers(
  w: World,
  kind: string,
  subject: number,
  saw: readonly PendingAbility[],
): void {
  if (saw.length > 0) writeTable(w).pendingTriggers = [...tableOf(w).pendingTriggers, { kind, subject, saw }]
}

/** An ability with a bold trigger word: its chart, and its index in the text if it works once each turn. */
interface TriggeredAbility {
  readonly chartId: string
  readonly once: { readonly at: number; readonly limit: Limit } | null
}

type Limit = 'once' | 'once each turn'

/** How often an ability triggers; null for always. */
const triggerLimit = memoize((clause: Clause): Limit | null => {
  if (clause.kind === 'trigger' && clause.once === true) return 'once each turn'
  const does = clause.kind === 'trigger' ? clause.does : clause.kind === 'whenever' ? (clause.more ?? []) : []
  return does.flatMap((one) => (one.kind === 'trigger only' ? [one.limit] : []))[0] ?? null
})

const useUp = (w: World, of: Ref, at: number, limit: Limit): void =>
  markUsed(w, of, at, limit === 'once' ? true : undefined)

/** The abilities of a card with a bold trigger word: printed ones in order, then granted ones. */
function abilitiesWithTrigger(
  w: View,
  card: number,
  trigger: Trigger,
  from: Ref,
): readonly TriggeredAbility[] {
  const own = cardOf(w, card).$def.abilities.flatMap(({ clause, chart }, at): readonly TriggeredAbility[] => {
    if (chart === null || !hasTrigger(clause, trigger)) return []
    if (clause.when !== undefined && !restrictionHolds(w, clause.when, card)) return []
    const limit = triggerLimit(clause)
    const once = limit === null ? null : { at, limit }
    return once !== null && isUsedThisTurn(w, from, at) ? [] : [{ chartId: chart.id, once }]
  })
  const gained = effectsGiving(w, 'grants').flatMap((effect) => {
    const { text } = effect
    if (text.gives.chartId === undefined) return []
    return hasTrigger(text.gives.ability, trigger) && affects(w, effect, text.who, card)
      ? [{ chartId: text.gives.chartId, once: null }]
      : []
  })
  return [...own, ...gained]
}

const hasTrigger = (clause: Clause, trigger: Trigger): boolean =>
  clause.kind === 'trigger' && clause.trigger === trigger

/** Triggers the abilities of a card with this bold trigger word. */
export function triggerAbilities(
  w: World,
  card: number,
  trigger: Trigger,
  it: readonly Ref[] = [],
  amount = 0,
  from: Ref = refTo(w, card),
): void {
  const setOff = abilitiesWithTrigger(w, card, trigger, from)
  if (setOff.length === 0) return
  for (const { once } of setOff) if (once !== null) useUp(w, from, once.at, once.limit)
  const saw = setOff.map(({ chartId }) => pendingAbility(w, from, chartId, { antecedent: it, amount }))
  addPendingTriggers(w, trigger, card, saw)
}

/** Triggers every ability for this event. Call it while all objects that may see the event are in their old zones. */
export function emit(w: World, event: TriggerEvent): void {
  const watchers = hookedTexts(w, HOOK[event.kind])
  if (watchers.length === 0) return
  for (const { row, from, ability, when } of watchers) {
    const found = cardOf(w, from).$def.abilities[ability]
    if (found?.clause.kind !== 'whenever' || found.chart === null) continue
    if (when !== null && !restrictionHolds(w, when, row)) continue
    if (!isTriggeredBy(w, found.clause.event, event, row)) continue
    const about = {
      antecedent: 'to' in event ? [event.to] : 'it' in event ? [event.it] : [],
      amount: 'amount' in event ? event.amount : 0,
    }
    if (!isConditionMet(w, found.clause, row, about)) continue
    const limit = triggerLimit(found.clause)
    if (limit !== null) {
      // An inherited one is another ability than those of the champion itself.
      const at = from === row ? ability : ability + INHERITED * from
      if (isUsedThisTurn(w, refTo(w, row), at)) continue
      useUp(w, refTo(w, row), at, limit)
    }
    addPendingTriggers(w, event.kind, row, [pendingAbility(w, refTo(w, row), found.chart.id, about)])
  }
}

/** Tells abilities of inner cards from those of the champion: no card has so many. */
const INHERITED = 100

/** “Whenever …, if …” looks at its condition as it would trigger, and again as it resolves (GA-ABL-2). */
function isConditionMet(
  w: View,
  { first }: Extract<Clause, { readonly kind: 'whenever' }>,
  row: number,
  about: Pick<Resolution, 'antecedent' | 'amount'>,
): boolean {
  if (first.kind !== 'if') return true
  const { controller: you } = cardOf(w, row)
  const attacker = tableOf(w).combat?.attacker ?? null
  const source = refTo(w, row)
  const now = { ...EXAMPLE_RESOLUTION, source, you, attacker, ...activationOf(w, source), ...about }
  return conditionHolds(w, now, first.condition)
}

function isTriggeredBy(w: View, event: Event, happened: TriggerEvent, self: number): boolean {
  const you = cardOf(w, self).controller
  switch (happened.kind) {
    case 'dealt damage':
      return event.kind === 'dealt damage' && isTriggeredByDamage(w, event, happened, self)
    case 'attacks':
    case 'attacked':
    case 'retaliates':
      return event.kind === happened.kind && happened.it.card === self
    case 'dies':
      return (
        event.kind === happened.kind &&
        (event.while === undefined || stateHolds(w, event.while, refTo(w, self))) &&
        matches(w, event.of, self, you, happened.it.card)
      )
    case 'enters':
      return (
        event.kind === happened.kind &&
        (event.yours !== true || cardOf(w, happened.it.card).controller === you) &&
        matches(w, event.of, self, you, happened.it.card)
      )
    case 'activated':
    case 'brewed':
      return (
        event.kind === happened.kind &&
        (cardOf(w, happened.it.card).controller === you) ===
          !(event.kind === 'activated' && event.by === 'opponent') &&
        matches(w, event.of, self, you, happened.it.card) &&
        !(event.kind === 'activated' && event.first === true && activatedBefore(w, event.of, self, you))
      )
    case 'becomes':
      return (
        event.kind === happened.kind &&
        event.state === happened.state &&
        isWatched(w, event.of, self, you, happened.it.card)
      )
    case 'sacrifice':
    case 'suppress':
      return (
        event.kind === happened.kind &&
        happened.by === you &&
        matches(w, event.of, self, you, happened.it.card)
      )
    case 'currents change':
      return event.kind === happened.kind && happened.by === you && isTurned(w, event, happened, self)
    case 'gather':
    case 'glimpse':
    case 'recover':
    case 'materialize':
    case 'level up':
    case 'floating':
      return event.kind === happened.kind && happened.by === you
    case 'end phase':
    case 'main phase':
    case 'recollection phase':
      return (
        event.kind === happened.kind &&
        (event.whose === 'any' || (happened.by === you) === (event.whose === undefined))
      )
  }
}

/** Whether the Shifting Currents changed as a text says. */
const isTurned = (
  w: View,
  event: EventOf<'currents change'>,
  { was, now }: Extract<TriggerEvent, { readonly kind: 'currents change' }>,
  self: number,
): boolean =>
  event.from === was &&
  event.to === now &&
  (event.while === undefined || stateHolds(w, event.while, refTo(w, self)))

type EventOf<K extends Event['kind']> = Extract<Event, { readonly kind: K }>

type DamageEvent = EventOf<'dealt damage'>
export type DamageDealt = Extract<TriggerEvent, { readonly kind: 'dealt damage' }>

function isTriggeredByDamage(w: View, event: DamageEvent, dealt: DamageDealt, self: number): boolean {
  if (event.together === true) {
    const { together, ...each } = event
    if (dealt.earlier.some((one) => isTriggeredByDamage(w, each, one, self))) return false
  }
  if (event.sort !== undefined && (event.sort === 'combat') !== dealt.combat) return false
  if (dealt.amount < (event.least ?? 1)) return false
  const you = cardOf(w, self).controller
  if (event.by !== undefined && !matchesSource(w, event.by, self, you, dealt)) return false
  return isWatched(w, event.of, self, you, dealt.to.card)
}

const isWatched = (w: View, of: Watched, self: number, you: PlayerId, card: number): boolean =>
  of.kind === 'choose' ? matches(w, of.of, self, you, card) : refersTo(w, of, refTo(w, self), you, card)
