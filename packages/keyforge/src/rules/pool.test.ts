import { describe, expect, it } from 'vitest'
import { action, creature, table } from '../../test/table.ts'

const spider = (name: string) =>
  creature(name, 7, {
    text: `Each Æ that would be added to your opponent’s pool is captured by ${name} instead.`,
  })

describe('Æmber that two creatures would capture before it reaches a pool (KF-RPL-3)', () => {
  const asked = () =>
    table({
      mine: [creature('Ann', 3)],
      theirs: [spider('One'), spider('Two')],
      me: { hand: [action('Boon', 'Play: Gain 3Æ. Destroy each creature with power 3 or lower.')] },
    }).play('Boon')

  it('is divided by the active player', () => {
    const t = asked()
    expect(t.asked).toMatchObject({ who: 1, kind: 'divide', least: 0, most: 3 })
    expect(t.card('Ann').zone).toBe('battleline')
    t.share({ One: 1, Two: 2 })
    expect(t.card('One').aember).toBe(1)
    expect(t.card('Two').aember).toBe(2)
    expect(t.card('Ann').zone).toBe('discard')
  })

  it('also in a saved position; an invalid one is refused', () => {
    const saved = JSON.parse(JSON.stringify(asked().kf.save(asked().position)))
    expect(asked().kf.load(saved)).not.toHaveProperty('refused')
    for (const undecided of [{ player: 3, amount: 1, among: [] }, { player: 1, amount: 0, among: [] }, 7]) {
      saved.position.rows[0].undecided = [undecided]
      expect(asked().kf.load(saved)).toMatchObject({ refused: 'unreadable' })
    }
  })
})
