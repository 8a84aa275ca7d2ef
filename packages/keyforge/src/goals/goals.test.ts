import type { PlayerId } from '@battleline/card-game'
import { isRefusal, type Position } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import type { PlayerSetup } from '../setup/setup-spec.ts'
import { keyforge } from '../shipped-game.ts'

const game = keyforge({
  cards: [
    { name: 'Ox', type: 'creature', house: 'untamed', power: 5, traits: ['beast'] },
    { name: 'Hare', type: 'creature', house: 'untamed', power: 2, traits: ['beast'] },
    { name: 'Monk', type: 'creature', house: 'sanctum', power: 3, traits: ['human'] },
    { name: 'Anvil', type: 'creature', house: 'brobnar', power: 4, armor: 2, text: 'Taunt.' },
    { name: 'Recruit', type: 'token creature', house: 'sanctum', power: 1 },
    { name: 'Storm', type: 'action', house: 'untamed', text: 'Play: Deal 2 damage to each creature.' },
  ],
})

const board = (mine: PlayerSetup, yours: PlayerSetup): Position => {
  const begun = game.begin({ players: [mine, yours] })
  if (isRefusal(begun)) throw new Error(begun.reason)
  return begun
}

const start = board(
  {
    name: 'me',
    aember: 4,
    keys: 1,
    hand: ['Storm', 'Hare'],
    battleline: ['Ox', { name: 'Hare', as: 'left hare' }, { name: 'Monk', damage: 1, aember: 2 }],
  },
  { name: 'you', aember: 2, battleline: ['Hare', 'Anvil', { name: 'Monk', damage: 2 }] },
)

function read(text: string, at = start, player: PlayerId = 1) {
  const goal = game.goal(at, text, player)
  if (!goal.ok) throw new Error(goal.problems.map(({ message }) => message).join('; '))
  return goal.goal
}

/** The position after the storm: all hares and monks are destroyed. */
function stormy(): Position {
  const move = game.decision(start)?.options.find(({ label }) => label === 'play Storm')?.id ?? ''
  let at = game.answer(start, move)
  while (!isRefusal(at)) {
    const asked = game.decision(at)
    if (asked === null || asked.step === 'keyforge/turn.3-main') return at
    at = game.answer(at, asked.kind === 'order' ? asked.ids : (asked.ids[0] ?? ''))
  }
  throw new Error(at.reason)
}

describe('a goal', () => {
  it.each([
    ['destroy as many enemy creatures as possible', 'as many enemy creatures destroyed as possible'],
    ['no creature of mine destroyed', 'no friendly creatures destroyed'],
    [
      'lose no creature; destroy all enemies',
      'no friendly creatures destroyed, then no enemy creatures in play',
    ],
    [
      '3 for each enemy creature destroyed, -2 per creature of mine destroyed',
      '+3 for each enemy creature destroyed, -2 for each friendly creature destroyed',
    ],
    ['Have as much aember of mine as possible', 'as much Æ in my pool as possible'],
    ['as little damage on my creatures as possible', 'as little damage on friendly creatures as possible'],
    ['forge at least one key', 'at least 1 key forged by me'],
    ['at most 2 of your keys', 'at most 2 forged keys you have'],
    ['no Left Hare destroyed', 'no left hare destroyed'],
    [
      'as many of your Sanctum creatures with power 3 or higher destroyed as possible',
      'as many enemy Sanctum creatures with power 3 or higher destroyed as possible',
    ],
  ])('is read and printed: %s', (text, printed) => {
    const goal = game.goal(start, text, 1)
    expect(goal.ok ? goal.goal.text : goal.problems).toBe(printed)
    expect(read(printed).text).toBe(printed)
  })

  it('reports what cannot be read, where, and similar phrases', () => {
    const goal = game.goal(start, 'destroy as meny creatures as possible', 1)
    expect(goal.ok ? [] : goal.problems).toMatchObject([{ from: 11, to: 15, nearest: 'many' }])
  })

  it('cannot ask for the status of a card that is gone', () => {
    expect(game.goal(start, 'as many creatures in play on a flank as possible', 1).ok).toBe(false)
    expect(game.goal(start, 'as many damaged creatures on a flank in play as possible', 1).ok).toBe(true)
    expect(game.goal(start, 'as many damaged creatures destroyed as possible', 1).ok).toBe(false)
    expect(game.goal(start, 'as many creatures on a flank destroyed as possible', 1).ok).toBe(false)
  })

  it.each([
    ['as many enemy creatures destroyed as possible', 0, 2],
    ['as many creatures destroyed as possible', 0, 4],
    ['as many Hares destroyed as possible', 0, 2],
    ['as many enemy Hares destroyed as possible', 0, 1],
    ['as many left hare destroyed as possible', 0, 1],
    ['as many Sanctum creatures destroyed as possible', 0, 2],
    ['as many enemy Beast creatures with power 3 or higher destroyed as possible', 0, 0],
    ['as many artifacts destroyed as possible', 0, 0],
    ['as few friendly creatures in play as possible', 3, 1],
    ['as few creatures with no bonus icons in play as possible', 6, 2],
    ['as many creatures with taunt in play as possible', 1, 1],
    ['as much damage on friendly creatures as possible', 1, 2],
    ['as much Æ on my creatures as possible', 2, 0],
    ['as much Æ you have as possible', 2, 4],
    ['as much power of my creatures as possible', 10, 5],
    ['as many creatures in my hand as possible', 1, 1],
    ['as many creatures in your discard pile as possible', 0, 2],
    ['as many keys I have as possible', 1, 1],
    ['no friendly creatures destroyed', true, false],
    ['no Ox destroyed', true, true],
    ['at least 2 enemy creatures destroyed', false, true],
    ['at most 0 friendly creatures destroyed', true, false],
    ['3 for each enemy creature destroyed, -2 for each Hare destroyed', 0, 2],
  ])('has a value: %s', (text, before, after) => {
    const goal = read(text)
    const end = stormy()
    expect(goal.results(start).map(({ is }) => is)).toEqual([before])
    expect(goal.results(end).map(({ is }) => is)).toEqual([after])
  })
})
