import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../test/table.ts'
import { readText } from '../index.ts'

describe('playing an action (KF-PLY-1)', () => {
  it('reveals it, resolves its icons, resolves it and discards it, in that order', () => {
    const t = table({ me: { hand: [{ ...action('Loot', 'Play: Gain 2Æ.'), aember: 1 }] } }).play('Loot')
    expect(t.steps('play')).toEqual(['play.1-reveal', 'play.3-icons', 'play.4-abilities', 'play.5-discard'])
    expect(t.changedAt('play.3-icons')).toEqual(['me aember 0 → 1'])
    expect([t.pools()[0], t.pile('mine', 'hand'), t.pile('mine', 'discard')]).toEqual([3, [], ['Loot']])
  })

  it('keeps it out of hand and pile meanwhile (KF-PLY-8)', () => {
    const t = table({
      mine: [creature('A', 1), creature('B', 1)],
      me: { hand: [action('Zap', 'Play: Stun a creature.')] },
    }).play('Zap')
    expect([t.zoneOf('Zap'), t.pile('mine', 'hand'), t.pile('mine', 'discard')]).toEqual(['revealed', [], []])
  })

  it('puts it on top of the cards that it destroyed', () => {
    const t = table({ mine: [creature('A', 1)], me: { hand: ['Gateway to Dis'] } }).play('Gateway to Dis')
    expect(t.pile('mine', 'discard')).toEqual(['A', 'Gateway to Dis'])
    expect(t.player(1).chains).toBe(3)
  })

  it('resolves several Play: abilities in the order that the active player chooses', () => {
    const t = table({
      mine: [creature('A', 3)],
      me: { hand: [action('Two', 'Play: Gain 1Æ.\nPlay: Deal 1 damage to a creature.')] },
    }).play('Two')
    expect(t.askedLabels()).toEqual(['Two: Play (gain 1Æ)', 'Two: Play (deal 1 damage to a creature)'])
    t.answer('Two: Play (deal 1 damage to a creature)')
    expect([t.damageOn('A'), ...t.pools()]).toEqual([1, 1, 0])
  })

  it('never gains more than 24 chains (KF-CHN-1)', () => {
    const t = table({ me: { hand: [action('Chains', 'Play: Gain 20 chains. Gain 20 chains.')] } }).play(
      'Chains',
    )
    expect(t.player(1).chains).toBe(24)
  })

  it('is legal only from the active player’s hand', () => {
    const loot = action('Loot', 'Play: Gain 2Æ.')
    const t = table({ they: { hand: [loot] }, me: { deck: [action('Deep', 'Play: Gain 1Æ.')] } })
    expect(t.askedLabels()).toEqual(['end the step'])
    expect(t.refused(`play ${t.id('Loot')}`).cite).toEqual(['KF-TRN-5'])
    expect(t.refused(`play ${t.id('Deep')}`).cite).toEqual(['KF-TRN-5'])
  })
})

describe('the text of an action', () => {
  it('resolves as far as possible (KF-GEN-5)', () => {
    const t = table({ me: { hand: [action('Hope', 'Play: Deal 2 damage to a creature. Gain 1Æ.')] } }).play(
      'Hope',
    )
    expect(t.pools()).toEqual([1, 0])
  })

  it('lets the active player choose for both sides (KF-GEN-4)', () => {
    const t = table({ mine: [creature('A', 3)], theirs: [creature('B', 3)], me: { hand: ['Punch'] } }).play(
      'Punch',
    )
    expect([t.asked.who, t.askedLabels()]).toEqual([1, ['A', 'B']])
  })

  it('is optional with “may”, and else resolves as far as possible (KF-GEN-7)', () => {
    const offer = action('Offer', 'Play: You may gain 1Æ. If you do, deal 1 damage to each creature.')
    const board = { mine: [creature('A', 3)], me: { hand: [offer] } }
    const yes = table(board).play('Offer')
    expect(yes.asked.options.map(({ id }) => id)).toEqual(['yes', 'no'])
    yes.answer(yes.askedLabels()[0]!)
    expect([yes.damageOn('A'), ...yes.pools()]).toEqual([1, 1, 0])
    const no = table(board).play('Offer').answer('decline')
    expect([no.damageOn('A'), ...no.pools()]).toEqual([0, 0, 0])
  })

  it('with “if you do” needs the first part done in full (KF-GEN-8)', () => {
    const rob = action('Rob', 'Play: Steal 2Æ. If you do, deal 1 damage to each creature.')
    const t = table({ mine: [creature('A', 3)], me: { hand: [rob] }, they: { aember: 1 } }).play('Rob')
    expect([t.damageOn('A'), ...t.pools()]).toEqual([0, 1, 0])
    const u = table({ mine: [creature('A', 3)], me: { hand: [rob] }, they: { aember: 2 } }).play('Rob')
    expect([u.damageOn('A'), ...u.pools()]).toEqual([1, 2, 0])
  })

  it('with “up to” lets the player choose none, some or all (KF-GEN-7)', () => {
    const hail = action('Hail', 'Play: Deal 1 damage to up to 2 creatures.')
    const t = table({
      mine: [creature('A', 3), creature('B', 3), creature('C', 3)],
      me: { hand: [hail] },
    }).play('Hail')
    expect([t.asked.least, t.asked.most]).toEqual([0, 2])
    t.answer('A', 'C')
    expect(['A', 'B', 'C'].map((name) => t.damageOn(name))).toEqual([1, 0, 1])
    const none = table({ mine: [creature('A', 3), creature('B', 3)], me: { hand: [hail] } })
      .play('Hail')
      .answer()
    expect(none.damageOn('A')).toBe(0)
  })

  it('with “instead” replaces the text before (KF-RPL-9)', () => {
    const surge = action('Surge', 'Play: Steal 1Æ. If the tide is high, steal 3Æ instead.')
    expect(
      table({ me: { hand: [surge] }, they: { aember: 5 } })
        .play('Surge')
        .pools(),
    ).toEqual([1, 4])
    expect(
      table({ me: { hand: [surge] }, they: { aember: 5 }, tide: 'mine' })
        .play('Surge')
        .pools(),
    ).toEqual([3, 2])
  })

  it('can refer to “this damage” (KF-GEN-15)', () => {
    const bolt = action(
      'Bolt',
      'Play: Deal 3 damage to a creature. If this damage destroys that creature, gain 1Æ.',
    )
    const play = (thing: Parameters<typeof on>[0], marks = {}) =>
      table({ mine: [on(thing, marks)], me: { hand: [bolt] } })
        .play('Bolt')
        .pools()[0]
    expect(play(creature('A', 3))).toBe(1)
    expect(play(creature('A', 4))).toBe(0)
    expect(play(creature('A', 3), { warded: true })).toBe(0)
    expect(play(creature('A', 3), { upgrades: ['Armageddon Cloak'] })).toBe(0)
  })

  it('that discards from an empty deck has no effect (KF-DRW-2)', () => {
    const dig = action('Dig', 'Play: Discard the top card of your deck. If it is a creature, gain 1Æ.')
    expect(
      table({ me: { hand: [dig] } })
        .play('Dig')
        .pools(),
    ).toEqual([0, 0])
    expect(
      table({ me: { hand: [dig], deck: ['Gub'] } })
        .play('Dig')
        .pools(),
    ).toEqual([1, 0])
  })

  it('captures from the opponent, or from its own side (KF-AMB-3)', () => {
    const grab = action(
      'Grab',
      'Play: A friendly creature captures 2Æ. An enemy creature captures 1Æ from its own side.',
    )
    const t = table({
      mine: [creature('A', 3)],
      theirs: [creature('B', 3)],
      me: { hand: [grab] },
      they: { aember: 3 },
    }).play('Grab')
    expect([t.card('A').aember, t.card('B').aember, ...t.pools()]).toEqual([2, 1, 0, 0])
  })

  it('moves no more than there is (KF-AMB-2)', () => {
    const tax = action('Tax', 'Play: Your opponent loses 5Æ.')
    expect(
      table({ me: { hand: [tax] }, they: { aember: 2 } })
        .play('Tax')
        .pools(),
    ).toEqual([0, 0])
  })

  it('has a number wherever “all” is not possible', () => {
    for (const text of [
      'Play: Gain all Æ.',
      'Play: Deal all damage to a creature.',
      'Play: Gain all chains.',
    ]) {
      expect(readText(text, 'Greed').ok).toBe(false)
    }
  })

  it('does not trigger Play: abilities of cards in play', () => {
    const t = table({
      mine: [creature('Herald', 3, { text: 'Play: Gain 1Æ.' })],
      me: { hand: ['Punch'], artifacts: [artifact('X', 'Play: Gain 1Æ.')] },
    }).play('Punch')
    expect(t.pools()).toEqual([1, 0])
  })
})
