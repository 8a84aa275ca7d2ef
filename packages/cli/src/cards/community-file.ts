import { createReadStream, statSync } from 'node:fs'
import { type Entries, entriesOf, jsonFault, place } from '@battleline/language'
import { WrongInput } from '../exit.ts'
import { reasonOf } from '../input/file-text.ts'
import { nameOf, readInput } from '../input/read-input.ts'
import { Records } from './records.ts'

/** Larger files are read card by card; no text is longer than half a gigabyte. */
const LARGE = 50_000_000

/**
 * A community file: JSON, or a JSON record in each line. Only these fields of a large list of cards are kept.
 * @throws WrongInput if it is not JSON
 */
export async function readCommunityJson(file: string, fields?: readonly string[]): Promise<unknown> {
  if (isLarge(file)) return readLarge(file, fields)
  const text = await readInput(file)
  return isLines(text) ? parsedLines(text, file) : parsed(text, file)
}

/**
 * The cards of a community file.
 * @throws WrongInput if it is not JSON, or has no card
 */
export async function readCommunityFile(file: string, fields?: readonly string[]): Promise<Entries> {
  const found = entriesOf(await readCommunityJson(file, fields))
  if (found.entries.length > 0) return found
  throw new WrongInput('empty-file', `${nameOf(file)} holds no card`, [
    '  = a card is a record with a name and a type or a text, alone, in a list, or in a set around one',
  ])
}

const isLarge = (file: string): boolean =>
  file !== '-' && (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LARGE

/** Reads the cards of a large file one by one. */
async function readLarge(file: string, fields: readonly string[] | undefined): Promise<unknown> {
  const records = new Records()
  const found: unknown[] = []
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true })
    for await (const chunk of createReadStream(file))
      for (const { text, line } of records.take(decoder.decode(chunk as Buffer, { stream: true })))
        found.push(kept(parsed(text, file, line), fields))
  } catch (error) {
    if (error instanceof WrongInput) throw error
    throw new WrongInput('cannot-read', `cannot read ${nameOf(file)}: ${reasonOf(error)}`)
  }
  const rest = records.rest()
  if (rest !== null)
    throw new WrongInput('not-json', `${nameOf(file)}:${rest} is no JSON: it ends within a card`)
  return found
}

function kept(record: unknown, fields: readonly string[] | undefined): unknown {
  // What has no name is a table around cards.
  if (fields === undefined || typeof record !== 'object' || record === null || !('name' in record))
    return record
  return Object.fromEntries(Object.entries(record).filter(([field]) => fields.includes(field)))
}

/** Whether there are several lines with a record each. */
function isLines(text: string): boolean {
  const [first = '', second = ''] = text.split('\n', 2).map((line) => line.trim())
  return /^\{.*\}$/.test(first) && second.startsWith('{')
}

const parsedLines = (text: string, file: string): unknown[] =>
  text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [parsed(line, file, at + 1)]))

/** `first`: the line of the file in which the text begins. */
function parsed(text: string, file: string, first = 1): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const at = jsonFault(text)
    const { line, column } = place(text, at)
    const [word = ''] = /^\S{0,20}/.exec(text.slice(at)) ?? []
    const what = word === '' ? 'it ends too early' : `unexpected “${word}”`
    throw new WrongInput('not-json', `${nameOf(file)}:${line + first - 1}:${column} is no JSON: ${what}`)
  }
}
