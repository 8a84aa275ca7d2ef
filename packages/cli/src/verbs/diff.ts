import {
  difference,
  type Entry,
  explanationOf,
  listed,
  type Place,
  pathTo,
  printed,
} from '@battleline/explain'
import { editionNames } from '@battleline/rulebook'
import { type PlayedScenario, play, type Scenario } from '@battleline/scenario'
import { boardText } from '../board/board-format.ts'
import { EXIT, type Exit, WrongFile, WrongInput, worst } from '../exit.ts'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import { entryDocument, questionText, stepsOf, warnOfUnread } from '../format/run-formatter.ts'
import { formatterOf } from '../games/game-formatter.ts'
import { editionNamed } from '../input/edition.ts'
import { type CardFolders, readScenarioFile } from '../input/read-scenario-file.ts'
import type { Terminal } from '../terminal.ts'

export interface DiffOptions extends CardFolders {
  /** Default: the newest edition of the game, with each of the others. */
  readonly editions?: string
  readonly json?: true
}

/**
 * Plays the scenarios of a file in two editions, or in the newest and each other one: the first difference, and each
 * end.
 */
export async function diff(file: string, options: DiffOptions, out: Terminal): Promise<Exit> {
  const { editions, json } = options
  const pair = editions === undefined ? null : readPair(editions)
  const { scenarios, problems } = await readScenarioFile(file, options)
  if (problems.length > 0) throw new WrongFile(problems)
  const all = scenarios.map((scenario, at) =>
    (pair === null ? pairsOf(scenario) : [pair]).map((one) => {
      out.progress(`${at + 1} of ${scenarios.length}, ${one.join(' and ')}  ${scenario.name}`)
      return bothRuns(scenario, one)
    }),
  )
  const runs = all.flat()
  warnOfUnread(
    runs.map(({ one }) => one.played),
    out,
  )
  if (json) {
    out.print(jsonText(oneOrAll(runs.map(documentOf))))
  } else {
    out.print(all.map((some) => tellRuns(some, out)).join('\n'))
  }
  const played = runs.flatMap(({ one, other }) => [one.played, other.played])
  return worst(...played.map(({ status }) => (status === 'limit' ? EXIT.limit : EXIT.well)))
}

type Pair = readonly [string, string]

/** The newest edition of a scenario’s game with each other one. */
function pairsOf({ game }: Scenario): readonly Pair[] {
  const [newest = '', ...others] = editionNames(game)
  if (others.length === 0)
    throw new WrongInput('nothing-to-compare', `${game} has one edition, so there is nothing to compare`)
  return others.map((other): Pair => [newest, other])
}

/**
 * The names of two editions.
 * @throws WrongInput
 */
function readPair(text: string): Pair {
  const [one, other, ...rest] = text.split(',').map((word) => word.trim())
  if (one === undefined || other === undefined || rest.length > 0) {
    throw new WrongInput(
      'option-value',
      `--editions takes two editions, as in current,essay-early; this is “${text}”`,
    )
  }
  if (one === other)
    throw new WrongInput('option-value', `--editions takes two different editions; both are ${one}`)
  return [one, other]
}

interface Run {
  readonly played: PlayedScenario
  readonly steps: readonly Entry[]
}

interface BothRuns {
  readonly scenario: Scenario
  readonly one: Run
  readonly other: Run
  readonly part: { readonly one: Place | null; readonly other: Place | null } | null
}

function bothRuns(scenario: Scenario, [first, second]: Pair): BothRuns {
  const run = (word: string): Run => {
    const played: PlayedScenario = play(scenario, { edition: editionNamed(word, scenario.game) })
    return { played, steps: stepsOf(played) }
  }
  const one = run(first)
  const other = run(second)
  return {
    scenario,
    one,
    other,
    part: difference(one.steps, other.steps, explanationOf(scenario.game).words),
  }
}

/** Whether two editions have the same run and the same pending decision. */
const isSame = ({ one, other, part }: BothRuns): boolean =>
  part === null && one.played.status === other.played.status && askedIn(one) === askedIn(other)

/** The pending decision as text. */
const askedIn = ({ played: { ask } }: Run): string =>
  ask === null ? '' : [ask.step, ...ask.options.map(({ label }) => label)].join('\n')

function documentOf(both: BothRuns) {
  const { scenario, one, other, part } = both
  const { boardDocument } = formatterOf(scenario.game)
  const ending = ({ played }: Run) => {
    const { game, position, edition, status, refusal, problems } = played
    return {
      edition,
      status,
      refusal,
      problems,
      state: boardDocument(game, position, (record) => played.name(record)),
    }
  }
  return {
    scenario: scenario.name,
    file: scenario.file,
    line: scenario.line,
    editions: [one.played.edition, other.played.edition],
    same: isSame(both),
    part: part && [part.one, part.other].map((line) => (line ? entryDocument(line.entry) : null)),
    endings: [ending(one), ending(other)],
  }
}

/** The results of a scenario's runs; equal ones share a line. */
function tellRuns(runs: readonly BothRuns[], out: Terminal): string {
  const [first] = runs
  if (first === undefined) return ''
  const apart = runs.filter((both) => !isSame(both))
  const lines = [`${out.paint('heading', first.scenario.name)}\n`]
  if (apart.length < runs.length) {
    const editions = runs.filter(isSame).map(({ other }) => other.played.edition)
    const far =
      first.one.played.ask === null ? '' : ' up to the open question: its answers may lead to a difference'
    lines.push(`Nothing differs between ${listed([first.one.played.edition, ...editions])}${far}.\n`)
  }
  if (apart.length === 0) lines.push(`${endingOf(first.one, out)}${openText(first.one, out)}`)
  return [...lines, ...apart.map((both) => tellRun(both, out))].join('\n')
}

function tellRun({ one, other, part }: BothRuns, out: Terminal): string {
  const lines: string[] = []
  if (part !== null) {
    lines.push('They part here:\n')
    lines.push(partingOf(one, part.one, out), partingOf(other, part.other, out))
  }
  lines.push('And end like this:\n')
  const asksOtherwise = askedIn(one) !== askedIn(other)
  for (const run of [one, other])
    lines.push(`${titleOf(run, out)}${endingOf(run, out)}${asksOtherwise ? openText(run, out) : ''}`)
  return lines.join('\n')
}

const titleOf = ({ played: { scenario, edition } }: Run, { paint }: Terminal): string =>
  `${paint('choice', edition)}  ${paint('quiet', explanationOf(scenario.game).editions[edition]?.title ?? '')}\n`

function partingOf(run: Run, place: Place | null, out: Terminal): string {
  const { width, paint } = out
  const { words } = explanationOf(run.played.scenario.game)
  const text =
    place === null ? 'nothing more happens\n' : printed(pathTo(run.steps, place.at), { width, paint, words })
  return `${titleOf(run, out)}${text}`
}

/** The pending decision. */
const openText = ({ played }: Run, out: Terminal): string =>
  played.ask === null ? '' : `\n${questionText(played.ask, (record) => played.name(record), out)}`

function endingOf({ played }: Run, out: Terminal): string {
  const { scenario, game, position, refusal, problems } = played
  const { describeBoard } = formatterOf(scenario.game)
  const stops = refusal === null ? problems.map(({ message }) => message) : [refusal.reason]
  const [why] = stops
  const stopped = why === undefined ? '' : `${out.paint('bad', '✗ stops:')} ${why}\n`
  return `${stopped}${boardText(
    describeBoard(game, position, (record) => played.name(record)),
    out,
  )}`
}
