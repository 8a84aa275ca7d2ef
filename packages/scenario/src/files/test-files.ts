import type { ReadCards } from '../cards/card-files.ts'
import type { Expectation, Status } from '../model/played.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Problem } from '../problems/problem.ts'
import { adapters, play } from './adapters.ts'
import { readScenarios } from './read-scenarios.ts'

/** How scenarios are tested. */
export interface TestOptions {
  readonly edition?: Scenario['edition']
  /** The ids of all rules and rulings; other ids are problems. */
  readonly rules?: readonly string[]
  /** Reads the card files that scenarios name. */
  readonly readCards?: ReadCards
  /** True to save, load and fork at every decision. */
  readonly forked?: boolean
}

/** The result of a scenario, or of a file with problems. */
export interface TestResult {
  readonly file: string
  /** The line on which the scenario starts. */
  readonly line: number
  /** The scenario's name, or the file's if it could not be read. */
  readonly name: string
  readonly passed: boolean
  /** Null if it was not played. */
  readonly status: Status | null
  readonly problems: readonly Problem[]
  /** A refused move that the file does not expect; null if there is none. */
  readonly rejected: Problem | null
  /** All expectations, including met ones. */
  readonly expectations: readonly Expectation[]
}

/** Plays every scenario of some files, in order. A problem in a file is a failed result. */
export function testFiles(
  files: readonly { readonly file: string; readonly text: string }[],
  options: TestOptions = {},
): readonly TestResult[] {
  return files.flatMap(({ file, text }) => {
    const { scenarios, problems } = readScenarios(text, {
      file,
      ...(options.rules && { rules: options.rules }),
      ...(options.readCards && { readCards: options.readCards }),
    })
    const results = scenarios.map((scenario) => testScenario(scenario, options))
    const [first] = problems
    if (first === undefined) return results
    const { line } = first
    return [
      { file, line, name: file, passed: false, status: null, problems, rejected: null, expectations: [] },
      ...results,
    ]
  })
}

/** Plays one scenario and reports the result. Ignores an edition of another game. */
export function testScenario(scenario: Scenario, options: TestOptions = {}): TestResult {
  const { editions } = adapters.of(scenario.game)
  const edition = editions.find((one) => one === options.edition) as Scenario['edition'] | undefined
  const { status, problems, rejected, expectations } = play(scenario, {
    forked: options.forked === true,
    ...(edition !== undefined && { edition }),
  })
  const passed = problems.length === 0 && expectations.every(({ holds }) => holds)
  const { file, line, name } = scenario
  return { file, line, name, passed, status, problems, rejected, expectations }
}
