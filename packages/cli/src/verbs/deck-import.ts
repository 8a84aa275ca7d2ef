import { deckCards } from '../decks/card-pool.ts'
import { complainOf, decksOf, readDeckText } from '../decks/read-decks.ts'
import { type DeckOutput, putDecks } from '../decks/write-decks.ts'
import { EXIT, type Exit } from '../exit.ts'
import type { Terminal } from '../terminal.ts'

export interface DeckImportOptions extends DeckOutput {
  readonly game?: string
  readonly cards?: string
}

/**
 * Reads decks in any format and writes them as files of this project. Everything that cannot be placed is reported with
 * its line.
 * @throws WrongInput
 */
export async function importDeck(file: string, options: DeckImportOptions, out: Terminal): Promise<Exit> {
  const text = await readDeckText(file, options.game)
  const cards = await deckCards(text.game, options.cards, out)
  const rules = cards.of.decks
  const read = decksOf(text, cards)
  const { decks } = read
  const wrong = complainOf(read, out)
  const hasCards = decks.some((deck) => rules.size(deck) > 0)
  if (hasCards || options.json) putDecks(rules, decks, hasCards ? options : { json: true }, out)
  return wrong ? EXIT.wrong : EXIT.well
}
