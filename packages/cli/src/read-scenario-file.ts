import { type ReadScenarios, readScenarios } from '@battleline/scenario'
import { nameOf, readInput } from './read-input.ts'
import { ruleIds } from './rule-book.ts'

/** The scenarios of a file, or of standard input for `-`, and what is wrong with them. @throws WrongInput */
export const readScenarioFile = async (file: string): Promise<ReadScenarios> =>
  readScenarios(await readInput(file), { file: nameOf(file), rules: ruleIds })
