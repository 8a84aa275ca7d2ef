import {
  type AnyView,
  type DecisionView,
  type Observation as ObservationOf,
  type Onlooker,
  PLAYERS,
  type PlayerId,
  type Renumber,
  type ZoneView,
  zonesView,
} from '@battleline/card-game'
import type { View } from '@battleline/kernel'
import { tableOf } from '../model/state.ts'
import { PILES, type Pile } from '../vocabulary.ts'
import {
  type CardReading,
  type PlayerReading,
  readCard,
  readPlayer,
  readTable,
  type TableReading,
} from './card-values.ts'
import { VIEW_RULES } from './view-rules.ts'

/** A player as somebody may see them: hidden zones have a count, and no cards. */
export interface PlayerView extends Omit<PlayerReading, Pile>, Readonly<Record<Pile, ZoneView>> {}

/** What one player may know of a position: a plain value with its own card numbers. */
export interface PlayersView<P extends Onlooker = PlayerId> extends AnyView<P> {
  readonly active: PlayerId
  readonly table: TableReading
  /** Players 1 and 2. */
  readonly players: readonly PlayerView[]
  /** Every card that the player may look at, in the order of their numbers; hidden cards under a card are -1. */
  readonly cards: readonly CardReading[]
}

/** What one player has seen of a game so far. */
export type Observation<P extends Onlooker = PlayerId> = ObservationOf<PlayersView<P>>

/**
 * A player's view of a position whose cards already have that player's names. `known` is in the order of the numbers.
 */
export function viewOf<P extends Onlooker>(
  w: View,
  player: P,
  known: readonly number[],
  own: Renumber,
  asked: DecisionView | null,
): PlayersView<P> {
  const open = new Set(known)
  return {
    player,
    active: tableOf(w).active,
    table: readTable(w),
    players: PLAYERS.map((whose) => playerView(w, player, whose, own)),
    cards: known.map((card) => seen(readCard(w, card), open, own)),
    asked,
  }
}

/** Cards under a card are numbers only for a player who may look at them. */
function seen(card: CardReading, known: ReadonlySet<number>, own: Renumber): CardReading {
  const { id, host, half, upgrades, under, grafted, neighbors, facedown } = card
  return {
    ...card,
    id: own(id),
    host: host === null ? null : own(host),
    half: half === null ? null : own(half),
    upgrades: upgrades.map(own),
    // Nobody may look at a card that is facedown as a token creature.
    facedown: facedown === null ? null : '?',
    under: under.map((below) => (known.has(below) ? own(below) : -1)),
    grafted: grafted.map(own),
    neighbors: neighbors.map(own),
  }
}

function playerView(w: View, player: Onlooker, whose: PlayerId, own: Renumber): PlayerView {
  const reading = readPlayer(w, whose)
  return { ...reading, ...zonesView(VIEW_RULES, player, whose, PILES, reading, own) }
}
