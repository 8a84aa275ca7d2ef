import { readFile } from 'node:fs/promises'
import { WrongInput } from '../exit.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'it is a folder, not a file',
  ENOTDIR: 'no such file',
  EACCES: 'reading it is not permitted',
  EPERM: 'reading it is not permitted',
}

/** The name of a file in messages. */
export const nameOf = (file: string): string => (file === '-' ? 'stdin' : file)

/**
 * The text of a file, or of standard input for `-`.
 * @throws WrongInput
 */
export async function readInput(file: string): Promise<string> {
  try {
    const text = file === '-' ? await standardInput() : await readFile(file, 'utf8')
    return text.replace(/^\uFEFF/, '')
  } catch (error) {
    throw new WrongInput(`cannot read ${nameOf(file)}: ${reasonOf(error)}`)
  }
}

async function standardInput(): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of process.stdin) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

/** The file system's error in a few words. */
export function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return REASONS[code ?? ''] ?? message ?? String(error)
}
