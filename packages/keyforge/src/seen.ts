import type { View } from '@battleline/kernel'
import { titleOf } from './gigantic.ts'
import { armorOf, powerOf } from './power.ts'
import {
  has,
  housesOf,
  iconsOf,
  isCreature,
  isOnFlank,
  lineOf,
  neighborsOf,
  traitsOf,
  typeOf,
} from './read.ts'
import { type Card, cardOf, type LastKnown, refTo } from './state.ts'
import { KEYWORD, type Keyword } from './vocabulary.ts'

/** A card as texts compare it with others: as it is now, or as it was the moment before it left play (KF-LVP-7). */
export interface Seen
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

/** What is asked of it is looked up when it is asked. */
class Now implements Seen {
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

/** A card as it is now, in play or as it is printed. */
export const seenNow = (w: View, card: number): Seen => new Now(w, card)

/** A battleline of an odd number of creatures has a center. */
export function isInCenter(w: View, card: number): boolean {
  const line = lineOf(w, cardOf(w, card).controller)
  return line.length % 2 === 1 && line[(line.length - 1) / 2] === card
}

/** How many counters of a name lie on a card. */
export const countersOn = (w: View, card: number, name: string): number => countersOf(cardOf(w, card), name)

/** The same of what is known of a card. */
export const countersOf = (one: Pick<Card, 'damage' | 'counters'>, name: string): number =>
  name === 'damage' ? one.damage : (one.counters.find((counters) => counters.name === name)?.count ?? 0)
