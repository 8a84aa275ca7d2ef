import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table, upgrade } from '../../test/table.ts'

const doom = action('Doom', 'Play: Destroy each creature.')
const snipe = action('Snipe', 'Play: Destroy a creature.')
const tally = artifact('Tally', 'After a creature is destroyed, gain 1Æ.')
const cloaked = (name = 'Saved', power = 4, printed = {}) =>
  on(creature(name, power, printed), { damage: 2, upgrades: ['Armageddon Cloak'] })

describe('a replaced destruction (KF-RPL-4)', () => {
  it('removes the tag, heals, and destroys the cloak instead', () => {
    const t = table({ mine: [cloaked()], me: { hand: [snipe], artifacts: [tally] } }).play('Snipe')
    expect(t.card('Saved')).toMatchObject({ zone: 'battleline', damage: 0, tagged: false, upgrades: [] })
    expect(t.zoneOf('Armageddon Cloak')).toBe('discard')
  })

  it('did not happen: nothing triggers (KF-DST-13)', () => {
    const t = table({ mine: [cloaked()], me: { hand: [snipe], artifacts: [tally] } }).play('Snipe')
    expect(t.pools()).toEqual([0, 0])
  })

  it('lets the other Destroyed: abilities resolve first, without a choice of order', () => {
    const t = table({
      mine: [cloaked('Saved', 4, { text: 'Destroyed: Gain 2Æ.' })],
      me: { hand: [snipe] },
    }).play('Snipe')
    expect([t.zoneOf('Saved'), ...t.pools()]).toEqual(['battleline', 2, 0])
    const steps = t.steps()
    expect(steps.findIndex((step) => step.startsWith('card/saved'))).toBeLessThan(
      steps.findIndex((step) => step.startsWith('card/armageddon cloak')),
    )
  })

  it('applies after every Destroyed: ability of the batch: the creature survives two waves (C2)', () => {
    const t = table({
      mine: [cloaked(), 'Harbinger of Doom'],
      theirs: ['Harbinger of Doom'],
      me: { hand: [doom] },
    }).play('Doom')
    while (t.askedAt() === 'destroyed.2-abilities') t.answer(t.askedLabels()[0]!)
    expect(t.line('mine')).toEqual(['Saved'])
    expect(t.line('theirs')).toEqual([])
  })

  it('is lost with a card that left before (KF-RPL-7)', () => {
    const penny = cloaked('Penny', 4, { text: "Destroyed: Return Penny to its owner's hand." })
    const t = table({ mine: [penny], me: { hand: [snipe] } }).play('Snipe')
    expect([t.zoneOf('Penny'), t.zoneOf('Armageddon Cloak')]).toEqual(['hand', 'discard'])
    expect(t.pile('mine', 'discard')).toEqual(['Armageddon Cloak', 'Snipe'])
  })

  it('does not happen if the cloak itself is tagged (KF-RPL-8)', () => {
    const t = table({ mine: [cloaked()], me: { hand: [action('All', 'Play: Destroy each card.')] } }).play(
      'All',
    )
    expect([t.zoneOf('Saved'), t.zoneOf('Armageddon Cloak')]).toEqual(['discard', 'discard'])
  })

  it('adds the Destroyed: abilities of what it destroys to this batch (KF-RPL-6)', () => {
    const martyr = creature('Martyr', 2, { text: 'Destroyed: Gain 3Æ.' })
    const proud = creature('Proud', 4, {
      text: 'Destroyed: If you control another creature, destroy another friendly creature instead.',
    })
    const t = table({ mine: [proud, martyr], me: { hand: [snipe], artifacts: [tally] } })
      .play('Snipe')
      .answer('Proud')
    expect([t.zoneOf('Proud'), t.zoneOf('Martyr'), t.pools()[0]]).toEqual(['battleline', 'discard', 4])
    expect(t.steps('destroyed').filter((step) => step === 'destroyed.4-after')).toHaveLength(1)
  })

  it('counts neither as destroyed “this way” nor “fighting” (KF-DST-13)', () => {
    const killer = creature('Killer', 9, {
      text: 'After an enemy creature is destroyed fighting Killer, gain 1Æ.',
    })
    const t = table({ mine: [killer], theirs: [cloaked('Saved', 3)] }).fight('Killer', 'Saved')
    expect([t.zoneOf('Saved'), ...t.pools()]).toEqual(['battleline', 0, 0])
  })

  it('saves two creatures with a cloak each', () => {
    const t = table({ mine: [cloaked('A'), cloaked('B'), creature('C', 3)], me: { hand: [doom] } }).play(
      'Doom',
    )
    const [first] = t.asked.options
    t.answer(first?.label ?? '')
    expect(t.line('mine')).toEqual(['A', 'B'])
    expect(t.pile('mine', 'discard')).toHaveLength(4)
  })
})

describe('with a condition (KF-RPL-5)', () => {
  const automaton = creature('Auto', 3, {
    text: 'Destroyed: If you control another creature, fully heal Auto and exhaust Auto instead.',
  })
  const edge = creature('Edge', 3, { text: 'Destroyed: If Edge is not on a flank, fully heal Edge instead.' })

  it('does not happen if the condition is false', () => {
    expect(
      table({ mine: [automaton], me: { hand: [snipe] } })
        .play('Snipe')
        .zoneOf('Auto'),
    ).toBe('discard')
    expect(
      table({ mine: [creature('L', 1), edge], me: { hand: [snipe] } })
        .play('Snipe')
        .answer('Edge')
        .zoneOf('Edge'),
    ).toBe('discard')
  })

  it('happens if the condition is true', () => {
    const t = table({ mine: [on(automaton, { damage: 1 }), creature('X', 1)], me: { hand: [snipe] } })
      .play('Snipe')
      .answer('Auto')
    expect(t.card('Auto')).toMatchObject({ zone: 'battleline', damage: 0, ready: false, tagged: false })
  })

  it('is checked before the others of the batch leave', () => {
    const t = table({ mine: [automaton, creature('X', 1)], me: { hand: [doom] } }).play('Doom')
    expect(t.line('mine')).toEqual(['Auto'])
    const u = table({ mine: [creature('L', 1), edge, creature('R', 1)], me: { hand: [doom] } }).play('Doom')
    expect(u.line('mine')).toEqual(['Edge'])
  })

  it('is checked after cards that left in the window', () => {
    const penny = creature('Penny', 1, { text: "Destroyed: Return Penny to its owner's hand." })
    const t = table({ mine: [automaton, penny], me: { hand: [doom] } }).play('Doom')
    expect(t.line('mine')).toEqual([])
  })
})

describe('several replacements for one card', () => {
  it('are ordered by the active player, and the other one is lost (KF-RPL-3)', () => {
    const shroud = upgrade(
      'Shroud',
      'This creature gains, "Destroyed: Stun this creature and destroy Shroud instead."',
    )
    const board = {
      mine: [on(creature('Saved', 4), { upgrades: ['Armageddon Cloak', shroud] })],
      me: { hand: [snipe] },
    }
    const t = table(board).play('Snipe')
    expect([t.askedAt(), t.asked.who, t.askedLabels().length]).toEqual(['destroyed.3-replace', 1, 2])
    t.answer(t.askedLabels().find((label) => label.startsWith('Shroud'))!)
    expect(t.card('Saved')).toMatchObject({ zone: 'battleline', stunned: true, tagged: false })
    expect([t.zoneOf('Shroud'), t.zoneOf('Armageddon Cloak')]).toEqual(['discard', 'attached'])
  })
})

describe('the card whose destruction is replaced', () => {
  it.each([
    'If Phoenix would be destroyed, fully heal it and stun it instead.',
    'Destroyed: If you have any other creatures in play, instead of destroying Phoenix, fully heal it and stun it.',
  ])('is “it”, not a card destroyed with it: %s', (text) => {
    const phoenix = creature('Phoenix', 4, { text })
    const board = { mine: [phoenix, creature('Other', 9)], me: { hand: [snipe] } }
    const t = table(board).play('Snipe').answer('Phoenix')
    expect(t.card('Phoenix')).toMatchObject({ zone: 'battleline', stunned: true, damage: 0 })
    expect(t.card('Other')).toMatchObject({ stunned: false })
  })
})

describe('a creature that is still lethal (KF-RPL-8)', () => {
  // The line closes, so the curse affects the creature with the cloak.
  const cursed = {
    mine: [
      creature('Curse', 5, { text: 'Each neighbor of Curse gets -2 power.' }),
      creature('Between', 5),
      on(creature('Saved', 2), { upgrades: ['Armageddon Cloak'] }),
    ],
    me: { hand: [action('Shot', 'Play: Destroy a friendly creature.')], artifacts: [tally] },
  }

  it('is tagged again and leaves: the tagged cloak cannot save it again', () => {
    const t = table(cursed).play('Shot').answer('Between')
    expect([t.zoneOf('Saved'), t.zoneOf('Armageddon Cloak')]).toEqual(['discard', 'discard'])
    expect(t.line('mine')).toEqual(['Curse'])
  })

  it('is one card of its batch: listed once, and seen once', () => {
    const t = table({ ...cursed, orders: true })
      .play('Shot')
      .answer('Between')
    while (t.askedAt() !== 'turn.3-main') {
      const ids = t.asked.options.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      if (t.asked.free) t.answer(...t.askedLabels())
      else t.answer(t.askedLabels()[0]!)
    }
    expect(t.pools()).toEqual([2, 0])
  })

  it('is not saved again by its own text in the same batch', () => {
    const own = creature('Saved', 2, { text: 'Destroyed: Fully heal Saved instead.' })
    const t = table({ ...cursed, mine: [...cursed.mine.slice(0, 2), own] })
      .play('Shot')
      .answer('Between')
    expect(t.zoneOf('Saved')).toBe('discard')
  })
})
