import { describe, expect, it } from 'vitest'
import { action, creature, on, table, upgrade } from '../../test/table.ts'

const guard = creature('Guard', 3, { text: 'Taunt.' })
const raider = creature('Raider', 5)
const fights = (t: ReturnType<typeof table>) =>
  t.askedLabels().filter((label) => label.startsWith('Raider fights'))

describe('taunt (KF-TNT-1)', () => {
  const board = { mine: [raider], theirs: [creature('Far', 3), creature('L', 3), guard, creature('R', 3)] }

  it('protects its neighbors from being picked, and no other creature', () => {
    expect(fights(table(board))).toEqual(['Raider fights Far', 'Raider fights Guard'])
  })

  it('is named in a refusal, with the guard', () => {
    const t = table(board)
    const why = t.kf.whyNot(t.position, `fight ${t.id('Raider')} ${t.id('L')}`)
    expect(why).toMatchObject({ reason: 'Guard has taunt and protects L', cite: ['KF-TNT-1'] })
    expect(t.refused(`fight ${t.id('Raider')} ${t.id('L')}`)).toMatchObject({
      refused: 'illegal',
      cite: ['KF-TNT-1'],
    })
  })

  it('does not protect a neighbor with taunt', () => {
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

  it('between two other creatures works by its own condition: Gub in the middle', () => {
    const t = table({ mine: [raider], theirs: [creature('L', 3), 'Gub', creature('R', 3)] })
    expect([t.card('Gub').power, t.card('Gub').keywords.taunt]).toEqual([6, 1])
    expect(fights(t)).toEqual(['Raider fights Gub'])
  })

  it('works on a stunned or exhausted guard as on any other', () => {
    const t = table({ ...board, theirs: [on(guard, { stunned: true, exhausted: true }), creature('R', 3)] })
    expect(fights(t)).toEqual(['Raider fights Guard'])
  })
})

describe('taunt does nothing else', () => {
  it('is ignored by some attackers (KF-TNT-2)', () => {
    const ape = creature('Raider', 3, { text: 'While Raider is attacking, ignore taunt.' })
    const t = table({ mine: [ape], theirs: [guard, creature('R', 3)] })
    expect(fights(t)).toEqual(['Raider fights Guard', 'Raider fights R'])
  })

  it('does not prevent abilities (KF-TNT-3)', () => {
    const bolt = action('Bolt', 'Play: Deal 1 damage to an enemy creature.')
    const t = table({ theirs: [guard, creature('R', 3)], me: { hand: [bolt] } })
      .play('Bolt')
      .answer('R')
    expect(t.damageOn('R')).toBe(1)
  })

  it('applies only to the pick: a fight continues if a guard becomes a neighbor (KF-MID-3)', () => {
    const killer = creature('Raider', 5, { text: 'Before Fight: Destroy an enemy creature.' })
    const t = table({ mine: [killer], theirs: [creature('D', 3), creature('Gone', 1), guard] })
    t.fight('Raider', 'D').answer('Gone')
    expect(t.line('theirs')).toEqual(['Guard'])
  })

  it('adds to other restrictions, all of which apply (KF-FGT-3)', () => {
    const groggins = creature('Raider', 5, { text: 'Raider can only fight flank creatures.' })
    const t = table({ mine: [groggins], theirs: [creature('L', 3), guard, creature('R', 3)] })
    expect(fights(t)).toEqual([])
    expect(t.kf.whyNot(t.position, `fight ${t.id('Raider')} ${t.id('Guard')}`)?.cite).toEqual(['KF-FGT-3'])
    expect(t.kf.whyNot(t.position, `fight ${t.id('Raider')} ${t.id('L')}`)?.cite).toEqual(['KF-TNT-1'])
  })

  it('restricts an effect that readies and fights, too (KF-FGT-4)', () => {
    const anger = action('Rage', 'Play: Ready and fight with a friendly creature.')
    const t = table({ mine: [raider], theirs: [guard, creature('R', 3)], me: { hand: [anger] } }).play('Rage')
    expect(t.zoneOf('Guard')).toBe('discard')
  })
})
