import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../../test/table.ts'

const cry = (text: string, name = 'Cry') => action(name, `Play: ${text}`)
const pools = (text: string, board: Parameters<typeof table>[0] = {}, answers: readonly string[] = []) => {
  const t = table({ ...board, me: { ...board.me, hand: [cry(text)] } }).play('Cry')
  for (const label of answers) t.answer(label)
  return t.pools()
}

describe('"in order to"', () => {
  const text = 'If your opponent has 3Æ or more, you may exalt a friendly creature to steal 1Æ.'
  const board = (aember: number) => ({ mine: [creature('Ann', 3)], they: { aember } })

  it('can follow a condition', () => {
    const t = table({ ...board(3), me: { hand: [cry(text)] } }).play('Cry')
    expect(t.askedLabels()).toHaveLength(2)
    t.answer(t.askedLabels()[0] ?? '')
    expect([t.pools(), t.card('Ann').aember]).toEqual([[1, 2], 1])
    expect(pools(text, board(2))).toEqual([0, 2])
  })

  it('does nothing if it is impossible', () => {
    const t = table({ they: { aember: 3 }, me: { hand: [cry(text)] } }).play('Cry')
    t.answer(t.askedLabels()[0] ?? '')
    expect(t.pools()).toEqual([0, 3])
  })
})

describe('a maximum', () => {
  it('limits the amount', () => {
    const board = { mine: [creature('A', 1), creature('B', 1), creature('C', 1)] }
    expect(pools('Gain 2Æ for each friendly creature, to a maximum of 4Æ.', board)).toEqual([4, 0])
    expect(pools('Gain 2Æ for each friendly creature, to a maximum of 8Æ.', board)).toEqual([6, 0])
    expect(pools('Gain 1Æ for each friendly creature, to a maximum of 2Æ.', board)).toEqual([2, 0])
  })
})

describe('a card that enters play with Æmber', () => {
  it('takes it from the common supply each time it enters', () => {
    const isle = artifact('Isle', 'Isle enters play with 6Æ on it from the common supply.')
    const t = table({ me: { aember: 1, hand: [isle] } }).play('Isle')
    expect([t.card('Isle').aember, t.pools()]).toEqual([6, [1, 0]])
  })
})

describe('creatures destroyed in a fight this turn', () => {
  it('are distinguished from other destroyed creatures', () => {
    const text = 'If an enemy creature was destroyed in a fight this turn, gain 1Æ.'
    const board = () =>
      table({
        mine: [creature('Ann', 5)],
        theirs: [creature('Dan', 1)],
        me: { hand: [cry('Destroy each enemy creature.', 'Kill'), cry(text)] },
      })
    expect(board().fight('Ann', 'Dan').play('Cry').pools()[0]).toBe(1)
    expect(board().play('Kill').play('Cry').pools()[0]).toBe(0)
  })
})

describe('creatures', () => {
  it('with a power exclude others', () => {
    const t = table({
      theirs: [creature('Dan', 1), creature('Eve', 2)],
      me: { hand: [cry('Destroy each creature with power 1.')] },
    }).play('Cry')
    expect(t.line('theirs')).toEqual(['Eve'])
  })

  it('that enter play beside a card trigger it', () => {
    const text = 'After a friendly creature enters play adjacent to Ann, gain 1Æ.'
    const t = (place: string) => {
      const now = table({
        mine: [creature('Ann', 3, { text }), creature('Bob', 3)],
        me: { hand: [creature('Cid', 3)] },
      }).play('Cid')
      return now.answer(now.askedLabels().find((label) => label.includes(place)) ?? '').pools()[0]
    }
    expect([t('left'), t('right')]).toEqual([1, 0])
  })

  it('of two names are found under either', () => {
    const t = table({
      me: {
        hand: [cry('Archive Velum or a Hyde from your discard pile.')],
        discard: [creature('Hyde', 1), on(creature('Gub', 1), {})],
      },
    }).play('Cry')
    expect([t.zoneOf('Hyde'), t.zoneOf('Gub')]).toEqual(['archives', 'discard'])
  })
})

describe('“you may … instead”', () => {
  const text = 'Gain 1Æ. If you control a creature, you may draw a card instead.'
  const played = (answers: readonly string[], mine = [creature('Ann', 3)]) => {
    const t = table({ mine, me: { hand: [cry(text)], deck: [creature('Top', 1)] } }).play('Cry')
    for (const label of answers) t.answer(label)
    return [t.pools()[0], t.zoneOf('Top')]
  }

  it('keeps the original effect if declined (KF-GEN-7)', () => {
    expect(played(['decline'])).toEqual([1, 'deck'])
    expect(played(['draw 1 card'])).toEqual([0, 'hand'])
    expect(played([], [])).toEqual([1, 'deck'])
  })
})

describe('a condition about the card itself', () => {
  it('determines “it”, whatever the trigger was', () => {
    const text =
      'After a friendly creature reaps, move 1Æ from Isle to your pool. If there is no Æ on Isle, destroy it.'
    const t = table({
      mine: [creature('Ann', 3)],
      me: { artifacts: [on(artifact('Isle', text), { aember: 1 })] },
    }).reap('Ann')
    expect([t.zoneOf('Isle'), t.zoneOf('Ann'), t.pools()[0]]).toEqual(['discard', 'battleline', 2])
  })
})
