import type { Choice } from '@battleline/kernel'
import type { TurnCount } from '../protocol/play.ts'
import type { Session } from '../session/session.ts'
import { loadDeckGame } from './load-deck-game.ts'
import { playedGame, positionsOf } from './positions.ts'

/** What both players had at the end of every turn; the last one is the turn that goes on. */
export async function courseOf(
  session: Session,
  answers: readonly Choice[] | null,
): Promise<readonly TurnCount[]> {
  const { game, name } = playedGame(session)
  const { counts } = await loadDeckGame(name)
  const turns: TurnCount[] = []
  for (const position of positionsOf(session, answers)) {
    const { turn } = game.summary(position)
    if (turns.at(-1)?.turn === turn) turns.pop()
    turns.push({ turn, players: counts(game, position) })
  }
  // The set-up before the first turn is none.
  return turns.length > 1 ? turns.filter(({ turn }) => turn > 0) : turns
}
