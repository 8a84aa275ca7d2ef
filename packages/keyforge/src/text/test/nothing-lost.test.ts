import { describe, expect, it } from 'vitest'
import { keyforge, readWithoutLoss } from '../../index.ts'
import { COMPARISON } from '../comparison.ts'
import { cards } from '../text.ts'

const LOST = 'Play: Gain another 2Æ.'

describe('a text of which something grave would be lost', () => {
  it('is refused, with the place and the print', () => {
    const read = readWithoutLoss(LOST, 'Brute')
    expect(
      read.ok ? [] : read.problems.map(({ line, column, message }) => `${line}:${column} ${message}`),
    ).toEqual(['1:12 “another” is lost in “Play: Gain 2Æ.”'])
  })

  it('is one that puts cards into a deck that is not their owner’s (KF-LVP-6)', () => {
    const isRead = (text: string) => readWithoutLoss(text, 'Brute').ok
    expect(isRead("Play: Shuffle your discard pile into your opponent's deck.")).toBe(false)
    expect(isRead("Play: Shuffle an enemy creature into your opponent's deck.")).toBe(true)
  })

  it('cannot be used, or only what is read of it', () => {
    const text = `${LOST}\nAfter Reap: Steal 1.`
    const brute = { name: 'Brute', type: 'creature', house: 'dis', power: 3, text } as const
    expect(keyforge({ cards: [brute] }).library.find('Brute')).toHaveProperty('problems')
    const allowed = keyforge({ cards: [{ ...brute, unknown: 'allow' }] }).library.find('Brute')
    expect(allowed).toMatchObject({ unread: [LOST] })
  })

  it('is told from one with other words', () => {
    const read = readWithoutLoss(
      'Play: Choose a house. Destroy each artifact belonging to the chosen house.',
      'Brute',
    )
    expect(read.ok && read.changes?.map(({ message }) => message)).toEqual([
      expect.stringContaining('“belonging” is lost in'),
    ])
    expect(readWithoutLoss('Play: Destroy an artifact.', 'Brute')).not.toHaveProperty('changes')
  })

  it('wherever its parentheses are rules text', () => {
    const changes = (text: string) => cards.changes(text, 'Play: Steal 1Æ for each friendly creature.', [])
    expect(changes('Play: Steal 1Æ for each friendly creature (to a minimum of 2).')).not.toEqual([])
    expect(changes('Play: Steal 1Æ for each friendly creature (as many as you like).')).toEqual([])
  })
})

describe('the comparison', () => {
  const words = [
    'your opponent',
    'enemy',
    'friendly',
    'may',
    'cannot',
    'up to 2',
    '2',
    '3',
    '-2',
    'other',
    'instead',
  ]
  it.each(words)('never takes another word for “%s”', (word) => {
    for (const other of words) {
      const found = cards.changes(`Here ${word} stands.`, `Here ${other} stands.`, [])
      expect(
        found.some(({ isGrave }) => isGrave),
        other,
      ).toBe(other !== word)
    }
  })

  it.each([
    ['If you control another creature, draw 2 cards.', 'Draw two cards if you control another creature.'],
    ['Your opponent gains 2Æ. They draw a card.', 'Your opponent gains 2Æ. Your opponent draws 1 card.'],
    ['Sacrifice a creature.', 'Destroy a friendly creature.'],
    ['Return it to your hand.', "Return it to its owner's hand."],
  ])('finds nothing grave in %s / %s', (text, printed) => {
    expect(cards.changes(text, printed, []).filter(({ isGrave }) => isGrave)).toEqual([])
  })

  it.each([
    ['Destroy each Mars creature.', 'Destroy each creature.', '“Mars” is lost'],
    ['Put a doom counter on it.', 'Put a glory counter on it.', '“doom” becomes “glory”'],
    ['Destroy an Ancient Bear.', 'Destroy a Bear.', '“Ancient” is lost'],
    ['Draw a card.', 'Draw 2 cards.', '“2” is not in the text'],
    ['Your opponent draws a card.', 'Draw a card.', '“opponent” is lost'],
  ])('names what is lost: %s / %s', (text, printed, message) => {
    expect(
      cards
        .changes(text, printed, [])
        .map((one) => one.message)
        .join(),
    ).toContain(message)
  })

  it('has a reason for each group of synonyms', () => {
    for (const { why } of COMPARISON.synonyms) expect(why).toMatch(/^\p{L}.*\.$/u)
  })
})
