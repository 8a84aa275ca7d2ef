import { BOTS, namedBot, Seat } from '@battleline/bots'
import { type Choice, isRefusal, seeded } from '@battleline/kernel'
import type { KeyForge, KeyForgePosition, PlayerId } from '@battleline/keyforge'
import { narrationWords } from '../../words/narration.ts'
import { open } from '../games/open-question.ts'
import type { BotReply } from '../protocol/play.ts'
import type { Question } from '../protocol/protocol.ts'

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
  readonly seat: Seat
  readonly answers: readonly Choice[]
  readonly position: KeyForgePosition
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
  const { of, seat, answers } = await followed(question, player)
  const key = JSON.stringify([of, name, answers])
  const known = thoughts.get(key)
  if (known !== undefined) return known
  const found = namedBot(name)
  if ('wrong' in found) throw new Error(narrationWords.bots.none(name, Object.keys(BOTS).join(', ')))
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
  const { played } = opened.session
  const game = played.game as unknown as KeyForge
  const given = answers ?? played.answers.map(({ choice }) => choice)
  const known = last?.of === of && isBeginning(last.answers, given) ? last : null
  const seat = known?.seat ?? new Seat(game, player)
  let position = known?.position ?? (played.start as KeyForgePosition)
  if (known === null) seat.see(position)
  for (const choice of given.slice(known?.answers.length ?? 0)) {
    const next = game.answer(position, choice)
    if (isRefusal(next)) throw new Error(next.reason)
    position = next
    seat.see(position)
  }
  last = { of, seat, answers: given, position }
  return last
}

const isBeginning = (some: readonly Choice[], all: readonly Choice[]): boolean =>
  JSON.stringify(some) === JSON.stringify(all.slice(0, some.length))
