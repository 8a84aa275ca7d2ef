import { describe, expect, it } from 'vitest'
import { action, creature, on, type Table, table, upgrade } from '../../test/table.ts'

const hat = upgrade('Hat', '')
const ours = [
  on(creature('Ann', 3, { traits: ['knight'] }), { aember: 1 }),
  on(creature('Bob', 4, { house: 'logos', icons: ['draw'] }), { counters: 1 }),
  creature('Cat', 3, { armor: 2, traits: ['knight', 'beast'] }),
]
const theirs = [
  on(creature('Dan', 5, { house: 'logos' }), { upgrades: [hat] }),
  creature('Eve', 1, { text: 'Taunt.' }),
]

/** The creatures that an action stuns. */
function stunned(words: string, then = ''): readonly string[] {
  const done = table({
    mine: ours,
    theirs,
    house: 'dis',
    me: { hand: [action('Cry', `Play: Stun ${words}.${then}`)] },
  }).play('Cry')
  return ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].filter((name) => done.card(name).stunned)
}

describe('Relative clauses of a group', () => {
  it.each([
    ['each creature on a flank', ['Ann', 'Cat', 'Dan', 'Eve']],
    ['each creature not on a flank', ['Bob']],
    ['each creature in the center of its battleline', ['Bob']],
    ["each creature on your opponent's left flank", ['Dan']],
    ['each friendly creature on your right flank', ['Cat']],
    ['each creature with the highest power', ['Bob', 'Dan']],
    ['each friendly creature with the lowest power', ['Ann', 'Cat']],
    ['each creature with no Æ on it', ['Bob', 'Cat', 'Dan', 'Eve']],
    ['each creature with an upgrade', ['Dan']],
    ['each creature with armor', ['Cat']],
    ['each creature with a bonus icon', ['Bob']],
    ['each creature with no bonus icons', ['Ann', 'Cat', 'Dan', 'Eve']],
    ['each creature with a +1 power counter', ['Bob']],
    ['each creature with taunt', ['Eve']],
    ['each creature that shares a house with at least 1 of its neighbors', []],
    [
      'each creature that does not share a trait with at least 1 of its neighbors',
      ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'],
    ],
    ['each creature with a more powerful neighbor', ['Ann', 'Cat', 'Eve']],
    ['each creature with a less powerful neighbor', ['Bob', 'Dan']],
    ['each creature except the most powerful friendly creature', ['Ann', 'Cat', 'Dan', 'Eve']],
    ['each friendly creature and enemy flank creature', ['Ann', 'Bob', 'Cat', 'Dan', 'Eve']],
    ['each friendly Knight', ['Ann', 'Cat']],
    ['each Beast or Giant creature', ['Cat']],
    ['each Logos or Mars creature', ['Bob', 'Dan']],
    ['each creature in the center of your battleline', ['Bob']],
    ["each creature in the center of your opponent's battleline", []],
    ['each creature on the left flank', ['Ann', 'Dan']],
    ['each creature adjacent to a Logos creature', ['Ann', 'Cat', 'Eve']],
    ['each creature next to a Logos creature', ['Ann', 'Cat', 'Eve']],
    ['each creature other than the most powerful friendly creature', ['Ann', 'Cat', 'Dan', 'Eve']],
    ['each creature not of the active house', ['Bob', 'Dan']],
  ])('%s', (words, names) => {
    expect(stunned(words)).toEqual(names)
  })

  it('compare with a chosen creature', () => {
    const board = { mine: ours, theirs, me: { hand: [action('Cry', CRY)] } }
    const done = table(board).play('Cry').answer('Bob')
    expect(['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].filter((name) => done.card(name).stunned)).toEqual(['Dan'])
    expect(['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].filter((name) => done.card(name).warded)).toEqual([
      'Ann',
      'Cat',
      'Eve',
    ])
    expect(['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].filter((name) => !done.card(name).ready)).toEqual(['Cat'])
  })

  it('look at neighbors and at marks', () => {
    const text =
      'Play: Choose a creature. Stun each creature adjacent to it. Exhaust each friendly creature that is not stunned. ' +
      'Ward each creature that is stunned. Enrage each friendly creature without a ward counter.'
    const board = { mine: ours, theirs, me: { hand: [action('Cry', text)] } }
    const done = table(board).play('Cry').answer('Bob')
    const names = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve']
    expect(names.filter((name) => done.card(name).stunned)).toEqual(['Ann', 'Cat'])
    expect(names.filter((name) => !done.card(name).ready)).toEqual(['Bob'])
    expect(names.filter((name) => done.card(name).warded)).toEqual(['Ann', 'Cat'])
    expect(names.filter((name) => done.card(name).enraged)).toEqual(['Bob'])
  })

  it('choose one at random, without a decision', () => {
    const text = 'Play: Deal 2 damage to a random enemy creature with no damage.'
    const hurt = [on(creature('Dan', 5), { damage: 1 }), creature('Eve', 4)]
    const done = table({ mine: ours, theirs: hurt, me: { hand: [action('Cry', text)] } }).play('Cry')
    expect([done.card('Dan').damage, done.card('Eve').damage]).toEqual([1, 2])
    expect(stunned('a random enemy creature')).toEqual([])
  })

  it('take the most powerful creatures; ties for the last place are chosen (KF-GEN-14)', () => {
    const board = {
      mine: ours,
      theirs,
      me: { hand: [action('Cry', 'Play: Stun the 3 most powerful creatures.')] },
    }
    const asked = table(board).play('Cry')
    expect(asked.askedLabels()).toEqual(['Ann', 'Cat'])
    asked.answer('Cat')
    expect(['Ann', 'Bob', 'Cat', 'Dan', 'Eve'].filter((name) => asked.card(name).stunned)).toEqual([
      'Bob',
      'Cat',
      'Dan',
    ])
  })

  it('“other” excludes the chosen card, not the source', () => {
    const mover = creature('Mover', 2, { text: 'Action: Move 1Æ from a creature to another creature.' })
    const asked = table({ mine: [on(creature('Ann', 3), { aember: 1 }), mover] })
      .use('Mover')
      .answer('Ann')
    expect(asked.card('Mover').aember).toBe(1)
  })
})

const CRY =
  'Play: Choose a creature. Stun each other creature with the same power as it. ' +
  "Ward each creature with power less than that creature's power. Exhaust its right neighbor."

describe('A chosen house', () => {
  const chosen = (text: string) =>
    table({
      mine: [creature('Ann', 3), creature('Bob', 3, { house: 'logos' })],
      theirs: [creature('Dan', 3, { house: 'logos' })],
      house: 'dis',
      me: { hand: [action('Cry', text)] },
    })
      .play('Cry')
      .answer('logos')

  const may = (board: Table, name: string): boolean =>
    board.kf.decision(board.position)?.options.some(({ id }) => id === `reap ${board.id(name)}`) ?? false

  it('is remembered by a lasting effect’s trigger', () => {
    const done = chosen(
      'Play: Choose a house. For the remainder of the turn, after a friendly creature of that house is stunned, gain 1Æ. Stun each creature.',
    )
    expect(done.player(1).aember).toBe(1)
  })

  it('excludes cards with “not of that house”', () => {
    const done = chosen('Play: Choose a house. Ward each creature that does not belong to that house.')
    expect(['Ann', 'Bob', 'Dan'].filter((name) => done.card(name).warded)).toEqual(['Ann'])
  })

  it('filters cards that may be used, or cannot be played', () => {
    const use = chosen('Play: Choose a house. You may use a creature of that house this turn.')
    expect(may(use, 'Bob')).toBe(true)
    expect(may(use, 'Ann')).toBe(true)
    const cannot = chosen('Play: Choose a house. You cannot use creatures of that house this turn.')
    expect(may(cannot, 'Bob')).toBe(false)
  })
})

describe('Filters by printed facts', () => {
  const board = (text: string) =>
    table({
      house: 'dis',
      mine: [creature('Herald', 3, { text })],
      me: {
        hand: [
          creature('Imp', 2, { traits: ['imp'] }),
          creature('Ogre', 6, { traits: ['giant'] }),
          creature('Clerk', 2, { house: 'logos' }),
        ],
      },
    })

  it.each([
    ['After you play a creature with power 5 or higher, gain 1Æ.', ['Ogre']],
    ['After you play a Giant, gain 1Æ.', ['Ogre']],
    ['After you play an Imp or Giant creature, gain 1Æ.', ['Imp', 'Ogre']],
    ['After you play a creature with odd power, gain 1Æ.', []],
    ['After you play a card of the active house, gain 1Æ.', ['Imp', 'Ogre']],
  ])('%s', (text, names) => {
    const gained = ['Imp', 'Ogre'].filter(
      (name) => board(text).play(name).answer('right flank').player(1).aember > 0,
    )
    expect(gained).toEqual(names)
  })
})
