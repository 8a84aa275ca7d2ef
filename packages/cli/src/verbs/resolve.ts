import { type PlayedScenario, type Problem, play } from '@battleline/scenario'
import { boardText } from '../board/board-format.ts'
import { EXIT, type Exit, WrongInput, worst } from '../exit.ts'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import { reportProblems } from '../format/report-problems.ts'
import { askOf, exitOf, played, questionText, runText } from '../format/run-formatter.ts'
import { formatterOf } from '../games/game-formatter.ts'
import { editionNamed } from '../input/edition.ts'
import { type ReadPosition, readPosition } from '../input/read-position.ts'
import { type CardFolders, readScenarioFile } from '../input/read-scenario-file.ts'
import type { Terminal } from '../terminal.ts'

export interface ResolveOptions extends CardFolders {
  readonly position?: string
  readonly edition?: string
  readonly all?: true
  readonly json?: true
}

/** Plays the scenarios of some files and prints each step, or shows a save. */
export async function resolve(
  files: readonly string[],
  options: ResolveOptions,
  out: Terminal,
): Promise<Exit> {
  const read = options.position === undefined ? null : await readPosition(options.position)
  if (files.length === 0) {
    if (read === null)
      throw new WrongInput(
        'missing-argument',
        'resolve needs a scenario file, or --position with a saved position',
        ['usage: battleline resolve [options] [file...]'],
      )
    return showPosition(read, options, out)
  }
  const { edition } = options
  const from = read === null ? {} : { from: read.saved }
  const results: (PlayedScenario | readonly Problem[])[] = []
  for (const file of files) {
    const { scenarios, problems } = await readScenarioFile(file, options)
    if (problems.length > 0) results.push(problems)
    else
      results.push(
        ...scenarios.map((scenario) =>
          play(scenario, {
            ...(edition !== undefined && { edition: editionNamed(edition, scenario.game) }),
            ...from,
          }),
        ),
      )
  }
  return report(results, options, out)
}

function report(
  results: readonly (PlayedScenario | readonly Problem[])[],
  options: ResolveOptions,
  out: Terminal,
): Exit {
  if (options.json) {
    const documents = results.map((result) =>
      'trace' in result ? played(result) : { status: 'wrong', problems: result },
    )
    out.print(jsonText(oneOrAll(documents)))
  }
  results.forEach((result, at) => {
    const playedOne = 'trace' in result
    if (playedOne && !options.json) {
      out.print(
        `${at > 0 ? `\n${out.paint('quiet', '─'.repeat(out.width))}\n\n` : ''}${runText(result, options.all ?? false, out)}`,
      )
    }
    reportProblems(playedOne ? toShow(result) : result, out)
  })
  return worst(...results.map((result) => ('trace' in result ? exitOf(result) : EXIT.wrong)))
}

/** What is shown at its place: the problems of the file, or the refused move. */
const toShow = ({ problems, rejected }: Pick<PlayedScenario, 'problems' | 'rejected'>): readonly Problem[] =>
  rejected === null ? problems : [...problems, rejected]

/** The board of a save and its pending decision. */
function showPosition({ saved, scenario }: ReadPosition, { json }: ResolveOptions, out: Terminal): Exit {
  const shown: PlayedScenario = play(scenario, { from: saved })
  const { game, start: position } = shown
  const name = (record: number) => shown.name(record)
  const formatter = formatterOf(scenario.game)
  const ask = game.decision(position)
  if (json) {
    const document = {
      scenario: null,
      game: scenario.game,
      edition: game.edition,
      status: ask === null ? 'ended' : 'asking',
      ask: ask === null ? null : askOf(ask, name),
      state: formatter.boardDocument(game, position, name),
      trace: [],
      expectations: [],
      position: game.save(position),
    }
    out.print(jsonText(document))
  } else {
    out.print(boardText(formatter.describeBoard(game, position, name), out))
    if (ask !== null) out.print(`\n${questionText(ask, name, out)}`)
  }
  return EXIT.well
}
