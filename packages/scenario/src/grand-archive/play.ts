import { type Edition, type GrandArchive, gameOf, grandArchive } from '@battleline/grand-archive'
import { type Decision, isRefusal, type Position, type Refusal, type TraceEvent } from '@battleline/kernel'
import { Forks } from '../forks.ts'
import type { Expectation, Status } from '../played.ts'
import { Lines, type Problem } from '../problem.ts'
import { Judge } from './judge.ts'
import { Run } from './run.ts'
import type { GrandArchiveScenario } from './scenario.ts'

export interface GrandArchiveOptions {
  /** Left out: the scenario's. */
  readonly edition?: Edition
  /** True to save, load and fork at every decision and to compare how each goes on. */
  readonly forked?: boolean
}

/** A scenario of Grand Archive that was played. */
export interface GrandArchivePlayed {
  readonly scenario: GrandArchiveScenario
  readonly edition: Edition
  readonly game: GrandArchive
  readonly start: Position
  readonly position: Position
  readonly status: Status
  /** The question that stands open and cannot be declined; null in every other status. */
  readonly ask: Decision | null
  readonly refusal: Refusal | null
  /** What was refused, at its place in the file, where the file does not expect a refusal; else null. */
  readonly rejected: Problem | null
  readonly trace: readonly TraceEvent[]
  readonly moves: readonly { readonly text: string; readonly trace: number }[]
  readonly problems: readonly Problem[]
  readonly expectations: readonly Expectation[]
  /** What a card is called, or a player. */
  name(record: number): string
}

export interface Opened {
  readonly scenario: GrandArchiveScenario
  readonly game: GrandArchive
}

/** Plays a scenario from its board to its last entry, and judges what it expects. Never throws. */
export function playGrandArchive(
  scenario: GrandArchiveScenario,
  { edition = scenario.edition, forked = false }: GrandArchiveOptions = {},
): GrandArchivePlayed {
  const game = grandArchive({ edition, cards: scenario.cards })
  const begun = game.begin(scenario.setup)
  const start = isRefusal(begun) ? emptyBoard(game) : begun
  const forks = forked ? new Forks(game, gameOf) : null
  const run = new Run(scenario, game, start, forks)
  if (isRefusal(begun)) run.refusal = begun
  else run.play(scenario.play)
  const lines = new Lines(scenario.file, scenario.text)
  const expectations = new Judge({ scenario, game }, run).all(lines)
  return {
    scenario,
    edition,
    game,
    start,
    position: run.position,
    status: run.status,
    ask: run.open,
    refusal: run.refusal,
    rejected: rejectedOf(scenario, run, lines),
    trace: run.trace,
    moves: run.moves,
    problems: run.stumbles.map((one) => lines.problem(one)),
    expectations: forks === null ? expectations : [...expectations, sameWays(forks.finish())],
    name: (record) => nameIn(scenario, game, run.position, record),
  }
}

/** A board without cards can always be begun. */
function emptyBoard(game: GrandArchive): Position {
  const board = game.begin({ players: [{}, {}] })
  if (isRefusal(board)) throw new Error(`an empty board is refused: ${board.reason}`)
  return board
}

function nameIn(
  { players }: GrandArchiveScenario,
  game: GrandArchive,
  position: Position,
  record: number,
): string {
  const player = players[record - 1]
  if (player !== undefined) return player
  return game.cards(position).includes(record) ? game.card(position, record).called : 'the game'
}

function rejectedOf({ expect }: GrandArchiveScenario, run: Run, lines: Lines): Problem | null {
  const { refusal, refused, refusedAt, status } = run
  if (refusal === null || refusedAt === null || status !== 'refused') return null
  if (expect.some(({ kind }) => kind === 'refused' || kind === 'status')) return null
  const cite = refusal.cite.length === 0 ? '' : ` (${refusal.cite.join(', ')})`
  return lines.problem({ at: refusedAt, message: `“${refused}” is refused: ${refusal.reason}${cite}` })
}

const sameWays = (differences: readonly string[]): Expectation => ({
  text: 'saved, loaded and forked at every decision, it goes the same way',
  holds: differences.length === 0,
  actual: differences.length === 0 ? 'it does' : differences.join('; '),
  line: null,
})
