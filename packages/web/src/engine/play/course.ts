import type { Choice } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, Summary } from '@battleline/keyforge'
import type { TurnCount } from '../protocol/play.ts'
import type { Session } from '../session/session.ts'

/** What both players had at the end of every turn; the last one is the turn that goes on. */
export function courseOf(session: Session, answers: readonly Choice[] | null): readonly TurnCount[] {
  const game = session.game as unknown as KeyForge
  const given = answers ?? session.played.answers.map(({ choice }) => choice)
  const positions = [session.played.start, ...session.segments(given).map(({ to }) => to)]
  const turns: TurnCount[] = []
  for (const position of positions) {
    const count = countOf(game.summary(position as KeyForgePosition))
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
