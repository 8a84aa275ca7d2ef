import type { AmountText, ObjectText, ThingText } from './sentence-text.ts'
import type { Amount, Noun, Which, Who } from './structure.ts'

// Whom and how many a sentence speaks of.

export function whichOf(text: ThingText, other = false): Which {
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

export function whoOf(text: ObjectText): Who {
  switch (text.kind) {
    case 'target': {
      if (text.theirs === true) {
        const of: Which = { nouns: ['creature'], whose: 'an opponent' }
        return { kind: 'target', of, least: text.least, most: text.most, theirs: true }
      }
      const of: Which =
        text.any === true ? { nouns: ['any'] } : whichOf(text.of ?? { kind: 'which' }, text.other)
      return { kind: 'target', of, least: text.least, most: text.most }
    }
    case 'each':
      return { kind: 'each', of: whichOf(text.of, text.other) }
    case 'everything':
      return {
        kind: 'both',
        of: [
          { kind: 'each', of: whichOf(text.of) },
          { kind: 'each', of: { nouns: ['player'] } },
        ],
      }
    case 'the one':
      return { kind: 'the one', of: whichOf(text.of) }
    default:
      return { kind: text.kind }
  }
}

export function amountOf(text: AmountText): Amount {
  return text.kind === 'count' ? { kind: 'count', of: whichOf(text.of) } : text
}

export const count = (value: number): Amount => ({ kind: 'number', value })

/** What was chosen before is spoken of again. */
export const backTo = (who: Who): Who => (who.kind === 'target' ? { kind: 'it' } : who)
