import type { ComparisonSpec } from '../grammar/comparison-spec.ts'

/** A phrase and the phrase that stands for it. */
export interface Synonym {
  readonly written: readonly string[]
  readonly canonical: readonly string[]
}

/** A comparison ready for use. */
export interface Comparison {
  readonly forms: ReadonlyMap<string, string>
  readonly empty: ReadonlySet<string>
  readonly implied: ReadonlySet<string>
  /** By the first word, the longest phrases first. */
  readonly byStart: ReadonlyMap<string, readonly Synonym[]>
  readonly kept: ReadonlySet<string>
  readonly repeatable: ReadonlySet<string>
  readonly spelledOut: ReadonlySet<string>
  readonly named: ReadonlySet<string>
  /** The words that can stand for a word. */
  readonly pronouns: ReadonlyMap<string, readonly string[]>
  /** The words that a pronoun stands for, by the pronoun. */
  readonly nouns: ReadonlyMap<string, readonly string[]>
}

/** In a phrase: any number, and any words of one sentence. */
export const ANY_NUMBER = '#'
export const ANY_WORDS = '…'
/** A number that no text has. */
const NUMBER = '999999'

/** Compiles a comparison. `lex`: the words of a phrase. Throws on a phrase that could stand for itself. */
export function compileComparison(
  spec: ComparisonSpec,
  lex: (text: string) => readonly string[],
): Comparison {
  const forms = new Map(
    Object.entries(spec.forms).flatMap(([form, others]) =>
      others.flatMap((other) => (other === form ? [] : [[other, form] as const])),
    ),
  )
  const empty = new Set(spec.empty)
  const wordsOf = (text: string): readonly string[] =>
    lex(text.replaceAll(ANY_NUMBER, NUMBER)).flatMap((word) =>
      empty.has(word) ? [] : [word === NUMBER ? ANY_NUMBER : (forms.get(word) ?? word)],
    )
  const byStart = new Map<string, Synonym[]>()
  for (const { phrases } of spec.synonyms)
    for (const [key, others] of Object.entries(phrases))
      for (const other of others) {
        const synonym = checked({ written: wordsOf(other), canonical: wordsOf(key) }, other)
        const start = synonym.written[0] ?? ''
        byStart.set(start, [...(byStart.get(start) ?? []), synonym])
      }
  for (const list of byStart.values()) list.sort((a, b) => b.written.length - a.written.length)
  const pronouns = new Map<string, string[]>()
  for (const [pronoun, nouns] of Object.entries(spec.pronouns))
    for (const noun of nouns) pronouns.set(noun, [...(pronouns.get(noun) ?? []), pronoun])
  return {
    forms,
    empty,
    implied: new Set(spec.implied),
    byStart,
    kept: new Set(Object.values(spec.kept).flat()),
    repeatable: new Set(spec.repeatable),
    spelledOut: new Set(spec.spelledOut),
    named: new Set(spec.named),
    pronouns,
    nouns: new Map(Object.entries(spec.pronouns)),
  }
}

/** A synonym that has an end. */
function checked(synonym: Synonym, source: string): Synonym {
  const { written, canonical } = synonym
  const first = written[0]
  if (first === undefined || first === ANY_WORDS)
    throw new Error(`the synonym “${source}” does not begin with a word`)
  if (canonical.some((_, at) => written.every((word, index) => canonical[at + index] === word)))
    throw new Error(`the synonym “${source}” is part of what stands for it`)
  if ([ANY_NUMBER, ANY_WORDS].some((place) => count(canonical, place) > count(written, place)))
    throw new Error(`the synonym “${source}” lacks what stands on its other side`)
  return synonym
}

const count = (words: readonly string[], place: string): number =>
  words.filter((word) => word === place).length
