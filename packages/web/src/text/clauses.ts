import { capital } from '@battleline/card-game'
import { grammar, type Person } from '../words/grammar.ts'
import { narrationWords } from '../words/narration.ts'

/** Longer lists of names are cut off here. */
const MOST_NAMED = 4

/** The kinds of changes, the weightiest first. `other` weighs nothing. */
const KINDS = ['end', 'destruction', 'departure', 'damage', 'amount', 'counters', 'other'] as const
export type ChangeKind = (typeof KINDS)[number]

/** What a subject does or undergoes. */
export interface Predicate {
  /** In the third person: “takes 2 damage”; empty where the subject says all. */
  readonly does: string
  readonly kind: ChangeKind
  /** Of “is exiled”: “exiled”. */
  readonly participle?: string
  /** True for an amount that each subject has for itself: “Troll and Gub each take 2 damage”. */
  readonly each: boolean
}

export interface Clause extends Predicate {
  readonly who: string
}

export const says = (does: string, kind: ChangeKind = 'other'): Predicate => ({ does, kind, each: false })

/** “is exiled”, with its participle “exiled”. */
export const undergoes = (does: string, participle: string, kind: ChangeKind = 'other'): Predicate => ({
  ...says(does, kind),
  participle,
})

/** What something is after it was done to it: “exiled”, and “goes to the graveyard” for want of a participle. */
export const participleOf = ({ does, participle = does }: Predicate): string => participle

/** A predicate with an amount: “takes 2 damage”. */
export const counts = (does: string, kind: ChangeKind): Predicate => ({ does, kind, each: true })

/** A clause where there is a predicate. */
export const clausesFor = (who: string, ...all: readonly (Predicate | null)[]): readonly Clause[] =>
  all.flatMap((predicate) => (predicate === null ? [] : [{ who, ...predicate }]))

/** “is destroyed by 4 damage”; without an amount where something else destroyed it. */
export const destroyedBy = (damage: number | undefined): Predicate =>
  damage === undefined
    ? says(narrationWords.does.destroyed, 'destruction')
    : counts(narrationWords.does.destroyedBy(damage), 'destruction')

/** One sentence for all that change alike: “Dino-Fiend and Troll are destroyed”. The weightiest change comes first. */
export function clauseTexts(clauses: readonly Clause[]): readonly string[] {
  const by = new Map<string, { readonly each: boolean; readonly names: string[] }>()
  for (const { who, does, each } of clauses.toSorted((one, other) => weight(one) - weight(other))) {
    const alike = by.get(does) ?? { each, names: [] }
    by.set(does, alike)
    if (who === grammar.hiddenCard || !alike.names.includes(who)) alike.names.push(who)
  }
  return [...by].map(([does, { each, names }]) => clauseText(withCount(names), does, each))
}

/** Several hidden cards as their number. */
function withCount(names: readonly string[]): readonly string[] {
  const others = names.filter((name) => name !== grammar.hiddenCard)
  const hidden = names.length - others.length
  return hidden > 1 ? [...others, grammar.hiddenCards(hidden)] : names
}

const weight = ({ kind }: Clause): number => KINDS.indexOf(kind)

/** Whether the list has the same clause. */
export const isAmong = (all: readonly Clause[], { who, does }: Clause): boolean =>
  all.some((other) => other.who === who && other.does === does)

/**
 * “Troll takes 2 damage”; a scenario’s own players `me` and `you` are spoken of as such: “I take”, “you take”. `each`: the
 * amount is that of each subject.
 */
export function clauseText(names: readonly string[], does: string, each = false): string {
  if (does === '') return listOf(names)
  const [name = ''] = names
  const person = names.length > 1 ? 'many' : personOf(name)
  const said = grammar.predicate(does, person, each)
  return `${person === 'me' || person === 'you' ? grammar[person] : listOf(withMe(names))} ${said}`
}

const personOf = (name: string): Person =>
  name === 'me' || name === 'you'
    ? name
    : name === grammar.hiddenCards(Number.parseInt(name, 10))
      ? 'many'
      : 'one'

/** A predicate after its subject: “passes”, but “pass” of `me` and `you`. */
export const conjugated = (name: string, does: string): string =>
  grammar.predicate(does, personOf(name), false)

/** “Ada and Ben”, “Ada, Ben and 4 more”. */
export function listOf(names: readonly string[]): string {
  const few = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED - 1)] : names
  const more = names.length - few.length
  return allOf(more > 0 ? [...few, grammar.more(more)] : few)
}

/** All of them, however many; names with commas of their own stay apart: “Lorraine, Blademaster; and Gatekeeper”. */
export function allOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  const [between, last] = names.some((name) => name.includes(', '))
    ? ['; ', `;${grammar.and}`]
    : [', ', grammar.and]
  return `${names.slice(0, -1).join(between)}${last}${names.at(-1)}`
}

/** Phrases in a line; those with commas of their own stay apart. */
export const joined = (phrases: readonly string[]): string =>
  phrases.join(phrases.some((one) => one.includes(', ')) ? '; ' : ', ')

/** “You and I”: who speaks comes last. */
const withMe = (names: readonly string[]): readonly string[] =>
  names.includes('me') ? [...names.filter((name) => name !== 'me'), grammar.me] : names

/** Sentences one after the other, each with its capital and its full stop. */
export const sentences = (all: readonly string[]): string =>
  all
    .filter((one) => one !== '')
    .map((one) => (/[.?!]$/.test(one) ? sentence(one) : `${sentence(one)}.`))
    .join(' ')

/** One alone, without a full stop; several as sentences. */
export const line = (all: readonly string[]): string =>
  all.length > 1 ? sentences(all) : sentence(all[0] ?? '')

/** The letter of an index: A, B, C; numbers after Z. */
export const letterOf = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : String(at + 1))

/** A text as a sentence begins. */
export const sentence = capital
