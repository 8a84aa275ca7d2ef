import type { BotGame } from '@battleline/bots'
import type { Choice, Position } from '@battleline/kernel'
import type { PlayedGame } from '../protocol/play.ts'
import type { Session } from '../session/session.ts'

/** The positions of a game: the first one, and the one after each answer. */
export const positionsOf = (session: Session, answers: readonly Choice[] | null): readonly Position[] => [
  session.played.start,
  ...session.segments(answers).map(({ to }) => to),
]

/** A game that is played from decks, and its name. */
interface GameOfDecks {
  readonly game: BotGame & { card(position: Position, card: number): { readonly zone: string } }
  readonly name: PlayedGame
}

/** The game of a session that is played from decks. */
export const playedGame = ({ game, played }: Session): GameOfDecks => ({
  game: game as unknown as GameOfDecks['game'],
  name: played.scenario.game as PlayedGame,
})
