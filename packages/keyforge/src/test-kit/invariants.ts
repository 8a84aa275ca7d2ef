import { FIRST_CARD } from '@battleline/card-game'
import { isRefusal, type Position, type TraceEvent, type World } from '@battleline/kernel'
import type { KeyForge } from '../game.ts'
import { type Card, cardOf, tableOf, type UndecidedCapture } from '../model/state.ts'
import { everyCreature } from '../query/board.ts'
import { armorOf, powerOf } from '../query/power.ts'
import { isInvulnerable } from '../query/values.ts'
import { KEEPS_AEMBER } from '../rules/pool.ts'
import { inPlayZone, type Zone } from '../vocabulary.ts'
import { aemberChange, type Breach, isAtRest } from './conservation.ts'
import { supplyMove } from './supply.ts'

/** Invariants of every position at rest. */
export function breachIn(game: KeyForge, position: Position): Breach {
  const w = position as World
  for (let card = FIRST_CARD; card < w.rows.length; card++) {
    const broken = brokenCard(w, cardOf(w, card))
    if (broken !== null) return `${cardOf(w, card).name} (${card}) ${broken}`
  }
  // Once the game is won, no state-based check follows (KF-TRN-3).
  const isWon = tableOf(w).winner !== null
  for (const card of isWon ? [] : everyCreature(w)) {
    const broken = brokenCreature(w, card)
    if (broken !== null) return `${cardOf(w, card).name} ${broken}`
  }
  const loaded = game.load(JSON.parse(JSON.stringify(game.save(position))))
  if (isRefusal(loaded)) return `its save cannot be loaded: ${loaded.reason}`
  if (game.positionKey(loaded) !== game.positionKey(position)) return 'its save loads as another position'
  if (isWon) return null
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
  // Cards under a card that has left stay there while its effects are pending (KF-UND-1); one is under a prophecy.
  const allowed = zone === 'prophecies' ? 1 : isAtRest(w) ? 0 : under.length
  const below = Math.max(0, under.length - allowed)
  const marked = damage + aember + powerCounters + upgrades.length + below > 0 || warded || stunned || enraged
  return marked ? `is in ${zone} with marks or counters on it (KF-LVP-2)` : null
}

/** Invariants that the state-based check keeps. */
function brokenCreature(w: World, card: number): Breach {
  const { armorUsed, damage, tagged } = cardOf(w, card)
  const [armor, power] = [armorOf(w, card), powerOf(w, card)]
  if (armorUsed > armor) return `has used ${armorUsed} of ${armor} armor (KF-ARM-3)`
  const isLethal = !tagged && damage >= power && !isInvulnerable(w, card)
  return isLethal && w.touched.length === 0
    ? `has ${damage} damage, power ${power} and no tag (KF-PWR-3)`
    : null
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

/** What a step under way has done with Æmber so far. */
interface AemberOfStep {
  readonly step: string
  /** How much it added to all Æmber outside the supply. */
  sum: number
  /** How much Æmber on its way to a pool became something else instead. */
  replaced: number
  /** True if a text took from the supply what a player would have lost. */
  fromSupply: boolean
}

/** Follows the zones of cards and the Æmber through the trace. */
class Watch {
  readonly #game: KeyForge
  readonly #w: World
  readonly #zones = new Map<number, Zone>()
  /** The depths of open destructions from which cards have already left. */
  readonly #left = new Set<number>()
  #pending = new Map<number, number>()
  /** The steps under way that did something with Æmber, by their place. */
  readonly #aember = new Map<string, AemberOfStep>()

  constructor(game: KeyForge, w: World) {
    this.#game = game
    this.#w = w
  }

  take(event: TraceEvent): Breach {
    const { kind } = event
    if (kind === 'step' || kind === 'skip') return this.#begin(event)
    if (kind === 'change') return this.#changed(event)
    if (kind === 'not' && event.what.text === KEEPS_AEMBER) this.#aemberOf(event).fromSupply = true
    return kind === 'hook' ? this.#resolves(event) : null
  }

  end(): Breach {
    for (const aember of this.#aember.values()) {
      const breach = this.#unbalanced(aember)
      if (breach !== null) return breach
    }
    return null
  }

  #begin(event: TraceEvent): Breach {
    const { id } = event.step
    if (id === 'keyforge/destroyed.1-tag') this.#left.delete(event.depth)
    if (id === 'keyforge/destroyed.3-leave' && event.kind === 'step') this.#left.add(event.depth)
    if (id === 'keyforge/damage.1-pending') this.#pending = new Map()
    const before = this.#aember.get(placeOf(event))
    this.#aember.delete(placeOf(event))
    return before === undefined ? null : this.#unbalanced(before)
  }

  #aemberOf(event: TraceEvent): AemberOfStep {
    const known = this.#aember.get(placeOf(event))
    if (known !== undefined) return known
    const begun = { step: event.step.id, sum: 0, replaced: 0, fromSupply: false }
    this.#aember.set(placeOf(event), begun)
    return begun
  }

  /** A step moves Æmber between pools and cards; only some give or take what the common supply has. */
  #unbalanced({ step, sum, replaced, fromSupply }: AemberOfStep): Breach {
    if (sum === 0 || sum === -replaced || (sum > 0 && fromSupply)) return null
    return supplyMove(this.#game, step) === (sum > 0 ? 'gives' : 'takes')
      ? null
      : `${step} makes ${sum} Æmber of nothing (KF-AMB-2)`
  }

  #changed(event: Extract<TraceEvent, { kind: 'change' }>): Breach {
    const { record, property, before, after } = event
    if (property === 'zone') this.#zones.set(record, after as Zone)
    const moved = aemberChange(event)
    if (moved !== 0) this.#aemberOf(event).sum += moved
    if (property === 'undecided') this.#replaces(event)
    if (property === 'pending') this.#pending.set(record, Number(before))
    if (property === 'warded' && after === false && event.step.id === 'keyforge/damage.3-ward')
      return (this.#pending.get(record) ?? 0) > 0 ? null : 'a ward is spent on no damage (KF-DMG-3)'
    return null
  }

  /** What no creature captures reaches the pool, unless a text does something else with it (KF-RPL-1). */
  #replaces(event: Extract<TraceEvent, { kind: 'change' }>): void {
    const [before, after] = [event.before, event.after] as unknown as readonly (readonly UndecidedCapture[])[]
    const [first] = before ?? []
    if (first === undefined || first.among.length > 0 || (after ?? []).length >= (before ?? []).length) return
    this.#aemberOf(event).replaced += first.amount
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
    // A prophecy is never in play, nor is an Archon Power.
    const sees = inPlayZone(zone) || zone === 'prophecies' || zone === 'powers'
    if (step.id === 'keyforge/destroyed.4-after' && !sees && !id.includes('/card/'))
      return `${title} sees what left together with its card (KF-DST-12)`
    return null
  }
}

const placeOf = ({ depth, step }: TraceEvent): string => `${depth} ${step.id}`
