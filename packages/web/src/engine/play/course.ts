import type { Choice } from '@battleline/kernel'
import type { KeyForge, Summary } from '@battleline/keyforge'
import type { TurnCount } from '../protocol/play.ts'
import type { Session } from '../session/session.ts'
import { positionsOf } from './positions.ts'

/** What both players had at the end of every turn; the last one is the turn that goes on. */
export function courseOf(session: Session, answers: readonly Choice[] | null): readonly TurnCount[] {
  const game = session.game as unknown as KeyForge
  const turns: TurnCount[] = []
  for (const position of positionsOf(session, answers)) {
    const count = countOf(game.summary(position))
    if (turns.at(-1)?.turn === count.turn) turns.pop()
    turns.push(count)
  }
  return turns
}

const countOf = ({ turn, players: [one, other] }: Summary): TurnCount => ({
  turn,
  players: [of(one), of(other)],
})

const of = ({ aember, keys, creatures }: Summary['players'][number]) => ({ aember, keys, creatures })
