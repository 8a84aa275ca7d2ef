import { createHash } from 'node:crypto'
import { type Ruling, readRulings } from '@battleline/ask'

/** A file of scenarios: its path below `scenarios/` without the ending, and its text. */
export interface Source {
  readonly file: string
  readonly text: string
}

/** A ruling as the ledger knows it: its address, and a digest of its board, play and expectations. */
export interface Current {
  readonly address: string
  readonly content: string
}

let byFile: ReadonlyMap<string, readonly Ruling[]> | null = null

/** The rulings of each file. */
export function rulingsByFile(): ReadonlyMap<string, readonly Ruling[]> {
  if (byFile !== null) return byFile
  const found = new Map<string, Ruling[]>()
  for (const ruling of readRulings()) {
    const list = found.get(ruling.file)
    if (list === undefined) found.set(ruling.file, [ruling])
    else list.push(ruling)
  }
  byFile = found
  return found
}

/** The text of each scenario of a file. */
export const documentsOf = ({ text }: Source): readonly string[] =>
  text.split(/^---$/m).map((one) => one.replace(/^\n/, ''))

/** The rulings of a file for the ledger. The digest is the same where only the sentence or a comment is another. */
export function currentOf(source: Source): readonly Current[] {
  const texts = documentsOf(source)
  return (rulingsByFile().get(source.file) ?? []).map(({ address, document }) => {
    const text = (texts[document] ?? '')
      .replaceAll(/^(?:name:| *#).*$/gm, '')
      .replaceAll(/\n+/g, '\n')
      .trim()
    return { address, content: createHash('sha256').update(text).digest('hex').slice(0, 10) }
  })
}
