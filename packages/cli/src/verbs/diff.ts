import { difference, type Entry, entries, type Place, pathTo, printed } from '@battleline/explain'
import { CHANGES, type Edition } from '@battleline/keyforge'
import { type Played, play, type Scenario, showProblem } from '@battleline/scenario'
import { stateOf } from '../boards.ts'
import { editionNamed } from '../edition.ts'
import { EXIT, type Exit, WrongInput, worst } from '../exit.ts'
import {
  bothRuns as bothGrandArchive,
  differenceDocument,
  grandArchiveEditions,
  tellDifference,
} from '../grand-archive/diff.ts'
import { jsonText, oneOrAll } from '../json-text.ts'
import { readScenarioFile } from '../read-scenario-file.ts'
import { boardText, warnOfUnread } from '../telling.ts'
import type { Terminal } from '../terminal.ts'

export interface DiffOptions {
  readonly editions: string
  readonly json?: true
}

/** Plays the scenarios of a file under two editions: where they part, and how each ends. */
export async function diff(file: string, { editions, json }: DiffOptions, out: Terminal): Promise<Exit> {
  const ofGrandArchive = grandArchiveEditions(editions)
  const pair = ofGrandArchive === null ? readEditions(editions) : null
  const { scenarios, grandArchive, problems } = await readScenarioFile(file)
  if (problems.length > 0) {
    if (json) out.print(jsonText({ status: 'wrong', problems }))
    for (const problem of problems) out.complain(`${showProblem(problem, out.width)}\n`)
    return EXIT.wrong
  }
  if (ofGrandArchive !== null) {
    const both = grandArchive.map((scenario) => bothGrandArchive(scenario, ofGrandArchive))
    if (json) out.print(jsonText(oneOrAll(both.map(differenceDocument))))
    else out.print(both.map((run) => tellDifference(run, out)).join('\n'))
    return EXIT.well
  }
  const runs = pair === null ? [] : scenarios.map((scenario) => bothRuns(scenario, pair))
  warnOfUnread(
    runs.map(({ one }) => one.played),
    out,
  )
  if (json) {
    out.print(jsonText(oneOrAll(runs.map(documentOf))))
  } else {
    out.print(runs.map((run) => tellRun(run, out)).join('\n'))
  }
  const played = runs.flatMap(({ one, other }) => [one.played, other.played])
  return worst(...played.map(({ status }) => (status === 'limit' ? EXIT.limit : EXIT.well)))
}

function readEditions(text: string): readonly [Edition, Edition] {
  const [one, other, ...rest] = text.split(',').map((word) => word.trim())
  if (one === undefined || other === undefined || rest.length > 0) {
    throw new WrongInput(`--editions takes two editions, as in current,essay-early; this is “${text}”`)
  }
  const pair = [editionNamed(one), editionNamed(other)] as const
  if (pair[0] === pair[1]) throw new WrongInput(`--editions takes two different editions; both are ${one}`)
  return pair
}

interface Run {
  readonly played: Played
  readonly steps: readonly Entry[]
}

interface BothRuns {
  readonly scenario: Scenario
  readonly one: Run
  readonly other: Run
  readonly part: { readonly one: Place | null; readonly other: Place | null } | null
}

function bothRuns(scenario: Scenario, [first, second]: readonly [Edition, Edition]): BothRuns {
  const run = (edition: Edition): Run => {
    const played = play(scenario, { edition })
    return { played, steps: entries(played.trace, (record) => played.name(record)) }
  }
  const one = run(first)
  const other = run(second)
  return { scenario, one, other, part: difference(one.steps, other.steps) }
}

function documentOf({ scenario, one, other, part }: BothRuns) {
  const ending = ({ played }: Run) => {
    const { game, position, edition, status, refusal, problems } = played
    return {
      edition,
      status,
      refusal,
      problems,
      state: stateOf(game, position, (record) => played.name(record)),
    }
  }
  return {
    scenario: scenario.name,
    file: scenario.file,
    line: scenario.line,
    editions: [one.played.edition, other.played.edition],
    same: part === null,
    part: part && [part.one?.entry ?? null, part.other?.entry ?? null],
    endings: [ending(one), ending(other)],
  }
}

function tellRun({ scenario, one, other, part }: BothRuns, out: Terminal): string {
  const { paint } = out
  const lines = [`${paint('heading', scenario.name)}\n`]
  if (part === null) {
    const editions = `${one.played.edition} and ${other.played.edition}`
    return [...lines, `Nothing differs between ${editions}.\n`, endingOf(one, out)].join('\n')
  }
  lines.push('They part here:\n')
  for (const [run, place] of [
    [one, part.one],
    [other, part.other],
  ] as const)
    lines.push(partingOf(run, place, out))
  lines.push('And end like this:\n')
  for (const run of [one, other]) lines.push(`${titleOf(run, out)}${endingOf(run, out)}`)
  return lines.join('\n')
}

const titleOf = ({ played: { edition } }: Run, { paint }: Terminal): string =>
  `${paint('choice', edition)}  ${paint('quiet', CHANGES[edition].title)}\n`

function partingOf(run: Run, place: Place | null, out: Terminal): string {
  const { width, paint } = out
  const text =
    place === null ? 'nothing more happens\n' : printed(pathTo(run.steps, place.at), { width, paint })
  return `${titleOf(run, out)}${text}`
}

function endingOf({ played }: Run, out: Terminal): string {
  const { game, position, refusal, problems } = played
  const stops = refusal === null ? problems.map(({ message }) => message) : [refusal.reason]
  const [why] = stops
  const stopped = why === undefined ? '' : `${out.paint('bad', '✗ stops:')} ${why}\n`
  return `${stopped}${boardText(game, position, (record) => played.name(record), out)}`
}
