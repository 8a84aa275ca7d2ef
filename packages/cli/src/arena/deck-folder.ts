import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { DeckCards } from '../cards/deck-catalog.ts'
import { type DeckText, decksOf, type ReadDeck, readDeckText } from '../decks/read-decks.ts'
import { WrongFile, WrongInput } from '../exit.ts'
import { reasonOf } from '../input/file-text.ts'

/**
 * The texts of all files in a folder, by their names, of one game. `game`: its name; default: the files tell.
 * @throws WrongInput if there is none, or the decks are of several games
 */
export async function deckTextsIn(folder: string, game: string | undefined): Promise<readonly DeckText[]> {
  const texts: DeckText[] = []
  for (const name of filesIn(folder)) texts.push(await readDeckText(join(folder, name), game))
  if (texts.length === 0) throw new WrongInput('empty-folder', `there is no deck in ${folder}`)
  return texts
}

/**
 * The decks of a file.
 * @throws WrongInput if one cannot be played
 */
export function legalDecksOf(text: DeckText, cards: DeckCards): readonly ReadDeck[] {
  const { decks, problems } = decksOf(text, cards)
  if (problems.length > 0) throw new WrongFile(problems)
  for (const deck of decks) {
    const [fault] = cards.of.decks.check(deck, cards.pool)
    if (fault !== undefined)
      throw new WrongInput('illegal-deck', `${text.file}: ${deck.name} is not legal: ${fault.message}`)
  }
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
    throw new WrongInput('cannot-read', `cannot read the folder ${folder}: ${reasonOf(error)}`)
  }
}
