import type { View, World } from '@battleline/kernel'
import { abilitiesOfKind } from './forces.ts'
import { nextAt } from './moving.ts'
import type { Waiting } from './stack-items.ts'
import {
  blockedBy,
  isCreature,
  isPlayer,
  permanentOf,
  permanents,
  type Ref,
  refTo,
  tableOf,
  writeTable,
} from './state.ts'
import type { Ability, Condition, Event, Which } from './text/structure.ts'
import { fits, isInCombat, isInState, type Speaker, thoseThat, typesInGraveyard } from './things.ts'

/** Something that happened and that abilities may wait for. */
export type Happened =
  | { readonly kind: 'attacks'; readonly it: number; readonly whom: number; readonly first: boolean }
  | { readonly kind: 'unblocked'; readonly it: number; readonly whom: number }
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

type Whenever = Extract<Ability, { readonly kind: 'whenever' }>

/** The abilities of a permanent that wait for something. */
const waitingOf = (w: View, one: number): readonly Whenever[] =>
  abilitiesOfKind(permanentOf(w, one).facts, 'whenever')

/** Notes what happened for every permanent that waits for it: while all who may see it are where they were. */
export function note(w: World, ...happened: readonly Happened[]): void {
  if (happened.length === 0) return
  const watching = permanents(w).filter((one) => waitingOf(w, one).length > 0)
  for (const what of happened) {
    for (const one of watching) {
      for (const ability of waitingOf(w, one))
        if (answers(w, ability.event, what, one)) trigger(w, one, ability, what)
    }
  }
}

function trigger(w: World, source: number, ability: Whenever, what: Happened): void {
  const { controller } = permanentOf(w, source)
  const player = playerOf(w, what)
  if (ability.if !== null && !isMet(w, ability.if, { you: controller, self: source, player })) {
    w.not(source, 'ability', 'what it asks for is not so', 'MTG-NCD-10')
    return
  }
  const amount = 'amount' in what ? what.amount : 0
  wait(w, source, { if: ability.if, does: ability.does, it: itOf(w, what), player, amount })
}

/** An ability begins to wait for being put on the stack. */
export function wait(
  w: World,
  source: number,
  ability: Pick<Waiting, 'if' | 'does' | 'it' | 'player' | 'amount'>,
): void {
  const { life, controller } = permanentOf(w, source)
  const waiting: Waiting = {
    id: `${source}.${life}/${nextAt(w)}`,
    source,
    life,
    you: controller,
    ...ability,
  }
  writeTable(w).happened = [...tableOf(w).happened, waiting]
}

/** "That player": who is attacked, or was dealt damage. */
function playerOf(w: View, what: Happened): number {
  if (what.kind === 'attacks' || what.kind === 'unblocked') return blockedBy(w, what.it)
  if (what.kind !== 'deals damage') return 0
  return isPlayer(w, what.to.card) ? what.to.card : permanentOf(w, what.to.card).controller
}

function itOf(w: View, what: Happened): readonly Ref[] {
  if (what.kind === 'attacks' || what.kind === 'unblocked')
    return what.whom > 0 ? [refTo(w, what.it), refTo(w, what.whom)] : [refTo(w, what.it)]
  if (what.kind === 'deals damage') return [what.to]
  return 'it' in what ? [refTo(w, what.it)] : []
}

function answers(w: View, event: Event, what: Happened, self: number): boolean {
  if (event.kind !== what.kind) return false
  const { controller } = permanentOf(w, self)
  const by: Speaker = { you: controller, self, player: 0 }
  if (what.kind === 'beginning of combat' || what.kind === 'end of combat')
    return event.kind === 'end of combat' || controller === tableOf(w).active
  if (event.kind === 'attacks' && what.kind === 'attacks') {
    if (event.first && !what.first) return false
    if (event.whom === 'a player' && !isPlayer(w, what.whom)) return false
    return isMeant(w, event.who, what.it, by)
  }
  if (event.kind === 'unblocked' && what.kind === 'unblocked')
    return (event.whom === 'anything' || isPlayer(w, what.whom)) && isMeant(w, event.who, what.it, by)
  if (event.kind === 'deals damage' && what.kind === 'deals damage') {
    if (event.combat && !what.combat) return false
    const { card } = what.to
    const toPlayer = isPlayer(w, card)
    if (event.whom === 'a player' && !toPlayer) return false
    if (event.whom === 'an opponent' && !(toPlayer && card !== controller)) return false
    if (event.whom === 'a creature' && (toPlayer || !isCreature(permanentOf(w, card)))) return false
    return isMeant(w, event.who, what.from.card, by)
  }
  return 'who' in event && 'it' in what && isMeant(w, event.who, what.it, by)
}

function isMeant(w: View, who: Which | 'self' | 'attached', one: number, by: Speaker): boolean {
  if (who === 'self') return one === by.self
  if (who === 'attached') return permanentOf(w, by.self).attached === one
  return fits(w, who, one, by)
}

/** Whether what a sentence asks for is so; what only an item on the stack knows is asked there. */
export function isMet(w: View, condition: Condition, by: Speaker): boolean {
  switch (condition.kind) {
    case 'delirium':
      return typesInGraveyard(w, by.you) >= condition.least
    case 'state':
      return condition.is === 'attacking or blocking'
        ? isInCombat(w, by.self)
        : isInState(w, condition.is, by.self, by)
    case 'controls':
      return thoseThat(w, condition.of, by).length > 0
    case 'madness':
    case 'did':
    case 'did not':
      return true
    default:
      return condition satisfies never
  }
}
