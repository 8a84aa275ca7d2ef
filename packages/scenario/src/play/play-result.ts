import type { Position } from '@battleline/kernel'
import type { CardProblem } from '@battleline/language'
import type { Engine } from '../model/engine.ts'
import type { Expectation, PlayedScenario, Unread } from '../model/played.ts'
import type { Scenario } from '../model/scenario.ts'
import { Lines, type Problem } from '../problems/problem.ts'
import type { ForkCheck } from './fork-check.ts'
import type { ScenarioRun } from './scenario-run.ts'

/** The game and the start position. */
interface Begun<G extends Engine> {
  readonly game: G
  readonly start: Position
  /** The names of the cards whose texts may have mattered. */
  readonly cardNames: readonly string[]
}

/** The result of a played and judged scenario. */
export function playResult<S extends Scenario, G extends Engine>(
  scenario: S,
  { game, start, cardNames }: Begun<G>,
  run: ScenarioRun<G>,
  expectations: readonly Expectation[],
): Omit<PlayedScenario<S, G>, 'outcomes' | 'best'> {
  const lines = new Lines(scenario.file, scenario.text)
  return {
    scenario,
    edition: game.edition,
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
    problems: run.playErrors.map((playError) => lines.problem(playError)),
    expectations,
    unread: textsOf(cardNames, game.library, ({ unread }) => unread),
    aside: textsOf(cardNames, game.library, ({ aside = [] }) => aside),
    name: (record) => run.name(record),
  }
}

/** An illegal move that the file does not expect to be refused. */
function unexpectedRefusal(
  { expect }: Scenario,
  { refusal, refused, refusedAt, status }: ScenarioRun<Engine>,
  lines: Lines,
): Problem | null {
  if (refusal === null || refusedAt === null || status !== 'refused') return null
  if (expect.some(({ kind }) => kind === 'refused' || kind === 'status')) return null
  const [rule] = refusal.cite
  const cite = refusal.cite.length === 0 ? '' : ` (${refusal.cite.join(', ')})`
  return lines.problem({
    kind: 'move-refused',
    at: refusedAt,
    message: `“${refused}” is refused: ${refusal.reason}${cite}`,
    notes: rule === undefined ? [] : [`if that is the point: expect: { refused: ${rule} }`],
  })
}

type CardTexts = Exclude<ReturnType<Engine['library']['find']>, CardProblem | null>

/** Some words of each card; an unknown card has none. */
function textsOf(
  names: readonly string[],
  library: Engine['library'],
  wordsOf: (card: CardTexts) => readonly string[],
): Unread {
  return [...new Set(names)].flatMap((card) => {
    const found = library.find(card)
    return found === null || 'problems' in found ? [] : wordsOf(found).map((words) => ({ card, words }))
  })
}

/** The expectation of a run that is saved and forked at every decision. */
export function forkExpectations(forks: ForkCheck | null): readonly Expectation[] {
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
