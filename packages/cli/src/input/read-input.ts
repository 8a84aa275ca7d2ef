import { createReadStream } from 'node:fs'
import { WrongInput } from '../exit.ts'
import { reasonOf, utf8 } from './file-text.ts'

/** The name of a file in messages. */
export const nameOf = (file: string): string => (file === '-' ? 'stdin' : file)

/** The most bytes of one input: no list of all cards is longer, and a device has no end. */
const MOST_BYTES = 200_000_000

/**
 * The text of a file, or of standard input for `-`: UTF-8.
 * @throws WrongInput
 */
export async function readInput(file: string): Promise<string> {
  try {
    return utf8(await allOf(file === '-' ? process.stdin : createReadStream(file)))
  } catch (error) {
    throw new WrongInput('cannot-read', `cannot read ${nameOf(file)}: ${reasonOf(error)}`)
  }
}

async function allOf(input: AsyncIterable<Buffer | string>): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of input) {
    chunks.push(Buffer.from(chunk))
    bytes += chunk.length
    if (bytes > MOST_BYTES) throw new WrongInput('too-large', `it is larger than ${MOST_BYTES / 1e6} MB`)
  }
  return Buffer.concat(chunks)
}
