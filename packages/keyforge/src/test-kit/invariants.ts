import { FIRST_CARD } from '@battleline/card-game'
import { isRefusal, type Position, type TraceEvent, type World } from '@battleline/kernel'
import type { KeyForge } from '../game.ts'
import { type Card, cardOf, type Table, tableOf } from '../model/state.ts'
import { everyCreature } from '../query/board.ts'
import { armorOf, powerOf } from '../query/power.ts'
import { isInvulnerable } from '../query/values.ts'
import { inPlayZone, type Zone } from '../vocabulary.ts'
import { supplyMove } from './supply.ts'

/** A broken invariant; null if none is. */
export type Breach = string | null

/** Invariants of every position at rest. */
export function breachIn(game: KeyForge, position: Position): Breach {
  const w = position as World
  for (let card = FIRST_CARD; card < w.rows.length; card++) {
    const broken = brokenCard(w, cardOf(w, card))
    if (broken !== null) return `${cardOf(w, card).name} (${card}) ${broken}`
  }
  for (const card of everyCreature(w)) {
    const { name, armorUsed, damage, tagged } = cardOf(w, card)
    const armor = armorOf(w, card)
    if (armorUsed > armor) return `${name} has used ${armorUsed} of ${armor} armor (KF-ARM-3)`
    const lethal = !tagged && damage >= powerOf(w, card) && !isInvulnerable(w, card)
    if (lethal && w.touched.length === 0)
      return `${name} has ${damage} damage, power ${powerOf(w, card)} and no tag (KF-PWR-3)`
  }
  const loaded = game.load(JSON.parse(JSON.stringify(game.save(position))))
  if (isRefusal(loaded)) return `its save cannot be loaded: ${loaded.reason}`
  if (game.positionKey(loaded) !== game.positionKey(position)) return 'its save loads as another position'
  // Loading computes the active effects anew; a run keeps them current as cards move.
  const anew = inOrder(tableOf(loaded as World).$effects)
  return anew === inOrder(tableOf(w).$effects)
    ? null
    : 'other effects are in force than the cards in play have'
}

/** As text with sorted fields. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

function brokenCard(w: World, card: Card): Breach {
  const { zone, tagged, damage, aember, warded, stunned, enraged, powerCounters, upgrades, under, host } =
    card
  if (damage < 0 || aember < 0 || powerCounters < 0 || card.armorUsed < 0)
    return 'has less than nothing on it'
  if (inPlayZone(zone)) return (zone === 'attached') === host >= 0 ? null : 'is attached to nothing'
  if ((zone === 'joined') !== host >= 0 && zone !== 'under')
    return `is in ${zone} and is half of nothing (KF-GIG-1)`
  if (tagged) return `is tagged and in ${zone} (KF-DST-2)`
  // Cards under a card that has left stay there while its effects are pending (KF-UND-1).
  const below = w.stack.length > 1 ? 0 : under.length
  const marked = damage + aember + powerCounters + upgrades.length + below > 0 || warded || stunned || enraged
  return marked ? `is in ${zone} with marks or counters on it (KF-LVP-2)` : null
}

/** Invariants of the trace of one answer, given the position before. */
export function breachOf(game: KeyForge, before: Position, events: readonly TraceEvent[]): Breach {
  const watch = new Watch(game, before as World)
  for (const event of events) {
    const breach = watch.take(event)
    if (breach !== null) return `${event.step.id}: ${breach}`
  }
  return watch.end()
}

/** Follows the zones of cards and the Æmber through the trace. */
class Watch {
  readonly #game: KeyForge
  readonly #w: World
  readonly #zones = new Map<number, Zone>()
  /** The depths of open destructions from which cards have already left. */
  readonly #left = new Set<number>()
  #pending = new Map<number, number>()
  /** How much each step added to all Æmber outside the supply. */
  readonly #aember = new Map<string, number>()

  constructor(game: KeyForge, w: World) {
    this.#game = game
    this.#w = w
  }

  take(event: TraceEvent): Breach {
    const { kind } = event
    if (kind === 'step' || kind === 'skip') {
      this.#begin(event)
      return null
    }
    if (kind === 'change') return this.#changed(event)
    return kind === 'hook' ? this.#resolves(event) : null
  }

  /** Æmber moved between pools and cards must have a constant sum, except what the supply gives or takes. */
  end(): Breach {
    for (const [step, sum] of this.#aember) {
      if (sum !== 0 && supplyMove(this.#game, step) !== (sum > 0 ? 'gives' : 'takes'))
        return `${step} makes ${sum} Æmber of nothing (KF-AMB-2)`
    }
    return null
  }

  #begin(event: TraceEvent): void {
    const { id } = event.step
    if (id === 'keyforge/destroyed.1-tag') this.#left.delete(event.depth)
    if (id === 'keyforge/destroyed.3-leave' && event.kind === 'step') this.#left.add(event.depth)
    if (id === 'keyforge/damage.1-pending') this.#pending = new Map()
  }

  #changed(event: Extract<TraceEvent, { kind: 'change' }>): Breach {
    const { record, property, before, after } = event
    if (property === 'zone') this.#zones.set(record, after as Zone)
    if (property === 'aember') this.#moves(event.step.id, Number(after) - Number(before))
    if (property === 'undecided') this.#moves(event.step.id, amountIn(after) - amountIn(before))
    if (property === 'pending') this.#pending.set(record, Number(before))
    if (property === 'warded' && after === false && event.step.id === 'keyforge/damage.3-ward')
      return (this.#pending.get(record) ?? 0) > 0 ? null : 'a ward is spent on no damage (KF-DMG-3)'
    return null
  }

  #moves(step: string, amount: number): void {
    this.#aember.set(step, (this.#aember.get(step) ?? 0) + amount)
  }

  /** The card of a starting ability must be in a zone where the ability works. */
  #resolves({ id, record, step, depth, title }: Extract<TraceEvent, { kind: 'hook' }>): Breach {
    // A lasting effect needs no card (KF-LST-1).
    if (record < FIRST_CARD || id.startsWith('lasting')) return null
    const zone = this.#zones.get(record) ?? cardOf(this.#w, record).zone
    if (step.id === 'keyforge/destroyed.2-abilities') {
      if (!inPlayZone(zone)) return `${title} starts with its card in ${zone} (KF-DST-6)`
      if (this.#left.has(depth)) return `${title} waits while its batch has left (KF-DST-7)`
    }
    // The delayed part of an ability has a chart of its own, and follows the card that left (KF-LVP-12).
    if (step.id === 'keyforge/destroyed.4-after' && !inPlayZone(zone) && !id.includes('/card/'))
      return `${title} sees what left together with its card (KF-DST-12)`
    return null
  }
}

const amountIn = (undecided: unknown): number =>
  (undecided as Table['undecided']).reduce((sum, { amount }) => sum + amount, 0)
