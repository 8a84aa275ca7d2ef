import type { World } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { artifact, creature, on, table, upgrade } from '../../test/table.ts'
import { pendingKeyword, pendingTrigger } from './abilities.ts'

describe('abilities from another card', () => {
  it('mean by “this creature” the card that has them, so “other” excludes it (KF-GEN-12)', () => {
    const horn = upgrade('Horn', 'This creature gains, "Action: Deal 1 damage to each other creature."')
    const t = table({ mine: [on(creature('Holder', 5), { upgrades: [horn] }), creature('Next', 5)] }).use(
      'Holder',
    )
    expect([t.damageOn('Holder'), t.damageOn('Next')]).toEqual([0, 1])
  })

  it('can refer to the controller of “this creature”, or their opponent, when it is destroyed', () => {
    const fate = upgrade('Fate', "This creature gains, “Destroyed: This creature's controller gains 2Æ.”")
    const after = (victim: Parameters<typeof on>[0], marks = {}) =>
      table({ mine: [creature('Killer', 9)], theirs: [on(victim, marks)] })
        .fight('Killer', 'Victim')
        .pools()
    expect(after(creature('Victim', 2), { upgrades: [fate] })).toEqual([0, 2])
    expect(after(creature('Victim', 2, { text: "Destroyed: Victim's opponent gains 1Æ." }))).toEqual([1, 0])
  })

  it('mean by the upgrade’s name that copy of it (KF-GEN-12)', () => {
    const fuse = upgrade('Fuse', 'This creature gains, "Action: Destroy Fuse. Gain 1Æ."')
    const t = table({
      mine: [on(creature('A', 5), { upgrades: [fuse] }), on(creature('B', 5), { upgrades: [fuse] })],
    })
    t.use('B')
    expect([t.zoneOf('Fuse'), t.zoneOf('Fuse#2'), ...t.pools()]).toEqual(['attached', 'discard', 1, 0])
  })

  it('mean by “you” the controller of the card that has them', () => {
    const t = table({
      theirs: [
        on(creature('Foe', 2), { upgrades: [upgrade('Will', 'This creature gains, "Destroyed: Gain 1Æ."')] }),
      ],
      me: { hand: ['Gateway to Dis'] },
    }).play('Gateway to Dis')
    expect(t.pools()).toEqual([0, 1])
  })
})

describe('an upgrade', () => {
  it('stays under its owner’s control on an enemy creature (KF-PLY-3)', () => {
    const net = on(upgrade('Net', 'Each enemy creature gets -1 power.'), { owner: 2 })
    const t = table({ mine: [on(creature('Mine', 5), { upgrades: [net] })], theirs: [creature('Theirs', 5)] })
    expect([t.card('Net').controller, t.powerOf('Mine'), t.powerOf('Theirs')]).toEqual([2, 4, 5])
  })

  it('triggers for its creature: “after this creature is dealt damage”', () => {
    const nerve = upgrade('Nerve', 'After this creature is dealt damage, gain 1Æ.')
    const t = table({
      mine: [on(creature('A', 9), { upgrades: [nerve] })],
      theirs: [creature('B', 3)],
    }).fight('A', 'B')
    expect(t.pools()).toEqual([1, 0])
  })

  it('triggers for its creature: “after this creature fights”', () => {
    const nerve = upgrade('Nerve', 'After this creature fights, gain 1Æ.')
    const t = table({
      mine: [on(creature('A', 9), { upgrades: [nerve] })],
      theirs: [creature('B', 3)],
    }).fight('A', 'B')
    expect(t.pools()).toEqual([1, 0])
  })
})

describe('“this creature” on a creature is that creature', () => {
  it.each([
    ['After this creature is dealt damage, gain 1Æ.'],
    ['After this creature fights, gain 1Æ.'],
    ['After Self fights, gain 1Æ.'],
  ])('%s', (text) => {
    const t = table({ mine: [creature('Self', 9, { text })], theirs: [creature('B', 3)] }).fight('Self', 'B')
    expect(t.pools()).toEqual([1, 0])
  })
})

describe('triggers for neighbors', () => {
  it.each(['a neighbor of Niff', 'each neighbor of Niff', 'a neighboring creature'])(
    'after %s is dealt damage',
    (who) => {
      const niff = creature('Niff', 2, { text: `After ${who} is dealt damage, gain 1Æ.` })
      const t = table({ mine: [creature('A', 9), niff], theirs: [creature('B', 3)] }).fight('A', 'B')
      expect(t.pools()).toEqual([1, 0])
    },
  )

  it('Little Niff steals after its neighbor fights, and not after others', () => {
    const board = {
      mine: [creature('A', 9), 'Little Niff', creature('X', 1), creature('Far', 9)],
      theirs: [creature('B', 3), creature('C', 3)],
      they: { aember: 3 },
    }
    expect(table(board).fight('A', 'B').pools()).toEqual([1, 2])
    expect(table(board).fight('Far', 'B').pools()).toEqual([0, 3])
  })
})

describe('delayed parts', () => {
  it('put a discarded card into play in the creature’s place, exhausted (KF-PLY-5)', () => {
    const t = table({
      mine: [creature('L', 9), 'Gebuk', creature('R', 9)],
      theirs: [creature('B', 9)],
      me: { deck: ['Bumpsy'] },
    }).fight('Gebuk', 'B')
    expect(t.line('mine')).toEqual(['L', 'Bumpsy', 'R'])
    expect(t.card('Bumpsy').ready).toBe(false)
  })

  it('ignore a card that is no creature', () => {
    const t = table({ mine: ['Gebuk'], theirs: [creature('B', 9)], me: { deck: ['Punch'] } }).fight(
      'Gebuk',
      'B',
    )
    expect([t.line('mine'), t.pile('mine', 'discard')]).toEqual([[], ['Punch', 'Gebuk']])
  })

  it('of a card that entered are not seen by cards that entered after it (KF-DST-12)', () => {
    const fan = creature('Fan', 9, { text: 'After a friendly creature is destroyed, gain 1Æ.' })
    const t = table({ mine: ['Gebuk'], theirs: [creature('B', 9)], me: { deck: [fan] } }).fight('Gebuk', 'B')
    expect([t.line('mine'), ...t.pools()]).toEqual([['Fan'], 0, 0])
  })
})

describe('triggers of other cards than creatures', () => {
  it('see artifacts destroyed (KF-DST-18)', () => {
    const eye = artifact('Eye', 'After an artifact is destroyed, gain 1Æ.')
    const smash = { name: 'Smash', type: 'action', house: 'dis', text: 'Play: Destroy an artifact.' } as const
    const t = table({ me: { artifacts: [eye, 'Banner of Battle'], hand: [smash] } })
      .play('Smash')
      .answer('Banner of Battle')
    expect(t.pools()).toEqual([1, 0])
  })
})

describe('the id of a pending trigger', () => {
  const w = table({ mine: [creature('One', 3), creature('Two', 3)] })
  const idOf = (card: number, life: number) => {
    const ref = { card, life }
    const clause = { kind: 'bold', triggers: ['action'], does: [] } as never
    return pendingTrigger(w.position as World, { card: ref, from: ref, ability: 0, clause, runs: 'chart' }).id
  }

  it('belongs to its object, however often the card has left play', () => {
    expect([idOf(3, 0), idOf(3, 1), idOf(4, 1), idOf(3, 0)]).toEqual([
      '3.0/3.0',
      '3.1/3.0',
      '4.1/4.0',
      '3.0/3.0',
    ])
    expect([idOf(3, 200), idOf(4, 72), idOf(3, 200)]).toEqual(['3.200/3.0', '4.72/4.0', '3.200/3.0'])
  })

  it('differs from that of a keyword', () => {
    const ref = { card: 4, life: 0 }
    const keywords = (['assault', 'hazardous'] as const).map(
      (keyword) => pendingKeyword(w.position as World, 3, keyword, ref).id,
    )
    expect(keywords).toEqual(['3.0/assault', '3.0/hazardous'])
  })
})
