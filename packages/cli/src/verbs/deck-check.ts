import type { DeckFault } from '@battleline/card-game'
import { deckCards } from '../decks/card-pool.ts'
import type { NamedDeckCatalog } from '../decks/deck-game.ts'
import { complainOf, decksOf, type ReadDeck, readDeckText } from '../decks/read-decks.ts'
import { EXIT, type Exit } from '../exit.ts'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import type { Terminal } from '../terminal.ts'

export interface DeckCheckOptions {
  readonly game?: string
  readonly cards?: string
  readonly json?: true
}

/**
 * Says what makes the decks of a file illegal, with the rules.
 * @throws WrongInput
 */
export async function checkDecks(file: string, options: DeckCheckOptions, out: Terminal): Promise<Exit> {
  const text = await readDeckText(file, options.game)
  const cards = await deckCards(text.game, options.cards, out)
  const rules = cards.of.decks
  const read = decksOf(text, cards)
  const wrong = complainOf(read, out)
  const checked = read.decks.map((deck): CheckedDeck => {
    const faults = rules.check(deck, cards.pool)
    return { ...deck, legal: faults.length === 0, faults }
  })
  if (options.json) out.print(jsonText(oneOrAll(checked)))
  else for (const deck of checked) if (rules.size(deck) > 0) out.print(verdictOn(text.game, deck, out))
  if (wrong) return EXIT.wrong
  return checked.every(({ legal }) => legal) ? EXIT.well : EXIT.failed
}

type CheckedDeck = ReadDeck & {
  readonly legal: boolean
  readonly faults: readonly DeckFault[]
}

function verdictOn(game: NamedDeckCatalog, deck: CheckedDeck, { paint }: Terminal): string {
  const verdict = deck.legal ? paint('good', 'legal') : paint('bad', 'not legal')
  const lines = deck.faults.map(({ message, cite }) => `  × ${message}  ${paint('quiet', cite.join(' '))}\n`)
  return `${paint('strong', deck.name)}: ${verdict}, ${game.line(deck)}\n${lines.join('')}`
}
