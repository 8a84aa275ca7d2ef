import type { PlayerId } from '@battleline/card-game'
import type { Choice } from '@battleline/kernel'

/** The version of the protocol: it changes when a program that speaks the old one would fail. */
export const PROTOCOL = 1

/** A decision in a game, as the player who decides sees it. */
export interface WireDecision {
  readonly kind: 'pick' | 'order' | 'divide'
  readonly step: string
  readonly title: string
  readonly least: number
  readonly most: number
  /** The options by their places; those of chance have no labels. */
  readonly options: readonly { readonly id: number; readonly label: string | null }[]
}

/** A game after a request. */
export interface WireState {
  readonly game: string
  readonly over: boolean
  /** Null before the end, and in a draw. */
  readonly winner: PlayerId | null
  /** Who decides: player 1 or 2, or -1 for chance; null when the game is over. */
  readonly player: number | null
  readonly turn: number
  readonly decision: WireDecision | null
  /** Legal answers, each fit for `choose`: all of them, or `more` is true. */
  readonly answers: readonly Choice[]
  readonly more: boolean
  /** 1 and -1 for the winner and the loser, 0 before and in a draw. */
  readonly rewards: readonly [number, number]
}

/** Why a request is refused: what is wrong, which field, and the nearest valid word. */
export interface WireError {
  readonly message: string
  readonly at: string | null
  readonly nearest: string | null
}

/** What each request needs and takes. */
export const REQUESTS = {
  hello: { needs: [], takes: [] },
  reset: { needs: [], takes: ['game', 'seed', 'decks', 'chance'] },
  state: { needs: ['game'], takes: [] },
  choose: { needs: ['game', 'choice'], takes: [] },
  step: { needs: ['game', 'choice'], takes: [] },
  view: { needs: ['game', 'player'], takes: [] },
  chance: { needs: ['game'], takes: ['seed'] },
  clone: { needs: ['game'], takes: [] },
  resample: { needs: ['game', 'player'], takes: ['seed'] },
  bot: { needs: ['game', 'bot'], takes: [] },
  save: { needs: ['game'], takes: [] },
  close: { needs: ['game'], takes: [] },
} as const satisfies Readonly<Record<string, { needs: readonly string[]; takes: readonly string[] }>>

export type RequestName = keyof typeof REQUESTS
