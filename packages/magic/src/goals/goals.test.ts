import { describe, expect, it } from 'vitest'
import { isRefusal, magic, type PermanentSetup } from '../index.ts'

const game = magic()
const one = (name: string, more: Partial<PermanentSetup> = {}): PermanentSetup => ({
  name,
  types: ['creature'],
  power: 2,
  toughness: 2,
  ...more,
})
const begun = game.begin({
  players: [
    { name: 'Ann', life: 18, permanents: [one('Bear'), one('Elf', { subtypes: ['Elf'], power: 1 })] },
    { name: 'Bob', life: 3, permanents: [one('Wall', { power: 0 }), one('Ogre', { colors: ['red'] })] },
  ],
})
if (isRefusal(begun)) throw new Error(begun.reason)

/** Ann attacks with everything, and nothing blocks: Bob loses. */
function after() {
  let position = begun
  for (const answer of ['3>2 4>2', 'none']) {
    const next = isRefusal(position) ? position : game.answer(position, answer)
    if (isRefusal(next)) throw new Error(next.reason)
    position = next
  }
  for (;;) {
    const next = isRefusal(position) ? position : game.answer(position, 'pass')
    if (isRefusal(next)) return position
    position = next
  }
}

describe('a goal of Magic', () => {
  it.each([
    ['win', [false], [true]],
    ['Survive!', [true], [true]],
    ['lose as little as possible', [true, 0, 0], [true, 0, 0]],
    ['deal as much damage as possible', [0], [3]],
    ['kill Ogre', [false], [false]],
    ['kill as many red creatures as possible', [0], [0]],
    ['as much life I have as possible, then win', [18, false], [18, true]],
    ['as much power of my Elf creatures as possible', [1], [1]],
    ['no enemy creatures on the battlefield', [false], [false]],
  ])('%s', (words, before, then) => {
    const read = game.goal(begun as never, words, 1)
    if (!read.ok) throw new Error(JSON.stringify(read.problems))
    expect(read.goal.results(begun as never).map(({ is }) => is)).toEqual(before)
    expect(read.goal.results(after() as never).map(({ is }) => is)).toEqual(then)
    const again = game.goal(begun as never, read.goal.text, 1)
    expect(again.ok && again.goal.text).toBe(read.goal.text)
  })

  it('that cannot be read is shown with its place', () => {
    const read = game.goal(begun as never, 'lose as little as possible; kill Orge', 1)
    expect(!read.ok && read.problems[0]).toMatchObject({ from: 33, nearest: 'ogre' })
  })
})
