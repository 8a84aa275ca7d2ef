/** A subject and its predicate in the third person: `['Troll', 'takes 2 damage']`; an empty predicate where the subject says all. */
export type Clause = readonly [who: string, does: string]

/** Longer lists of names are cut off here. */
const MOST_NAMED = 4

/** From the weightiest change to the lightest: the end of the game, destruction, leaving play, damage, amounts, counters. */
const WEIGHTS: readonly RegExp[] = [
  /^(?:wins|loses the game|ends: )/,
  /^(?:is destroyed|dies)\b/,
  /^(?:is returned|is put into|is purged|is banished|is exiled|goes to|ceases to exist)/,
  /damage/,
  /Æmber|\blife\b|\bkeys?\b/,
  /counter|durability|loyalty|defense/,
]

function rankOf([, does]: Clause): number {
  const rank = WEIGHTS.findIndex((pattern) => pattern.test(does))
  return rank < 0 ? WEIGHTS.length : rank
}

/** “is destroyed by 4 damage”; without an amount where something else destroyed it. */
export const destroyedBy = (damage: number | undefined): string =>
  damage === undefined ? 'is destroyed' : `is destroyed by ${damage} damage`

/** One sentence for all that change alike: “Dino-Fiend and Troll are destroyed”. The weightiest change comes first. */
export function clauseTexts(clauses: readonly Clause[]): readonly string[] {
  const by = new Map<string, string[]>()
  for (const [who, does] of clauses.toSorted((one, other) => rankOf(one) - rankOf(other)))
    by.set(does, [...new Set([...(by.get(does) ?? []), who])])
  return [...by].map(([does, names]) => clauseText(names, does))
}

/** Whether the list has the same clause. */
export const isAmong = (all: readonly Clause[], [who, does]: Clause): boolean =>
  all.some((other) => other[0] === who && other[1] === does)

/** One clause for each changed property. */
export const changedClauses = <T>(
  who: string,
  [was, is]: readonly [was: T, is: T],
  properties: readonly (keyof T & string)[],
  does: (property: string, before: unknown, after: unknown) => string,
): readonly Clause[] =>
  properties.flatMap((one) => (was[one] === is[one] ? [] : [[who, does(one, was[one], is[one])] as const]))

/** “Troll takes 2 damage”; a scenario’s own players `me` and `you` are spoken of as such: “I take”, “you take”. */
export function clauseText(names: readonly string[], does: string): string {
  if (does === '') return listOf(names)
  const [name = ''] = names
  const alone = names.length === 1
  if (alone && name !== 'me' && name !== 'you') return `${name} ${does}`
  const [verb = '', ...rest] = does.split(' ')
  const words = [verb === 'is' && alone && name === 'me' ? 'am' : plural(verb), ...rest].join(' ')
  if (!alone) {
    const said = COUNTED.test(does) ? words.replace(/^(are |would )?/, '$1each ') : words
    return `${listOf(withMe(names))} ${said.replace(/\bits\b/, 'their')}`
  }
  return name === 'me' ? `I ${words.replace(/\bits\b/, 'my')}` : `you ${words.replace(/\bits\b/, 'your')}`
}

/** As a question asks it: “does Ada do”, “do I do”. */
export const questionClause = (name: string, verb: string): string =>
  name === 'me' ? `do I ${verb}` : name === 'you' ? `do you ${verb}` : `does ${name} ${verb}`

/** Predicates with an amount for each subject: “Troll and Gub each take 2 damage”. */
const COUNTED =
  /^(?:takes|has|gets|gains|loses|recovers|absorbs|(?:is|would be)(?: about to be)? dealt|is destroyed by) \d/

/** “Ada and Ben”, “Ada, Ben and 4 more”. */
export function listOf(names: readonly string[]): string {
  const few = names.length > MOST_NAMED ? [...names.slice(0, MOST_NAMED - 1)] : names
  const more = names.length - few.length
  return allOf(more > 0 ? [...few, `${more} more`] : few)
}

/** All of them, however many; names with commas of their own stay apart: “Lorraine, Blademaster; and Gatekeeper”. */
export function allOf(names: readonly string[]): string {
  if (names.length < 2) return names[0] ?? ''
  const [between, last] = names.some((name) => name.includes(', ')) ? ['; ', '; and '] : [', ', ' and ']
  return `${names.slice(0, -1).join(between)}${last}${names.at(-1)}`
}

/** Phrases in a line; those with commas of their own stay apart. */
export const joined = (phrases: readonly string[]): string =>
  phrases.join(phrases.some((one) => one.includes(', ')) ? '; ' : ', ')

/** “You and I”: who speaks comes last. */
const withMe = (names: readonly string[]): readonly string[] =>
  names.includes('me') ? [...names.filter((name) => name !== 'me'), 'I'] : names

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' }

function plural(verb: string): string {
  const irregular = IRREGULAR[verb]
  if (irregular !== undefined) return irregular
  return /(?:ss|sh|ch|x)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/(?<!s)s$/, '')
}

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

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A question inside a sentence: “next: choose a house”. A name at its beginning keeps its capital. */
export const asPart = (question: string): string =>
  question.replace(/^(?:Which|Choose|What|How|Where|In|Take|Attach|Use|Do|Does)\b/, (word) =>
    word.toLowerCase(),
  )
