import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, artifact, creature, on, table } from '../../test/table.ts'

const knight = creature('Knight', 9)
const banner = artifact('Banner', 'Each friendly creature with Æ on it gets +2 armor.')
const board = (armorUsed: number) =>
  table({
    mine: [on(knight, { aember: 1, armorUsed })],
    me: {
      artifacts: [banner],
      hand: [
        action('Feint', 'Play: Move 1Æ from a friendly creature to your pool.'),
        action('Praise', 'Play: Exalt a friendly creature.'),
        action('Jab', 'Play: Deal 1 damage to a friendly creature.'),
      ],
    },
  })

describe('Lost armor removes used points first (KF-ARM-3)', () => {
  it('whatever the cause: here the Æmber that it counted', () => {
    const t = board(0).play('Jab')
    expect(t.card('Knight')).toMatchObject({ armor: 2, armorLeft: 1, damage: 0 })
    t.play('Feint')
    expect(t.card('Knight')).toMatchObject({ armor: 0, armorLeft: 0 })
    t.play('Praise')
    expect(t.card('Knight')).toMatchObject({ armor: 2, armorLeft: 2 })
  })

  it('also points used before the board, or an edit', () => {
    const drawn = board(2).play('Feint').play('Praise')
    expect(drawn.card('Knight').armorLeft).toBe(2)
    const t = board(0)
    const edited = t.kf.edit(t.position, { cards: { [t.id('Knight')]: { armorUsed: 2 } } })
    if (isRefusal(edited)) throw new Error(edited.reason)
    t.position = edited
    expect(t.card('Knight').armorLeft).toBe(0)
    expect(t.play('Feint').play('Praise').card('Knight').armorLeft).toBe(2)
  })

  it('also after a load', () => {
    const t = board(0).play('Jab')
    const saved = JSON.parse(JSON.stringify(t.kf.save(t.position)))
    const back = t.kf.load(saved)
    if (isRefusal(back)) throw new Error(back.reason)
    t.position = back
    expect(t.play('Feint').play('Praise').card('Knight').armorLeft).toBe(2)
    for (const worn of [{ card: 99, armor: 1 }, { card: t.id('Knight') }, 3]) {
      saved.position.rows[0].worn = [worn]
      expect(t.kf.load(saved)).toMatchObject({ refused: 'unreadable' })
    }
  })

  it('until no armor is used any more', () => {
    const t = board(0).play('Jab')
    expect(JSON.stringify(t.kf.save(t.position))).toContain('"worn"')
    t.play('Feint')
    expect(JSON.stringify(t.kf.save(t.position))).not.toContain('"worn"')
  })

  it('at the end of a fight for which it was gained', () => {
    const ram = creature('Ram', 9, { text: 'While Ram is attacking, it gets +5 armor.' })
    const t = table({ mine: [ram], theirs: [creature('Wall', 6, { armor: 20 })] }).fight('Ram', 'Wall')
    expect(t.card('Ram')).toMatchObject({ damage: 1, armor: 0 })
    const { rows } = t.kf.save(t.position).position
    expect(rows[t.id('Ram')]).not.toHaveProperty('armorUsed')
    expect(rows[t.id('Wall')]).toHaveProperty('armorUsed', 9)
  })
})
