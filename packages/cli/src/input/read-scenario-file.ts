import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { ruleIds } from '@battleline/rulebook'
import {
  type GameTypes,
  ofGame,
  type ReadCards,
  type ReadScenarios,
  readScenarios,
} from '@battleline/scenario'
import { WrongInput } from '../exit.ts'
import { nameOf, readInput, reasonOf } from './read-input.ts'

/** Reads the card files that the scenarios of a file name: their paths are relative to that file. */
export const cardsBeside =
  (file: string): ReadCards =>
  (path) => {
    try {
      return { text: readFileSync(resolve(file === '-' ? '.' : dirname(file), path), 'utf8') }
    } catch (error) {
      return { reason: reasonOf(error) }
    }
  }

/**
 * The scenarios of a file, or of standard input for `-`, and their problems.
 * @throws WrongInput
 */
export const readScenarioFile = async (file: string): Promise<ReadScenarios> =>
  readScenarios(await readInput(file), {
    file: nameOf(file),
    rules: ruleIds,
    readCards: cardsBeside(file),
  })

/**
 * The same for a verb of one game: `does` describes the verb.
 * @throws WrongInput
 */
async function readFileOf<G extends keyof GameTypes>(file: string, game: G, does: string) {
  const read = await readScenarioFile(file)
  const other = read.scenarios.find((one) => one.game !== game)
  if (other !== undefined)
    throw new WrongInput(`${does} scenarios of ${game}; ${nameOf(file)} has some of ${other.game}`)
  return { ...read, scenarios: ofGame(read.scenarios, game) }
}

/**
 * The same for a verb of Magic.
 * @throws WrongInput
 */
export const readMagicFile = (file: string, does: string) => readFileOf(file, 'magic', does)
