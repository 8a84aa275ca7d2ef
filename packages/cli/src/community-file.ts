import { type Entries, entriesOf, place } from '@battleline/language'
import { WrongInput } from './exit.ts'
import { nameOf, readInput } from './read-input.ts'

/** A file of the community as it stands. @throws WrongInput where it is no JSON */
export const readCommunityJson = async (file: string): Promise<unknown> => parsed(await readInput(file), file)

/** The cards of such a file. @throws WrongInput where it is no JSON, or holds no card */
export async function readCommunityFile(file: string): Promise<Entries> {
  const found = entriesOf(await readCommunityJson(file))
  if (found.entries.length > 0) return found
  throw new WrongInput(`${nameOf(file)} holds no card`, [
    '  = a card is a record with a name and a type or a text, alone, in a list, or in a set around one',
  ])
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const at = /position (\d+)/.exec(message)?.[1]
    const { line, column } = place(text, Number(at ?? text.length))
    throw new WrongInput(`${nameOf(file)}:${line}:${column} is no JSON: ${message}`)
  }
}
