import type { AmountNode, FilterNode, ReferenceNode } from './sentence-nodes.ts'
import type { Amount, Guard, Noun, ObjectFilter, Predicate, Reference } from './structure.ts'

// The references and amounts of a sentence.

export function filterOf(text: FilterNode, other = false): ObjectFilter {
  const { nouns, spells, bare: _bare, kind: _kind, ...rest } = text
  const named: readonly Noun[] =
    spells === true
      ? ['instant', 'sorcery']
      : nouns === undefined
        ? // “Goblin” alone is a permanent of that type.
          ['permanent']
        : typeof nouns === 'string'
          ? [nouns]
          : nouns
  return { nouns: named, ...rest, ...(other && { other: true }) }
}

export function referenceOf(text: ReferenceNode): Reference {
  switch (text.kind) {
    case 'target': {
      if (text.theirs === true) {
        const of: ObjectFilter = { nouns: ['creature'], whose: 'an opponent' }
        return { kind: 'target', of, least: text.least, most: text.most, theirs: true }
      }
      const of: ObjectFilter =
        text.any === true ? { nouns: ['any'] } : filterOf(text.of ?? { kind: 'which' }, text.other)
      return { kind: 'target', of, least: text.least, most: text.most }
    }
    case 'each':
      return { kind: 'each', of: filterOf(text.of, text.other) }
    case 'everything':
      return {
        kind: 'both',
        of: [
          { kind: 'each', of: filterOf(text.of) },
          { kind: 'each', of: { nouns: ['player'] } },
        ],
      }
    case 'the one':
      return { kind: 'the one', of: filterOf(text.of) }
    default:
      return { kind: text.kind }
  }
}

export function amountOf(text: AmountNode): Amount {
  return text.kind === 'count' ? { kind: 'count', of: filterOf(text.of) } : text
}

export const count = (value: number): Amount => ({ kind: 'number', value })

/** Refers back to an earlier choice. */
export const backTo = (who: Reference): Reference => (who.kind === 'target' ? { kind: 'it' } : who)

/** Protection from several qualities is several abilities. */
export const protectionFrom = (guards: readonly Guard[]): Predicate[] =>
  guards.map((from) => ({ kind: 'protection', from }))
