import { difference, type Entry, grandArchiveWords, type Place, pathTo, printed } from '@battleline/explain'
import { CHANGES, EDITIONS, type Edition } from '@battleline/grand-archive'
import { type GrandArchivePlayed, type GrandArchiveScenario, playGrandArchive } from '@battleline/scenario'
import type { Terminal } from '../terminal.ts'
import { stateOf } from './boards.ts'
import { boardText, stepsOf } from './telling.ts'

/** The two editions of Grand Archive that a text names; null where it names others. */
export function grandArchiveEditions(text: string): readonly [Edition, Edition] | null {
  const words = text.split(',').map((word) => EDITIONS.find((edition) => edition === word.trim()))
  const [one, other] = words
  return words.length === 2 && one !== undefined && other !== undefined && one !== other ? [one, other] : null
}

interface Run {
  readonly played: GrandArchivePlayed
  readonly steps: readonly Entry[]
}

export interface BothRuns {
  readonly one: Run
  readonly other: Run
  readonly part: { readonly one: Place | null; readonly other: Place | null } | null
}

/** A scenario under two editions, and where they part. */
export function bothRuns(
  scenario: GrandArchiveScenario,
  [first, second]: readonly [Edition, Edition],
): BothRuns {
  const run = (edition: Edition): Run => {
    const played = playGrandArchive(scenario, { edition })
    return { played, steps: stepsOf(played) }
  }
  const [one, other] = [run(first), run(second)]
  return { one, other, part: difference(one.steps, other.steps) }
}

export function differenceDocument({ one, other, part }: BothRuns) {
  const { scenario } = one.played
  const ending = ({ played }: Run) => {
    const { game, position, edition, status, refusal, problems } = played
    const state = stateOf(game, position, (record) => played.name(record))
    return { edition, status, refusal, problems, state }
  }
  return {
    scenario: scenario.name,
    file: scenario.file,
    line: scenario.line,
    editions: [one.played.edition, other.played.edition],
    same: part === null && one.played.status === other.played.status,
    part: part && [part.one?.entry ?? null, part.other?.entry ?? null],
    endings: [ending(one), ending(other)],
  }
}

export function tellDifference({ one, other, part }: BothRuns, out: Terminal): string {
  const { paint } = out
  const lines = [`${paint('heading', one.played.scenario.name)}\n`]
  if (part === null && one.played.status === other.played.status) {
    const editions = `${one.played.edition} and ${other.played.edition}`
    return [...lines, `Nothing differs between ${editions}.\n`, endingOf(one, out)].join('\n')
  }
  if (part !== null) {
    lines.push('They part here:\n')
    lines.push(partingOf(one, part.one, out), partingOf(other, part.other, out))
  }
  lines.push('And end like this:\n')
  for (const run of [one, other]) lines.push(`${titleOf(run, out)}${endingOf(run, out)}`)
  return lines.join('\n')
}

const titleOf = ({ played: { edition } }: Run, { paint }: Terminal): string =>
  `${paint('choice', edition)}  ${paint('quiet', CHANGES[edition].title)}\n`

function partingOf(run: Run, place: Place | null, out: Terminal): string {
  const { width, paint } = out
  const path = place === null ? [] : pathTo(run.steps, place.at)
  const text =
    place === null
      ? 'nothing more happens\n'
      : printed(path, { width, paint, all: true, words: grandArchiveWords })
  return `${titleOf(run, out)}${text}`
}

function endingOf({ played }: Run, out: Terminal): string {
  const { game, position, refusal } = played
  const stopped = refusal === null ? '' : `${out.paint('bad', '✗ stops:')} ${refusal.reason}\n`
  return `${stopped}${boardText(game, position, (record) => played.name(record), out)}`
}
