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

/** What one player may know of a position: a plain value with its own card numbers; -1 for a card that they cannot see. */
export interface PlayersView<P extends Onlooker = PlayerId> extends AnyView<P> {
  readonly active: PlayerId
  readonly table: TableReading
  /** Players 1 and 2. */
  readonly players: readonly PlayerView[]
  /** Every card that the player may look at, in the order of their numbers. */
  readonly cards: readonly CardReading[]
}

/** What one player has seen of a game so far. */
export type Observation<P extends Onlooker = PlayerId> = ObservationOf<PlayersView<P>>

/** A player's view of a position whose cards already have that player's names. `known` is in the order of the numbers. */
export const viewOf = <P extends Onlooker>(
  w: View,
  player: P,
  known: readonly number[],
  own: Renumber,
  asked: DecisionView | null,
): PlayersView<P> => ({
  player,
  active: tableOf(w).active,
  table: tableView(readTable(w), own),
  players: PLAYERS.map((whose) => playerView(w, player, whose, own)),
  cards: known.map((card) => cardView(readCard(w, card), own)),
  asked,
})

const cardView = (card: CardReading, own: Renumber): CardReading => ({
  ...card,
  id: own(card.id),
  linked: card.linked === null ? null : own(card.linked),
  under: card.under.map(own),
})

function tableView(table: TableReading, own: Renumber): TableReading {
  const { stack, combat, shields } = table
  return {
    ...table,
    stack: stack.map(own),
    combat: combat && {
      ...combat,
      attacker: own(combat.attacker),
      weapons: combat.weapons.map(own),
      intent: combat.intent.map(own),
      defenders: combat.defenders.map(own),
      retaliators: combat.retaliators.map(own),
    },
    shields: shields.map((shield) => ({ ...shield, source: own(shield.source), on: shield.on.map(own) })),
  }
}

function playerView(w: View, player: Onlooker, whose: PlayerId, own: Renumber): PlayerView {
  const reading = readPlayer(w, whose)
  return {
    ...reading,
    field: reading.field.map(own),
    ...zonesView(VIEW_RULES, player, whose, PILES, reading, own),
  }
}
