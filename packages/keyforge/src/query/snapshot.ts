import type { View } from '@battleline/kernel'
import { titleOf } from '../model/definition.ts'
import { type Card, cardOf, type LastKnown, refTo } from '../model/state.ts'
import { KEYWORD, type Keyword } from '../vocabulary.ts'
import { isCreature, isInCenter, neighborsOf, typeOf } from './board.ts'
import { isOnFlank } from './flank.ts'
import { armorOf, powerOf } from './power.ts'
import { has, housesOf, iconsOf, traitsOf } from './values.ts'

/** The values of a card that filters read: now, or the moment before it left play (KF-LVP-7). */
export interface CardSnapshot
  extends Pick<
    LastKnown,
    | 'card'
    | 'controller'
    | 'title'
    | 'type'
    | 'power'
    | 'armor'
    | 'houses'
    | 'traits'
    | 'icons'
    | 'neighbors'
    | 'flank'
    | 'center'
    | 'aember'
    | 'damage'
    | 'ready'
    | 'stunned'
    | 'warded'
    | 'enraged'
    | 'powerCounters'
    | 'counters'
    | 'attached'
    | 'host'
    | 'life'
  > {
  readonly keywords: { includes(keyword: Keyword): boolean }
}

/** Computes each value when it is read. */
class Now implements CardSnapshot {
  readonly card: number
  readonly #w: View

  constructor(w: View, card: number) {
    this.#w = w
    this.card = card
  }
  get #record(): Card {
    return cardOf(this.#w, this.card)
  }
  get controller() {
    return this.#record.controller
  }
  get title() {
    return titleOf(this.#record.$def)
  }
  get type() {
    return typeOf(this.#w, this.card)
  }
  get power() {
    return powerOf(this.#w, this.card)
  }
  get armor() {
    return armorOf(this.#w, this.card)
  }
  get houses() {
    return housesOf(this.#w, this.card)
  }
  get traits() {
    return traitsOf(this.#w, this.card)
  }
  get icons() {
    return iconsOf(this.#w, this.card)
  }
  get neighbors() {
    return neighborsOf(this.#w, this.card).map((one) => refTo(this.#w, one))
  }
  get flank() {
    return isOnFlank(this.#w, this.card)
  }
  get center() {
    return isCreature(this.#w, this.card) && isInCenter(this.#w, this.card)
  }
  get aember() {
    return this.#record.aember
  }
  get damage() {
    return this.#record.damage
  }
  get ready() {
    return this.#record.ready
  }
  get stunned() {
    return this.#record.stunned
  }
  get warded() {
    return this.#record.warded
  }
  get enraged() {
    return this.#record.enraged
  }
  get powerCounters() {
    return this.#record.powerCounters
  }
  get counters() {
    return this.#record.counters
  }
  get attached() {
    return this.#record.upgrades.length
  }
  get host() {
    return this.#record.host
  }
  get life() {
    return this.#record.life
  }
  get keywords() {
    return { includes: (keyword: Keyword) => has(this.#w, this.card, KEYWORD[keyword]) }
  }
}

/** The values of a card now, in play or as printed. */
export const snapshotOf = (w: View, card: number): CardSnapshot => new Now(w, card)
