import { expect, it } from 'vitest'
import { action, creature, on, settled, table } from '../../test/table.ts'

const dan = creature('Dan', 7)

const wrong = action(
  'Wrong',
  'Play: Play a creature from your discard pile and attach Wrong to it as an upgrade with the text, “This creature gets -2 power and gains poison.”',
)

it('turns an action into an upgrade with the text that it names', () => {
  const t = settled(table({ me: { hand: [wrong], discard: [dan] } }).play('Wrong'))
  expect([t.zoneOf('Dan'), t.zoneOf('Wrong')]).toEqual(['battleline', 'attached'])
  expect([t.card('Dan').power, t.card('Dan').keywords]).toEqual([5, expect.objectContaining({ poison: 1 })])
  const { kf } = t
  const again = kf.load(JSON.parse(JSON.stringify(kf.save(t.position))))
  expect(kf.positionKey(again as typeof t.position)).toBe(kf.positionKey(t.position))
})

it('makes it an action again after it has left play', () => {
  const cry = action('Cry', 'Play: Destroy each upgrade.')
  const t = settled(settled(table({ me: { hand: [wrong, cry], discard: [dan] } }).play('Wrong')).play('Cry'))
  expect([t.zoneOf('Wrong'), t.card('Wrong').type, t.card('Dan').power]).toEqual(['discard', 'action', 7])
})

it('goes to the discard pile if there is nothing to attach it to', () => {
  const t = settled(table({ me: { hand: [wrong] } }).play('Wrong'))
  expect(t.zoneOf('Wrong')).toBe('discard')
})

it('attaches a creature that has left play, which is not played as an upgrade', () => {
  const own = creature('Own', 2, {
    text: 'Destroyed: After Own leaves play, attach Own to a friendly creature as an upgrade with the text, “This creature gets +3 power.”',
  })
  const mine = [on(own, {}), creature('Ann', 4)]
  const cry = action('Cry', 'Play: Deal 2 damage to each friendly creature.')
  const t = settled(table({ mine, me: { hand: [cry] } }).play('Cry'))
  expect([t.zoneOf('Own'), t.card('Ann').power]).toEqual(['attached', 7])
  const hand = table({ mine: [creature('Ann', 4)], me: { hand: [own] } }).play('Own')
  expect(hand.askedLabels()).not.toContain('as an upgrade')
})

it('is an upgrade of either creature after its save is loaded in between', () => {
  const droid = creature('Droid', 4, {
    text: 'Taunt.\nDroid may be played as an upgrade instead of a creature, with the text: “This creature gains taunt.”',
  })
  const t = table({ mine: [creature('Ann', 4), dan], me: { hand: [droid] } })
    .play('Droid')
    .answer('as an upgrade')
  const { kf } = t
  const loaded = kf.load(JSON.parse(JSON.stringify(kf.save(t.position))))
  const host = kf.decision(t.position)?.options.find(({ label }) => label === 'Dan')?.id ?? ''
  for (const position of [t.position, loaded as typeof t.position]) {
    const attached = kf.answer(position, host) as typeof t.position
    const [onDan] = kf.cards(attached).filter((card) => kf.card(attached, card).name === 'Dan')
    expect(kf.card(attached, onDan ?? 0).keywords).toMatchObject({ taunt: 1 })
  }
})
