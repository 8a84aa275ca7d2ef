import { expect, it } from 'vitest'
import { action, artifact, creature, type Table, table } from '../../test/table.ts'

const cry = (text: string) => action('Cry', `Play: ${text}`)
const labels = (t: Table) => t.asked.options.map(({ label }) => label)
const ann = creature('Ann', 5)

it('a player can prevent an effect, and decides', () => {
  const hand = [creature('Bob', 1)]
  const asked = () =>
    table({
      me: { hand: [cry('Your opponent loses 2Æ unless they discard a card.')] },
      they: { aember: 3, hand },
    }).play('Cry')
  expect([asked().asked.who, labels(asked()).length]).toEqual([2, 2])
  const [first = '', decline = ''] = labels(asked())
  const kept = asked().answer(first)
  expect([kept.pools()[1], kept.zoneOf('Bob')]).toEqual([3, 'discard'])
  expect(asked().answer(decline).pools()[1]).toBe(1)
})

it('an impossible action prevents nothing', () => {
  const t = table({
    me: { hand: [cry('Your opponent loses 2Æ unless they discard a card.')] },
    they: { aember: 3 },
  }).play('Cry')
  expect(t.answer(labels(t)[0] ?? '').pools()[1]).toBe(1)
})

it('you can be the one who decides, too', () => {
  const me = { aember: 1, hand: [cry('Destroy each friendly creature unless you lose 1Æ.')] }
  const t = table({ mine: [ann], me }).play('Cry')
  expect([t.answer('lose 1Æ').zoneOf('Ann'), t.pools()[0]]).toEqual(['battleline', 0])
  expect(
    table({ mine: [ann], me })
      .play('Cry')
      .answer('decline')
      .zoneOf('Ann'),
  ).toBe('discard')
})

it('“they” are the players of the trigger', () => {
  const bell = artifact(
    'Bell',
    'After your opponent plays a creature, they lose 1Æ unless they exhaust a creature they control.',
  )
  const t = table({
    mine: [ann],
    me: { aember: 2, hand: [creature('Bob', 1)] },
    they: { artifacts: [bell] },
  }).play('Bob')
  expect(t.answer('left flank').answer('decline').pools()[0]).toBe(1)
})

it('a condition still applies', () => {
  const text = 'Destroy each friendly creature unless you control a Robot creature.'
  const robot = creature('Rob', 2, { traits: ['robot'] })
  expect(
    table({ mine: [ann, robot], me: { hand: [cry(text)] } })
      .play('Cry')
      .zoneOf('Ann'),
  ).toBe('battleline')
})
