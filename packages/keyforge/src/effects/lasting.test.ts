import { isRefusal, type World } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, type Table, table } from '../../test/table.ts'
import { tableOf, writeTable } from '../model/state.ts'
import { expireAtEndOfTurn, expireAtStartOfTurn } from './lasting.ts'

const world = (t: Table): World => t.position as World
const lasting = (t: Table) => tableOf(world(t)).lasting

/** Ends the turn and begins the opponent's. */
function passTurn(t: Table): void {
  const w = world(t)
  expireAtEndOfTurn(w)
  writeTable(w).active = tableOf(w).active === 1 ? 2 : 1
  expireAtStartOfTurn(w)
}

const brute = creature('Brute', 5, { armor: 2 })

describe('effects for the remainder of the turn', () => {
  const spell = action('Spell', 'Play: For the remainder of the turn, each friendly creature gets +2 power.')

  it('apply to what matches while they last (KF-LST-2)', () => {
    const t = table({ mine: [brute], theirs: [creature('Oaf', 3)], me: { hand: [spell] } }).play('Spell')
    expect([t.powerOf('Brute'), t.powerOf('Oaf')]).toEqual([7, 3])
  })

  it('end with the turn', () => {
    const t = table({ mine: [brute], me: { hand: [spell] } }).play('Spell')
    passTurn(t)
    expect([t.powerOf('Brute'), lasting(t)]).toEqual([5, []])
  })

  it('leave creatures that they kept alive to the state-based check', () => {
    const t = table({ mine: [on(brute, { damage: 4 })], me: { hand: [spell] } }).play('Spell')
    passTurn(t)
    expect(world(t).touched).toContain(t.id('Brute'))
  })
})

describe('effects until the start of your next turn', () => {
  const hide = action(
    'Hide',
    'Play: Until the start of your next turn, each friendly creature gains elusive.',
  )

  it('continue through the opponent’s turn', () => {
    const t = table({ mine: [brute], me: { hand: [hide] } }).play('Hide')
    passTurn(t)
    expect(t.card('Brute').keywords).toEqual({ elusive: 1 })
    passTurn(t)
    expect(t.card('Brute').keywords).toEqual({})
  })
})

describe('effects until the end of your next turn', () => {
  it('end with that turn', () => {
    const grow = action('Grow', 'Play: Until the end of your next turn, each creature gets +1 power.')
    const t = table({ mine: [brute], me: { hand: [grow] } }).play('Grow')
    const powers = [0, 1, 2].map(() => {
      passTurn(t)
      return t.powerOf('Brute')
    })
    expect(powers).toEqual([6, 6, 5])
  })
})

describe("effects during the opponent's next turn", () => {
  const weaken = action(
    'Weaken',
    "Play: During your opponent's next turn, each enemy creature gets -1 power.",
  )

  it('begin and end with that turn', () => {
    const t = table({ theirs: [brute], me: { hand: [weaken] } }).play('Weaken')
    const seen = [t.powerOf('Brute')]
    passTurn(t)
    seen.push(t.powerOf('Brute'))
    passTurn(t)
    seen.push(t.powerOf('Brute'))
    expect(seen).toEqual([5, 4, 5])
  })
})

describe('effects fixed to a card', () => {
  const bless = action('Bless', 'Play: Choose a creature. For the remainder of the turn, it gets +3 power.')

  it('apply to that card alone', () => {
    const t = table({ mine: [brute, creature('Oaf', 3)], me: { hand: [bless] } }).play('Bless')
    t.answer('Oaf')
    expect([t.powerOf('Brute'), t.powerOf('Oaf')]).toEqual([5, 6])
  })

  it('end when it leaves play (KF-LST-4)', () => {
    const t = table({ theirs: [brute], me: { hand: [bless, 'Fear'] } }).play('Bless')
    expect(lasting(t)).toHaveLength(1)
    t.play('Fear')
    expect(lasting(t)).toEqual([])
  })

  it('are not created for a missing card', () => {
    const t = table({ me: { hand: [bless] } }).play('Bless')
    expect([lasting(t), t.notHappened()]).toEqual([[], ['Bless: has no lasting effect (KF-LST-4)']])
  })
})

describe('abilities gained for a while', () => {
  const pact = action(
    'Pact',
    'Play: For the remainder of the turn, each friendly creature gains, "Destroyed: Gain 2Æ."',
  )

  it('count when tagged and resolve without their giver', () => {
    const t = table({ mine: [brute], me: { hand: [pact, 'Gateway to Dis'] } })
      .play('Pact')
      .play('Gateway to Dis')
    expect(t.pools()).toEqual([2, 0])
  })

  it('replace a destruction', () => {
    const cloak = action(
      'Cloak',
      'Play: Choose a creature. For the remainder of the turn, it gains, "Destroyed: Fully heal this creature instead."',
    )
    const t = table({ mine: [brute], me: { hand: [cloak, 'Gateway to Dis'] } })
      .play('Cloak')
      .play('Gateway to Dis')
    expect(t.zoneOf('Brute')).toBe('battleline')
  })
})

describe('lasting effects beyond values', () => {
  it('forbid a creature to reap', () => {
    const t = table({ mine: [creature('Blorb', 1, { text: 'Blorb cannot reap.' })] })
    expect(t.refused(`reap ${t.id('Blorb')}`).cite).toContain('KF-GEN-2')
  })

  it('remove used points with lost armor (KF-ARM-3)', () => {
    const guard = artifact('Guard', 'Omni: For the remainder of the turn, each creature has armor 0.')
    const t = table({ mine: [on(brute, { armorUsed: 1 })], me: { artifacts: [guard] } }).use('Guard')
    passTurn(t)
    expect(t.card('Brute').armorLeft).toBe(2)
  })
})

describe('saves', () => {
  const saved = () => {
    const t = table({ mine: ['Troll'], me: { hand: ['Shield of Justice'] } }).play('Shield of Justice')
    return { kf: t.kf, json: JSON.parse(JSON.stringify(t.kf.save(t.position))) }
  }

  it('keep lasting effects', () => {
    const { kf, json } = saved()
    const back = kf.load(json)
    if (isRefusal(back)) throw new Error(back.reason)
    expect(JSON.parse(JSON.stringify(kf.save(back)))).toEqual(json)
  })

  it.each([
    ['an unknown text', { text: 'card/shieldofjustice/7.lasting-1' }],
    ['a player that there is not', { you: 3 }],
    ['a card that there is not', { from: { card: 99, life: 0 } }],
    ['a time that there is not', { until: 'for ever' }],
    ['no list of cards', { on: 4 }],
    ['what it is bound to missing', { bound: undefined }],
  ])('with %s are refused', (_, wrong) => {
    const { kf, json } = saved()
    Object.assign(json.position.rows[0].lasting[0], wrong)
    expect(kf.load(json)).toMatchObject({ refused: 'unreadable' })
  })
})
