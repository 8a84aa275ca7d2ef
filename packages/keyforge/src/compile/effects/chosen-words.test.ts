import { expect, it } from 'vitest'
import { action, creature, table } from '../../../test/table.ts'

const cry = (text: string, name = 'Cry') => action(name, `Play: ${text}`)
const sir = creature('Sir', 5, { traits: ['knight', 'human'] })
const gnat = creature('Gnat', 1, { traits: ['beast'] })
const hound = creature('Hound', 3, { traits: ['beast'] })

it('a chosen trait can be any trait in the game', () => {
  const t = table({
    mine: [sir],
    theirs: [gnat],
    me: { hand: [cry('Choose a trait. Destroy each creature with that trait.')], discard: [hound] },
  }).play('Cry')
  expect(t.asked.options.map(({ label }) => label)).toEqual(['beast', 'human', 'knight'])
  const beasts = t.answer('beast')
  expect(['Sir', 'Gnat'].map((name) => beasts.zoneOf(name))).toEqual(['battleline', 'discard'])
})

it('it filters cards out of play, and lasting effects keep it', () => {
  const hand = [
    cry('Choose a trait. Return each creature with that trait from your discard pile to your hand.'),
  ]
  const t = table({ mine: [sir], me: { hand, discard: [hound, gnat, creature('None', 1)] } }).play('Cry')
  const beasts = t.answer('beast')
  expect(['Hound', 'Gnat', 'None'].map((name) => beasts.zoneOf(name))).toEqual(['hand', 'hand', 'discard'])
  const lasting = [
    cry('Choose a trait. For the remainder of the turn, each creature with that trait gets +2 power.'),
  ]
  const two = table({ mine: [sir, hound], me: { hand: lasting } })
    .play('Cry')
    .answer('knight')
  expect([two.card('Sir').power, two.card('Hound').power]).toEqual([7, 3])
})

it('a named card is found by its name', () => {
  const text = 'Name a card. Reveal the top card of your deck. If it is the named card, gain 3Æ.'
  const named = (name: string) =>
    table({ mine: [sir], me: { hand: [cry(text)], deck: [gnat] } })
      .play('Cry')
      .answer(name)
  expect([named('Gnat').pools()[0], named('Sir').pools()[0]]).toEqual([3, 0])
  const all = cry('Name a card. Destroy each creature with that name.')
  const t = table({ mine: [gnat, sir], theirs: [gnat], me: { hand: [all] } })
    .play('Cry')
    .answer('Gnat')
  expect(t.zoneOf('Sir')).toBe('battleline')
  expect(t.kf.player(t.position, 2).battleline).toEqual([])
})
