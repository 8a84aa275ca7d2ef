import { describe, expect, it } from 'vitest'
import { coverText } from '../../index.ts'
import { cards, printText, readText, readWords } from '../grammar.ts'

const read = (text: string) => {
  const words = readWords(text, 'Card')
  return words.ok ? printText(words.text, 'Card') : words.problems
}
const unplayed = (text: string) => {
  const words = readWords(text, 'Card')
  return words.ok ? words.unplayed.map(({ from, to }) => text.slice(from, to)) : words.problems
}

describe('what is read and not played', () => {
  it('is a grammar whose patterns are all usable', () => {
    expect(() => cards.check()).not.toThrow()
  })

  it.each([
    ['On Enter: Transform Card.', 'On Enter: Transform Card.'],
    ['Transform up to two target allies.', 'Transform up to 2 target allies.'],
    [
      'Cardistry — Whenever an opponent recovers, draw a card.',
      'Cardistry — Whenever an opponent recovers, draw a card.',
    ],
  ])('%s prints as %s', (text, canonical) => {
    expect(read(text)).toBe(canonical)
    expect(read(canonical)).toBe(canonical)
    expect(readText(text, 'Card').ok).toBe(false)
  })

  it.each([
    ['On Enter: Transform Card.\nTaunt.', ['Transform Card']],
    ['Whenever you play a domain, draw a card.', ['Whenever you play a domain']],
    ['Whenever an ally dies, rest each ally, and it gets +1 POWER until end of turn.', ['it']],
    ['[Level 2+] Your champion gets +1 level.', ['gets +1 level']],
    ['As long as you control an ally with stealth, Card has stealth.', ['stealth']],
    // Both can be played, but not what they say together.
    ['Whenever an ally dies, deal 2 damage to target unit. Rest it.', ['it']],
    [
      'Rest target ally. Deal 1 damage to target unit. If that unit is a Human, draw a card.',
      ['that unit is a Human'],
    ],
    ['On Hit: Rest target unit. If that unit is a Human, draw a card.', ['that unit is a Human']],
    ['Destroy target ally. If that ally is a Human, draw a card.', ['that ally is a Human']],
    ['If that ally is a Human, draw a card.', ['that ally is a Human']],
    ['Rest up to two target allies. It gets +1 POWER until end of turn.', ['It']],
    ['Rest up to two target allies. Rest target domain.', ['up to two target allies']],
    ['Deal X damage to target unit.', ['X']],
    ['Deal X damage to each ally and recover X, where X is the amount of allies you control.', ['X']],
    [
      'Recover 2, where X is the amount of allies you control.',
      ['Recover 2, where X is the amount of allies you control'],
    ],
    ['On Enter: Draw a card. Activate this ability only once.', ['Activate this ability only once.']],
    ['Rest: Draw a card. Trigger this ability only once.', ['Trigger this ability only once.']],
    ['As long as Card is attacking a unit with stealth, Card gets +1 POWER and gains pride 2.', ['stealth']],
  ])('is named in %s', (text, words) => {
    expect(unplayed(text)).toEqual(words)
  })

  it.each([
    ['Suppress up to two target allies.', 'Suppress two target allies.'],
    ['Suppress target ally you control.', 'Suppress target ally.'],
    ['Suppress another target ally.', 'Suppress target ally.'],
    ['Suppress target non-Human ally.', 'Suppress target Human ally.'],
    ['You may gather.', 'Gather.'],
    ['Gather twice.', 'Gather.'],
    ['Rest up to two target allies.', 'Rest up to three target allies.'],
    [
      'Rest: Recover 1. Activate this ability only once per turn.',
      'Rest: Recover 1. Activate this ability only once.',
    ],
    [
      'Recover X, where X is the amount of allies you control.',
      'Recover X, where X is the amount of allies.',
    ],
    ['Negate target card activation unless its controller pays (2).', 'Negate target card activation.'],
    ["Target player can't recover until end of turn.", "Target player can't recover."],
  ])('%s is not %s', (text, shorter) => {
    expect(read(text)).not.toEqual(read(shorter))
  })

  it('makes a card understood and not usable', () => {
    const text = 'On Enter: Transform Card.'
    expect(coverText({ id: '', name: 'Card', text })).toMatchObject({ understood: true, usable: false })
  })
})

it('reads several keywords in one line as one ability each', () => {
  const read = readText('[Class Bonus] Pride 2, Taunt.', 'Card')
  expect(read.ok ? printText(read.text, 'Card') : read.problems).toBe(
    '[Class Bonus] Pride 2.\n[Class Bonus] Taunt.',
  )
})

describe('what is set aside', () => {
  it('is named where it is a part of an ability', () => {
    const text = 'Rest: Recover 1. This ability costs (1) less to activate.'
    expect(coverText({ id: '', name: 'Card', text })).toMatchObject({
      usable: true,
      executable: false,
      aside: ['This ability costs 1 less to activate.'],
    })
  })
})
