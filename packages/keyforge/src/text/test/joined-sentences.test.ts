import { describe, expect, it } from 'vitest'
import { action, creature, on, table } from '../../../test/table.ts'

const cry = (text: string) => action('Cry', `Play: ${text}`)

describe('“unless”', () => {
  const board = (text: string) =>
    table({
      mine: [creature('Ann', 3)],
      theirs: [creature('Dan', 3)],
      me: { hand: [cry(text)], deck: ['Troll'] },
    })

  it('asks whatever “if” asks', () => {
    const text = 'Discard the top card of your deck. Gain 1Æ unless it is a creature.'
    expect(board(text).play('Cry').pools()).toEqual([0, 0])
    expect(board(text.replace('a creature', 'an action card')).play('Cry').pools()).toEqual([1, 0])
  })

  it('asks what was done', () => {
    const text = 'Deal 2 damage to an enemy creature. Gain 1Æ unless this damage destroys that creature.'
    expect(board(text).play('Cry').pools()).toEqual([1, 0])
    expect(board(text.replace('Deal 2', 'Deal 3')).play('Cry').pools()).toEqual([0, 0])
  })
})

describe('what is true instead while something is so', () => {
  it('takes the place of what is true otherwise', () => {
    const text = 'Chief gets +1 power. While Chief is damaged, Chief gets +4 power instead.'
    const power = (damage: number) =>
      table({ mine: [on(creature('Chief', 3, { text }), { damage })] }).card('Chief').power
    expect([power(0), power(1)]).toEqual([4, 7])
  })
})

describe('an event behind what it makes happen', () => {
  it('is the same as before it', () => {
    const herald = creature('Herald', 3, { text: 'Gain 1Æ after a friendly creature reaps.' })
    const t = table({ mine: [herald, creature('Ann', 3)] }).reap('Ann')
    expect(t.pools()).toEqual([2, 0])
  })
})

describe('more or less on a card than on another', () => {
  it('is compared', () => {
    const mine = [
      on(creature('Ann', 3), { aember: 2 }),
      on(creature('Bob', 3), { aember: 1 }),
      creature('Cat', 3),
    ]
    const stunned = (text: string) => {
      const t = table({ mine, me: { hand: [cry(text)] } })
        .play('Cry')
        .answer('Bob')
      return ['Ann', 'Bob', 'Cat'].filter((name) => t.card(name).stunned)
    }
    const all = 'Choose a creature. Stun each creature with'
    expect(stunned(`${all} more Æ on it than that creature.`)).toEqual(['Ann'])
    expect(stunned(`${all} less Æ on it than that creature.`)).toEqual(['Cat'])
  })
})

describe('what others play', () => {
  it('comes from their hand', () => {
    const text = 'Your opponent plays a creature.'
    const t = table({ me: { hand: [cry(text)] }, they: { hand: [creature('Dan', 3)] } }).play('Cry')
    expect(t.line('theirs')).toEqual(['Dan'])
  })
})
