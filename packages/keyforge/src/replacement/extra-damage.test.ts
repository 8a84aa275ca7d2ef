import { describe, expect, it } from 'vitest'
import { action, creature, table } from '../../test/table.ts'

describe('“It takes 2 additional damage” (KF-DMG-9)', () => {
  it('applies to the chosen creature, and to no other of the batch', () => {
    const marked = (whom: string) =>
      table({
        mine: [creature('Ann', 9)],
        theirs: [creature('Bob', 9)],
        me: {
          hand: [
            action(
              'Mark',
              'Play: Choose a creature. For the remainder of the turn, it takes 2 additional damage each time it is dealt damage.',
            ),
            action('Wave', 'Play: Deal 1 damage to each creature.'),
          ],
        },
      })
        .play('Mark')
        .answer(whom)
    const damages = (whom: string) => {
      const t = marked(whom)
      t.play('Wave')
      return [t.damageOn('Ann'), t.damageOn('Bob')]
    }
    expect(damages('Ann')).toEqual([3, 1])
    expect(damages('Bob')).toEqual([1, 3])
  })
})

describe('“When it reaps, … instead of gaining Æmber” (KF-REA-1)', () => {
  it('only while its condition is true', () => {
    const reaped = (others: string[]) => {
      const odd = creature('Odd', 3, {
        text: 'While there are no other friendly creatures, when Odd reaps, draw a card instead of gaining Æ.',
      })
      const t = table({
        mine: [odd, ...others.map((name) => creature(name, 2))],
        me: { deck: [action('Top', '')] },
      }).reap('Odd')
      return [t.pools()[0], t.card('Top').zone]
    }
    expect(reaped([])).toEqual([0, 'hand'])
    expect(reaped(['Ann'])).toEqual([1, 'deck'])
  })
})
