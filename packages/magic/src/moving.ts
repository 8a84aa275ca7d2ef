import type { View, World } from '@battleline/kernel'
import { Sayings } from './read.ts'
import {
  attackers,
  colorsOf,
  defenderOf,
  isCard,
  NOTHING,
  type Permanent,
  permanentOf,
  permanents,
  type Ref,
  tableOf,
  writePermanent,
  writeTable,
} from './state.ts'
import type { Zone } from './vocabulary.ts'

/** The next number in the order in which effects and objects come. */
export function nextAt(w: World): number {
  const table = writeTable(w)
  table.made += 1
  return table.made
}

/** Takes a permanent out of combat (MTG-CMB-11). */
export function leaveCombat(w: World, gone: number): void {
  Object.assign(writePermanent(w, gone), { attacks: 0, against: 0, blocked: false, blocks: [], order: [] })
  for (const one of permanents(w)) {
    const { attacks, blocks, order } = permanentOf(w, one)
    // Who attacked it attacks nothing now, and is blocked by whoever could have blocked it before (MTG-CMB-13).
    if (attacks === gone)
      Object.assign(writePermanent(w, one), { attacks: NOTHING, against: defenderOf(w, gone) })
    if (blocks.includes(gone)) writePermanent(w, one).blocks = blocks.filter((attacker) => attacker !== gone)
    if (order.includes(gone)) writePermanent(w, one).order = order.filter((other) => other !== gone)
  }
}

/** Notes what is known of a permanent that leaves (MTG-SBA-10), of several as they are before any of them leaves. */
export function noteLeaving(w: World, cards: readonly number[]): void {
  const said = new Sayings(w)
  const known = cards.map((card) => {
    const one = permanentOf(w, card)
    return {
      card,
      life: one.life,
      controller: one.controller,
      power: said.power(card),
      toughness: said.toughness(card),
      colors: colorsOf(one),
      says: said
        .of(card)
        .flatMap(({ does }) => (does.kind !== 'has' || said.has(card, does.keyword) ? [does] : [])),
    }
  })
  writeTable(w).left = [...tableOf(w).left, ...known]
}

/** Puts a card into a zone as another object than it was (MTG-GEN-6). A token that is not on the battlefield is nowhere. */
export function move(w: World, card: number, to: Zone, controller = permanentOf(w, card).owner): void {
  const { zone, token, facts, life } = permanentOf(w, card)
  if (zone === 'battlefield' && (tableOf(w).combat || attackers(w).length > 0)) leaveCombat(w, card)
  const at = nextAt(w)
  const fresh: Partial<Permanent> = {
    controller,
    zone: token && to !== 'battlefield' && to !== 'stack' ? 'nowhere' : to,
    life: life + 1,
    at,
    protector: 0,
    attached: 0,
    tapped: false,
    settled: false,
    effects: [],
    attacks: 0,
    against: 0,
    blocked: false,
    blocks: [],
    attacked: false,
    didBlock: false,
    damage: 0,
    deathtouched: false,
    plus: 0,
    minus: 0,
    loyalty: to === 'battlefield' ? facts.loyalty : 0,
    defense: to === 'battlefield' ? facts.defense : 0,
    spent: false,
    order: [],
  }
  Object.assign(writePermanent(w, card), fresh)
}

/** What was known of an object when it left; undefined where it has not. */
export const lastKnown = (w: View, { card, life }: Ref) =>
  isCard(w, card) ? tableOf(w).left.find((one) => one.card === card && one.life === life) : undefined
