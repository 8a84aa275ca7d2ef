import { describe, expect, it, test } from 'vitest'
import { completionsAt } from '../src/engine/editing/completions.ts'
import { placesIn } from '../src/engine/editing/cursor-context.ts'
import { Sentences } from '../src/engine/editing/sentence-completions.ts'

/** A text with the place where somebody writes marked by a bar. */
function written(text: string): readonly [string, number] {
  return [text.replace('|', ''), text.indexOf('|')]
}
const placesAt = (text: string) => placesIn(...written(text))
const offered = async (game: 'keyforge' | 'magic' | 'grand-archive', text: string) =>
  (await completionsAt(game, ...written(text))).words.map(({ word }) => word)

const HEAD = 'name: A question\ngame: keyforge\nplayers:\n'

describe('the cursor', () => {
  test.each([
    ['a key of a player', `${HEAD}  me:\n    bat|`, ['players', 'me'], true, 'bat'],
    [
      'a card of a list in a line',
      `${HEAD}  me: { battleline: [Troll, Dino|] }\n`,
      ['players', 'me', 'battleline', 1],
      false,
      'Dino',
    ],
    [
      'a card of a list in lines',
      `${HEAD}  me:\n    battleline:\n      - Dino-F|\n`,
      ['players', 'me', 'battleline', 0],
      false,
      'Dino-F',
    ],
    [
      'a mark of a card',
      `${HEAD}  me:\n    battleline:\n      - Troll: { wa| }\n`,
      ['players', 'me', 'battleline', 0, 'Troll'],
      true,
      'wa',
    ],
    ['a value', 'name: A question\ngame: key|\n', ['game'], false, 'key'],
    ['behind an arrow', 'play:\n  - fight: Troll -> Fau|\n', ['play', 0, 'fight'], false, 'Fau'],
  ] as const)('is told: %s', (_, text, path, isKey, word) => {
    expect(placesAt(text)).toContainEqual(expect.objectContaining({ path, isKey, word }))
  })

  it('is nowhere in a comment', () => {
    expect(placesAt('name: A question # by |')).toEqual([])
  })
})

describe('completions', () => {
  it('come from the schema, without the keys that are there', async () => {
    expect(await offered('keyforge', `${HEAD}  me: { aember: 1 }\n  you:\n    a|`)).toEqual(
      expect.arrayContaining(['aember', 'artifacts', 'archives']),
    )
    expect(await offered('keyforge', `${HEAD}  me: { aember: 1, ae| }\n`)).toEqual([])
    expect(await offered('keyforge', `${HEAD}  me:\n    battleline:\n      - Troll: { war| }\n`)).toEqual([
      'ward',
    ])
    expect(await offered('magic', 'name: A question\ngame: magic\nedition: e|\n')).toContain('e16')
    expect(
      await offered('grand-archive', `name: A question\ngame: grand-archive\nplay:\n  - mat|: x\n`),
    ).toContain('materialize')
  })

  it('are the cards of the library on a board, and those of the board in a play', async () => {
    expect(await offered('keyforge', `${HEAD}  me: { battleline: [dino|] }\n`)).toContain('Dino-Fiend')
    expect(await offered('magic', 'name: q\ngame: magic\nplayers:\n  me: { hand: [light|] }\n')).toContain(
      'Lightning Bolt',
    )
    const play = `${HEAD}  me: { battleline: [Troll] }\n  you: { battleline: [Gub: { as: left gub }] }\nplay:\n  - fight: Troll -> |\n`
    expect(await offered('keyforge', play)).toEqual(['me', 'Troll', 'you', 'left gub'])
  })

  it('work at every place of every scenario', async () => {
    const text = `${HEAD}  me: { battleline: [Troll: { damage: 1 }] }\n  you: {}\nplay:\n  - reap: Troll\nexpect: {}\n`
    for (let offset = 0; offset <= text.length; offset++) {
      const { from } = await completionsAt('keyforge', text, offset)
      expect(from).toBeLessThanOrEqual(offset)
    }
  })
})

test('a card text is completed with sentences of other cards, and its own name in them', () => {
  const sentences = new Sentences(['Destroyed: Steal 1.', 'Reap: Steal 1.', 'Destroyed: Deal 2 to ~.'])
  expect(sentences.after('Destroyed: St', 'Ogre')).toMatchObject({ from: 11, words: [{ word: 'Steal 1.' }] })
  expect(sentences.after('Deal 2', 'Ogre').words.map(({ word }) => word)).toEqual(['Deal 2 to Ogre.'])
  expect(sentences.after('De', '').words.map(({ word }) => word)).toContain('Destroyed:')
  expect(sentences.after('Destroyed: ', 'Ogre').words).toEqual([])
})
