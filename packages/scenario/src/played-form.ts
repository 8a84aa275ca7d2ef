import { isRefusal, type Position, type Refusal } from '@battleline/kernel'
import type { CardProblem } from '@battleline/language'
import type { Forks } from './forks.ts'
import type { Engine } from './form.ts'
import type { Expectation, PlayedForm, Unread } from './played.ts'
import type { Playing } from './playing.ts'
import { Lines, type Problem } from './problem.ts'
import type { ScenarioForm } from './scenario.ts'

/** A game, and a position of it from which a scenario is played; or why it cannot be played from there. */
export interface Opened<G extends Engine> {
  readonly game: G
  readonly start: Position
  readonly refusal: Refusal | null
}

/** A game that can begin a board. */
interface Beginning<B> extends Engine {
  begin(setup: B): Position | Refusal
}

/** Cards of which not everything may be understood. */
interface Library {
  find(name: string): CardProblem | { readonly unread: readonly string[] } | null
}

/** A board without cards can always be begun. */
export function emptyBoard<B>(game: Beginning<B>, setup: B): Position {
  const board = game.begin(setup)
  if (isRefusal(board)) throw new Error(`an empty board is refused: ${board.reason}`)
  return board
}

/** What was played. */
interface Begun<S extends ScenarioForm, G extends Engine> {
  readonly game: G
  readonly edition: S['edition']
  readonly start: Position
  /** The names of the cards that its boards show. */
  readonly shown: readonly string[]
}

/** What has come of a scenario, once it has been played and judged. */
export function playedForm<S extends ScenarioForm, G extends Engine & { readonly library: Library }>(
  scenario: S,
  { game, edition, start, shown }: Begun<S, G>,
  run: Playing<G>,
  expectations: readonly Expectation[],
): PlayedForm<S, G> {
  const lines = new Lines(scenario.file, scenario.text)
  return {
    scenario,
    edition,
    game,
    start,
    position: run.position,
    status: run.status,
    ask: run.status === 'asking' ? run.open : null,
    refusal: run.refusal,
    rejected: unexpectedRefusal(scenario, run, lines),
    trace: run.trace,
    moves: run.moves,
    asked: run.asked,
    answers: run.answers,
    problems: run.stumbles.map((stumble) => lines.problem(stumble)),
    expectations,
    unread: unreadOf(shown, game.library),
    name: (record) => run.name(record),
  }
}

/** A move that the rules forbid, where the file does not say that they should. */
function unexpectedRefusal(
  { expect }: ScenarioForm,
  { refusal, refused, refusedAt, status }: Playing<Engine>,
  lines: Lines,
): Problem | null {
  if (refusal === null || refusedAt === null || status !== 'refused') return null
  if (expect.some(({ kind }) => kind === 'refused' || kind === 'status')) return null
  const [rule] = refusal.cite
  const cite = refusal.cite.length === 0 ? '' : ` (${refusal.cite.join(', ')})`
  return lines.problem({
    at: refusedAt,
    message: `“${refused}” is refused: ${refusal.reason}${cite}`,
    notes: rule === undefined ? [] : [`if that is the point: expect: { refused: ${rule} }`],
  })
}

/** The words of cards that are not understood; a card that there is not has none. */
function unreadOf(names: readonly string[], library: Library): Unread {
  return [...new Set(names)].flatMap((card) => {
    const found = library.find(card)
    return found === null || 'problems' in found ? [] : found.unread.map((words) => ({ card, words }))
  })
}

/** What is expected wherever somebody wants to know how saves and forks go on. */
export function sameWays(forks: Forks | null): readonly Expectation[] {
  if (forks === null) return []
  const differences = forks.finish()
  return [
    {
      text: 'saved, loaded and forked at every decision, it goes the same way',
      holds: differences.length === 0,
      actual: differences.length === 0 ? 'it does' : differences.join('; '),
      line: null,
    },
  ]
}
