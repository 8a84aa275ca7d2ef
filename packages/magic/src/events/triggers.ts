import type { View, World } from '@battleline/kernel'
import type { PendingTrigger } from '../model/stack-items.ts'
import {
  defenderAgainst,
  isCreature,
  isPlayer,
  nextTimestamp,
  permanentOf,
  permanents,
  type Ref,
  refTo,
  tableOf,
  writeTable,
} from '../model/state.ts'
import { abilitiesOfKind } from '../query/abilities.ts'
import { conditionHolds } from '../query/conditions.ts'
import type { FilterContext } from '../query/filter-terms.ts'
import { matches } from '../query/object-filter.ts'
import type { Ability, Event } from '../text/structure.ts'

/** An event that may trigger abilities. */
export type TriggerEvent =
  | { readonly kind: 'attacks'; readonly it: number; readonly object: number; readonly first: boolean }
  | { readonly kind: 'unblocked'; readonly it: number; readonly object: number }
  | { readonly kind: 'blocked' | 'blocks' | 'enters' | 'dies'; readonly it: number }
  | { readonly kind: 'dealt damage'; readonly it: number; readonly amount: number }
  | {
      readonly kind: 'deals damage'
      readonly from: Ref
      readonly by: number
      readonly to: Ref
      readonly amount: number
      readonly combat: boolean
    }
  | { readonly kind: 'beginning of combat' | 'end of combat' }

type TriggeredAbility = Extract<Ability, { readonly kind: 'whenever' }>

/** The triggered abilities of a permanent. */
const triggeredAbilities = (w: View, one: number): readonly TriggeredAbility[] =>
  abilitiesOfKind(permanentOf(w, one).facts, 'whenever')

/** Triggers the abilities for events. Call this before permanents leave, so that their abilities see it. */
export function triggerOn(w: World, ...happened: readonly TriggerEvent[]): void {
  if (happened.length === 0) return
  const watching = permanents(w).filter((one) => triggeredAbilities(w, one).length > 0)
  for (const what of happened) {
    for (const one of watching) {
      for (const ability of triggeredAbilities(w, one))
        if (triggers(w, ability.event, what, one)) addTriggered(w, one, ability, what)
    }
  }
}

function addTriggered(w: World, source: number, ability: TriggeredAbility, what: TriggerEvent): void {
  const { controller } = permanentOf(w, source)
  const player = thatPlayerOf(w, what)
  if (
    ability.if != null &&
    !conditionHolds(w, ability.if, { you: controller, source: source, thatPlayer: player })
  ) {
    w.reportNotDone(source, 'does not trigger', 'its condition is not true', 'MTG-NCD-10')
    return
  }
  const amount = 'amount' in what ? what.amount : 0
  addTrigger(w, source, {
    if: ability.if ?? null,
    does: ability.does,
    antecedent: antecedentOf(w, what),
    player,
    amount,
  })
}

/** Adds a triggered ability that will go on the stack. */
export function addTrigger(
  w: World,
  source: number,
  ability: Pick<PendingTrigger, 'if' | 'does' | 'antecedent' | 'player' | 'amount'>,
): void {
  const { life, controller } = permanentOf(w, source)
  const waiting: PendingTrigger = {
    id: `${source}.${life}/${nextTimestamp(w)}`,
    source,
    life,
    you: controller,
    ...ability,
  }
  writeTable(w).triggered = [...tableOf(w).triggered, waiting]
}

/** "That player": the attacked player, or the player who was dealt damage. */
function thatPlayerOf(w: View, what: TriggerEvent): number {
  if (what.kind === 'attacks' || what.kind === 'unblocked') return defenderAgainst(w, what.it)
  if (what.kind !== 'deals damage') return 0
  return isPlayer(w, what.to.card) ? what.to.card : permanentOf(w, what.to.card).controller
}

function antecedentOf(w: View, what: TriggerEvent): readonly Ref[] {
  if (what.kind === 'attacks' || what.kind === 'unblocked')
    return what.object > 0 ? [refTo(w, what.it), refTo(w, what.object)] : [refTo(w, what.it)]
  if (what.kind === 'deals damage') return [what.to]
  return 'it' in what ? [refTo(w, what.it)] : []
}

/** Whether an event triggers an ability: everything that its text says of the event is true. */
function triggers(w: View, event: Event, what: TriggerEvent, self: number): boolean {
  if (event.kind !== what.kind) return false
  const { controller: you } = permanentOf(w, self)
  if (what.kind === 'beginning of combat' || what.kind === 'end of combat')
    return event.kind === 'end of combat' || you === tableOf(w).active
  if (event.first === true && !('first' in what && what.first)) return false
  if (event.combat === true && !('combat' in what && what.combat)) return false
  const one = 'from' in what ? what.from.card : 'it' in what ? what.it : 0
  const object = 'to' in what ? what.to.card : 'object' in what ? what.object : 0
  return (
    isObject(w, event.object ?? 'anything', object, you) &&
    isSubject(w, event.who ?? 'self', one, { you, source: self, thatPlayer: 0 })
  )
}

function isObject(w: View, which: NonNullable<Event['object']>, object: number, you: number): boolean {
  if (which === 'anything') return true
  if (which === 'a creature') return !isPlayer(w, object) && isCreature(permanentOf(w, object))
  return isPlayer(w, object) && (which === 'a player' || object !== you)
}

function isSubject(w: View, who: NonNullable<Event['who']>, one: number, by: FilterContext): boolean {
  if (who === 'self') return one === by.source
  if (who === 'attached') return permanentOf(w, by.source).attached === one
  return matches(w, who, one, by)
}
