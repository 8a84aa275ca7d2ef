import { describe, expect, it } from 'vitest'
import { gameNamed, gameWithCards } from '../src/engine/games/games.ts'
import type { CardEntry } from '../src/engine/protocol/protocol.ts'
import { findCards, plainCreatures } from '../src/set-up/find/search-cards.ts'

const keyforge = (await gameWithCards('keyforge')).cards()
const magic = (await gameNamed('magic')).cards()
const grandArchive = (await gameNamed('grand-archive')).cards()

const found = (cards: readonly CardEntry[], typed: string) => findCards(cards, typed).hits

describe('a card search', () => {
  it('finds parts of names first', () => {
    const hits = found(keyforge, 'dino')
    const names = hits.map(({ card }) => card.name)
    expect(hits[names.indexOf('Dino-Fiend')]).toMatchObject({ by: null })
    // The letters of “Di-No You Didn’t!” alone begin so.
    const printed = names.findIndex((name) => !name.startsWith('Dino'))
    expect(names.slice(printed).some((name) => name.startsWith('Dino'))).toBe(false)
    expect(found(keyforge, 'dino-f')[0]?.card.name).toBe('Dino-Fiend')
    expect(found(keyforge, 'troll')[0]?.card.name).toBe('Troll')
    expect(found(keyforge, 'no such card at all')).toEqual([])
  })

  it('prefers whole words to beginnings, and names as printed to their letters', () => {
    const names = ['Aldino', 'Di-No!', 'Big Dinosaur', 'Great Dino', 'Dinosaur', 'Dino-Rider', 'Dino']
    const facts = { type: 'creature', look: null, strength: '1', attaches: false, kind: 'creature', text: '' }
    const hits = found(
      names.map((name) => ({ name, ...facts })),
      'dino',
    )
    expect(hits.map(({ card }) => card.name)).toEqual(names.toReversed())
  })

  it('finds keywords, cards that have them first', () => {
    const { hits, more } = findCards(keyforge, 'taunt')
    expect(hits.length).toBeGreaterThan(3)
    expect(more).toBeGreaterThan(0)
    for (const { card, by } of hits) {
      expect(card.text).toMatch(/^[^:]*\bTaunt\b/)
      expect(by).toMatch(/\btaunt\b/i)
    }
  })

  it('finds houses, types and traits, in any order', () => {
    for (const typed of ['dis creature', 'creature dis']) {
      const hits = found(keyforge, typed)
      expect(hits.length).toBe(8)
      for (const { card, by } of hits) {
        expect(card.look).toBe('dis')
        expect(card.type).toContain('creature')
        expect(by).toBe(card.kind)
      }
    }
    for (const { card } of found(magic, 'white creature')) expect(card.kind).toMatch(/white.*creature/)
    for (const { card } of found(grandArchive, 'warrior ally')) expect(card.kind).toMatch(/warrior.*ally/)
  })

  it('finds words of the text, and shows the sentence', () => {
    const hits = found(keyforge, 'destroyed: steal')
    expect(hits.length).toBeGreaterThan(0)
    for (const { card, by } of hits) {
      expect(card.text.toLowerCase()).toContain('steal')
      expect(by?.replaceAll('…', '').length).toBeLessThan(70)
      expect(card.text.toLowerCase()).toContain(by?.replaceAll('…', '').trim().toLowerCase())
    }
    expect(found(grandArchive, 'intercept').length).toBeGreaterThan(0)
  })
})

describe('a creature without a card', () => {
  const keywords = ['fear', 'first strike', 'flying']
  const names = (typed: string, there: readonly string[] = []) =>
    plainCreatures(typed, keywords, there).map(({ name }) => name)

  it('is found by its numbers and keywords, also by the beginning of the last one', () => {
    expect(plainCreatures('2/3', keywords, [])[0]).toMatchObject({
      name: '2/3',
      strength: '2/3',
      marks: { power: 2, toughness: 3 },
    })
    const [both] = plainCreatures('4/4 flying and first strike', keywords, [])
    expect(both?.marks).toEqual({ power: 4, toughness: 4, keywords: ['flying', 'first strike'] })
    expect(names('1/1 f')).toEqual(['1/1 fear', '1/1 first strike', '1/1 flying'])
    expect(names('1/1 with fl')).toEqual(['1/1 flying'])
    expect(names('1/1 frobbing')).toEqual([])
    expect(names('hill g')).toEqual([])
  })

  it('gets a letter where another one like it is on the board', () => {
    expect(names('2/2', ['2/2'])).toEqual(['2/2 B'])
    expect(names('2/2', ['2/2', '2/2 B'])).toEqual(['2/2 C'])
  })
})
