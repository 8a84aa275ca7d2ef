import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { WrongInput } from '../exit.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'no such file',
  EACCES: 'reading it is not permitted',
  EPERM: 'reading it is not permitted',
  ELOOP: 'its links lead in a circle',
  ENXIO: 'it is no regular file',
}

/** The file system's error in a few words, or the message of another one. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return REASONS[code ?? ''] ?? message ?? String(error)
}

const UTF_16 = 'it is written in UTF-16; save it as UTF-8'

/**
 * The text of these bytes, without a byte order mark.
 * @throws WrongInput if they are no UTF-8
 */
export function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const [first, second] = bytes
    const isMark = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
    throw new WrongInput(
      'not-text',
      isMark ? UTF_16 : `line ${strangeLine(bytes)} is no UTF-8; save it as UTF-8`,
    )
  }
}

/** The first line that is no UTF-8. */
function strangeLine(bytes: Uint8Array): number {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let line = 1
  for (let from = 0; from < bytes.length; line++) {
    const end = bytes.indexOf(10, from)
    const to = end < 0 ? bytes.length : end + 1
    try {
      decoder.decode(bytes.subarray(from, to))
    } catch {
      return line
    }
    from = to
  }
  return line
}

/**
 * The text of a regular file of at most so many bytes. Devices and pipes are not opened for reading, which could wait
 * for ever.
 * @throws WrongInput, or an error of the file system
 */
export function regularFileText(path: string, most: number): string {
  const file = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const facts = fstatSync(file)
    if (facts.isDirectory()) throw new WrongInput('cannot-read', 'it is a folder, not a file')
    if (!facts.isFile()) throw new WrongInput('cannot-read', 'it is no regular file')
    if (facts.size > most) throw new WrongInput('too-large', `it is larger than ${Math.round(most / 1e6)} MB`)
    return utf8(readFileSync(file))
  } finally {
    closeSync(file)
  }
}
