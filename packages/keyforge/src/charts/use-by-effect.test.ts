import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../test/table.ts'

const muster = action('Muster', 'Play: Reap with each friendly creature.')
const one = creature('One', 3)
const two = creature('Two', 3, { text: 'After Reap: Steal 1Æ.' })

describe('using several creatures', () => {
  it('uses one after the other, in the chosen order', () => {
    const t = table({ mine: [one, two], me: { hand: [muster] }, they: { aember: 1 } }).play('Muster')
    expect([t.askedAt(), t.askedLabels()]).toEqual(['use-by-effect.1-next', ['One', 'Two']])
    t.answer('Two')
    expect(t.pools()).toEqual([3, 0])
    expect(t.steps('reap').filter((step) => step === 'reap.1-exhaust')).toHaveLength(2)
  })

  it('skips one that has left by then', () => {
    const bomb = creature('Bomb', 3, { text: 'After Reap: Destroy each other creature.' })
    const t = table({ mine: [one, bomb], me: { hand: [muster] } })
      .play('Muster')
      .answer('Bomb')
    expect([t.zoneOf('One'), t.pools()[0]]).toEqual(['discard', 1])
  })

  it('uses the ready ones, and reports the others', () => {
    const t = table({ mine: [on(one, { exhausted: true }), two], me: { hand: [muster] } })
      .play('Muster')
      .answer('One')
    expect(t.pools()[0]).toBe(1)
    expect(t.skipped()).toContainEqual(['use-by-effect.3-use', 'KF-USE-2'])
  })

  it('counts as done only if every one was used (KF-GEN-8)', () => {
    const greed = action('Greed', 'Play: Reap with each friendly creature. If you do, gain 5Æ.')
    const all = table({ mine: [one, two], me: { hand: [greed] } })
      .play('Greed')
      .answer('One')
    const some = table({ mine: [on(one, { exhausted: true }), two], me: { hand: [greed] } })
      .play('Greed')
      .answer('One')
    expect([all.pools()[0], some.pools()[0]]).toEqual([7, 1])
  })
})

describe('readying and using', () => {
  it('readies first', () => {
    const wake = action('Wake', 'Play: Ready and reap with a friendly creature.')
    const t = table({ mine: [on(one, { exhausted: true })], me: { hand: [wake] } }).play('Wake')
    expect([t.pools()[0], t.card('One').ready]).toEqual([1, false])
  })

  it('leaves a creature ready that cannot be used this way (KF-USE-6)', () => {
    const wake = action('Wake', 'Play: Ready and reap with a friendly creature.')
    const idle = creature('Idle', 3, { text: 'Idle cannot reap.' })
    const t = table({ mine: [on(idle, { exhausted: true })], me: { hand: [wake] } }).play('Wake')
    expect([t.pools()[0], t.card('Idle').ready]).toEqual([0, true])
  })

  it('reaps with an enraged creature, and the counter stays (KF-ENR-2)', () => {
    const wake = action('Wake', 'Play: Ready and reap with a friendly creature.')
    const t = table({
      mine: [on(one, { enraged: true })],
      theirs: [creature('Oaf', 2)],
      me: { hand: [wake] },
    }).play('Wake')
    expect(t.card('One')).toMatchObject({ enraged: true, ready: false })
  })
})

describe('fighting by an effect', () => {
  it('lets the rest of the text refer to the defender', () => {
    const lance = action(
      'Lance',
      'Play: Fight with a friendly creature. Deal 1 damage to each neighbor of the creature Lance fights.',
    )
    const t = table({
      mine: [creature('Brute', 9)],
      theirs: [creature('L', 3), creature('M', 3), creature('R', 3)],
      me: { hand: [lance] },
    })
      .play('Lance')
      .answer('M')
    expect([t.damageOn('L'), t.damageOn('R'), t.zoneOf('M')]).toEqual([1, 1, 'discard'])
  })
})

describe('a trigger for a use (KF-USE-5)', () => {
  const tax = artifact('Tax', 'After a friendly creature is used, gain 1Æ.')

  it.each([
    ['a fight', 'fight', [2, 0]],
    ['reaping', 'reap', [3, 0]],
    ['an action', 'use', [3, 0]],
  ] as const)('sees %s', (_, kind, pools) => {
    const t = table({
      mine: [creature('Jack', 9, { text: 'Action: Gain 1Æ.' })],
      theirs: [creature('Oaf', 2)],
      me: { aember: 1, artifacts: [tax] },
    })
    if (kind === 'fight') t.fight('Jack', 'Oaf')
    else t[kind]('Jack')
    expect(t.pools()).toEqual(pools)
  })

  it('sees a stun being removed, by itself or instead of another use', () => {
    const rage = action('Rage', 'Play: Ready and fight with a friendly creature.')
    const board = {
      mine: [on(one, { stunned: true })],
      theirs: [creature('Oaf', 2)],
      me: { artifacts: [tax], hand: [rage] },
    }
    expect([table(board).unstun('One').pools()[0], table(board).play('Rage').pools()[0]]).toEqual([1, 1])
  })

  it('ignores other creatures', () => {
    const t = table({ mine: [one], they: { artifacts: [tax] } }).reap('One')
    expect(t.pools()).toEqual([1, 0])
  })
})

describe("a card of the opponent's", () => {
  it('is used for its abilities only, as if it were yours (KF-USE-7)', () => {
    const borrow = action('Borrow', 'Play: Use an enemy creature as if it were yours.')
    const t = table({
      theirs: [creature('Jack', 2, { text: 'Action: Gain 2Æ.' }), creature('Oaf', 3)],
      me: { hand: [borrow] },
    })
      .play('Borrow')
      .answer('Jack')
    expect(t.askedLabels()).toEqual(['Jack reaps', 'use Jack'])
    t.answer('use Jack')
    expect([t.pools(), t.card('Jack').controller]).toEqual([[2, 0], 2])
  })
})
