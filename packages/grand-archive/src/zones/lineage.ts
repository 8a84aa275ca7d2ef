import type { World } from '@battleline/kernel'
import { rememberDeed } from '../events/activations.ts'
import { emit, triggerAbilities } from '../events/triggers.ts'
import { addHooks, removeHooks } from '../model/hooks.ts'
import {
  cardOf,
  isSameObject,
  type PendingAbility,
  playerOf,
  type Ref,
  refTo,
  tableOf,
  writeCard,
  writeCombat,
  writePlayer,
  writeTable,
} from '../model/state.ts'
import { allObjects } from '../query/objects.ts'
import { COUNTERS } from '../vocabulary.ts'
import { addTo, changeUnder, move, removeFromZone, resetCard } from './move.ts'

/** Puts a champion card on top of a lineage: the object stays the same, with a new card (GA-DEF-2, GA-CHP-5). */
export function levelUp(w: World, top: number, card: number): void {
  const { controller } = cardOf(w, card)
  const old = cardOf(w, top)
  removeFromZone(w, card)
  replaceTop(w, top, card, [top, ...old.under])
  triggerAbilities(w, card, 'on enter')
  rememberDeed(w, 'level up', refTo(w, card))
  emit(w, { kind: 'level up', by: controller })
  writePlayer(w, controller).hadChampion = true
}

/** Returns the top card of a lineage to the material deck; the one below becomes the top (GA-CHP-5). */
export function delevel(w: World, top: number): boolean {
  const [below, ...rest] = cardOf(w, top).under
  // A card that is no champion is below all champions of a lineage.
  if (below === undefined || cardOf(w, below).$def.type !== 'champion') return false
  replaceTop(w, top, below, rest)
  const record = resetCard(writeCard(w, top))
  record.zone = 'material'
  addTo(w, record.owner, 'material', top)
  return true
}

/** Puts a card on the bottom of a lineage. It is no object there (GA-LVL-9). */
export function putUnder(w: World, card: number, champion: number): void {
  move(w, card, 'lineage')
  if (cardOf(w, card).zone !== 'lineage') return
  writeCard(w, card).host = champion
  writeCard(w, card).controller = cardOf(w, champion).controller
  changeUnder(w, champion, [...cardOf(w, champion).under, card])
}

function replaceTop(w: World, top: number, card: number, under: readonly number[]): void {
  const old = cardOf(w, top)
  const was = refTo(w, top)
  removeHooks(w, top)
  const record = resetCard(writeCard(w, card))
  record.zone = 'field'
  record.controller = old.controller
  record.rested = old.rested
  record.damage = old.damage
  record.distant = old.distant
  for (const counter of COUNTERS) record[counter] = old[counter]
  record.under = under
  for (const one of under) {
    const inner = one === top ? resetCard(writeCard(w, one)) : writeCard(w, one)
    inner.zone = 'lineage'
    inner.host = card
  }
  writePlayer(w, old.controller).field = playerOf(w, old.controller).field.map((one) =>
    one === top ? card : one,
  )
  addHooks(w, card)
  redirectReferences(w, was, refTo(w, card))
}

/** References to a champion follow its new top card. */
function redirectReferences(w: World, was: Ref, now: Ref): void {
  const follow = (ref: Ref): Ref => (isSameObject(ref, was) ? now : ref)
  for (const card of allObjects(w)) {
    const { linked } = cardOf(w, card)
    if (linked !== null && isSameObject(linked, was)) writeCard(w, card).linked = now
  }
  const { lasting, combat, stack, pendingTriggers } = tableOf(w)
  const led = (one: PendingAbility): PendingAbility => ({
    ...one,
    targets: one.targets.map(follow),
    antecedent: one.antecedent.map(follow),
    attacker: one.attacker && follow(one.attacker),
  })
  if (lasting.length > 0) writeTable(w).lasting = lasting.map((one) => ({ ...one, on: one.on.map(follow) }))
  if (stack.length > 0) writeTable(w).stack = stack.map((one) => ({ ...one, ability: led(one.ability) }))
  if (pendingTriggers.length > 0)
    writeTable(w).pendingTriggers = pendingTriggers.map((fact) => ({
      ...fact,
      saw: fact.saw.map((one) => led(one as PendingAbility)),
    }))
  if (combat === null) return
  const { attacker, defenders, retaliators } = combat
  writeCombat(w, {
    attacker: follow(attacker),
    defenders: defenders.map(follow),
    retaliators: retaliators.map(follow),
  })
}
