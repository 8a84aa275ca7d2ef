import { type BotGame, namedBotOf, Seat } from '@battleline/bots'
import type { PlayerId } from '@battleline/card-game'
import { type Choice, isRefusal, type Position, seeded } from '@battleline/kernel'
import { narrationWords } from '../../words/narration.ts'
import { open } from '../games/open-question.ts'
import type { BotReply, PlayedGame } from '../protocol/play.ts'
import type { Question } from '../protocol/protocol.ts'
import { loadDeckGame } from './load-deck-game.ts'
import { playedGame } from './positions.ts'

/** An answer that a bot compared with others, and the chance to win that it expects of it, from 0 to 1. */
export interface Compared {
  readonly choice: Choice
  readonly chance: number
}

/** What a bot answered, and what it compared, the best first. */
interface Thought extends BotReply {
  readonly compared: readonly Compared[]
}

/** What a bot has seen of a game so far. */
interface Followed {
  readonly of: string
  readonly name: PlayedGame
  readonly seat: Seat<BotGame>
  readonly answers: readonly Choice[]
  readonly position: Position
}

let last: Followed | null = null

/** So many thoughts are remembered: more than a turn has answers. */
const REMEMBERED = 200
/** So many of the compared answers are remembered, beside the one that was given. */
const BEST = 4
/** By the game, the bot and the answers before. */
const thoughts = new Map<string, Thought>()

/**
 * The answer of a bot to the open question. The bot is given the situation of its seat, which holds nothing that the seat may
 * not know.
 * @throws Error if the bot is unknown, the text cannot be played, or the player has nothing to decide
 */
export async function replyOf(question: Question, player: PlayerId, name: string): Promise<BotReply> {
  const { choice } = await thoughtOf(question, player, name)
  return { choice }
}

/** The same with what it compared. What it thought is remembered: a bot that thinks by the clock may answer otherwise again. */
export async function thoughtOf(question: Question, player: PlayerId, name: string): Promise<Thought> {
  const { of, name: ofGame, seat, answers } = await followed(question, player)
  const key = JSON.stringify([of, name, answers])
  const known = thoughts.get(key)
  if (known !== undefined) return known
  const { bots } = (await loadDeckGame(ofGame)).of
  const found = namedBotOf(name, bots)
  if ('wrong' in found) throw new Error(narrationWords.bots.none(name, Object.keys(bots).join(', ')))
  const { choice, lines } = await found.bot(seat.situation(), {
    // The same game asks the same bot for the same answer.
    random: seeded(answers.length),
    budget: found.budget,
    now: () => performance.now(),
    stopped: () => false,
  })
  const compared = lines
    .filter((line, at) => at < BEST || line.choice === choice)
    .map((line) => ({ choice: line.choice, chance: line.value }))
  const thought = { choice, compared }
  thoughts.set(key, thought)
  for (const old of thoughts.keys()) {
    if (thoughts.size <= REMEMBERED) break
    thoughts.delete(old)
  }
  return thought
}

async function followed({ text, document, edition, answers }: Question, player: PlayerId): Promise<Followed> {
  const of = JSON.stringify([text, document, edition ?? null, player])
  const opened = await open({ text, document, answers: null, ...(edition !== undefined && { edition }) })
  if (!('session' in opened)) throw new Error(narrationWords.bots.unreadable)
  const { session } = opened
  const { played } = session
  const { game, name } = playedGame(session)
  const given = answers ?? played.answers.map(({ choice }) => choice)
  const known = last?.of === of && isBeginning(last.answers, given) ? last : null
  const seat = known?.seat ?? new Seat<BotGame>(game, player)
  let position = known?.position ?? played.start
  if (known === null) seat.see(position)
  for (const choice of given.slice(known?.answers.length ?? 0)) {
    const next = game.answer(position, choice)
    if (isRefusal(next)) throw new Error(next.reason)
    position = next
    seat.see(position)
  }
  last = { of, name, seat, answers: given, position }
  return last
}

const isBeginning = (some: readonly Choice[], all: readonly Choice[]): boolean =>
  JSON.stringify(some) === JSON.stringify(all.slice(0, some.length))
