import { existsSync, realpathSync } from 'node:fs'
import { dirname, relative, resolve, sep } from 'node:path'
import { ruleIds } from '@battleline/rulebook'
import {
  type GameTypes,
  ofGame,
  type ReadCards,
  type ReadScenarios,
  readScenarios,
} from '@battleline/scenario'
import { WrongInput } from '../exit.ts'
import { reasonOf, regularFileText } from './file-text.ts'
import { nameOf, readInput } from './read-input.ts'

/** Where the card files of scenarios may be, beside the folder of the scenario. */
export interface CardFolders {
  /** More folders whose files may be read. */
  readonly cardsBelow?: readonly string[]
}

/** The most bytes of a card file: all cards of a game have a tenth of it. */
const MOST_BYTES = 50_000_000

const isBelow = (path: string, folder: string): boolean => {
  const way = relative(folder, path)
  return way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path
}

/**
 * Reads the card files that the scenarios of a file name: their paths are relative to that file. A scenario can come
 * from anybody, so it reaches regular files below its own folder and those that the user names, and nothing else.
 */
export function cardsBeside(file: string, { cardsBelow = [] }: CardFolders = {}): ReadCards {
  const own = resolve(file === '-' ? '.' : dirname(file))
  const folders = [own, ...cardsBelow.map((one) => resolve(one))]
  const outside = (path: string, below: readonly string[]) => !below.some((one) => isBelow(path, one))
  return (path) => {
    const reason = {
      reason: 'it is not below the folder of the scenario; --cards-below names another folder',
    }
    const found = resolve(own, path)
    if (outside(found, folders)) return reason
    try {
      // A link may lead elsewhere.
      const real = realpathSync(found)
      const realFolders = folders.filter((one) => existsSync(one)).map((one) => realpathSync(one))
      if (outside(real, realFolders)) return reason
      return { text: regularFileText(real, MOST_BYTES) }
    } catch (error) {
      return { reason: reasonOf(error) }
    }
  }
}

/**
 * The scenarios of a file, or of standard input for `-`, and their problems.
 * @throws WrongInput
 */
export const readScenarioFile = async (file: string, folders: CardFolders = {}): Promise<ReadScenarios> =>
  readScenarios(await readInput(file), {
    file: nameOf(file),
    rules: ruleIds,
    readCards: cardsBeside(file, folders),
  })

/**
 * The same for a verb of one game: `does` describes the verb.
 * @throws WrongInput
 */
async function readFileOf<G extends keyof GameTypes>(
  file: string,
  game: G,
  does: string,
  folders: CardFolders,
) {
  const read = await readScenarioFile(file, folders)
  const other = read.scenarios.find((one) => one.game !== game)
  if (other !== undefined)
    throw new WrongInput(
      'wrong-game',
      `${does} scenarios of ${game}; ${nameOf(file)} has some of ${other.game}`,
    )
  return { ...read, scenarios: ofGame(read.scenarios, game) }
}

/**
 * The same for a verb of Magic.
 * @throws WrongInput
 */
export const readMagicFile = (file: string, does: string, folders: CardFolders) =>
  readFileOf(file, 'magic', does, folders)
