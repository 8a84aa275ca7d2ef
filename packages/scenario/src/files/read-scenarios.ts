import type { KnownGames } from '../adapters/game-registry.ts'
import { CardFiles, type ReadCards } from '../cards/card-files.ts'
import type { Scenario } from '../model/scenario.ts'
import { Faults } from '../problems/faults.ts'
import { Lines, type Problem } from '../problems/problem.ts'
import { readDocuments } from '../yaml/documents.ts'
import { adapters } from './adapters.ts'
import { gameIn, readDocument } from './read-document.ts'

/** The source of a text. */
export interface Source {
  /** The name of the file for messages; `stdin` for a pipe. */
  readonly file: string
  /** The ids of all rules and rulings; other ids are problems. Default: anything that looks like an id is accepted. */
  readonly rules?: readonly string[]
  /** Reads the card files under `cards:`. Default: naming one is a problem. */
  readonly readCards?: ReadCards
}

/** What a file of scenarios holds, and its problems. */
export interface ReadScenarios {
  /** The scenarios without problems. */
  readonly scenarios: readonly Scenario[]
  /** The problems of the others, in the order of the file; at most 100, then a count of the rest. */
  readonly problems: readonly Problem[]
}

/**
 * Reads a file of scenarios: YAML 1.2 or JSON, one scenario a document. Never throws: it reports what it cannot read.
 */
export const readScenarios = (text: string, source: Source): ReadScenarios =>
  readScenariosWith(adapters, text, source)

/** Reads with adapters that the caller has loaded: only those of `gamesNamed` are used. */
export function readScenariosWith(
  games: KnownGames,
  text: string,
  { file, rules, readCards }: Source,
): ReadScenarios {
  const lines = new Lines(file, text)
  const faults = new Faults()
  const problem = notText(text)
  if (problem !== null) {
    const place = { file, line: 1, column: 1, endColumn: 2 }
    return {
      scenarios: [],
      problems: [{ kind: 'not-text', ...place, message: problem, source: '', expected: [] }],
    }
  }
  const trees = readDocuments({ text, lines, faults })
  if (trees.length === 0 && faults.count === 0)
    faults.add('empty-file', { from: 0, to: 1 }, 'there is no scenario in this file')
  // Invalid YAML may hide anything: the documents are read for other faults, and left out.
  const broken = faults.count > 0
  const cardFiles = readCards === undefined ? undefined : new CardFiles(readCards)
  const scenarios = trees.flatMap((tree, at): Scenario[] => {
    const content = readDocument(tree, { games, text, faults, rules, cardFiles })
    if (content === null || broken) return []
    // Each adapter reads the scenarios of its own game.
    return [{ file, text, document: at + 1, line: lines.line(tree.at.from), ...content } as Scenario]
  })
  return { scenarios, problems: lines.problems(faults) }
}

/** The games whose adapters are needed to read a text, with or without faults. */
export function gamesNamed<G extends string>(text: string, games: readonly G[]): readonly G[] {
  if (notText(text) !== null) return []
  const trees = readDocuments({ text, lines: new Lines('scenario', text), faults: new Faults() })
  const named = trees.map((tree) => gameIn(tree, games))
  return games.filter((game) => named.includes(game))
}

/** Two signs of UTF-16: its byte order mark, and Latin letters with a zero byte each. */
const UTF_16 = /^\uFFFD\uFFFD|^[^\0]\0[^\0]\0|^\0[^\0]\0[^\0]/

/** Why a file is not text; null if it is. */
function notText(text: string): string | null {
  if (!text.includes('\0')) return null
  return UTF_16.test(text)
    ? 'this file is written in UTF-16; save it as UTF-8'
    : 'this is a binary file, not a scenario'
}
