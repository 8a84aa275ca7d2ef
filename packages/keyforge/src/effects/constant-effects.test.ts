import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../test/table.ts'

const gub = (n: number) => creature(`Gub ${n}`, 1)
const gubs = (n: number) => Array.from({ length: n }, (_, at) => gub(at + 1))

describe('values that count something', () => {
  const power = (text: string, board: Parameters<typeof table>[0] = {}) =>
    table({ ...board, mine: [creature('Swarm', 3, { text }), ...(board.mine ?? [])] }).powerOf('Swarm')

  it('add for each card, neighbor, key, or Æ', () => {
    expect(power('Swarm gets +1 power for each creature in play.', { mine: gubs(2), theirs: [gub(7)] })).toBe(
      7,
    )
    expect(power('Swarm gets +3 power for each neighbor it has.', { mine: gubs(2) })).toBe(6)
    expect(power('Swarm gets +3 power for each of its Dis neighbors.', { mine: gubs(2) })).toBe(6)
    expect(power('Swarm gets +3 power for each unforged key you have.')).toBe(12)
    expect(power('Swarm gets +1 power for each Æ in your pool.', { me: { aember: 4 } })).toBe(7)
    expect(power('Swarm gets +X power, where X is the number of enemy creatures.', { theirs: gubs(2) })).toBe(
      5,
    )
    expect(
      power('Swarm gets +1 power for each house represented among enemy creatures.', { theirs: gubs(2) }),
    ).toBe(4)
  })

  it('ask which cards lack a keyword without the effects that give it', () => {
    const text = 'Each friendly creature without skirmish gains skirmish.'
    const t = table({ mine: [creature('Drill Sergeant', 3, { text }), gub(1)] })
    expect(t.card('Gub 1').keywords).toEqual({ skirmish: 1 })
    expect(t.card('Drill Sergeant').keywords).toEqual({ skirmish: 1 })
  })

  it('count Æmber and counters on the card itself', () => {
    const text = 'Each friendly creature gets +2 power for each Æ on it.'
    const t = table({
      me: { artifacts: [artifact('Laurels', text)] },
      mine: [on(gub(1), { aember: 2 }), gub(2)],
    })
    expect([t.powerOf('Gub 1'), t.powerOf('Gub 2')]).toEqual([5, 1])
  })

  it('shrink with the count: a creature without power is destroyed at once (KF-PWR-3)', () => {
    const swarm = creature('Swarm', 0, { text: 'Swarm gets +1 power for each enemy creature.' })
    const t = table({ mine: [creature('Killer', 9), swarm], theirs: [gub(1)] }).fight('Killer', 'Gub 1')
    expect(t.zoneOf('Swarm')).toBe('discard')
  })

  it('can give a keyword value', () => {
    const text = 'Swarm gains assault X, where X is the number of forged keys your opponent has.'
    expect(table({ mine: [creature('Swarm', 3, { text })] }).card('Swarm').keywords).toEqual({})
    const kf = table({
      mine: [
        creature('Swarm', 3, { text: text.replace('forged keys your opponent has', 'friendly creatures') }),
      ],
    })
    expect(kf.card('Swarm').keywords).toEqual({ assault: 1 })
  })
})

describe('restrictions on cards', () => {
  const why = (text: string, move: string, board: Parameters<typeof table>[0] = {}): readonly string[] => {
    const t = table({ ...board, mine: [creature('Slave', 3, { text })], theirs: [gub(1), gub(2), gub(3)] })
    const word = move.replace('Slave', String(t.id('Slave'))).replace('Gub', String(t.id('Gub 2')))
    return t.kf.whyNot(t.position, word)?.cite ?? []
  }
  it.each([
    ['Slave cannot fight or reap.', 'reap Slave'],
    ['Slave cannot fight or reap.', 'fight Slave Gub'],
    ['Slave cannot be used.', 'reap Slave'],
    ['Slave cannot be used unless you have 1Æ or more.', 'fight Slave Gub'],
    ['You cannot use creatures to reap.', 'reap Slave'],
    ['Friendly creatures cannot reap while it is your turn.', 'reap Slave'],
  ])('%s', (text, move) => {
    expect(why(text, move)).toContain('KF-GEN-2')
  })

  it('apply only to the named action', () => {
    expect(why('You cannot use creatures to reap.', 'fight Slave Gub')).toEqual([])
    expect(
      why('Slave cannot be used unless you have 1Æ or more.', 'reap Slave', { me: { aember: 1 } }),
    ).toEqual([])
    expect(why('Slave cannot reap unless there are no enemy creatures.', 'fight Slave Gub')).toEqual([])
  })

  it('can forbid fighting them, for all or some creatures (KF-FGT-3)', () => {
    const hidden = creature('Hidden', 2, { text: 'Hidden cannot be fought by flank creatures.' })
    const t = table({ mine: [gub(1), gub(2), gub(3)], theirs: [hidden] })
    const cite = (name: string) =>
      t.kf.whyNot(t.position, `fight ${t.id(name)} ${t.id('Hidden')}`)?.cite ?? []
    expect([cite('Gub 1'), cite('Gub 2'), cite('Gub 3')]).toEqual([
      ['KF-FGT-3', 'KF-GEN-2'],
      [],
      ['KF-FGT-3', 'KF-GEN-2'],
    ])
  })

  it('can forbid them to fight some creatures', () => {
    const hidden = creature('Hidden', 2, { text: 'Creatures not on a flank cannot fight this creature.' })
    const t = table({ mine: [gub(1), gub(2), gub(3)], theirs: [hidden] })
    const may = (name: string) => t.kf.whyNot(t.position, `fight ${t.id(name)} ${t.id('Hidden')}`) === null
    expect([may('Gub 1'), may('Gub 2')]).toEqual([true, false])
  })

  it('can prevent readying', () => {
    const wake = action('Wake', 'Play: Ready each creature.')
    const stiff = (text: string) =>
      table({ mine: [on(creature('Stiff', 2, { text }), { exhausted: true })], me: { hand: [wake] } })
        .play('Wake')
        .card('Stiff')
    expect(stiff('Stiff cannot ready.').ready).toBe(false)
    expect(stiff('Stiff does not ready during your ready step.').ready).toBe(true)
  })
})

describe('permissions for cards in any active house', () => {
  const uses = (text: string) => {
    const t = table({ house: 'mars', mine: [creature('Rover', 3, { text })], theirs: [gub(1)] })
    const can = (word: string) => t.kf.whyNot(t.position, word) === null
    return [can(`reap ${t.id('Rover')}`), can(`fight ${t.id('Rover')} ${t.id('Gub 1')}`)]
  }
  it.each<[string, readonly boolean[]]>([
    ['', [false, false]],
    ['Rover may be used as if it belonged to the active house.', [true, true]],
    ['You may use Rover as if it belonged to the active house.', [true, true]],
    ['Each friendly creature may fight.', [false, true]],
    ['Rover may reap.', [true, false]],
    ['Rover belongs to all houses.', [true, true]],
  ])('“%s”', (text, expected) => expect(uses(text)).toEqual(expected))
})

describe('restrictions on players', () => {
  it('can protect Æmber from stealing: nothing was stolen, and nothing follows (KF-GEN-2, KF-GEN-8)', () => {
    const vault = creature('Vault', 3, { text: 'Your Æ cannot be stolen.' })
    const rob = action('Rob', 'Play: Steal 1Æ. If you do, gain 5Æ.')
    const t = table({ theirs: [vault], me: { hand: [rob] }, they: { aember: 3 } }).play('Rob')
    expect(t.pools()).toEqual([0, 3])
  })

  it('can forbid forging in any way (KF-FRG-4)', () => {
    const lock = creature('Lock', 3, { text: 'Your opponent cannot forge keys.' })
    const key = action('Key', 'Play: Forge a key at current cost.')
    const t = table({ theirs: [lock], me: { hand: [key], aember: 9 } }).play('Key')
    expect(t.pools()).toEqual([9, 0])
  })

  it('can allow spending the Æmber on their creatures (KF-FRG-2)', () => {
    const senator = creature('Senator', 3, {
      text: 'You may spend Æ on friendly creatures as if it were in your pool.',
    })
    const key = action('Key', 'Play: Forge a key at current cost.')
    const t = table({
      orders: true,
      mine: [senator, on(gub(1), { aember: 4 })],
      me: { hand: [key], aember: 2 },
    })
    t.play('Key').answer('the red key')
    expect([t.pools(), t.card('Gub 1').aember]).toEqual([[0, 0], 0])
  })

  it('keys cost more for each counted thing, and X more', () => {
    const key = action('Key', 'Play: Forge a key at current cost.')
    const cost = (text: string) => {
      const they = [creature('Tax', 4, { text }), gub(1)]
      return (
        20 -
        table({ orders: true, theirs: they, me: { hand: [key], aember: 20 } })
          .play('Key')
          .answer('the red key')
          .pools()[0]
      )
    }
    expect(cost("Your opponent's keys cost +1Æ for each friendly creature.")).toBe(8)
    expect(cost("Your opponent's keys cost +X, where X is Tax's power.")).toBe(10)
  })
})

describe('how cards enter, and their types', () => {
  it('combine two ways', () => {
    const rage = creature('Rager', 3, { text: 'Rager enters play ready and enraged.' })
    const { ready, enraged } = table({ me: { hand: [rage] } })
      .play('Rager')
      .card('Rager')
    expect([ready, enraged]).toEqual([true, true])
  })

  it('a gained trait counts like a printed one', () => {
    const cult = artifact('Cult', 'Each friendly creature gains the Mutant trait.')
    const count = creature('Counter', 1, { text: 'Counter gets +1 power for each Mutant creature.' })
    expect(table({ me: { artifacts: [cult] }, mine: [count, gub(1)] }).powerOf('Counter')).toBe(3)
  })

  it('an effect that depends on itself is checked without it', () => {
    const grow = artifact('Grow', 'Each creature with power 3 or higher gets +1 power.')
    const t = table({ me: { artifacts: [grow] }, mine: [creature('Two', 2), creature('Three', 3)] })
    expect([t.powerOf('Two'), t.powerOf('Three')]).toEqual([2, 4])
    const breed = artifact('Breed', 'Each Mutant creature gains the Beast trait.')
    const beast = artifact('Beast', 'Each Beast creature gains the Mutant trait.')
    const both = table({
      me: { artifacts: [breed, beast] },
      mine: [creature('Rat', 2, { traits: ['beast'] })],
    })
    expect(both.card('Rat').traits).toEqual(['beast', 'mutant'])
  })

  it('a text about two kinds of cards affects both', () => {
    const t = table({
      mine: [
        gub(1),
        creature('Chief', 2, { text: 'Chief and each neighboring creature get +2 power.' }),
        gub(2),
        gub(3),
      ],
    })
    expect(['Gub 1', 'Chief', 'Gub 2', 'Gub 3'].map((name) => t.powerOf(name))).toEqual([3, 4, 3, 1])
  })
})
