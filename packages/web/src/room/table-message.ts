import type { Message } from '@battleline/kernel'
import type { DecisionView, Edition, Onlooker, OptionView, PlayersView } from '@battleline/keyforge'
import type { ChosenOption } from '../engine/protocol/protocol.ts'

export type SeatNumber = 1 | 2

/** A view whose options have what their labels are made of. */
export interface TableView extends Omit<PlayersView<Onlooker>, 'asked'> {
  readonly asked: (Omit<DecisionView, 'options'> & { readonly options: readonly SaidOption[] }) | null
}

/** An option with what its label is made of; left out where the label has no parts. */
interface SaidOption extends OptionView {
  readonly message?: Message
}

/** What a server says of a room: see docs/server.md. Other fields are not read here. */
export interface TableMessage {
  readonly tell: 'table'
  readonly role: SeatNumber | 'judge' | 'watch'
  readonly number: number
  readonly at: number
  readonly edition: Edition
  readonly start: 'deal' | 'position'
  readonly phase: 'seating' | 'playing' | 'over'
  readonly seats: readonly {
    readonly seat: SeatNumber
    readonly name: string | null
    readonly bot: string | null
    readonly isReady: boolean
  }[]
  readonly views: readonly TableView[]
  readonly answers: readonly {
    readonly entry: number
    readonly seat: SeatNumber
    readonly step: string
    readonly title: string
    readonly chosen: string | null
    readonly options: readonly ChosenOption[] | null
  }[]
  readonly clock: {
    readonly left: readonly [number, number]
    readonly running: SeatNumber | null
    readonly since: number
  } | null
  readonly isPaused: boolean
  readonly proposal: { readonly seat: SeatNumber; readonly what: 'takeback' | 'pause' | 'rematch' } | null
  readonly judge: { readonly calledBy: readonly SeatNumber[]; readonly words: readonly string[] }
  readonly result: { readonly winner: SeatNumber | null; readonly how: 'game' | 'concession' | 'time' } | null
  readonly rematch: string | null
  readonly commitment: string
  readonly seed: string | null
}

/** What a server says to one socket. */
export type RoomMessage =
  | TableMessage
  | { readonly tell: 'welcome'; readonly now: number }
  | { readonly tell: 'done'; readonly id?: string }
  | { readonly tell: 'refused'; readonly id?: string; readonly code: string; readonly message: string }
