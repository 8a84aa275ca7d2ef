import { addressOf } from './address.ts'
import { Sentences } from './file-rulings.ts'
import type { RulingRows } from './ruling-rows.ts'
import { RULING_ROWS } from './rulings.generated.ts'

/** A ruling of the index. */
export interface Ruling {
  readonly at: number
  readonly game: string
  readonly file: string
  readonly document: number
  /** Where the archive has its page, below `rulings/`; it never changes while the sentence and the file stay. */
  readonly address: string
  readonly sentence: string
  readonly rules: readonly string[]
  readonly cards: readonly string[]
  /** What the file is about, and what comments say. */
  readonly context: string
}

export const RULING_COUNT: number = RULING_ROWS.rulings.length

/** The rulings, with their names as whole sentences. */
export function readRulings(): readonly Ruling[] {
  const { files, cards, rulings }: RulingRows = RULING_ROWS
  const sentences = new Sentences()
  return rulings.map(([file, document, name, rules, named, comment], at) => {
    const path = files[file] ?? ''
    const [game = '', ...topics] = path.split('/')
    return {
      at,
      game,
      file: path,
      document,
      get address() {
        return addressOf(path, name, namesBefore(at))
      },
      sentence: sentences.next(name, document),
      rules,
      cards: named.map((card) => cards[card] ?? ''),
      context: `${topics.join(' ').replaceAll('-', ' ')} ${comment}`,
    }
  })
}

/** The names of the rulings before one in its file; the rows of a file follow one another. */
function namesBefore(at: number): readonly string[] {
  const { rulings } = RULING_ROWS
  const names: string[] = []
  for (let n = at - 1; n >= 0 && rulings[n]?.[0] === rulings[at]?.[0]; n--) names.push(rulings[n]?.[2] ?? '')
  return names
}
