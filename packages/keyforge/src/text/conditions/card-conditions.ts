import { include, type Phrase, type PhraseOptions, phrase } from '@battleline/language'
import { isRelative } from '../selections/filters.ts'
import { CARDS } from '../words/fixed-nodes.ts'

/*
 * What can be asked of one card: all that a relative clause can say of cards ("a creature with an upgrade") is said of the
 * card itself ("Brute has an upgrade").
 */

/** A relative clause as something that a card has, or does; null for those that are neither. */
function asPredicate({ kind, pattern, reads = [], ...rest }: Phrase): readonly Phrase[] {
  if (kind === null) return []
  return ['with ', 'that '].flatMap((word) => {
    const all = [pattern, ...reads].flatMap((one) => (one.startsWith(word) ? [one.slice(word.length)] : []))
    const [first, ...others] = all.filter((one) => !one.startsWith('(is'))
    const name = word === 'with ' ? 'had' : 'so'
    return first === undefined ? [] : [phrase(name, kind, first, { ...rest, reads: others } as PhraseOptions)]
  })
}

/** The same questions of the card itself, in each of the words for it: `category` has them, `who` names it. */
const asking = (category: string, who: string): readonly Phrase[] => [
  phrase(category, 'is a', `${who} has {of:having}`, { reads: [`${who} have {of:having}`] }),
  phrase(category, 'is a', `${who} does not have {of:having}`, { fixed: { not: true } }),
  phrase(category, 'is a', `${who} {of.such:so+" and "}`, { fixed: { of: CARDS } }),
  phrase(category, 'is a', `${who} is {of:one-such}`, { reads: [`${who} belongs to {of:one-such}`] }),
  phrase(category, 'is a', `${who} is not {of:one-such}`, {
    fixed: { not: true },
    reads: [`${who} does not belong to {of:one-such}`],
  }),
]

/** What an earlier part of an ability spoke of. */
export const THAT =
  '(it|that card|that creature|the discarded card|the revealed card|the purged card|the drawn card|the chosen card|the destroyed creature|the chosen creature)'

const CARD = { fixed: { noun: 'card' } }

export const askedOfCards = (relative: readonly Phrase[]): readonly Phrase[] => [
  ...relative.filter(isRelative).flatMap(asPredicate),
  phrase('having', 'group', '{such:had+" and "}', CARD),
  phrase('having', 'group', 'power {least:#} or higher', CARD),
  phrase('having', 'group', 'power {most:#} or lower', CARD),
  phrase('having', 'group', 'odd power', { fixed: { noun: 'card', parity: 'odd' } }),
  phrase('having', 'group', 'even power', { fixed: { noun: 'card', parity: 'even' } }),
  ...asking('one-state', '{who:bearer}'),
  ...asking('one-while', '{who:its-self}'),
  ...asking('of-its-own', '{who:its-self}'),
  // Of what an earlier part of the ability spoke of.
  phrase('one-condition', 'is a', 'it has {of:having}', { reads: [`${THAT} (has|had) {of:having}`] }),
  phrase('one-condition', 'is a', 'it does not have {of:having}', {
    fixed: { not: true },
    reads: [`${THAT} (does|did) not have {of:having}`],
  }),
  phrase('one-condition', 'is a', 'it {of.such:so+" and "}', {
    fixed: { of: CARDS },
    reads: [`${THAT} {of.such:so+" and "}`],
  }),
  // "Each friendly creature is damaged."
  phrase('one-state', 'is', 'each {who.of:group~one} is {not=not} {being:being}', {
    fixed: { who: { kind: 'each' } },
    reads: ['(each|all) {who.of:group} (is|are) {not=not} {being:being}'],
  }),
  phrase('one-state', 'only one', '{who:bearer} is the only {of:group~one} [in play]'),
  phrase('one-state', 'there are', 'there is {of:one-lying}', { fixed: { least: 1 } }),
  phrase('one-state', 'controls each', '{whose:controls} {of:one-controlled+", and"}'),
  include('one-controlled', '{it:called}'),
  include('one-controlled', '{it:one}'),
]
