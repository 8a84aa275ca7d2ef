import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import { gameOf, type KeyForge, keyforge } from '@battleline/keyforge'
import { Cast } from './cast.ts'
import { Forks } from './forks.ts'
import { Judge } from './judging/judge.ts'
import { OpenChoices, type Scripted } from './open-choices.ts'
import type { Fault } from './place.ts'
import type { Expectation, Played, PlayOptions } from './played.ts'
import { Lines } from './problem.ts'
import { Run } from './run.ts'
import type { Scenario } from './scenario.ts'

/**
 * Plays a scenario from its board, or from the saved position given, to its last move, and judges what it expects.
 * Never throws. A save that cannot be continued is the status `refused`, with the reason.
 */
export function play(scenario: Scenario, options: PlayOptions = {}): Played {
  const { game, board, start, refusal } = open(scenario, options)
  const cast = new Cast(scenario, game, board, start)
  const forks = options.forked === true ? new Forks(game) : null
  const run = new Run(game, cast, start, forks, options.observe)
  if (refusal === null) run.play(scenario.play)
  else run.refusal = refusal
  const judge = new Judge(scenario, game, cast, run, options.limit)
  const lines = new Lines(scenario.file, scenario.text)
  const rejected = unexpectedRefusal(scenario, run)
  const expectations = judge.all(lines, forks === null ? [] : [sameWays(forks.finish())])
  return {
    scenario,
    edition: game.edition,
    game,
    start,
    position: run.position,
    status: run.status,
    ask: run.status === 'asking' ? run.open : null,
    refusal: run.refusal,
    rejected: rejected === null ? null : lines.problem(rejected),
    trace: run.trace,
    moves: run.moves,
    asked: run.asked,
    answers: run.answers,
    problems: run.stumbles.map((stumble) => lines.problem(stumble)),
    expectations,
    unread: unreadOf(scenario, game),
    outcomes: judge.outcomes,
    name: (record) => cast.name(record),
  }
}

function unreadOf({ roster, setup }: Scenario, { library }: KeyForge): Played['unread'] {
  const tokens = setup.players.flatMap(({ token }) => (token === undefined ? [] : [token]))
  return [...new Set([...roster.map(({ name }) => name), ...tokens])].flatMap((card) => {
    const found = library.find(card)
    return found === null || 'problems' in found ? [] : found.unread.map((words) => ({ card, words }))
  })
}

/** A scenario with all that it leaves open: the choices are asked of whoever searches through them. */
export interface LeftOpen {
  readonly game: KeyForge
  readonly choices: OpenChoices
  readonly start: Scripted
  /** Why the board is none. */
  readonly refusal: Refusal | null
  name(record: number): string
}

/** Makes the moves of a scenario and gives its answers, wherever its other choices lead. */
export function leftOpen(scenario: Scenario, options: Pick<PlayOptions, 'edition' | 'from'> = {}): LeftOpen {
  const { game, board, start, refusal } = open(scenario, options)
  const cast = new Cast(scenario, game, board, start)
  const choices = new OpenChoices(game, cast, scenario.play)
  return { game, choices, start: choices.start(start), refusal, name: (record) => cast.name(record) }
}

interface Opened {
  readonly game: KeyForge
  /** The scenario's own board. */
  readonly board: Position
  readonly start: Position
  readonly refusal: Refusal | null
}

function open(scenario: Scenario, { edition = scenario.edition, from }: PlayOptions): Opened {
  const saved = from === undefined ? null : gameOf(from)
  const game = saved === null || isRefusal(saved) ? keyforge({ edition, cards: scenario.cards }) : saved
  const begun = game.begin(scenario.setup)
  const start = saved === null ? begun : isRefusal(saved) ? saved : game.load(from)
  const board = isRefusal(begun) ? emptyBoard(game) : begun
  if (isRefusal(start)) return { game, board, start: board, refusal: start }
  return { game, board, start, refusal: null }
}

/** A board without cards can always be begun. */
function emptyBoard(game: KeyForge): Position {
  const board = game.begin({ players: [{}, {}] })
  if (isRefusal(board)) throw new Error(`an empty board is refused: ${board.reason}`)
  return board
}

/** A move that the rules forbid, where the file does not say that they should. */
function unexpectedRefusal({ expect }: Scenario, { refusal, refused, refusedAt, status }: Run): Fault | null {
  if (refusal === null || refusedAt === null || status !== 'refused') return null
  if (expect.some(({ kind }) => kind === 'refused' || kind === 'status')) return null
  const [rule] = refusal.cite
  const cite = refusal.cite.length === 0 ? '' : ` (${refusal.cite.join(', ')})`
  return {
    at: refusedAt,
    message: `“${refused}” is refused: ${refusal.reason}${cite}`,
    notes: rule === undefined ? [] : [`if that is the point: expect: { refused: ${rule} }`],
  }
}

const sameWays = (differences: readonly string[]): Expectation => ({
  text: 'saved, loaded and forked at every decision, it goes the same way',
  holds: differences.length === 0,
  actual: differences.length === 0 ? 'it does' : differences.join('; '),
  line: null,
})
