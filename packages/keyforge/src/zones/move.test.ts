import { describe, expect, it } from 'vitest'
import { action, creature, table } from '../../test/table.ts'

const VOID = action('Void', 'Play: Purge a creature. Purge a creature.')

/** Purges two creatures one after the other. */
const purged = (first: string, second: string) =>
  table({
    mine: [creature('Ann', 3)],
    theirs: [creature('Bob', 3), creature('Cat', 4)],
    me: { hand: [VOID] },
  })
    .play('Void')
    .answer(first)
    .answer(second)

describe('Cards in a pile', () => {
  it('have no order among purged cards: the position is the same whichever came first (KF-ZON-2)', () => {
    const [one, other] = [purged('Bob', 'Cat'), purged('Cat', 'Bob')]
    expect(one.kf.positionKey(one.position)).toBe(other.kf.positionKey(other.position))
  })

  it.each(['to its owner’s hand', 'into its owner’s archives'])('have no order %s either', (where) => {
    const verb = where.includes('hand') ? 'Return' : 'Archive'
    const words = where.includes('hand') ? ' to its owner’s hand' : ' from play'
    const text = `Play: ${verb} a creature${words}. ${verb} a creature${words}.`
    const taken = (first: string, second: string) =>
      table({
        mine: [creature('Ann', 3), creature('Bob', 3)],
        theirs: [creature('Cat', 4)],
        me: { hand: [action('Away', text)] },
      })
        .play('Away')
        .answer(first)
        .answer(second)
    const [one, other] = [taken('Ann', 'Bob'), taken('Bob', 'Ann')]
    expect(one.kf.positionKey(one.position)).toBe(other.kf.positionKey(other.position))
  })
})
