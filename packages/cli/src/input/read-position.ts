import { isRefusal } from '@battleline/kernel'
import { type Scenario, scenarioFromSave } from '@battleline/scenario'
import { WrongInput } from '../exit.ts'
import { nameOf, readInput } from './read-input.ts'

/** A save as a scenario that plays nothing. */
export interface ReadPosition {
  readonly saved: unknown
  readonly scenario: Scenario
}

/**
 * A saved position of any game, or the one in the output of `resolve --json`.
 * @throws WrongInput
 */
export async function readPosition(file: string): Promise<ReadPosition> {
  const text = await readInput(file)
  let why = ''
  try {
    const read: unknown = JSON.parse(text)
    const isOutput = typeof read === 'object' && read !== null && 'trace' in read && 'position' in read
    const saved: unknown = isOutput ? read.position : read
    const scenario = scenarioFromSave(saved, nameOf(file))
    if (!isRefusal(scenario)) return { saved, scenario }
    // An almost valid save is worth an explanation.
    if (typeof saved === 'object' && saved !== null && 'position' in saved) why = `: ${scenario.reason}`
  } catch {
    // Any other JSON error means that it is not a save.
  }
  throw new WrongInput('not-a-save', `${nameOf(file)}: this is not a saved position${why}`)
}
