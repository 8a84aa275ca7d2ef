import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import {
  ofGame,
  type ReadCards,
  type ReadScenarios,
  readScenarios,
  type Scenario,
} from '@battleline/scenario'
import { WrongInput } from './exit.ts'
import { nameOf, readInput, reasonOf } from './read-input.ts'
import { ruleIds } from './rule-book.ts'

/** Reads the files of cards that the scenarios of a file name: their paths are as seen from there. */
export const cardsBeside =
  (file: string): ReadCards =>
  (path) => {
    try {
      return { text: readFileSync(resolve(file === '-' ? '.' : dirname(file), path), 'utf8') }
    } catch (error) {
      return { reason: reasonOf(error) }
    }
  }

/** The scenarios of a file, or of standard input for `-`, and what is wrong with them. @throws WrongInput */
export const readScenarioFile = async (file: string): Promise<ReadScenarios> =>
  readScenarios(await readInput(file), {
    file: nameOf(file),
    rules: ruleIds,
    readCards: cardsBeside(file),
  })

/** The same for a verb that knows KeyForge alone: `does` says what it does with scenarios. @throws WrongInput */
export async function readKeyforgeFile(
  file: string,
  does: string,
): Promise<Omit<ReadScenarios, 'scenarios'> & { readonly scenarios: readonly Scenario[] }> {
  const read = await readScenarioFile(file)
  const other = read.scenarios.find(({ game }) => game !== 'keyforge')
  if (other !== undefined)
    throw new WrongInput(`${does} scenarios of keyforge; ${nameOf(file)} has some of ${other.game}`)
  return { ...read, scenarios: ofGame(read.scenarios, 'keyforge') }
}
