import { catalogue } from './catalogue.ts'

/** The person of a predicate: one, several, or the players `me` and `you` of a scenario. */
export type Person = 'one' | 'many' | 'me' | 'you'

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', goes: 'go' }

function plural(verb: string): string {
  const irregular = IRREGULAR[verb]
  if (irregular !== undefined) return irregular
  return /(?:ss|sh|ch|x)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/(?<!s)s$/, '')
}

const POSSESSIVES = { one: 'its', many: 'their', me: 'my', you: 'your' } as const

/** How sentences are made of subjects and predicates, and lists of names. */
export const grammar = catalogue('grammar', {
  /** A card that only one player may see, or none. */
  hiddenCard: 'a card',
  hiddenCards: (cards: number) => `${cards} cards`,
  more: (more: number) => `${more} more`,
  otherChanges: (more: number) => `${more} other changes`,
  and: ' and ',
  me: 'I',
  you: 'you',
  /** A player’s name alone, without a sentence. */
  player: (name: string): string => name,
  /** A predicate of the third person in the form that follows its subject. `each`: its amount is that of each subject. */
  predicate: (does: string, person: Person, each: boolean): string => {
    if (person === 'one') return does
    const [verb = '', ...rest] = does.split(' ')
    const words = [verb === 'is' && person === 'me' ? 'am' : plural(verb), ...rest].join(' ')
    const said = each && person === 'many' ? words.replace(/^(are |would )?/, '$1each ') : words
    return said.replace(/\bits\b/, POSSESSIVES[person])
  },
  /** A question inside a sentence: “next: choose a house”. A name at its beginning keeps its capital. */
  asPart: (question: string): string =>
    question.replace(/^(?:Which|Choose|What|How|Where|In|Take|Attach|Use|Do|Does)\b/, (word) =>
      word.toLowerCase(),
    ),
  whatDoes: (who: string): string =>
    `What ${who === 'me' ? 'do I' : who === 'you' ? 'do you' : `does ${who}`} do?`,
})
