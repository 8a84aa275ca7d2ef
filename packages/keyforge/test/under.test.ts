import { isRefusal, type Position } from '@battleline/kernel'
import { conformance, describeProblem } from '@battleline/kernel/test-kit'
import { describe, expect, it } from 'vitest'
import { type CardFacts, keyforge, type Setup } from '../src/index.ts'

const COLOSSUS: CardFacts = { name: 'Colossus', type: 'creature', house: 'dis', power: 6, gigantic: true }
const OTHER = 'Colossus (other half)'
const cards: readonly CardFacts[] = [
  COLOSSUS,
  {
    name: 'Omen of Toil',
    type: 'prophecy',
    reverse: 'Omen of War',
    text: 'After a friendly creature reaps, fulfill Omen of Toil.',
  },
  { name: 'Omen of War', type: 'prophecy', text: 'After a creature fights, fulfill this prophecy.' },
  {
    name: 'Dread',
    type: 'action',
    house: 'dis',
    text: "Play: Return a creature to its owner's hand.\nFate: Exalt a friendly creature.",
  },
  {
    name: 'Seedbed',
    type: 'artifact',
    house: 'dis',
    text: 'Action: Graft a creature onto Seedbed.\nAction: Play a creature grafted onto Seedbed.',
  },
  { name: 'Vault', type: 'action', house: 'dis', text: 'Play: Put an enemy creature into your archives.' },
]
const kf = keyforge({ cards })

function begun(setup: Setup): Position {
  const position = kf.begin(setup)
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}
const id = (position: Position, called: string): number =>
  kf.cards(position).find((card) => kf.card(position, card).called === called) ?? -1

const busy: Setup = {
  players: [
    {
      token: 'Grunt',
      houses: ['dis', 'logos', 'mars'],
      aember: 2,
      prophecies: ['Omen of Toil', { name: 'Omen of War', under: ['Dread'] }],
      battleline: ['Colossus', { name: 'Punch', facedown: true }],
      artifacts: [{ name: 'Seedbed', grafted: ['Troll'], under: ['Dread'] }],
      hand: ['Dread', 'Vault', 'Jargogle'],
      deck: [OTHER, 'Dust Imp', 'Urchin', 'Vault', 'Colossus'],
      archives: [{ name: 'Troll', owner: 2 }],
    },
    {
      houses: ['dis', 'logos', 'mars'],
      aember: 3,
      prophecies: [{ name: 'Omen of Toil', under: ['Dread'] }],
      battleline: [{ name: 'Jargogle', under: ['Dust Imp'] }, 'Colossus', 'Urchin'],
      hand: ['Colossus', OTHER, 'Vault', 'Dread'],
      deck: ['Troll', 'Dust Imp', 'Dread', 'Seedbed'],
    },
  ],
}

it('positions with everything under cards keep the promises in random play', { timeout: 60_000 }, () => {
  const report = conformance(kf, { busy: kf.begin(busy) }, { seeds: 12, decisions: 25, rarely: ['end'] })
  expect(report.problems.map(describeProblem)).toEqual([])
})

describe('A gigantic creature', () => {
  const position = begun({ players: [{ battleline: ['Colossus'] }, { battleline: ['Troll'] }] })

  it('includes its other half, which is not a separate card in play', () => {
    const half = kf.card(position, id(position, OTHER))
    expect(half).toMatchObject({ zone: 'joined', text: '', printedPower: 6, host: id(position, 'Colossus') })
    expect(kf.card(position, id(position, 'Colossus')).half).toBe(half.id)
    expect(kf.player(position, 1).battleline).toEqual([id(position, 'Colossus')])
  })

  it('is set up by the half with the text', () => {
    const refused = kf.begin({ players: [{ battleline: [OTHER] }, {}] })
    expect(refused).toMatchObject({ refused: 'illegal', cite: ['KF-GIG-1'] })
  })

  it('cannot be loaded with an invalid half', () => {
    const saved = JSON.stringify(kf.save(position))
    expect(isRefusal(kf.load(JSON.parse(saved)))).toBe(false)
    for (const broken of [saved.replace('"half":4', '"half":-1'), saved.replace('"half":4', '"half":99')]) {
      expect(broken).not.toBe(saved)
      expect(isRefusal(kf.load(JSON.parse(broken)))).toBe(true)
    }
  })

  it('is only ever a creature', () => {
    expect(() => keyforge({ cards: [{ ...COLOSSUS, type: 'artifact' }] })).toThrow(/gigantic/)
  })
})

describe('Prophecies', () => {
  const position = begun(busy)

  it('are among the moves, with a reason if they cannot be activated', () => {
    const [inactive, active] = kf.player(position, 1).prophecies
    const moves = new Map(kf.moves(position).map((one) => [one.card, one]))
    expect(moves.get(Number(inactive))?.may.map(({ id }) => id)).toEqual([`activate ${inactive}`])
    expect(moves.get(Number(active))?.mayNot[0]).toMatchObject({ kind: 'activate', cite: ['KF-PRO-1'] })
  })

  it('are public; only its player sees the card under one', () => {
    const under = (viewer: 1 | 2) => {
      const { cards, players } = kf.view(position, viewer)
      const shown = players[1]?.prophecies.cards ?? []
      return shown.map((card) => cards.find((one) => one.id === card)?.under)
    }
    expect(under(1)).toEqual([[-1]])
    expect(under(2)).toEqual([[expect.any(Number)]])
    expect(under(2)).not.toEqual([[-1]])
  })

  it.each<[string, Setup['players'][0]]>([
    ['a prophecy is no card of a deck', { deck: ['Omen of Toil'] }],
    ['nothing but a prophecy is one', { prophecies: ['Troll'] }],
    ['one card lies under it', { prophecies: [{ name: 'Omen of Toil', under: ['Troll', 'Urchin'] }] }],
    ['and not faceup', { prophecies: [{ name: 'Omen of Toil', grafted: ['Troll'] }] }],
  ])('are drawn as the rules have them: %s', (_, player) => {
    expect(kf.begin({ players: [player, {}] })).toMatchObject({ refused: 'illegal', cite: ['KF-PRO-1'] })
  })

  it('belong to whole games', () => {
    const deck = Array.from({ length: 12 }, () => 'Troll')
    const one = { houses: ['brobnar', 'dis', 'logos'] as const, deck, prophecies: ['Omen of War'] }
    const dealt = kf.deal({ players: [one, one], first: 1 })
    if (isRefusal(dealt)) throw new Error(dealt.reason)
    expect(kf.player(dealt, 2).prophecies).toHaveLength(1)
    expect(kf.card(dealt, kf.player(dealt, 2).prophecies[0] ?? -1).reverse).toBe('Omen of Toil')
  })
})

describe('A card under another card', () => {
  const position = begun(busy)
  const seedbed = kf.player(position, 1).artifacts[0] ?? -1

  it('is visible to both if grafted, and to one if not', () => {
    const [facedown, grafted] = kf.card(position, seedbed).under
    expect(kf.card(position, seedbed).grafted).toEqual([grafted])
    const known = (viewer: 1 | 2) => kf.observation(position, viewer).seen.map(({ card }) => card)
    expect(known(2)).toContain(grafted)
    expect(known(2)).not.toContain(facedown)
    expect(known(1)).toContain(facedown)
  })
})

describe('A token creature on a board', () => {
  const position = begun(busy)
  const token = kf.player(position, 1).battleline[1] ?? -1

  it('hides the real card', () => {
    expect(kf.card(position, token)).toMatchObject({ name: 'Grunt', facedown: 'Punch', power: 3 })
    for (const viewer of [1, 2] as const) {
      const seen = kf.view(position, viewer).cards.filter(({ name }) => name === 'Grunt')
      expect(seen).toMatchObject([{ name: 'Grunt', facedown: '?' }])
    }
  })

  it('needs a reference card, and a place in a battleline', () => {
    const down = { name: 'Punch', facedown: true }
    const refusal = (player: Setup['players'][0]) => kf.begin({ players: [player, {}] })
    expect(refusal({ battleline: [down] })).toMatchObject({ cite: ['KF-TOK-3'] })
    expect(refusal({ token: 'Grunt', hand: [down] })).toMatchObject({ cite: ['KF-TOK-1'] })
  })
})

describe('Searched zones', () => {
  const search: CardFacts = {
    name: 'Search',
    type: 'action',
    house: 'dis',
    text: 'Play: Purge a creature from your deck.',
  }
  const game = keyforge({ cards: [search] })
  const start = game.begin({ players: [{ hand: ['Search'], deck: ['Troll', 'Urchin', 'Punch'] }, {}] })
  if (isRefusal(start)) throw new Error(start.reason)
  const asked = game.answer(start, 'play 3')
  if (isRefusal(asked)) throw new Error(asked.reason)

  it('are visible to the choosing player, as far as they choose', () => {
    const names = (viewer: 1 | 2) => game.view(asked, viewer).cards.map(({ name }) => name)
    expect(names(1)).toEqual(['Troll', 'Urchin', 'Search'])
    expect(names(2)).toEqual(['Search'])
    expect(game.view(asked, 2).asked?.options).toEqual([])
  })

  it('are hidden afterwards; purged cards are visible to both', () => {
    const purged = game.answer(asked, [4])
    if (isRefusal(purged)) throw new Error(purged.reason)
    for (const viewer of [1, 2] as const)
      expect(game.view(purged, viewer).cards.map(({ name }) => name)).toEqual(['Search', 'Troll'])
  })
})
