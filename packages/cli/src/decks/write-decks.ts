import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type ReadDeck, writeDeck } from '@battleline/keyforge'
import { WrongInput } from '../exit.ts'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import { reasonOf } from '../input/file-text.ts'
import type { Terminal } from '../terminal.ts'

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
export function putDecks(decks: readonly ReadDeck[], { to, force, json }: DeckOutput, out: Terminal): void {
  const text = decks.map(writeDeck).join('---\n')
  if (to !== undefined && to !== '-') writeNew(to, text, force)
  if (json) out.print(jsonText(oneOrAll(decks)))
  else if (to === undefined || to === '-') out.print(text)
  else out.print(`${decks.map(({ name }) => name).join(', ')} in ${to}\n`)
}

/** @throws WrongInput */
export function writeNew(to: string, text: string, force: true | undefined): void {
  if (existsSync(to) && !force)
    throw new WrongInput('file-exists', `${to} is there already`, ['  = --force writes over it'])
  try {
    mkdirSync(dirname(to), { recursive: true })
    writeFileSync(to, text)
  } catch (error) {
    throw new WrongInput('cannot-write', `cannot write ${to}: ${reasonOf(error)}`)
  }
}
