import { isRefusal } from '@battleline/kernel'
import { conformance, told } from '@battleline/kernel/test-kit'
import { describe, expect, test } from 'vitest'
import { type Edition, magic, type PlayerSetup } from '../src/index.ts'

const card = (name: string, as = name) => ({ name: as, card: name })

const ann: PlayerSetup = {
  name: 'Ann',
  permanents: [card('Boros Reckoner'), card('Two-Headed Cerberus'), card('Furnace of Rath')],
  hand: [card('Arc Lightning'), card('Unnatural Aggression'), card('Fork')],
}
const ben: PlayerSetup = {
  name: 'Ben',
  permanents: [
    card('Vampire Nighthawk'),
    card('Goldnight Castigator'),
    { name: 'Jace', types: ['planeswalker'], loyalty: 4 },
  ],
  hand: [card('Deflecting Palm'), card('Mending Hands'), card('Lightning Bolt')],
}

describe.each<Edition>(['current', 'e16'])('spells and combat damage, %s', (edition) => {
  test('keep the promises of a position in games by chance', () => {
    const game = magic({ edition })
    const begin = (begins: 'main' | 'combat') => {
      const position = game.begin({ players: [ann, ben], begins })
      if (isRefusal(position)) throw new Error(position.reason)
      return position
    }
    const starts = { main: begin('main'), combat: begin('combat') }
    const report = conformance(game, starts, { seeds: 2, decisions: 30, frozen: true })
    expect(report.problems.map(told)).toEqual([])
  })

  test('a position that was saved while a spell is on the stack is the same when it is loaded', () => {
    const game = magic({ edition })
    const start = game.begin({ players: [ann, ben], begins: 'main' })
    if (isRefusal(start)) throw new Error(start.reason)
    const cast = game.answer(start, game.ask(start)?.ids.find((id) => String(id).startsWith('cast')) ?? '')
    if (isRefusal(cast)) throw new Error(cast.reason)
    const loaded = game.load(JSON.parse(JSON.stringify(game.save(cast))))
    if (isRefusal(loaded)) throw new Error(loaded.reason)
    expect(game.same(loaded, cast)).toBe(true)
  })
})
