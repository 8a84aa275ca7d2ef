import { describe, expect, it } from 'vitest'
import { action, ally, CA, CB, item, slash, table, weapon } from '../../test/table.ts'

const bolt = (n: number) => action(`Bolt ${n}`, `Deal ${n} damage to target unit.`)

describe('damage', () => {
  it('equals the power of an ally, and rests it', () => {
    const t = table({ field: [CA, ally('X', 3, 2)] }, { field: [CB] })
      .do('X attacks CB')
      .settle()
    expect(t.card('CB').damage).toBe(3)
    expect(t.card('X')).toMatchObject({ rested: true, damage: 0 })
    expect(t.steps.filter((step) => step === 'damage.3-deal')).toHaveLength(1)
  })

  it('is lethal if it equals life, and not below', () => {
    const dealt = (n: number) =>
      table({ field: [CA], hand: [bolt(n)] }, { field: [CB, ally('Y', 1, 3)] })
        .do(`activate Bolt ${n} on Y`)
        .settle()
    expect(dealt(2).card('Y')).toMatchObject({ zone: 'field', damage: 2 })
    expect(dealt(3).card('Y').zone).toBe('graveyard')
  })

  it('below 0 is no damage, and heals nothing', () => {
    const less = action('Less', 'Deal 1 minus the number of cards in your memory damage to target unit.')
    const t = table(
      { field: [CA], hand: [less], memory: [bolt(9), bolt(8), bolt(7)] },
      {
        field: [
          { ...CB, setup: { name: 'CB', damage: 6 } },
          item('Eye', 'Whenever your champion is dealt damage, put a charge counter on Eye.'),
        ],
      },
    )
      .do('activate Less on CB')
      .settle()
    expect(t.card('CB').damage).toBe(6)
    expect(t.card('Eye').charge).toBe(0)
    expect(t.not).toContain('the amount is -2, and 0 or less is no damage')
  })

  it('is computed when it is dealt', () => {
    const surge = action('Surge', 'Target unit, weapon, or intent gets +2 power until end of turn.')
    const t = table({ field: [CA, ally('X', 2, 2)], hand: [surge] }, { field: [CB] })
      .do('X attacks CB', 'activate Surge on X')
      .settle()
    expect(t.card('CB').damage).toBe(4)
  })

  it('uses each wielded weapon once, whatever is prevented', () => {
    const t = table(
      { field: [CA, weapon('W', 2, 3)] },
      {
        field: [CB, item('Ward', 'If damage would be dealt to your champion, prevent it.')],
      },
    )
      .do('CA attacks CB with W')
      .settle()
    expect(t.card('CB').damage).toBe(0)
    expect(t.card('W').durability).toBe(2)
  })

  it('of an attack card and a weapon is one instance', () => {
    const t = table(
      { field: [CA, weapon('W', 2, 2)], hand: [slash('Slash', 2)] },
      {
        field: [CB, item('Ward', 'If damage would be dealt to your champion, prevent 1 of it.')],
      },
    )
      .do('activate Slash', 'CA attacks CB with W')
      .settle()
    expect(t.card('CB').damage).toBe(3)
    expect(t.card('Slash').zone).toBe('graveyard')
    expect(t.card('W').durability).toBe(1)
  })
})

describe('replacement and prevention', () => {
  const flames = (order: readonly string[]) =>
    table(
      {
        field: [
          CA,
          ally('X', 3, 3),
          item('More', 'If a source you control would deal damage, that much plus 1 is dealt instead.'),
        ],
        hand: [
          action(
            'Twice',
            'Until end of turn, if a unit you control would deal damage, twice that much is dealt instead.',
          ),
        ],
      },
      { field: [CB, item('Ward', 'If damage would be dealt to your champion, prevent 1 of it.')] },
    )
      .do('activate Twice', 'X attacks CB', ...order)
      .settle()
      .card('CB').damage

  it.each([
    [['Ward: prevents some of it', 'Twice: doubles it'], 5],
    [['Ward: prevents some of it', 'More: makes it 1 more'], 6],
    [['Twice: doubles it', 'Ward: prevents some of it'], 6],
    [['Twice: doubles it', 'More: makes it 1 more'], 6],
    [['More: makes it 1 more', 'Ward: prevents some of it'], 6],
    [['More: makes it 1 more', 'Twice: doubles it'], 7],
  ])('apply in the order that the defender chooses: %j gives %d', (order, damage) => {
    expect(flames(order)).toBe(damage)
  })

  it('are ordered by the controller of the recipient', () => {
    const t = table(
      {
        field: [
          CA,
          ally('X', 3, 3),
          item('More', 'If a source you control would deal damage, that much plus 1 is dealt instead.'),
        ],
      },
      { field: [CB, item('Ward', 'If damage would be dealt to your champion, prevent 1 of it.')] },
    ).do('X attacks CB')
    expect(t.ask).toMatchObject({ who: 2, step: 'grand-archive/damage.2-replace' })
  })

  it('leave a shield the points that it did not use', () => {
    const scald = action('Scald', 'Prevent the next 5 damage that would be dealt to target unit this turn.')
    const t = table({ field: [CA, ally('X', 2, 2), ally('Z', 4, 4)] }, { field: [CB], hand: [scald] })
      .do('X attacks CB', 'activate Scald on CB')
      .settle()
    expect(t.card('CB').damage).toBe(0)
    expect(t.do('Z attacks CB').settle().card('CB').damage).toBe(1)
  })
})
