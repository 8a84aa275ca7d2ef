import { isRefusal, type Position } from '@battleline/kernel'
import { expect, test } from 'vitest'
import { magic, type PlayerSetup } from '../src/index.ts'

const ann: PlayerSetup = {
  name: 'Ann',
  permanents: [
    { name: 'Duelist', types: ['creature'], power: 2, toughness: 2, text: 'Double strike' },
    { name: 'Giant', types: ['creature'], power: 3, toughness: 3 },
  ],
}
const ben: PlayerSetup = {
  name: 'Ben',
  permanents: [{ name: 'Wall', types: ['creature'], power: 1, toughness: 5 }],
}

/** All readings of combat at every step of a run. */
function readings(answers: readonly string[]) {
  const game = magic()
  const start = game.begin({ players: [ann, ben] })
  if (isRefusal(start)) throw new Error(start.reason)
  let position: Position = start
  const seen: string[] = []
  for (const answer of answers) {
    let next = game.answer(position, answer, { single: true })
    while (!isRefusal(next) && !next.asking && !game.over(next)) {
      const now = game.combatDamage(next)
      const dealing = game
        .damageDealersByStep(next)
        .map(({ from, to, amount, done }) => `${from}>${to} ${amount}${done ? ' done' : ''}`)
      if (now !== null) seen.push(`${now.step} ${now.creatures.join()}: ${dealing.join()}`)
      next = game.step(next, { single: true })
    }
    if (isRefusal(next)) throw new Error(next.reason)
    position = next
  }
  return [...new Set(seen)]
}

test('each combat damage step names the creatures that deal damage and its recipients, before and after', () => {
  const seen = readings(['3>2 4>2', '5>3', 'pass'])
  expect(seen).toEqual([
    'first : ',
    'first 3: ',
    'first 3: 3>5 2',
    'first 3: 3>5 2 done',
    'second : ',
    'second 3,4,5: ',
    'second 3,4,5: 3>5 2,4>2 3,5>3 1',
    'second 3,4,5: 3>5 2 done,4>2 3 done,5>3 1 done',
  ])
})
