import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type CardPool, checkDeck, type ReadDeck, readDecks } from '@battleline/keyforge'
import { didYouMean } from '@battleline/language'
import { WrongInput } from '../exit.ts'
import { reasonOf } from '../input/file-text.ts'
import { readInput } from '../input/read-input.ts'

/**
 * The decks of all files in a folder, by the names of the files.
 * @throws WrongInput if there is none, or one cannot be played
 */
export async function decksIn(folder: string, pool: CardPool): Promise<readonly ReadDeck[]> {
  const decks: ReadDeck[] = []
  for (const file of filesIn(folder)) {
    for (const deck of readDecks(await readInput(join(folder, file)), pool, file.replace(/\.[a-z]+$/i, ''))) {
      const [problem] = deck.problems
      if (problem !== undefined)
        throw new WrongInput(
          `${join(folder, file)}${problem.line === null ? '' : `:${problem.line}`}: ${problem.message}${didYouMean(problem.nearest ?? undefined)}`,
        )
      const [fault] = checkDeck(deck, pool)
      if (fault !== undefined)
        throw new WrongInput(`${join(folder, file)}: ${deck.name} is not legal: ${fault.message}`)
      decks.push(deck)
    }
  }
  if (decks.length === 0) throw new WrongInput(`there is no deck in ${folder}`)
  return decks
}

function filesIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
      .map(({ name }) => name)
      .sort()
  } catch (error) {
    throw new WrongInput(`cannot read the folder ${folder}: ${reasonOf(error)}`)
  }
}
