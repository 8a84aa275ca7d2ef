import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { grandArchive } from '../index.ts'
import { checkDeck } from './check-deck.ts'
import { dealtPlayer } from './deck.ts'
import { randomDeck } from './random-deck.ts'
import { readDeck } from './read-deck.ts'
import { writeDeck } from './write-deck.ts'

const ga = grandArchive()
const { library } = ga

const LIST = `# Material Deck (3)
1 Spirit of Fire
1 Rai, Spellcrafter
Clarent, Sword of Peace

# Main Deck
4x Fireball
2 giant tortoise

Sideboard:
1 Bandage Wound`

describe('A list of a deck', () => {
  it('has a material deck, a main deck and a sideboard', () => {
    expect(readDeck(LIST, library, 'Embers')).toEqual({
      name: 'Embers',
      material: ['Spirit of Fire', 'Rai, Spellcrafter', 'Clarent, Sword of Peace'],
      main: ['Fireball', 'Fireball', 'Fireball', 'Fireball', 'Giant Tortoise', 'Giant Tortoise'],
      side: ['Bandage Wound'],
      problems: [],
    })
  })

  it('needs no headings: champions and regalia are material', () => {
    const { main, material } = readDeck('Spirit of Fire\n2 Fireball\nSword of Seeking', library)
    expect([main, material]).toEqual([
      ['Fireball', 'Fireball'],
      ['Spirit of Fire', 'Sword of Seeking'],
    ])
  })

  it('names what it cannot read, by its line', () => {
    const { problems } = readDeck('# Main Deck\n4 Firebal\n0 Fireball\n# Lunch\n', library)
    expect(problems).toMatchObject([
      { kind: 'unknown-card', line: 2, nearest: 'Fireball' },
      { kind: 'out-of-range', line: 3, nearest: null },
      { kind: 'unknown-word', line: 4, nearest: null },
    ])
    expect(readDeck('\n', library).problems).toMatchObject([{ kind: 'empty-file' }])
  })

  it('is written as it is read', () => {
    const { problems: _, ...deck } = readDeck(LIST, library, 'Embers')
    const { problems, ...again } = readDeck(writeDeck(deck), library)
    expect([problems, again]).toEqual([[], deck])
  })
})

describe('A deck', () => {
  const legal = randomDeck(library, { seed: 1 })
  const faults = (change: Partial<typeof legal>) =>
    checkDeck({ ...legal, ...change }, library).map(({ message, cite }) => `${message} (${cite})`)

  it('is legal, and named by what makes it illegal', () => {
    const [first = '', ...others] = legal.material
    expect(faults({})).toEqual([])
    expect(faults({ main: legal.main.slice(1) })).toEqual([
      'the main deck has 59 cards; it has at least 60 (GA-DCK-1)',
    ])
    expect(faults({ side: legal.main.slice(0, 1) })).toEqual([
      expect.stringMatching(/the deck has 5 cards of .*; it has at most 4 \(GA-DCK-1\)/),
    ])
    expect(faults({ material: others })).toContain('the material deck has no champion of level 0 (GA-DCK-2)')
    expect(faults({ material: [first, first] })).toEqual([
      `${first} is in the material deck 2 times (GA-DCK-2)`,
    ])
    expect(faults({ material: [first, 'Fireball'] })).toEqual([
      'Fireball is neither a champion nor a regalia (GA-DCK-2)',
    ])
    expect(faults({ main: [...legal.main, 'Sword of Seeking'] })).toEqual([
      'Sword of Seeking is not played from a main deck (GA-DCK-1)',
    ])
    expect(faults({ main: [...legal.main, 'Automaton Drone'] })).toEqual([
      'Automaton Drone is a token (GA-DCK-7)',
    ])
    expect(faults({ side: others.slice(0, 6) })).toEqual([
      'the sideboard is worth 18 points; it has at most 15 (GA-DCK-3)',
    ])
  })

  it('is drawn at random, legal, the same for the same seed, and can be dealt', () => {
    for (let seed = 0; seed < 30; seed++) {
      const deck = randomDeck(library, { seed })
      expect(checkDeck(deck, library)).toEqual([])
      expect(randomDeck(library, { seed })).toEqual(deck)
      const start = ga.deal({ players: [dealtPlayer(deck, 'Ann'), dealtPlayer(legal, 'Ben')] })
      expect(isRefusal(start)).toBe(false)
    }
  })
})
