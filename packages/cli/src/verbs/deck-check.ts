import { checkDeck, type DeckFault, type ReadDeck } from '@battleline/keyforge'
import { deckCards } from '../decks/card-pool.ts'
import { complainOf, readDeckFile } from '../decks/read-decks.ts'
import { EXIT, type Exit } from '../exit.ts'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import type { Terminal } from '../terminal.ts'

export interface DeckCheckOptions {
  readonly cards?: string
  readonly json?: true
}

/**
 * Says what makes the decks of a file illegal, with the rules.
 * @throws WrongInput
 */
export async function checkDecks(file: string, options: DeckCheckOptions, out: Terminal): Promise<Exit> {
  const { pool } = await deckCards(options.cards, out)
  const read = await readDeckFile(file, pool)
  const { decks } = read
  const wrong = complainOf(read, out)
  const checked = decks.map((deck): CheckedDeck => {
    const faults = checkDeck(deck, pool)
    return { ...deck, legal: faults.length === 0, faults }
  })
  if (options.json) out.print(jsonText(oneOrAll(checked)))
  else for (const deck of checked) if (deck.cards.length > 0) out.print(verdictOn(deck, out))
  if (wrong) return EXIT.wrong
  return checked.every(({ legal }) => legal) ? EXIT.well : EXIT.failed
}

interface CheckedDeck extends ReadDeck {
  readonly legal: boolean
  readonly faults: readonly DeckFault[]
}

function verdictOn({ name, set, houses, legal, faults }: CheckedDeck, { paint }: Terminal): string {
  const of = set === null ? '' : ` of ${set}`
  const verdict = legal ? paint('good', 'legal') : paint('bad', 'not legal')
  const lines = faults.map(({ message, cite }) => `  × ${message}  ${paint('quiet', cite.join(' '))}\n`)
  return `${paint('strong', name)}: ${verdict}, ${houses.join(', ')}${of}\n${lines.join('')}`
}
