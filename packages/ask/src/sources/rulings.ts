import { slugOf } from './address.ts'
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

/** Sentences that go on from the one before: “So is the Æmber of …”. */
const GOES_ON = /^(?:So|Nor|Neither|And|But|The same|It|They|Then|Also|Otherwise|Without|With one|In one)\b/

/** The rulings; one that goes on from the ruling before it begins with that. */
export function readRulings(): readonly Ruling[] {
  const { files, cards, rulings }: RulingRows = RULING_ROWS
  let before = ''
  return rulings.map(([file, document, name, rules, named, comment], at) => {
    const path = files[file] ?? ''
    const sentence = document > 0 && GOES_ON.test(name) ? `${before}. ${name}` : name
    before = document > 0 && sentence !== name ? before : name
    const [game = '', ...topics] = path.split('/')
    return {
      at,
      game,
      file: path,
      document,
      get address() {
        return addressOf(at)
      },
      sentence,
      rules,
      cards: named.map((card) => cards[card] ?? ''),
      context: `${topics.join(' ').replaceAll('-', ' ')} ${comment}`,
    }
  })
}

/** The address of the ruling in a row. A second `a-fight` in a file is `a-fight-2`. */
function addressOf(at: number): string {
  const { files, rulings } = RULING_ROWS
  const [file = 0, , name = ''] = rulings[at] ?? []
  const slug = slugOf(name)
  // The rows of a file follow one another.
  let times = 1
  for (let n = at - 1; rulings[n]?.[0] === file; n--) if (slugOf(rulings[n]?.[2] ?? '') === slug) times++
  return `${files[file]}/${slug}${times === 1 ? '' : `-${times}`}`
}
