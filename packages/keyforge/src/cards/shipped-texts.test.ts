import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { sample } from '../../../../test/sample.ts'
import { KeyForge } from '../game.ts'
import type { Definition } from '../model/definition.ts'
import { precompile } from '../precompile.ts'
import { cards as grammar } from '../text/text.ts'
import { textReader } from '../text-reader.ts'
import { LIBRARY } from './library.generated.ts'
import { shipped, shippedTexts } from './shipped-texts.ts'

const copies = () => LIBRARY.map((card) => ({ ...card }))
const texts = precompile(LIBRARY)
const [fields = '', ...lines] = texts.split('\n')

describe('A text that the build has read', () => {
  const parsed = new KeyForge({ library: copies(), texts: textReader }).library
  const loaded = new KeyForge({ library: shipped(copies(), texts) }).library

  it.each(sample(LIBRARY, 4).map(({ name }) => [name]))(
    'compiles without a reader as its card does: %s',
    (name) => {
      const [one, other] = [parsed.find(name), loaded.find(name)]
      expect(plain(other)).toEqual(plain(one))
    },
  )

  it('is there for every card that ships', () => {
    expect(lines).toHaveLength(LIBRARY.length)
    expect(LIBRARY.filter((_, at) => lines[at] === '').map(({ name }) => name)).toEqual([])
  })

  it('is read anew where another card brings words of its own', () => {
    const own = { name: 'Own', type: 'creature', house: 'Faraway', power: 1 } as const
    const [troll] = LIBRARY.filter(({ name }) => name === 'Troll')
    const lost = shipped(
      [{ ...troll, name: 'Troll', type: 'creature', house: 'brobnar', text: 'Poison.' }],
      shippedTexts(grammar.nodeFields(), ['[[],[]]']),
    )
    const keywords = (cards: readonly (typeof own)[]) => {
      const found = new KeyForge({ library: lost, cards, texts: textReader }).library.find('Troll')
      return found !== null && 'keywords' in found && found.keywords.some((value) => value > 0)
    }
    expect([keywords([]), keywords([own])]).toEqual([false, true])
  })

  it('plays as one that was read', () => {
    const [one, other] = [copies(), shipped(copies(), texts)].map((library) => {
      const kf = new KeyForge({ library, texts: textReader })
      const board = kf.begin({
        players: [{ battleline: [{ name: 'Dino-Fiend', aember: 1 }] }, { battleline: ['Faust the Great'] }],
      })
      const after = isRefusal(board) ? board : kf.answer(board, 'fight 3 4')
      return isRefusal(after) ? after.reason : kf.positionKey(after)
    })
    expect(other).toBe(one)
  })
})

it('knows the fields that hold nodes', () => {
  expect(JSON.parse(fields)).toEqual(grammar.nodeFields())
  expect(JSON.parse(fields).bold).toContain('does')
})

/** A definition with its charts as plain values. Two definitions of one card refer to each other. */
const plain = (definition: ReturnType<KeyForge['library']['find']>): unknown => {
  if (definition === null || 'problems' in definition) return definition
  const flat = ({ instead, ...rest }: Definition) => ({ ...rest, instead: instead?.name ?? null })
  return JSON.parse(
    JSON.stringify([definition, definition.instead ?? []].flat().map(flat), (_, value: unknown) =>
      typeof value === 'function' ? `function ${value.name}` : value,
    ),
  )
}
