import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table, upgrade } from '../../test/table.ts'
import { keyforge } from '../index.ts'
import { HOOK, STATE_BASED_HOOKS } from '../model/hooks.ts'

const leaner = on(creature('Leaner', 3), { damage: 3 })
const snipe = action('Snipe', 'Play: Destroy a friendly creature.')

describe('the state-based check (KF-PWR-3)', () => {
  it('destroys a creature that loses power as an upgrade leaves', () => {
    const prop = upgrade('Prop', 'This creature gets +2 power.')
    const t = table({
      mine: [on(creature('Leaner', 3), { damage: 3, upgrades: [prop] })],
      me: { hand: [action('Strip', 'Play: Destroy an upgrade.')] },
    }).play('Strip')
    expect([t.zoneOf('Prop'), t.zoneOf('Leaner')]).toEqual(['discard', 'discard'])
  })

  it('destroys a creature that loses power as an artifact leaves', () => {
    const t = table({
      mine: [leaner],
      me: { artifacts: ['Banner of Battle'], hand: [action('Smash', 'Play: Destroy an artifact.')] },
    }).play('Smash')
    expect([t.zoneOf('Banner of Battle'), t.zoneOf('Leaner')]).toEqual(['discard', 'discard'])
  })

  it('destroys a creature that loses power as its neighbor leaves', () => {
    const support = creature('Support', 1, { text: 'Each neighbor of Support gets +2 power.' })
    const t = table({ mine: [leaner, support], me: { hand: [snipe] } })
      .play('Snipe')
      .answer('Support')
    expect(t.line('mine')).toEqual([])
  })

  it.each(['Return', 'Archive', 'Purge'])('does so too if the giver leaves in another way: %s', (verb) => {
    const support = creature('Support', 1, { text: 'Each neighbor of Support gets +2 power.' })
    const where = verb === 'Return' ? " to its owner's hand" : ''
    const away = action('Away', `Play: ${verb} a friendly creature${where}.`)
    const t = table({ mine: [leaner, support], me: { hand: [away] } })
      .play('Away')
      .answer('Support')
    expect(t.line('mine')).toEqual([])
  })

  it('counts +1 power counters (KF-CTR-2)', () => {
    const t = table({
      mine: [on(creature('Grown', 3), { counters: 2 })],
      me: { hand: [action('Nick', 'Play: Deal 4 damage to a creature.')] },
    }).play('Nick')
    expect(t.card('Grown')).toMatchObject({ zone: 'battleline', damage: 4, power: 5 })
    const u = table({
      mine: [on(creature('Grown', 3), { counters: 2 })],
      me: { hand: [action('Hit', 'Play: Deal 5 damage to a creature.')] },
    }).play('Hit')
    expect(u.zoneOf('Grown')).toBe('discard')
  })

  it('destroys a creature whose power becomes 0, even without damage', () => {
    const curse = creature('Curse', 5, { text: 'Each neighbor of Curse gets -2 power.' })
    const t = table({
      mine: [curse, creature('Middle', 5), creature('Weak', 2)],
      me: { hand: [snipe] },
    })
    t.play('Snipe').answer('Middle')
    // The line closes, so the curse affects the weak creature.
    expect(t.line('mine')).toEqual(['Curse'])
  })

  it('sees a creature that moves out of an effect that kept it alive', () => {
    const gub = creature('Gubbin', 1, { text: 'While Gubbin is not on a flank, it gets +5 power.' })
    const t = table({
      mine: [creature('L', 1), on(gub, { damage: 3 }), creature('R', 1)],
      me: { hand: [snipe] },
    })
    t.play('Snipe').answer('R')
    expect(t.zoneOf('Gubbin')).toBe('discard')
  })

  it('tags all creatures of one check at the same time (KF-PWR-4)', () => {
    const t = table({
      mine: [on(creature('A', 2), { damage: 2 }), on(creature('B', 2), { damage: 2 }), creature('C', 2)],
      theirs: [creature('Holder', 1, { text: 'Each enemy creature gets +1 power.' })],
      me: { hand: [action('Shot', 'Play: Destroy an enemy creature.')] },
      they: { artifacts: ['Banner of Battle'] },
    }).play('Shot')
    expect(t.changedAt('destroyed.1-tag').filter((line) => /^[AB] /.test(line))).toEqual([
      'A tagged false → true',
      'B tagged false → true',
    ])
    expect(t.line('mine')).toEqual(['C'])
    // One for Holder's destruction and one for the destruction that follows.
    expect(t.steps('destroyed').filter((step) => step === 'destroyed.4-after')).toHaveLength(2)
  })

  it('adds what it finds during a destruction to that batch (KF-PWR-4, KF-DST-15)', () => {
    const carrier = creature('Carrier', 1, {
      text: "Each neighbor of Carrier gets +2 power.\nDestroyed: Return Carrier to its owner's hand.",
    })
    const t = table({
      mine: [leaner, carrier],
      me: { hand: [snipe] },
      they: { artifacts: ['Banner of Battle'] },
    })
    t.play('Snipe').answer('Carrier')
    expect([t.zoneOf('Carrier'), t.zoneOf('Leaner')]).toEqual(['hand', 'discard'])
    expect(t.steps('destroyed').filter((step) => step === 'destroyed.4-after')).toHaveLength(1)
  })

  it('comes before every waiting after ability (KF-ABL-9)', () => {
    const t = table({
      mine: [leaner, creature('Support', 1, { text: 'Each neighbor of Support gets +2 power.' })],
      me: { hand: [snipe], artifacts: [artifact('Tally', 'After a creature is destroyed, gain 1Æ.')] },
      they: { artifacts: ['Banner of Battle'] },
    })
      .play('Snipe')
      .answer('Support')
    const steps = t.steps()
    expect(t.zoneOf('Leaner')).toBe('discard')
    expect(steps.lastIndexOf('destroyed.1-tag')).toBeLessThan(
      steps.findIndex((step) => step.startsWith('card/tally')),
    )
  })

  it('uses the current damage of moved and healed creatures', () => {
    const medic = action('Medic', 'Play: Heal 1 damage from a creature. Destroy an upgrade.')
    const prop = upgrade('Prop', 'This creature gets +2 power.')
    const t = table({
      mine: [on(creature('Leaner', 3), { damage: 3, upgrades: [prop] })],
      me: { hand: [medic] },
    }).play('Medic')
    expect(t.card('Leaner')).toMatchObject({ zone: 'battleline', damage: 2 })
  })

  it('does not destroy a tagged card again', () => {
    const t = table({
      mine: [creature('Leaner', 3), creature('X', 5)],
      me: { hand: [action('Doom', 'Play: Destroy each creature.')] },
    }).play('Doom')
    expect(t.steps('destroyed').filter((step) => step === 'destroyed.4-after')).toHaveLength(1)
  })

  it('ignores a new board with a lethal creature until the first move', () => {
    const t = table({ mine: [leaner, creature('X', 5)], theirs: [creature('Y', 5)] })
    expect(t.zoneOf('Leaner')).toBe('battleline')
    expect(t.reap('X').zoneOf('Leaner')).toBe('discard')
  })

  it('comes before that move, which is skipped if it is no longer possible', () => {
    const lost = on(creature('Lost', 3), { damage: 3 })
    const board = () =>
      table({
        mine: [leaner],
        theirs: [lost],
        me: { hand: [upgrade('Prop', 'This creature gets +2 power.')] },
      })
    const moves = {
      reap: board().reap('Leaner'),
      fight: board().fight('Leaner', 'Lost'),
      play: board().play('Prop'),
    }
    for (const [move, t] of Object.entries(moves)) {
      expect([move, t.zoneOf('Leaner'), t.zoneOf('Lost')]).toEqual([move, 'discard', 'discard'])
      expect([move, t.player(1).aember, t.zoneOf('Prop')]).toEqual([move, 0, 'hand'])
      expect(t.asked.step).toBe('keyforge/turn.3-main')
    }
    expect(moves.play.notHappened()).toEqual(['Prop: play Prop (KF-PLY-2)'])
  })
})

describe('its use of effects', () => {
  const { all, find } = (() => {
    const { library } = keyforge()
    return { all: library.all(), find: (name: string) => library.find(name) }
  })()

  it('is declared beside every hook that it reads, for each card in the library', () => {
    let noted = 0
    for (const { name } of all) {
      const definition = find(name)
      if (definition === null || 'problems' in definition) continue
      const asked = definition.hooks.filter(({ hook }) => STATE_BASED_HOOKS.includes(hook)).length
      expect(definition.hooks.filter(({ hook }) => hook === HOOK.stateBased)).toHaveLength(asked)
      noted += asked
    }
    expect(noted).toBeGreaterThan(20)
  })

  it('traces each change from where the change before ended', () => {
    const thorns = creature('Thorns', 2, { text: 'Hazardous 5.' })
    const t = table({ mine: [creature('Ox', 9)], theirs: [thorns] }).fight('Ox', 'Thorns')
    const changes = t.trace.flatMap((event) =>
      event.kind === 'change' && event.property === 'damage' && event.record === t.id('Ox')
        ? [[event.before, event.after]]
        : [],
    )
    expect(changes).toEqual([
      [0, 5],
      [5, 7],
    ])
  })
})
