import { isRefusal, type Position } from '@battleline/kernel'
import { gameOf, type KeyForge } from '@battleline/keyforge'
import {
  type GrandArchivePlayed,
  type Played,
  type Problem,
  play,
  playGrandArchive,
  showProblem,
} from '@battleline/scenario'
import { stateOf } from '../boards.ts'
import { editionNamed } from '../edition.ts'
import { EXIT, type Exit, WrongInput, worst } from '../exit.ts'
import { grandArchiveDocument, tellGrandArchive } from '../grand-archive/telling.ts'
import { jsonText, oneOrAll } from '../json-text.ts'
import { nameOf, readInput } from '../read-input.ts'
import { readScenarioFile } from '../read-scenario-file.ts'
import { askOf, boardText, exitOf, played, questionText, tell } from '../telling.ts'
import type { Terminal } from '../terminal.ts'

export interface ResolveOptions {
  readonly position?: string
  readonly edition?: string
  readonly all?: true
  readonly json?: true
}

/** Plays every scenario of some files and tells what happened; or shows a saved position. */
export async function resolve(
  files: readonly string[],
  options: ResolveOptions,
  out: Terminal,
): Promise<Exit> {
  const read = options.position === undefined ? null : await readPosition(options.position)
  if (files.length === 0) {
    if (read === null)
      throw new WrongInput('resolve needs a scenario file, or --position with a saved position', [
        'usage: battleline resolve [options] [file...]',
      ])
    return showPosition(read, options, out)
  }
  const edition = options.edition === undefined ? {} : { edition: editionNamed(options.edition) }
  const from = read === null ? {} : { from: read.saved }
  const results: (Played | GrandArchivePlayed | readonly Problem[])[] = []
  for (const file of files) {
    const { scenarios, grandArchive, problems } = await readScenarioFile(file)
    if (problems.length > 0) results.push(problems)
    else if (grandArchive.length > 0)
      results.push(...grandArchive.map((scenario) => playGrandArchive(scenario)))
    else results.push(...scenarios.map((scenario) => play(scenario, { ...edition, ...from })))
  }
  return report(results, options, out)
}

function report(
  results: readonly (Played | GrandArchivePlayed | readonly Problem[])[],
  options: ResolveOptions,
  out: Terminal,
): Exit {
  if (options.json) {
    const documents = results.map((result) =>
      'trace' in result ? documentOf(result) : { status: 'wrong', problems: result },
    )
    out.print(jsonText(oneOrAll(documents)))
  }
  results.forEach((result, at) => {
    const playedOne = 'trace' in result
    if (playedOne && !options.json) {
      out.print(
        `${at > 0 ? `\n${out.paint('quiet', '─'.repeat(out.width))}\n\n` : ''}${textOf(result, options.all ?? false, out)}`,
      )
    }
    for (const problem of playedOne ? toShow(result) : result)
      out.complain(`${showProblem(problem, out.width)}\n`)
  })
  return worst(...results.map((result) => ('trace' in result ? exitOf(result) : EXIT.wrong)))
}

const isGrandArchive = (one: Played | GrandArchivePlayed): one is GrandArchivePlayed =>
  one.scenario.game === 'grand-archive'
const documentOf = (one: Played | GrandArchivePlayed) =>
  isGrandArchive(one) ? grandArchiveDocument(one) : played(one)
const textOf = (one: Played | GrandArchivePlayed, all: boolean, out: Terminal): string =>
  isGrandArchive(one) ? tellGrandArchive(one, all, out) : tell(one, all, out)

/** What is shown at its place: what is wrong in the file, or the move that was refused. */
const toShow = ({ problems, rejected }: Pick<Played, 'problems' | 'rejected'>): readonly Problem[] =>
  rejected === null ? problems : [...problems, rejected]

/** A save, and what it holds. */
interface ReadPosition {
  readonly saved: unknown
  readonly game: KeyForge
  readonly position: Position
}

/** A saved position, or the one in the output of `resolve --json`. @throws WrongInput */
async function readPosition(file: string): Promise<ReadPosition> {
  const text = await readInput(file)
  let why = ''
  try {
    const read: unknown = JSON.parse(text)
    const isOutput = typeof read === 'object' && read !== null && 'trace' in read && 'position' in read
    const saved: unknown = isOutput ? read.position : read
    const game = gameOf(saved)
    const position = isRefusal(game) ? game : game.load(saved)
    if (!isRefusal(game) && !isRefusal(position)) return { saved, game, position }
    // Of what looks like a saved position, what is amiss with it is worth knowing.
    if (isRefusal(position) && typeof saved === 'object' && saved !== null && 'position' in saved)
      why = `: ${position.reason}`
  } catch {
    // What is not JSON is no saved position either.
  }
  throw new WrongInput(`${nameOf(file)}: this is not a saved position${why}`)
}

/** The board of a saved position and what is asked in it. */
function showPosition({ game, position }: ReadPosition, { json }: ResolveOptions, out: Terminal): Exit {
  const name = (record: number) =>
    record === 1 || record === 2 ? game.player(position, record).name : game.card(position, record).called
  const ask = game.ask(position)
  if (json) {
    const document = {
      scenario: null,
      game: 'keyforge',
      edition: game.edition,
      status: ask === null ? 'ended' : 'asking',
      ask: ask === null ? null : askOf(ask, name),
      state: stateOf(game, position, name),
      trace: [],
      expectations: [],
      position: game.save(position),
    }
    out.print(jsonText(document))
  } else {
    out.print(boardText(game, position, name, out))
    if (ask !== null) out.print(`\n${questionText(ask, name, out)}`)
  }
  return EXIT.well
}
