import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { keyforge } from '../index.ts'
import { enhanceIcons } from './card-needs.ts'
import { checkDeck } from './check-deck.ts'
import { type Deck, dealtPlayer } from './deck.ts'
import { RANDOM_SETS, randomDeck } from './random-deck.ts'
import { deckSetNamed } from './sets.ts'

const game = keyforge()
const { library } = game

const card = (name: string, house: string) => ({ name, house, enhancements: [] })
const twelve = (name: string, house: string) => Array.from({ length: 12 }, () => card(name, house))
const deck: Deck = {
  name: 'A deck',
  set: null,
  houses: ['brobnar', 'dis', 'logos'],
  cards: [...twelve('Troll', 'brobnar'), ...twelve('Gub', 'dis'), ...twelve('Archimedes', 'logos')],
  token: null,
  prophecies: [],
  powers: [],
}

const faults = (changed: Partial<Deck>) => checkDeck({ ...deck, ...changed }, library)
const messages = (changed: Partial<Deck>) => faults(changed).map(({ message }) => message)

describe('a deck', () => {
  it('is legal with three houses of twelve cards (KF-SET-1, R-047)', () => {
    expect(faults({})).toEqual([])
  })

  it('is illegal with other numbers of cards or houses', () => {
    expect(messages({ cards: deck.cards.slice(1) })).toEqual([
      'the deck has 35 cards; a deck has 36',
      'brobnar has 11 cards; each house of a deck has twelve',
    ])
    expect(messages({ houses: ['brobnar', 'dis'] })).toEqual([
      'the deck has 2 houses (brobnar, dis); a deck has three',
      '12 cards of logos, which is not on the identity card',
    ])
    expect(messages({ houses: ['dis', 'dis', 'logos'] })[0]).toBe('a house is twice on the identity card')
    expect(faults({ houses: [] })[0]?.cite).toContain('KF-SET-1')
  })

  it('may have a maverick, which counts for its own house', () => {
    const [, ...rest] = deck.cards
    expect(messages({ cards: [card('Gub', 'brobnar'), ...rest] })).toEqual([])
  })

  it('needs both halves of a gigantic creature (KF-GIG-1)', () => {
    const { name = '', house = '' } = library.all().find(({ gigantic }) => gigantic === true) ?? {}
    const cards = [...twelve('Troll', house), ...deck.cards.slice(12)]
    const houses = [house, 'dis', 'logos']
    const lone = [card(name, house), ...cards.slice(1)]
    expect(messages({ cards: lone, houses })).toEqual([`${name} needs both halves, and the deck has 1`])
    const both = [card(name, house), card(`${name} (other half)`, house), ...cards.slice(2)]
    expect(messages({ cards: both, houses })).toEqual([])
  })

  it('has no more added icons than its cards give (KF-ENH-1)', () => {
    const [first, ...rest] = deck.cards
    const enhanced = { name: 'Troll', house: 'brobnar', enhancements: ['draw', 'draw'] }
    expect(first && messages({ cards: [enhanced, ...rest] })).toEqual([
      '2 draw icons are added, and the cards with Enhance give 0',
    ])
  })

  it('has fitting reference cards', () => {
    const token = library.all().find(({ type, house }) => type === 'token creature' && house === 'mars')
    expect(messages({ token: token?.name ?? '' })).toEqual([
      `${token?.name} is of mars, which is not on the identity card`,
    ])
    expect(messages({ prophecies: ['A', 'A'] })).toEqual(['A lies beside the deck 2 times'])
    expect(messages({ set: 'Worlds Collide', houses: ['brobnar', 'dis', 'mars'] }).at(-1)).toBe(
      'Worlds Collide has no decks of house mars',
    )
  })
})

describe('a random deck', () => {
  it('is legal, of houses of its set, and the same for the same seed', () => {
    for (const set of [undefined, ...RANDOM_SETS])
      for (let seed = 0; seed < 8; seed++) {
        const made = randomDeck(library, { seed, ...(set !== undefined && { set }) })
        expect(checkDeck(made, library), `${set?.name} ${seed}`).toEqual([])
        expect(made).toEqual(randomDeck(library, { seed, ...(set !== undefined && { set }) }))
      }
    expect(randomDeck(library, { seed: 1 })).not.toEqual(randomDeck(library, { seed: 2 }))
  })

  it('has the icons of Enhance on other cards, and none in sets without it', () => {
    const set = (name: string) => deckSetNamed(name) ?? RANDOM_SETS[0]
    const icons = (name: string) =>
      Array.from({ length: 30 }, (_, seed) => randomDeck(library, { seed, set: set(name) as never })).map(
        ({ cards }) => [
          cards.flatMap(({ enhancements }) => enhancements).length,
          cards.flatMap((one) => enhanceIcons(library.facts(one.name) ?? { name: '', type: 'action' }))
            .length,
        ],
      )
    const mutated = icons('mm')
    expect(mutated.every(([added, given]) => added === given)).toBe(true)
    expect(mutated.some(([added = 0]) => added > 3)).toBe(true)
    expect(icons('cota').every(([, given]) => given === 0)).toBe(true)
  })

  it('has common cards more often than rare ones, if the file says which they are', () => {
    const isRare = (name: string) => name.length % 2 === 0
    const printing = (name: string) => ({ sets: [], rarity: isRare(name) ? 'Rare' : 'Common' })
    const cards = Array.from(
      { length: 40 },
      (_, seed) => randomDeck(library, { seed, printing }).cards,
    ).flat()
    expect(cards.filter(({ name }) => isRare(name)).length / cards.length).toBeLessThan(0.35)
  })

  it('has the types of cards as often as its houses have them', () => {
    for (let seed = 0; seed < 50; seed++) {
      const { cards, houses } = randomDeck(library, { seed })
      for (const house of houses) {
        const all = library.all().filter((one) => one.house === house && one.type !== 'token creature')
        const share = all.filter(({ type }) => type === 'creature').length / all.length
        const own = cards.filter((one) => one.house === house && library.facts(one.name)?.type === 'creature')
        expect(Math.abs(own.length - 12 * share)).toBeLessThan(3)
      }
    }
  })

  it('is dealt with its icons and mavericks', () => {
    const made = randomDeck(library, { seed: 3 })
    const [first, ...rest] = made.cards
    const other = made.houses.find((house) => house !== first?.house) ?? ''
    const maverick = { name: first?.name ?? '', house: other, enhancements: ['draw'] }
    const player = (name: string) => dealtPlayer({ ...made, cards: [maverick, ...rest] }, name, library)
    const start = game.deal({ players: [player('Ann'), player('Ben')] })
    if (isRefusal(start)) throw new Error(start.reason)
    const { deck: cards } = game.player(start, 1)
    expect(game.card(start, cards[0] ?? 0).houses).toEqual([other])
    const again = game.load(JSON.parse(JSON.stringify(game.save(start))))
    if (isRefusal(again)) throw new Error(again.reason)
    expect(game.card(again, cards[0] ?? 0).houses).toEqual([other])
    expect(game.positionKey(again)).toBe(game.positionKey(start))
  })
})
