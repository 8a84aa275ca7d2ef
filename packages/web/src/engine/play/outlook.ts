import { type Choice, type Position, seeded } from '@battleline/kernel'
import type { TurnOutlook } from '../protocol/play.ts'
import type { Session } from '../session/session.ts'
import { loadDeckGame } from './load-deck-game.ts'
import { playedGame, positionsOf } from './positions.ts'

/** The first player's chance to win before and after every turn, from the true position. */
export async function outlookOf(
  session: Session,
  answers: readonly Choice[] | null,
): Promise<readonly TurnOutlook[]> {
  const { game, name } = playedGame(session)
  const { of } = await loadDeckGame(name)
  const chanceIn = (position: Position, turn: number) => of.chanceToWin(game, position, 1, seeded(turn))
  const positions = positionsOf(session, answers)
  const begun: Omit<TurnOutlook, 'after'>[] = []
  for (const [at, position] of positions.entries()) {
    const { turn, active } = game.summary(position)
    // The set-up before the first turn is none.
    if (turn === 0 || begun.at(-1)?.turn === turn) continue
    begun.push({ turn, player: active, answers: at, before: chanceIn(position, turn) })
  }
  const end = chanceIn(positions.at(-1) ?? session.played.start, begun.length)
  return begun.map((one, at) => ({ ...one, after: begun[at + 1]?.before ?? end }))
}
