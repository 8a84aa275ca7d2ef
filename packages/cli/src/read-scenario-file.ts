import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { type ReadCards, type ReadScenarios, readScenarios } from '@battleline/scenario'
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
