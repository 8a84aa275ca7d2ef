import type { DeckRules } from '@battleline/card-game'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import { writeNew } from '../format/write-file.ts'
import type { Terminal } from '../terminal.ts'
import type { ReadDeck } from './read-decks.ts'

/** Where a verb writes decks. */
export interface DeckOutput {
  /** The file; else standard output. */
  readonly to?: string
  readonly force?: true
  readonly json?: true
}

/**
 * Writes decks to a file, or prints them.
 * @throws WrongInput if the file cannot be written
 */
export function putDecks(
  rules: Pick<DeckRules, 'write'>,
  decks: readonly ReadDeck[],
  { to, force, json }: DeckOutput,
  out: Terminal,
): void {
  const text = decks.map((deck) => rules.write(deck)).join('---\n')
  if (to !== undefined && to !== '-') writeNew(to, text, force)
  if (json) out.print(jsonText(oneOrAll(decks)))
  else if (to === undefined || to === '-') out.print(text)
  else out.print(`${decks.map(({ name }) => name).join(', ')} in ${to}\n`)
}
