import { existsSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { page, span } from '@battleline/explain'
import { readInput } from '../input/read-input.ts'
import { scenarioFiles } from '../input/scenario-files.ts'
import type { Terminal } from '../terminal.ts'

/** A scenario about something. */
export interface Use {
  readonly file: string
  readonly line: number
  readonly name: string
}

/** The folder of scenarios: the given one, the one here, or the project's. */
export function scenarioFolder(given: string | undefined): string {
  if (given !== undefined || existsSync('scenarios')) return given ?? 'scenarios'
  for (let at = dirname(fileURLToPath(import.meta.url)); at !== dirname(at); at = dirname(at)) {
    const folder = join(at, 'scenarios')
    if (existsSync(join(folder, 'keyforge'))) return relative('.', folder)
  }
  return 'scenarios'
}

/**
 * The scenarios below a folder whose text, without comments, passes a test; none if the folder does not exist. They
 * are not read as scenarios, which takes a hundred times as long, and a broken one still counts.
 * @throws WrongInput
 */
export async function usesIn(folder: string, shows: (text: string) => boolean): Promise<readonly Use[]> {
  if (!existsSync(folder)) return []
  const uses: Use[] = []
  for (const file of scenarioFiles(folder)) {
    const found = documents(await readInput(file)).filter(({ text }) => shows(text))
    uses.push(...found.map(({ line, name }) => ({ file, line, name })))
  }
  return uses
}

interface Document {
  readonly line: number
  readonly name: string
  readonly text: string
}

/** The documents of a file with a name, each with the line of the name. */
function documents(text: string): readonly Document[] {
  const found: Document[] = []
  let line = 1
  for (const part of text.split(/^---.*$/m)) {
    const uncommented = part.replace(/^[^\S\n]*#.*$/gm, '')
    const named = /^(?:name:|\s*\{?\s*"name"\s*:)\s*(.*)$/m.exec(uncommented)
    if (named !== null) {
      const start = line + breaks(uncommented.slice(0, named.index))
      found.push({ line: start, name: unquoted(named[1] ?? ''), text: uncommented })
    }
    line += breaks(part)
  }
  return found
}

const breaks = (text: string): number => text.split('\n').length - 1
const unquoted = (name: string): string => name.replace(/^(["'])(.*?)\1.*$/, '$2').trim()

/** Whether a text has an id that is not part of a longer one. */
export const names = (text: string, id: string): boolean =>
  new RegExp(`(?<![\\w-])${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text)

const MOST = 12

/** The scenarios as lines of text, the first few of a long list. */
export function useLines(
  uses: readonly Use[],
  folder: string,
  { width, paint }: Pick<Terminal, 'width' | 'paint'>,
): string {
  if (!existsSync(folder)) {
    const line = [
      span(`There is no folder ${folder} to look for examples in; --scenarios names one`, 'quiet'),
    ]
    return `\n${page([{ line, hang: 2, cite: [] }], width, paint)}`
  }
  if (uses.length === 0) return ''
  const shown = uses.slice(0, MOST).map(({ file, line, name }) => ({
    line: [span('  '), span(`${file}:${line}  `, 'quiet'), span(name)],
    hang: 4,
    cite: [],
  }))
  const more = uses.length - shown.length
  const rest = more > 0 ? [{ line: [span(`  and ${more} more`, 'quiet')], hang: 2, cite: [] }] : []
  const heading = { line: [span('Scenarios', 'strong')], hang: 0, cite: [] }
  return `\n${page([heading, ...shown, ...rest], width, paint)}`
}
