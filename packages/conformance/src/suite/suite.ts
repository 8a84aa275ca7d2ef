import { readScenarios, type Scenario } from '@battleline/scenario'
import type { Case } from '../model/case.ts'
import { countCases } from './count-case.ts'
import { rulingCase } from './ruling-case.ts'

export interface Suite {
  readonly cases: readonly Case[]
  /** The ids of rulings that are no cases, because they change the board outside the rules. */
  readonly left: readonly string[]
}

/** How many boards are generated for each game. */
const BOARDS = 100

/**
 * The cases of scenario files, and of generated boards.
 * @throws Error if a file cannot be read as scenarios
 */
export function suiteOf(
  files: readonly { readonly file: string; readonly text: string }[],
  boards = BOARDS,
): Suite {
  const left: string[] = []
  const rulings = files.flatMap(({ file, text }) =>
    scenariosIn(file, text).flatMap((scenario) => {
      const id = `${file.replace(/\.ya?ml$/, '')}/${scenario.document}`
      const one = rulingCase(scenario, id)
      if (one === null) left.push(id)
      return one ?? []
    }),
  )
  return { cases: [...rulings, ...countCases(boards)], left }
}

function scenariosIn(file: string, text: string): readonly Scenario[] {
  const { scenarios, problems } = readScenarios(text, { file })
  const [problem] = problems
  if (problem !== undefined) throw new Error(`${file}: ${problem.message}`)
  return scenarios
}

/** Cases as lines of JSON. */
export const linesOf = (cases: readonly Case[]): string =>
  cases.map((one) => `${JSON.stringify(one)}\n`).join('')
