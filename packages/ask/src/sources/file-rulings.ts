import { addressOf } from './address.ts'

/** Names that go on from the one before: “So is the Æmber of …”. */
const GOES_ON = /^(?:So|Nor|Neither|And|But|The same|It|They|Then|Also|Otherwise|Without|With one|In one)\b/

/** Makes whole sentences of the names of rulings, in their order: one that goes on from the name before begins with that. */
export class Sentences {
  #before = ''

  /** `document`: which scenario of its file, from 0. */
  next(name: string, document: number): string {
    if (document > 0 && GOES_ON.test(name)) return `${this.#before}. ${name}`
    this.#before = name
    return name
  }
}

/** A ruling in the text of its file. */
export interface FileRuling {
  /** Which scenario of the file, from 0. */
  readonly document: number
  readonly sentence: string
  /** The text of the scenario. */
  readonly text: string
}

/** The ruling with an address in the text of its file, `keyforge/essay/whole-fight`; null where the file has none of it. */
export function rulingInFile(file: string, text: string, address: string): FileRuling | null {
  const sentences = new Sentences()
  const before: string[] = []
  for (const [document, scenario] of text.split(/^---$/m).entries()) {
    const name = nameOf(scenario)
    if (name === null) continue
    const sentence = sentences.next(name, document)
    if (addressOf(file, name, before) === address)
      return { document, sentence, text: scenario.replace(/^\n/, '') }
    before.push(name)
  }
  return null
}

const nameOf = (scenario: string): string | null =>
  /^name: *(.+)$/m
    .exec(scenario)?.[1]
    ?.trim()
    .replace(/^(["'])(.*)\1$/, '$2') ?? null
