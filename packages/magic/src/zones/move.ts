import type { World } from '@battleline/kernel'
import { release } from '../model/counters.ts'
import { UNMARKED } from '../model/setup.ts'
import {
  attackers,
  colorsOf,
  defenderOf,
  NOTHING,
  nextTimestamp,
  type Permanent,
  permanentOf,
  permanents,
  tableOf,
  writePermanent,
  writePlayer,
  writeTable,
} from '../model/state.ts'
import { Characteristics } from '../query/characteristics.ts'
import type { Zone } from '../vocabulary.ts'

/** Removes a permanent from combat (MTG-CMB-11). */
export function leaveCombat(w: World, gone: number): void {
  Object.assign(writePermanent(w, gone), {
    effects: permanentOf(w, gone).effects.filter(({ kind }) => kind !== 'banded'),
    attacks: 0,
    formerDefender: 0,
    blocked: false,
    blocks: [],
    damageOrder: [],
  })
  for (const one of permanents(w)) {
    const { attacks, blocks, damageOrder } = permanentOf(w, one)
    // Its attackers attack nothing now, and the same player can still block them (MTG-CMB-13).
    if (attacks === gone)
      Object.assign(writePermanent(w, one), { attacks: NOTHING, formerDefender: defenderOf(w, gone) })
    if (blocks.includes(gone)) writePermanent(w, one).blocks = blocks.filter((attacker) => attacker !== gone)
    if (damageOrder.includes(gone))
      writePermanent(w, one).damageOrder = damageOrder.filter((other) => other !== gone)
  }
}

/** Records the last known information of permanents that leave together, before any of them leaves (MTG-SBA-10). */
export function rememberLastKnown(w: World, cards: readonly number[]): void {
  const characteristics = new Characteristics(w)
  const known = cards.map((card) => {
    const one = permanentOf(w, card)
    const counters = one.effects.filter(({ kind }) => kind === 'counters')
    return {
      card,
      life: one.life,
      controller: one.controller,
      power: characteristics.power(card),
      toughness: characteristics.toughness(card),
      colors: colorsOf(one),
      plus: one.plus,
      minus: one.minus,
      ...(counters.length > 0 && { counters }),
      predicates: characteristics
        .effectsOn(card)
        .flatMap(({ predicate: does }) =>
          does.kind !== 'has' || characteristics.has(card, does.keyword) ? [does] : [],
        ),
    }
  })
  writeTable(w).left = [...tableOf(w).left, ...known]
}

/** Moves a card to a zone, where it is a new object (MTG-GEN-6). A token ceases to exist off the battlefield. */
export function move(w: World, card: number, to: Zone, controller = permanentOf(w, card).owner): void {
  const { zone, token, facts, life } = permanentOf(w, card)
  if (zone === 'battlefield' && (tableOf(w).combat || attackers(w).length > 0)) leaveCombat(w, card)
  if (zone === 'battlefield') release(w, card)
  const at = nextTimestamp(w)
  const vanishes = token || facts.hidden === true
  if (facts.hidden === true && to === 'hand') writePlayer(w, permanentOf(w, card).owner).unseen += 1
  const fresh: Partial<Permanent> = {
    controller,
    // A face-down spell becomes a face-down permanent; elsewhere, the card is revealed (708.9).
    ...(facts.under !== undefined && !(zone === 'stack' && to === 'battlefield') && { facts: facts.under }),
    zone: vanishes && to !== 'battlefield' && to !== 'stack' ? 'nowhere' : to,
    life: life + 1,
    at,
    ...UNMARKED,
    controlledSinceTurnBegan: false,
    loyalty: to === 'battlefield' ? facts.loyalty : 0,
    defense: to === 'battlefield' ? facts.defense : 0,
  }
  Object.assign(writePermanent(w, card), fresh)
}
