import { beforeAll, describe, expect, it, vi } from 'vitest'

let readText: typeof import('./read-scenarios.ts')['readText']

// Tests before this one may have loaded all of the game.
beforeAll(async () => {
  vi.resetModules()
  ;({ readText } = await import('./read-scenarios.ts'))
}, 60_000)

const board = (card: string, more = '') =>
  `name: A board\ngame: keyforge\nplayers:\n  Ada: { battleline: [${card}] }\n  Ben: {}\n${more}`
const own = (text: string) => `cards:\n  Own: { type: creature, house: dis, power: 3${text} }\n`

/** Whether a text is read well, and which part of the game it could do without. */
async function read(text: string) {
  const { games, problems } = await readText(text)
  return [problems.length, games.get('keyforge')?.unloaded?.part ?? 'all of it']
}

// What has been loaded stays loaded, so these go from less to more.
describe('the parts of KeyForge that a text needs', () => {
  it.each([
    ['none for an empty board', board(''), [0, 'cards']],
    ['the cards for a board of them', board('Troll'), [0, 'texts']],
    ['no reader for a card without text', board('Own', own('')), [0, 'texts']],
    ['the reader for a text', board('Own', own(', text: "Reap: Draw a card."')), [0, 'all of it']],
    [
      'the reader for a goal',
      board('Troll', 'play: []\ngoal: no creature of mine destroyed\n'),
      [0, 'all of it'],
    ],
    ['all of it for a mistake', board('Trol'), [1, 'all of it']],
  ])('%s', async (_, text, expected) => {
    expect(await read(text)).toEqual(expected)
  })
})
