import type { ReadCards } from '../cards/card-files.ts'
import type { Expectation, Status } from '../model/played.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Problem } from '../problems/problem.ts'
import { adapters, play } from './adapters.ts'
import { readScenarios } from './read-scenarios.ts'

export interface TestOptions {
  readonly edition?: Scenario['edition']
  /** The ids of all rules and rulings; others are then problems. */
  readonly rules?: readonly string[]
  /** Reads the files of cards that scenarios name. */
  readonly readCards?: ReadCards
  /** True to save, load and fork at every decision. */
  readonly forked?: boolean
}

/** How one scenario came out, or one file in which something is wrong. */
export interface TestResult {
  readonly file: string
  /** The line on which the scenario starts. */
  readonly line: number
  /** The scenario's name; the file's where it could not be read. */
  readonly name: string
  readonly passed: boolean
  /** Null where it was not played. */
  readonly status: Status | null
  readonly problems: readonly Problem[]
  /** A move that was refused though the file does not expect it; null where there is none. */
  readonly rejected: Problem | null
  /** All expectations, those that hold too. */
  readonly expectations: readonly Expectation[]
}

/** Plays every scenario of some files, in their order. What is wrong in a file is a result that did not pass. */
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

/** Plays one scenario and reports the result. An edition of another game is ignored. */
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
