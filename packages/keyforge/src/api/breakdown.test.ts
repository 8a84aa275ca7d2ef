import { seeded } from '@battleline/kernel/test-kit'
import { expect, it } from 'vitest'
import { LIBRARY } from '../cards/library.generated.ts'
import { BREAKDOWN_PROPERTIES, keyforge } from '../index.ts'

it('The parts of each value add up to it, and name every effect that adds something', () => {
  const kf = keyforge()
  const names = (type: string) => LIBRARY.filter((card) => card.type === type).map(({ name }) => name)
  const [creatures, upgrades, artifacts] = ['creature', 'upgrade', 'artifact'].map(names)
  let effects = 0
  for (let seed = 0; seed < 60; seed++) {
    const random = seeded(seed)
    const line = () =>
      Array.from({ length: 4 }, () => ({
        name: random.one(creatures ?? []),
        counters: random.below(2),
        upgrades: random.below(3) === 0 ? [random.one(upgrades ?? [])] : [],
      }))
    const side = () => ({ battleline: line(), artifacts: [random.one(artifacts ?? [])] })
    const position = kf.begin({ players: [side(), side()], tide: 1 })
    if ('refused' in position) throw new Error(position.reason)
    for (const card of kf.cards(position)) {
      const reading = kf.card(position, card)
      if (reading.zone !== 'battleline') continue
      for (const property of BREAKDOWN_PROPERTIES) {
        const { value, parts } = kf.breakdown(position, card, property)
        const wanted =
          property === 'power' || property === 'armor' ? reading[property] : (reading.keywords[property] ?? 0)
        expect(value).toBe(wanted)
        expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(value)
        for (const { what } of parts) if (property !== 'armor') expect(what).not.toBe('never below 0')
        effects += parts.filter(({ what }) => what === 'an effect').length
      }
    }
  }
  expect(effects).toBeGreaterThan(50)
})

it('A value that an effect sets replaces the parts, and a lost keyword has the value 0', () => {
  const kf = keyforge({
    cards: [
      {
        name: 'Test Leveler',
        type: 'artifact',
        house: 'dis',
        text: 'Each creature is considered to have power 1.\nEach creature loses taunt.',
      },
    ],
  })
  const position = kf.begin({
    players: [{ battleline: [{ name: 'Champion Anaphiel', counters: 1 }], artifacts: ['Test Leveler'] }, {}],
  })
  if ('refused' in position) throw new Error(position.reason)
  const power = kf.breakdown(position, 3, 'power')
  expect(power.value).toBe(1)
  expect(power.parts.at(-1)).toMatchObject({ what: 'set by an effect', card: 4, amount: -6 })
  const taunt = kf.breakdown(position, 3, 'taunt')
  expect(taunt.parts).toMatchObject([
    { amount: 1 },
    { what: 'lost', card: 4, amount: -1, cite: ['KF-GEN-3'] },
  ])
})
