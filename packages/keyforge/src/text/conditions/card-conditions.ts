import type { Phrase, PhraseOptions } from '@battleline/language'
import { include, phrase } from '../nodes.ts'
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
    const name = word === 'with ' ? 'has-filter' : 'does-filter'
    return first === undefined ? [] : [phrase(name, kind, first, { ...rest, reads: others } as PhraseOptions)]
  })
}

/** The same questions of the card itself, in each of the words for it: `category` has them, `who` names it. */
const asking = (category: string, who: string): readonly Phrase[] => [
  phrase(category, 'is a', `${who} has {of:possession}`, { reads: [`${who} have {of:possession}`] }),
  phrase(category, 'is a', `${who} does not have {of:possession}`, { fixed: { not: true } }),
  phrase(category, 'is a', `${who} {of.such:does-filter+" and "}`, { fixed: { of: CARDS } }),
  phrase(category, 'is a', `${who} is {of:complement}`, { reads: [`${who} belongs to {of:complement}`] }),
  phrase(category, 'is a', `${who} is not {of:complement}`, {
    fixed: { not: true },
    reads: [`${who} does not belong to {of:complement}`],
  }),
]

/** What an earlier part of an ability spoke of. */
export const THAT =
  '(it|that card|that creature|the discarded card|the revealed card|the purged card|the drawn card|the chosen card|the destroyed creature|the chosen creature)'

const CARD = { fixed: { noun: 'card' } } as const

export const askedOfCards = (relative: readonly Phrase[]): readonly Phrase[] => [
  ...relative.filter(isRelative).flatMap(asPredicate),
  phrase('possession', 'group', '{such:has-filter+" and "}', CARD),
  phrase('possession', 'group', 'power {least:#} or higher', CARD),
  phrase('possession', 'group', 'power {most:#} or lower', CARD),
  phrase('possession', 'group', 'odd power', { fixed: { noun: 'card', parity: 'odd' } }),
  phrase('possession', 'group', 'even power', { fixed: { noun: 'card', parity: 'even' } }),
  ...asking('simple-state', '{who:own-card}'),
  ...asking('simple-while', '{who:it-or-they}'),
  ...asking('subject-state', '{who:it-or-they}'),
  // Of what an earlier part of the ability spoke of.
  phrase('simple-condition', 'is a', 'it has {of:possession}', {
    // "If it is a Dinosaur creature or has Æ on it."
    reads: [`${THAT} (has|had) {of:possession}`, 'has {of:possession}'],
  }),
  phrase('simple-condition', 'is a', 'it does not have {of:possession}', {
    fixed: { not: true },
    reads: [`${THAT} (does|did) not have {of:possession}`],
  }),
  phrase('simple-condition', 'is a', 'it {of.such:does-filter+" and "}', {
    fixed: { of: CARDS },
    reads: [`${THAT} {of.such:does-filter+" and "}`],
  }),
  // "Each friendly creature is damaged."
  phrase('simple-state', 'is', 'each {who.of:group~one} is {not=not} {being:being}', {
    fixed: { who: { kind: 'each' } },
    reads: ['(each|all) {who.of:group} (is|are) {not=not} {being:being}'],
  }),
  phrase('simple-state', 'only one', '{who:own-card} is the only {of:group~one} [in play]'),
  phrase('simple-state', 'there are', 'there is {of:zone-card}', { fixed: { least: 1 } }),
  phrase('simple-state', 'controls each', '{whose:controls} {of:controlled-card+", and"}'),
  include('controlled-card', '{it:named-card}'),
  include('controlled-card', '{it:indefinite}'),
]
