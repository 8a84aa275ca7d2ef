import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../test/table.ts'

describe('effects as soon as a condition is true (KF-ABL-9)', () => {
  const raven = (marks = {}) =>
    on(creature('Raven', 3, { text: 'Elusive.\nIf Raven is on a flank, destroy it.' }), marks)
  const gub = (n: number) => creature(`Gub ${n}`, 1)

  it('happen with the change that makes it true', () => {
    const t = table({ mine: [creature('Killer', 9)], theirs: [gub(1), raven(), gub(2)] }).fight(
      'Killer',
      'Gub 1',
    )
    expect([t.zoneOf('Raven'), t.zoneOf('Gub 2')]).toEqual(['discard', 'battleline'])
  })

  it('do not happen before', () => {
    const t = table({ mine: [creature('Killer', 9), gub(3)], theirs: [gub(1), raven(), gub(2)] }).reap(
      'Gub 3',
    )
    expect(t.zoneOf('Raven')).toBe('battleline')
  })

  it('happen again if a ward prevented them (KF-WRD-7)', () => {
    const t = table({
      mine: [creature('Killer', 9)],
      theirs: [gub(1), raven({ warded: true }), gub(2)],
    }).fight('Killer', 'Gub 1')
    expect(t.zoneOf('Raven')).toBe('discard')
  })

  it('stop if the card cannot be destroyed', () => {
    const rock = creature('Rock', 3, { text: 'Invulnerable.\nIf Rock is on a flank, destroy it.' })
    const t = table({ mine: [rock, gub(1)] })
      .reap('Gub 1')
      .reap('Rock')
    expect([t.zoneOf('Rock'), ...t.pools()]).toEqual(['battleline', 2, 0])
  })

  it('can happen as the card enters: its Play: abilities are lost (KF-PLY-7)', () => {
    const arm = creature('Arm', 3, {
      text: 'If a friendly Giant is not in play, archive Arm.\nPlay: Gain 3Æ.',
    })
    const alone = table({ me: { hand: [arm] } }).play('Arm')
    expect([alone.zoneOf('Arm'), ...alone.pools()]).toEqual(['archives', 0, 0])
    const giant = creature('Body', 9, { traits: ['giant'] })
    const both = table({ mine: [giant], me: { hand: [arm] } })
      .play('Arm')
      .answer('left flank')
    expect([both.zoneOf('Arm'), ...both.pools()]).toEqual(['battleline', 3, 0])
  })

  it('count counters, and resolve completely', () => {
    const bomb = artifact(
      'Bomb',
      'After a creature is played, put a fuse counter on Bomb.\nIf there are 2 or more fuse counters on Bomb, destroy each creature and artifact.',
    )
    const t = table({ theirs: [gub(9)], me: { artifacts: [bomb], hand: [gub(1), gub(2)] } })
    t.play('Gub 1')
    expect(t.zoneOf('Gub 9')).toBe('battleline')
    t.play('Gub 2').answer('left flank')
    expect(['Gub 9', 'Gub 1', 'Gub 2', 'Bomb'].map((name) => t.zoneOf(name))).toEqual([
      'discard',
      'discard',
      'discard',
      'discard',
    ])
  })

  it('can forge a key', () => {
    const vault = on(
      artifact(
        'Vault',
        'Action: Place 1Æ from the common supply on Vault.\nWhen there are 4 or more Æ on Vault, sacrifice it and forge a key at no cost.',
      ),
      { aember: 3 },
    )
    const t = table({ orders: true, me: { artifacts: [vault], aember: 1 } })
      .use('Vault')
      .answer('the red key')
    expect([t.zoneOf('Vault'), ...t.pools()]).toEqual(['discard', 1, 0])
  })
})

describe('a creature that can be played as an upgrade', () => {
  const droid = creature('Droid', 4, {
    text: 'Taunt.\nDroid may be played as an upgrade instead of a creature, with the text: “This creature gains taunt. This creature gets +2 power.”',
  })
  const gub = creature('Gub', 1)

  it('is either one, as its player chooses', () => {
    const t = table({ mine: [gub], me: { hand: [droid] } }).play('Droid')
    expect(t.askedLabels()).toEqual(['as a creature', 'as an upgrade'])
    t.answer('as an upgrade')
    expect([t.zoneOf('Droid'), t.powerOf('Gub'), t.card('Gub').keywords]).toEqual([
      'attached',
      3,
      { taunt: 1 },
    ])
    const u = table({ mine: [gub], me: { hand: [droid] } })
      .play('Droid')
      .answer('as a creature')
      .answer('left flank')
    expect([u.line('mine'), u.powerOf('Gub'), u.card('Droid').keywords]).toEqual([
      ['Droid', 'Gub'],
      1,
      { taunt: 1 },
    ])
  })

  it('is a creature if there is none to attach it to', () => {
    expect(
      table({ me: { hand: [droid] } })
        .play('Droid')
        .line('mine'),
    ).toEqual(['Droid'])
  })

  it('is a creature again out of play (KF-LVP-10)', () => {
    const t = table({
      mine: [on(gub, { upgrades: [droid] })],
      me: { hand: [action('Wipe', 'Play: Return each upgrade to its owner’s hand.')] },
    })
    expect([t.powerOf('Gub'), t.card('Droid').type]).toEqual([3, 'upgrade'])
    t.play('Wipe')
    expect([t.powerOf('Gub'), t.zoneOf('Droid'), t.card('Droid').type]).toEqual([1, 'hand', 'creature'])
    expect(t.play('Droid').askedLabels()).toHaveLength(2)
  })

  it('is saved as what it is', () => {
    const t = table({ mine: [on(gub, { upgrades: [droid] })] })
    const loaded = t.kf.load(JSON.parse(JSON.stringify(t.kf.save(t.position))))
    if ('refused' in loaded) throw new Error(loaded.reason)
    expect(t.kf.card(loaded, t.id('Gub')).power).toBe(3)
  })
})
