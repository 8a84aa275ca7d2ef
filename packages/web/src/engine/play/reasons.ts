import type { BotGame } from '@battleline/bots'
import type { PlayerId } from '@battleline/card-game'
import type { Choice, Position } from '@battleline/kernel'
import { isHiddenZone } from '../protocol/hidden-zones.ts'
import type { BotMove } from '../protocol/play.ts'
import type { Question } from '../protocol/protocol.ts'
import type { Segment } from '../session/segments.ts'
import type { Session } from '../session/session.ts'
import { thoughtOf } from './opponent.ts'
import { playedGame } from './positions.ts'

/** Why a bot made the moves of its last turn: those for which it compared several. */
export async function reasonsOf(
  session: Session,
  question: Question,
  player: PlayerId,
  name: string,
): Promise<readonly BotMove[]> {
  const { game } = playedGame(session)
  const moves: BotMove[] = []
  const segments = session.segments(question.answers)
  const given = segments.map(({ choice }) => choice)
  for (const [at, { choice, from, to }] of lastTurn(game, segments, player)) {
    const decision = game.decision(from)
    if (decision?.who !== player || decision.kind !== 'pick' || decision.most !== 1) continue
    const { compared } = await thoughtOf({ ...question, answers: given.slice(0, at) }, player, name)
    const own = compared.find((one) => one.choice === choice)
    if (own === undefined || compared.length < 2) continue
    /** An option in words; null for a card that only the bot saw. `now`: from when on all could see it. */
    const labelOf = (id: Choice, now: Position): string | null => {
      const option = decision.options.find((one) => one.id === id)
      if (option === undefined) return null
      const { record } = option
      const isHidden = record !== null && isHiddenZone(game.card(now, record).zone)
      return isHidden ? null : session.labelOf(option, from)
    }
    const others = compared
      .filter((one) => one !== own)
      .map((other) => ({ label: labelOf(other.choice, from), chance: other.chance }))
      // Of the cards that only the bot saw, the best one.
      .filter(({ label }, at, all) => label !== null || all.findIndex((one) => one.label === null) === at)
    const label = labelOf(choice, to)
    if (label !== null || others.some((other) => other.label !== null))
      moves.push({ label, chance: own.chance, others })
  }
  return moves
}

/** The answers that were given in the last turn of a player, or in the one that goes on, each with how many came before it. */
function lastTurn(
  game: BotGame,
  segments: readonly Segment[],
  player: PlayerId,
): readonly (readonly [number, Segment])[] {
  const own = [...segments.entries()].filter(([, { from }]) => game.summary(from).active === player)
  const turnOf = ({ from }: Segment) => game.summary(from).turn
  const last = own.at(-1)?.[1]
  return last === undefined ? [] : own.filter(([, one]) => turnOf(one) === turnOf(last))
}
