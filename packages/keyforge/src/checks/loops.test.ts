import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, artifact, creature, type Table, table } from '../../test/table.ts'

/** Makes a move and plays on. Returns why it stopped. */
function follow(
  t: Table,
  word: string,
): {
  readonly refused: string | null
  readonly reason: string
  readonly cite?: readonly string[]
} {
  let got = t.kf.answer(t.position, word)
  for (let answers = 0; answers < 2000 && !isRefusal(got); answers++) {
    const asked = t.kf.decision(got)
    if (asked === null || asked.step === 'keyforge/turn.3-main') return { refused: null, reason: '' }
    const [first] = asked.options
    got = t.kf.answer(got, asked.kind === 'order' ? asked.options.map(({ id }) => id) : (first?.id ?? ''))
  }
  return isRefusal(got)
    ? { refused: got.refused, reason: got.reason, cite: got.cite }
    : { refused: 'still asking', reason: '' }
}

const healing = (name: string) =>
  `After ${name} is dealt damage, fully heal each creature. Deal 1 damage to each other creature.`

describe('endless loops (KF-LIM-2, R-021)', () => {
  const spark = action('Spark', 'Play: Deal 1 damage to each creature.')

  it.each([
    [
      'a creature that hurts itself',
      [creature('Ann', 9, { text: 'After Ann is dealt damage, fully heal Ann. Deal 1 damage to Ann.' })],
    ],
    [
      'two creatures that hurt each other',
      [creature('Ann', 9, { text: healing('Ann') }), creature('Bob', 9, { text: healing('Bob') })],
    ],
  ])('%s: refused, with the loop', (_, mine) => {
    const t = table({
      mine,
      theirs: [creature('Wall', 9, { text: 'Invulnerable.\nWall deals no damage when fighting.' })],
      me: { hand: [spark] },
    })
    const before = t.kf.positionKey(t.position)
    const end = follow(t, `play ${t.id('Spark')}`)
    expect(end.refused).toBe('limit')
    expect(end.reason).toMatch(/^(Ann|Bob) goes round in a loop, \d+ times so far: nothing ends it/)
    expect(end.cite).toEqual(['KF-LIM-2'])
    expect(t.kf.positionKey(t.position)).toBe(before)
  })

  it('an effect that repeats without a change stops, and its card is discarded', () => {
    const again =
      'Play: Destroy an enemy creature. If your opponent controls more creatures than you, repeat this effect.'
    const t = table({
      theirs: [creature('Wall', 9, { text: 'Invulnerable.' })],
      me: { hand: [action('Again', again)] },
    }).play('Again')
    expect(t.kf.player(t.position, 1).discard).toEqual([t.id('Again')])
    expect(t.kf.decision(t.position)?.step).toBe('keyforge/turn.3-main')
  })

  it.each(['After Fight', 'Before Fight'])(
    'a creature made to fight by its own %s: ability fights six times (KF-LIM-1)',
    (trigger) => {
      const t = table({
        mine: [creature('Ann', 9, { text: `Skirmish.\n${trigger}: Ready and fight with Ann.` })],
        theirs: [creature('Wall', 9, { text: 'Invulnerable.\nWall deals no damage when fighting.' })],
      }).fight('Ann', 'Wall')
      expect(t.steps('fight').filter((step) => step === 'fight.1-declare')).toHaveLength(6)
    },
  )

  it('ends if the creatures are destroyed by it', () => {
    const angry = (name: string) =>
      creature(name, 5, { text: `After ${name} is dealt damage, deal 1 damage to each other creature.` })
    const t = table({ mine: [angry('Ann'), angry('Bob'), angry('C')], me: { hand: [spark] } })
    const end = follow(t, `play ${t.id('Spark')}`)
    expect(end.refused).toBeNull()
  })
})

describe('large boards', () => {
  const many = (count: number, text: string) =>
    Array.from({ length: count }, (_, n) => creature(`C${n}`, 2, { text: text.replaceAll('Self', `C${n}`) }))

  it('with sixty Destroyed: abilities in one window', () => {
    const t = table({ mine: many(60, 'Destroyed: Gain 1Æ.'), me: { hand: ['Gateway to Dis'] } })
    const end = follow(t, `play ${t.id('Gateway to Dis')}`)
    expect(end.refused).toBeNull()
  })

  it('with a chain of forty that each destroy the next', () => {
    const t = table({
      mine: many(40, 'Destroyed: Deal 2 damage to each neighbor of Self.'),
      me: { hand: [action('Shot', 'Play: Deal 2 damage to a creature.')] },
    })
    t.play('Shot')
    const ids = t.asked.options.map(({ id }) => id)
    t.answer('C0')
    while (t.askedAt() !== 'turn.3-main') t.answer(t.askedLabels()[0]!)
    expect(ids).toHaveLength(40)
    expect(t.line('mine')).toEqual([])
    expect(t.steps('destroyed').filter((step) => step === 'destroyed.4-after')).toHaveLength(1)
  })

  it('with a dozen triggers for a dozen destructions', () => {
    const watchers = Array.from({ length: 12 }, (_, n) =>
      artifact(`W${n}`, 'After a creature is destroyed, gain 1Æ.'),
    )
    const t = table({ mine: many(12, 'Taunt.'), me: { artifacts: watchers, hand: ['Gateway to Dis'] } })
    const end = follow(t, `play ${t.id('Gateway to Dis')}`)
    expect(end.refused).toBeNull()
  })

  it('with a row of copies, each once', () => {
    const row = Array.from({ length: 20 }, (_, n) =>
      creature(`K${n}`, 9, {
        text: `Damage dealt to K${n}'s neighbors during fights is also dealt to K${n}.`,
      }),
    )
    const t = table({ mine: [creature('Ann', 3)], theirs: row }).fight('Ann', 'K0')
    while (t.askedAt() === 'damage.5-place') t.answer(t.askedLabels()[0]!)
    expect(row.map(({ name }) => t.damageOn(name))).toEqual(row.map(() => 3))
  })
})
