import { page, span } from '@battleline/explain'
import {
  deciderName,
  type OpenScenario,
  type Over,
  openScenario,
  type PlayedScenario,
  type PlayOptions,
  play,
  type Scenario,
  searchFor,
} from '@battleline/scenario'
import { OutcomeSearch, type Question } from '@battleline/search'
import { EXIT, type Exit, WrongFile, WrongInput, worst } from '../exit.ts'
import { type Best, bestDocument, bestText } from '../format/best-line-format.ts'
import { answerText, verdictOf } from '../format/endings-format.ts'
import { endingsText, type Searched } from '../format/endings-text.ts'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import { reportEndings } from '../format/report-endings.ts'
import { warnOfUnread } from '../format/run-formatter.ts'
import { formatterOf } from '../games/game-formatter.ts'
import { editionNamed } from '../input/edition.ts'
import { type GoalOptions, overIn, type Sought, soughtIn } from '../input/goal-options.ts'
import { readPosition } from '../input/read-position.ts'
import { type CardFolders, readScenarioFile } from '../input/read-scenario-file.ts'
import { Allowance, becauseOf, type Limits, limitNamed, searchThrough } from '../input/search-options.ts'
import type { Terminal } from '../terminal.ts'

export interface OutcomesOptions extends GoalOptions, CardFolders {
  readonly position?: string
  readonly edition?: string
  readonly limit: string
  readonly seconds: string
  readonly memory: string
  readonly free?: true
  readonly apart?: true
  readonly all?: true
  readonly json?: true
}

/** The edition and the save of a search. */
type How<S extends Scenario = Scenario> = Pick<PlayOptions<S['edition']>, 'edition' | 'from'>

interface Task {
  readonly scenario: Scenario
  readonly sought: Sought | null
  readonly left: OpenScenario
}

/** Every ending over the open choices of the scenarios of a file, and the best line to a goal. */
export async function outcomes(
  file: string | undefined,
  options: OutcomesOptions,
  out: Terminal,
): Promise<Exit> {
  const limits: Limits = {
    positions: limitNamed('limit', options.limit),
    seconds: limitNamed('seconds', options.seconds),
    megabytes: limitNamed('memory', options.memory),
  }
  const allowance = new Allowance(limits, out)
  const { scenarios, from, problems } = await askedFor(file, options)
  const howOf = (scenario: Scenario): How => ({ ...editionIn(scenario, options), ...from })
  const played = scenarios.map((scenario): PlayedScenario => play(scenario, { ...howOf(scenario), limit: 1 }))
  // Entries after an open decision are no mistake: they are played in every line.
  const wrong = [
    ...problems,
    ...played.flatMap(({ ask, problems: faults, rejected }) => [
      ...(ask === null ? faults : []),
      ...(rejected === null ? [] : [rejected]),
    ]),
  ]
  if (wrong.length > 0) throw new WrongFile(wrong)
  const tasks = scenarios.map((scenario) => taskOf(scenario, options, howOf(scenario)))
  warnOfUnread(played, out)
  const all: Searched[] = []
  for (const [at, task] of tasks.entries()) {
    const until = allowance.after(1 / (tasks.length - at))
    all.push(await searchIn(task, options, limits, { allowance, until }))
    if (allowance.isInterrupted) break
  }
  // What was not begun is missing, too.
  const exits = all.map((one) => (isComplete(one) ? EXIT.well : EXIT.limit))
  if (options.json) out.print(jsonText(oneOrAll(all.map(documentOf))))
  else out.print(all.map((one) => searchedText(one, out)).join('\n'))
  return worst(...exits, all.length < tasks.length ? EXIT.limit : EXIT.well)
}

const editionIn = ({ game }: Scenario, { edition }: OutcomesOptions) =>
  edition === undefined ? {} : { edition: editionNamed(edition, game) }

/**
 * The task of a search.
 * @throws WrongInput if its game has no goals
 */
function taskOf(scenario: Scenario, options: OutcomesOptions, how: How): Task {
  const sought = soughtIn(scenario, options, how)
  const span =
    sought !== null ? undefined : options.over === undefined ? overOf(scenario, how) : overIn(options.over)
  return { scenario, left: openScenario(scenario, how, span), sought }
}

/** Without moves in the file, every move is searched; a save may have a pending decision. */
const overOf = ({ play }: Scenario, { from }: How): Over | undefined =>
  play.length === 0 && from === undefined ? { kind: 'moves', most: 1 } : undefined

/**
 * The scenarios of the file, or the save.
 * @throws WrongInput
 */
async function askedFor(file: string | undefined, options: OutcomesOptions) {
  const { position } = options
  const read = position === undefined ? null : await readPosition(position)
  const from = read === null ? {} : { from: read.saved }
  if (file !== undefined) return { from, ...(await readScenarioFile(file, options)) }
  if (read === null || position === undefined)
    throw new WrongInput(
      'missing-argument',
      'outcomes needs a scenario file, or --position with a saved position',
      ['usage: battleline outcomes [options] [file]'],
    )
  return { from, scenarios: [read.scenario], problems: [] }
}

const isComplete = ({ left, found, best, report }: Searched): boolean =>
  (best === null || best.found.proven) &&
  (isOnlyLine(left, best) || (found.complete && report.stopped === null))

/** Whether only a best line is looked for, and no endings besides. */
const isOnlyLine = ({ shortcut }: OpenScenario, best: object | null): boolean =>
  best !== null && shortcut !== undefined

/** An allowance, and the moment at which one scenario's part of it ends. */
interface Time {
  readonly allowance: Allowance
  readonly until: number
}

/** The share of the time for a search; the rest is for what follows: a best line, and telling the endings. */
const SEARCH_SHARE = 0.7

async function searchIn(
  { scenario, sought, left }: Task,
  { free, apart, all }: OutcomesOptions,
  limits: Limits,
  { allowance, until }: Time,
): Promise<Searched> {
  const bounds = { limit: limits.positions, free: free === true, apart: apart === true }
  const endings = isOnlyLine(left, sought) ? { ...bounds, limit: 1 } : bounds
  const search = new OutcomeSearch(left.choices, left.start, endings)
  const share = sought === null ? SEARCH_SHARE : SEARCH_SHARE / 2
  const stopped = await searchThrough(search, allowance, allowance.after(share, until))
  const found = search.found()
  const best =
    sought === null || stopped === 'interrupted'
      ? null
      : await bestIn(sought, bounds, { allowance, until: allowance.after(SEARCH_SHARE, until) })
  const report = await reportEndings({ scenario, left, found }, all === true, allowance, until)
  return { scenario, left, found, stopped, report, best }
}

async function bestIn(
  sought: Sought,
  bounds: { readonly limit: number; readonly apart: boolean },
  { allowance, until }: Time,
): Promise<Best> {
  const { goal, left } = sought
  const search = searchFor(left, goal, bounds)
  const stopped = await searchThrough(search, allowance, until)
  return { sought, found: search.found(), stopped }
}

function documentOf({ scenario, left, found, report, stopped, best }: Searched) {
  const { game, name } = left
  const { endings, positions, merged, complete, missing } = found
  const formatter = formatterOf(scenario.game)
  const { shown, compared, analysis } = report
  return {
    scenario: scenario.name,
    file: scenario.file,
    line: scenario.line,
    game: scenario.game,
    edition: game.edition,
    count: endings.length,
    positions,
    merged,
    complete: isOnlyLine(left, best) ? best?.found.proven === true : complete,
    missing: isOnlyLine(left, best) ? null : missing && becauseOf(missing, stopped),
    more: endings.length - shown.length,
    compared,
    cut: report.stopped,
    outcomes: shown.map(({ ending: { position, answers: choices, ways }, differs, answers }) => ({
      state: formatter.boardDocument(game, position.at, name),
      refused: position.refusal?.reason ?? null,
      differs,
      answers,
      choices,
      ways,
    })),
    orders: (analysis?.questions ?? []).map((one) => questionOf(one, left)),
    best: best && bestDocument(best),
  }
}

/** The most options, answers and groups of answers of a question in a document. */
const MOST_LISTED = 100

function questionOf(one: Question, { name }: OpenScenario) {
  const { decision, matters, free, times, answers, classes, orders } = one
  const text = (answer: Parameters<typeof answerText>[1]) => answerText(decision, answer)
  return {
    ask: decision.title,
    who: deciderName(decision.who, name),
    step: decision.step,
    kind: decision.kind,
    options: decision.options.slice(0, MOST_LISTED).map(({ label }) => label),
    matters,
    free,
    times,
    answers,
    sentence: verdictOf(one),
    before: orders === null ? null : orders.pairs.map((pair) => pair.map(text)),
    classes: classes.slice(0, MOST_LISTED).map((ones) => ones.slice(0, MOST_LISTED).map(text)),
  }
}

function searchedText(searched: Searched, out: Terminal): string {
  const { scenario, left, best, found } = searched
  const name = page([{ line: [span(scenario.name, 'heading')], hang: 2, cite: [] }], out.width, out.paint)
  // Without a move there are no endings.
  const isAlone = isOnlyLine(left, best) || (scenario.play.length === 0 && found.positions === 1)
  const endings = best !== null && isAlone ? [] : [endingsText(searched, out)]
  return [name, ...endings, ...(best === null ? [] : [bestText(best, out)])].join('\n')
}
