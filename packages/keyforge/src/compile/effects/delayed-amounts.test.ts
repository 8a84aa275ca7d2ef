import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../../test/table.ts'

const cry = (text: string) => action('Cry', `Play: ${text}`)
const ann = creature('Ann', 4)

describe('how much', () => {
  const gain = (text: string, board: Parameters<typeof table>[0] = {}) =>
    table({ mine: [ann, creature('Bob', 2), creature('Cid', 2)], ...board, me: { hand: [cry(text)] } })
      .play('Cry')
      .pools()

  it.each([
    ['Gain 1Æ for every 2 friendly creatures.', 1],
    ['Gain 2Æ for each pair of creatures.', 2],
    ['Gain 1Æ for each friendly creature beyond the first.', 2],
    ['Gain an additional 2Æ.', 2],
    ['Gain X Æ, where X is the number of friendly creatures.', 3],
    ['Gain an amount of Æ equal to the number of friendly creatures.', 3],
    ['Gain Æ equal to half of your opponent’s Æ.', 2],
    ['Gain Æ equal to twice the number of friendly creatures.', 6],
  ])('%s', (text, much) => expect(gain(text, { they: { aember: 5 } })[0]).toBe(much))

  it('can be twice the lost amount', () => {
    expect(gain('Your opponent loses 2Æ. Gain twice that much Æ.', { they: { aember: 5 } })).toEqual([4, 3])
    expect(gain('Your opponent loses 2Æ. Gain the same amount of Æ.', { they: { aember: 5 } })).toEqual([
      2, 3,
    ])
  })

  it('can be captured, dealt, or placed on a creature', () => {
    const board = { mine: [ann], theirs: [creature('Dan', 9)], they: { aember: 9 } }
    const t = (text: string) => table({ ...board, me: { hand: [cry(text)] } }).play('Cry')
    expect(t('A friendly creature captures Æ equal to its power.').card('Ann').aember).toBe(4)
    expect(t('Deal 2 damage for each enemy creature to an enemy creature.').damageOn('Dan')).toBe(2)
    expect(t('Each enemy creature is dealt damage equal to the number of creatures.').damageOn('Dan')).toBe(2)
    expect(
      t('Place Æ equal to the number of creatures on an enemy creature from the common supply.').card('Dan')
        .aember,
    ).toBe(2)
  })

  it('can count events of this turn', () => {
    const text = 'Gain 1Æ for each creature destroyed this turn.'
    const t = table({
      theirs: [creature('Dan', 1), creature('Eve', 1)],
      me: { hand: [action('Kill', 'Play: Destroy each enemy creature.'), cry(text)] },
    })
    expect(t.play('Kill').play('Cry').pools()[0]).toBe(2)
    const reaped = table({
      mine: [ann, creature('Bob', 2)],
      me: { hand: [cry('Gain 1Æ for each time a creature reaped this turn.')] },
    })
    expect(reaped.reap('Ann').reap('Bob').play('Cry').pools()[0]).toBe(4)
  })
})

describe('as long as a card is in play', () => {
  it('its lasting effect continues', () => {
    const text = 'Action: Choose a creature. Until Rod leaves play, it gets +3 power.'
    const t = table({
      mine: [ann],
      me: { artifacts: [artifact('Rod', text)], hand: [action('Break', 'Play: Destroy an artifact.')] },
    })
    expect(t.use('Rod').card('Ann').power).toBe(7)
    expect(t.play('Break').card('Ann').power).toBe(4)
  })

  it('several effects can continue', () => {
    const text =
      'For the remainder of the turn, creatures cannot reap and each friendly creature gets +2 power.'
    const t = table({ mine: [on(ann, {})], me: { hand: [cry(text)] } }).play('Cry')
    expect(t.card('Ann').power).toBe(6)
    expect(t.refused('reap').refused).toBeDefined()
  })
})
