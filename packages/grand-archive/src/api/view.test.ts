import { isRefusal, randomChoice, type Seeded, seeded } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { randomGame } from '../../test/random-game.ts'
import { type GrandArchivePosition, grandArchive, type Refusal, type Setup } from '../index.ts'

const ga = grandArchive()

function fine(made: GrandArchivePosition | Refusal): GrandArchivePosition {
  if (isRefusal(made)) throw new Error(made.reason)
  return made
}

/** Positions of a random whole game at which a player decides, one in `every`. */
function* decided(seed: number, every: number, most = 300): Generator<GrandArchivePosition> {
  const random = seeded(seed)
  let at = randomGame(ga, random)
  for (let made = 0; made < most; made++) {
    const asked = ga.decision(at)
    if (asked === null) return
    if (asked.who > 0 && made % every === 0) yield at
    at = fine(ga.answer(at, randomChoice(asked, random)))
  }
}

const cardsOf = (at: GrandArchivePosition) =>
  ga
    .cards(at)
    .map((card) => ga.card(at, card))
    .map(({ name, owner }) => `${owner} ${name}`)
    .sort()

function playOn(from: GrandArchivePosition, random: Seeded, decisions: number): void {
  let at = from
  for (let made = 0; made < decisions; made++) {
    const asked = ga.decision(at)
    if (asked === null) return
    at = fine(ga.answer(at, randomChoice(asked, random)))
  }
}

const CARDS = ['Fireball', 'Mend Flesh', 'Giant Tortoise', 'Savage Slash', 'Purge in Flames']
const board = (hand: readonly string[], memory: readonly string[], deck: readonly string[]): Setup => ({
  whole: true,
  players: [
    { name: 'Ann', field: ['Rai, Spellcrafter'], hand: ['Fireball'], deck: ['Fireball'] },
    {
      name: 'Ben',
      field: ['Tonoris, Lone Mercenary'],
      hand,
      memory,
      deck,
      material: ['Clarent, Sword of Peace'],
    },
  ],
})

describe('What a player of Grand Archive may know', () => {
  const [one = '', two = '', three = '', four = '', five = ''] = CARDS
  const at = fine(ga.begin(board([one, two], [three, four], [five])))

  it('leaves out the hand, the memory and the material deck of the other player, and all decks', () => {
    const [ann, ben] = [ga.view(at, 1), ga.view(at, 2)]
    const seen = (view: typeof ann, player: 0 | 1) => {
      const { hand, memory, deck, material } = view.players[player] ?? {}
      return [hand, memory, deck, material].map((zone) => [zone?.count, zone?.cards !== null])
    }
    expect(seen(ann, 1)).toEqual([
      [2, false],
      [2, false],
      [1, false],
      [1, false],
    ])
    expect(seen(ben, 1)).toEqual([
      [2, true],
      [2, true],
      [1, false],
      [1, true],
    ])
    expect(ann.cards.map(({ name }) => name)).toEqual([
      'Rai, Spellcrafter',
      'Fireball',
      'Tonoris, Lone Mercenary',
    ])
    const watched = ga.publicObservation(at).view
    expect(watched.cards.map(({ name }) => name)).toEqual(['Rai, Spellcrafter', 'Tonoris, Lone Mercenary'])
  })

  it('is the same for boards that differ only in what is hidden', () => {
    const other = fine(ga.begin(board([four, five], [one, three], [two])))
    expect(ga.view(other, 1)).toEqual(ga.view(at, 1))
    expect(ga.view(other, 2)).not.toEqual(ga.view(at, 2))
  })

  it('names no second card of a name that nobody sees', () => {
    const [, mine] = ga.view(at, 1).cards
    // There are three Fireballs on the board, and Ann sees one of them.
    expect(mine?.called).toBe('Fireball')
  })

  it('has options by their places, for the player who decides', () => {
    const mine = ga.observation(at, 1)
    const place = mine.view.asked?.options.find(({ label }) => label === 'pass')?.id ?? -1
    const choice = ga.choicesSeenBy(mine, place)
    expect(choice).toEqual(['pass'])
    expect(ga.choicesSeenBy(mine, 99)).toMatchObject({ refused: 'not offered' })
    expect(ga.choicesSeenBy(ga.observation(at, 2), 0)).toMatchObject({ refused: 'not offered' })
  })
})

describe('Hidden cards dealt anew', () => {
  it('give the same view and the same answers, in every position of random games', () => {
    let moved = 0
    for (const seed of [3, 4, 5]) {
      for (const at of decided(seed, 11)) {
        for (const player of [1, 2] as const) {
          const world = ga.resample(at, player, seeded(5))
          if (ga.positionKey(world) !== ga.positionKey(at)) moved++
          expect(ga.view(world, player)).toEqual(ga.view(at, player))
          if (ga.decision(at)?.who === player) expect(ga.decision(world)?.ids).toEqual(ga.decision(at)?.ids)
          expect(cardsOf(world)).toEqual(cardsOf(at))
        }
      }
    }
    expect(moved).toBeGreaterThan(10)
  })

  it('do not depend on where they were', () => {
    for (const at of decided(6, 29)) {
      const other = ga.resample(at, 1, seeded(8))
      const [one, two] = [other, at].map((from) => ga.resample(from, 1, seeded(9)))
      expect(ga.positionKey(one as GrandArchivePosition)).toBe(ga.positionKey(two as GrandArchivePosition))
    }
  })

  it('are a position from which the game goes on', () => {
    for (let seed = 10; seed < 14; seed++) {
      for (const at of decided(seed, 31)) {
        const who = ga.decision(at)?.who === 2 ? 2 : 1
        playOn(ga.resample(at, who, seeded(seed)), seeded(seed), 40)
      }
    }
  })

  it('keep what a player could follow', () => {
    const [known = -1] = ga.player(fine(ga.begin(board(CARDS, [], []))), 2).hand
    const at = fine(ga.begin(board(CARDS, CARDS, CARDS)))
    for (let seed = 0; seed < 8; seed++)
      expect(ga.player(ga.resample(at, 1, seeded(seed), new Set([known])), 2).hand).toContain(known)
  })
})
