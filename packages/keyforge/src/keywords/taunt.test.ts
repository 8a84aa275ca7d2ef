import { describe, expect, it } from 'vitest'
import { action, creature, on, table, upgrade } from '../../test/table.ts'

const guard = creature('Guard', 3, { text: 'Taunt.' })
const raider = creature('Raider', 5)
const fights = (t: ReturnType<typeof table>) =>
  t.askedLabels().filter((label) => label.startsWith('Raider fights'))

describe('taunt (KF-TNT-1)', () => {
  const board = { mine: [raider], theirs: [creature('Far', 3), creature('L', 3), guard, creature('R', 3)] }

  it('keeps its neighbors from being picked, and nobody else', () => {
    expect(fights(table(board))).toEqual(['Raider fights Far', 'Raider fights Guard'])
  })

  it('is named, with the guard, where a move is refused', () => {
    const t = table(board)
    const why = t.kf.whyNot(t.position, `fight ${t.id('Raider')} ${t.id('L')}`)
    expect(why).toMatchObject({ reason: 'Guard has taunt and protects L', cite: ['KF-TNT-1'] })
    expect(t.refused(`fight ${t.id('Raider')} ${t.id('L')}`)).toMatchObject({
      refused: 'illegal',
      cite: ['KF-TNT-1'],
    })
  })

  it('leaves a neighbor with taunt open', () => {
    const t = table({
      mine: [raider],
      theirs: [creature('Wall', 3, { text: 'Taunt.' }), guard, creature('R', 3)],
    })
    expect(fights(t)).toEqual(['Raider fights Wall', 'Raider fights Guard'])
  })

  it('can be gained and lost', () => {
    const flag = upgrade('Flag', 'This creature gains taunt.')
    const t = table({
      mine: [raider],
      theirs: [on(creature('Plain', 3), { upgrades: [flag] }), creature('R', 3)],
    })
    expect(fights(t)).toEqual(['Raider fights Plain'])
    const u = table({ mine: [raider], theirs: ['Gub', creature('R', 3)] })
    expect(fights(u)).toEqual(['Raider fights Gub', 'Raider fights R'])
  })

  it('on a creature that stands between two others works by its own condition: Gub in the middle', () => {
    const t = table({ mine: [raider], theirs: [creature('L', 3), 'Gub', creature('R', 3)] })
    expect([t.card('Gub').power, t.card('Gub').keywords.taunt]).toEqual([6, 1])
    expect(fights(t)).toEqual(['Raider fights Gub'])
  })

  it('does nothing for a stunned or exhausted guard that differs from any other', () => {
    const t = table({ ...board, theirs: [on(guard, { stunned: true, exhausted: true }), creature('R', 3)] })
    expect(fights(t)).toEqual(['Raider fights Guard'])
  })
})

describe('taunt does nothing else', () => {
  it('is ignored by an attacker that may (KF-TNT-2)', () => {
    const ape = creature('Raider', 3, { text: 'While Raider is attacking, ignore taunt.' })
    const t = table({ mine: [ape], theirs: [guard, creature('R', 3)] })
    expect(fights(t)).toEqual(['Raider fights Guard', 'Raider fights R'])
  })

  it('does not stop abilities (KF-TNT-3)', () => {
    const bolt = action('Bolt', 'Play: Deal 1 damage to an enemy creature.')
    const t = table({ theirs: [guard, creature('R', 3)], me: { hand: [bolt] } })
      .play('Bolt')
      .answer('R')
    expect(t.damageOn('R')).toBe(1)
  })

  it('is looked at only for the pick: a fight goes on when a guard comes to stand beside (KF-MID-3)', () => {
    const killer = creature('Raider', 5, { text: 'Before Fight: Destroy an enemy creature.' })
    const t = table({ mine: [killer], theirs: [creature('D', 3), creature('Gone', 1), guard] })
    t.fight('Raider', 'D').answer('Gone')
    expect(t.line('theirs')).toEqual(['Guard'])
  })

  it('counts beside other limits, and every limit counts (KF-FGT-3)', () => {
    const groggins = creature('Raider', 5, { text: 'Raider can only fight flank creatures.' })
    const t = table({ mine: [groggins], theirs: [creature('L', 3), guard, creature('R', 3)] })
    expect(fights(t)).toEqual([])
    expect(t.kf.whyNot(t.position, `fight ${t.id('Raider')} ${t.id('Guard')}`)?.cite).toEqual(['KF-FGT-3'])
    expect(t.kf.whyNot(t.position, `fight ${t.id('Raider')} ${t.id('L')}`)?.cite).toEqual(['KF-TNT-1'])
  })

  it('binds an effect that readies and fights, too (KF-FGT-4)', () => {
    const anger = action('Rage', 'Play: Ready and fight with a friendly creature.')
    const t = table({ mine: [raider], theirs: [guard, creature('R', 3)], me: { hand: [anger] } }).play('Rage')
    expect(t.zoneOf('Guard')).toBe('discard')
  })
})
