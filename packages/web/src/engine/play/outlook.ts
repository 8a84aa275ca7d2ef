import { playOut } from '@battleline/bots'
import { type Choice, seeded } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition } from '@battleline/keyforge'
import type { TurnOutlook } from '../protocol/play.ts'
import type { Session } from '../session/session.ts'
import { positionsOf } from './positions.ts'

/** Play-outs for each turn: their mean is within some 3 in a hundred of that of many more. */
const PLAY_OUTS = 32

/** The first player's chance to win before and after every turn, by the play-outs of the search from the true position. */
export function outlookOf(session: Session, answers: readonly Choice[] | null): readonly TurnOutlook[] {
  const game = session.game as unknown as KeyForge
  const positions = positionsOf(session, answers)
  const begun: Omit<TurnOutlook, 'after'>[] = []
  for (const [at, position] of positions.entries()) {
    const { turn, active } = game.summary(position)
    if (begun.at(-1)?.turn === turn) continue
    begun.push({ turn, player: active, answers: at, before: chanceIn(game, position, turn) })
  }
  const end = chanceIn(game, positions.at(-1) ?? (session.played.start as KeyForgePosition), begun.length)
  return begun.map((one, at) => ({ ...one, after: begun[at + 1]?.before ?? end }))
}

function chanceIn(game: KeyForge, position: KeyForgePosition, seed: number): number {
  const { winner } = game.summary(position)
  if (winner !== null) return winner === 1 ? 1 : 0
  const random = seeded(seed)
  let sum = 0
  for (let made = 0; made < PLAY_OUTS; made++) sum += playOut(game, position, 1, random)
  return sum / PLAY_OUTS
}
