import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table, upgrade } from '../../test/table.ts'

const gub = (n: number, house: 'dis' | 'mars' = 'dis') => creature(`Gub ${n}`, 3, { house })
type Setting = Parameters<typeof table>[0]
const may = (t: ReturnType<typeof table>, word: string) => t.kf.whyNot(t.position, word) === null

describe('permissions for this turn (KF-TRN-6)', () => {
  const pass = (text: string, board: Setting = {}) =>
    table({
      house: 'mars',
      ...board,
      me: {
        ...board.me,
        hand: [{ ...action('Pass', `Play: ${text}`), house: 'mars' }, ...(board.me?.hand ?? [])],
      },
    }).play('Pass')

  it('are used up by the first creatures that need them', () => {
    const t = pass('You may use up to 2 Dis creatures this turn.', {
      mine: [gub(1), gub(2), gub(3), gub(4, 'mars')],
    })
    t.reap('Gub 4').reap('Gub 1')
    expect([may(t, `reap ${t.id('Gub 2')}`), may(t, `reap ${t.id('Gub 3')}`)]).toEqual([true, true])
    t.reap('Gub 3')
    expect(may(t, `reap ${t.id('Gub 2')}`)).toBe(false)
  })

  it('can be only to fight, or only to reap', () => {
    const t = pass('You may fight with a non-Mars creature this turn.', {
      mine: [gub(1), gub(2)],
      theirs: [gub(3)],
    })
    expect([may(t, `reap ${t.id('Gub 1')}`), may(t, `fight ${t.id('Gub 1')} ${t.id('Gub 3')}`)]).toEqual([
      false,
      true,
    ])
    expect(t.asked.options.map(({ label }) => label)).toEqual([
      'Gub 1 fights Gub 3',
      'Gub 2 fights Gub 3',
      'end the step',
    ])
    t.fight('Gub 1', 'Gub 3')
    expect(t.asked.options.map(({ label }) => label)).toEqual(['end the step'])
  })

  it('can be for the chosen card', () => {
    const t = pass('Ready a friendly creature. You may use that creature this turn.', {
      mine: [gub(1), gub(2)],
    }).answer('Gub 2')
    expect([may(t, `reap ${t.id('Gub 1')}`), may(t, `reap ${t.id('Gub 2')}`)]).toEqual([false, true])
  })

  it('can be for one of several types', () => {
    const t = pass('You may play a non-Mars artifact, upgrade, or action card this turn.', {
      mine: [gub(1)],
      me: { hand: [artifact('Box', ''), gub(2), upgrade('Hat', '')] },
    })
    const plays = () => ['Box', 'Gub 2', 'Hat'].map((name) => may(t, `play ${t.id(name)}`))
    expect(plays()).toEqual([true, false, true])
    t.play('Hat')
    expect(plays()).toEqual([false, false, false])
  })

  it('“you may play a card” plays it at once', () => {
    const t = pass('You may play a non-Mars card.', {
      me: { hand: [gub(1, 'mars'), action('Coin', 'Play: Gain 3Æ.')] },
    })
    t.answer('play a non-Mars card')
    expect(t.pools()).toEqual([3, 0])
  })
})

describe('permission by a card in play', () => {
  const witch = creature('Witch', 3, {
    text: 'During each turn in which Mars is not your active house, you may play one Mars card.',
  })
  const hand = [
    { ...artifact('One', ''), house: 'mars' as const },
    { ...artifact('Two', ''), house: 'mars' as const },
  ]

  it('is limited to a number of cards each turn', () => {
    const t = table({ house: 'dis', mine: [witch], me: { hand } }).play('One')
    expect(may(t, `play ${t.id('Two')}`)).toBe(false)
  })

  it('counts separately for each card that gives it', () => {
    const t = table({ house: 'dis', mine: [witch, { ...witch, name: 'Sister' }], me: { hand } })
      .play('One')
      .play('Two')
    expect(t.pile('mine', 'artifacts')).toHaveLength(2)
  })

  it('is not for the other player, and ends with its condition', () => {
    const theirs = table({ house: 'dis', theirs: [witch], me: { hand } })
    expect(may(theirs, `play ${theirs.id('One')}`)).toBe(false)
    const captain = creature('Captain', 3, {
      text: 'While Captain is in the center of your battleline, you may play 1 card that is not of the active house during your turn.',
    })
    const off = table({ house: 'dis', mine: [captain, gub(1)], me: { hand } })
    expect(may(off, `play ${off.id('One')}`)).toBe(false)
    const center = table({ house: 'dis', mine: [gub(2), captain, gub(1)], me: { hand } })
    expect(may(center, `play ${center.id('One')}`)).toBe(true)
  })

  it('can be for all cards of a kind', () => {
    const smith = artifact('Smith', 'You may play artifacts as if they belonged to your active house.')
    const t = table({ house: 'dis', me: { artifacts: [smith], hand } })
      .play('One')
      .play('Two')
    expect(t.pile('mine', 'artifacts')).toHaveLength(3)
  })
})

describe('restrictions on playing, discarding and using', () => {
  it('can forbid more than one card of each type', () => {
    const kaupe = creature('Kaupe', 3, { text: 'You cannot play more than 1 card of each type each turn.' })
    const t = table({
      mine: [kaupe],
      me: { hand: [artifact('One', ''), artifact('Two', ''), action('Act', '')] },
    }).play('One')
    expect(t.refused(`play ${t.id('Two')}`).cite).toContain('KF-GEN-11')
    expect(may(t, `play ${t.id('Act')}`)).toBe(true)
  })

  it('can limit the number of a kind', () => {
    const queen = creature('Queen', 3, { text: 'You cannot play more than one artifact each turn.' })
    const t = table({
      mine: [queen],
      me: { hand: [artifact('One', ''), artifact('Two', ''), action('Act', ''), action('Deed', '')] },
    }).play('One')
    expect(t.refused(`play ${t.id('Two')}`).cite).toContain('KF-GEN-11')
    t.play('Act')
    expect(may(t, `play ${t.id('Deed')}`)).toBe(true)
  })

  it('can forbid a card while a condition is true', () => {
    const relic = artifact('Relic', 'Relic cannot be played while you have 2Æ or more.')
    const rich = (aember: number) => table({ me: { hand: [relic], aember } })
    expect(may(rich(1), `play ${rich(1).id('Relic')}`)).toBe(true)
    expect(rich(2).refused(`play ${rich(2).id('Relic')}`).cite).toContain('KF-PLY-1')
    const ban = creature('Ban', 3, { text: 'Artifacts cannot be played.' })
    const t = table({ theirs: [ban], me: { hand: [relic] } })
    expect(t.refused(`play ${t.id('Relic')}`).cite).toContain('KF-GEN-2')
  })

  it('can be on the card itself; an effect can still discard it', () => {
    const relic = artifact(
      'Relic',
      'You cannot play Relic.\nRelic cannot be discarded from your hand except through card abilities.',
    )
    const t = table({ me: { hand: [relic, action('Purge', 'Play: Discard a card.')] } })
    expect(t.refused(`play ${t.id('Relic')}`).cite).toContain('KF-PLY-1')
    expect(t.refused(`discard ${t.id('Relic')}`).cite).toContain('KF-GEN-2')
    t.play('Purge')
    expect(t.zoneOf('Relic')).toBe('discard')
  })

  it('can be a condition of the card itself: “you cannot use this card unless …”', () => {
    const sloth = creature('Sloth', 3, {
      text: 'You cannot use this card unless you have 1Æ or more.\nAction: Gain 3Æ.',
    })
    expect(table({ mine: [sloth] }).refused(`reap ${table({ mine: [sloth] }).id('Sloth')}`).cite).toContain(
      'KF-GEN-2',
    )
    expect(
      table({ mine: [sloth], me: { aember: 1 } })
        .use('Sloth')
        .pools(),
    ).toEqual([4, 0])
  })

  it('can forbid the third key, and no other', () => {
    const imp = creature('Imp', 3, { text: 'Players cannot forge their first key.' })
    const key = action('Key', 'Play: Forge a key at current cost.')
    const t = table({ theirs: [imp], me: { hand: [key], aember: 9 } }).play('Key')
    expect(t.pools()).toEqual([9, 0])
    const third = { ...imp, text: 'Players cannot forge their third key.' }
    const u = table({ orders: true, theirs: [on(third, {})], me: { hand: [key], aember: 9 } })
      .play('Key')
      .answer('the red key')
    expect(u.pools()).toEqual([3, 0])
  })
})
