import { describe, expect, it } from 'vitest'
import { grandArchive, isRefusal } from '../index.ts'
import { readRemains } from './grammar.ts'

const left = (text: string) => readRemains(text, 'Brute').clauses.map(({ clause }) => clause)
const unread = (text: string) => readRemains(text, 'Brute').unread

describe('the readable part of a partly unreadable text', () => {
  it('has each clause that can be read', () => {
    const text = 'Taunt.\nOn Attack: Frob it.\n[Class Bonus] Cleave.'
    expect(left(text).map(({ kind }) => kind)).toEqual(['keyword', 'trigger', 'keyword'])
    expect(unread(text)).toEqual(['On Attack: Frob it.'])
  })

  it('keeps an ability’s trigger without its effects, because a part alone could mean something else', () => {
    expect(left('[Class Bonus] On Hit: Draw a card. Frob it.')).toEqual([
      { kind: 'trigger', trigger: 'on hit', does: [], when: { kind: 'class bonus' } },
    ])
    expect(left('Rest: Frob it.')).toEqual([{ kind: 'activated', costs: [{ kind: 'rest' }], does: [] }])
    expect(left('Whenever Brute retaliates, draw a card. Frob it.')).toEqual([
      { kind: 'whenever', event: { kind: 'retaliates' }, first: { kind: 'do', effects: [] } },
    ])
  })
})

describe('a card of Grand Archive with unknown words', () => {
  const card = { name: 'Brute', type: 'ally', power: 1, life: 3, text: 'Taunt. On Attack: Frob it.' } as const
  const players = [{ field: ['Brute'] }, {}] as const

  it('cannot be used', () => {
    expect(grandArchive({ cards: [card] }).begin({ players })).toMatchObject({ refused: 'illegal' })
  })

  it('can be used if allowed, and keeps that in a save', () => {
    const ga = grandArchive({ cards: [{ ...card, unknown: 'allow' }] })
    const position = ga.begin({ players })
    if (isRefusal(position)) throw new Error(position.reason)
    expect(ga.library.find('Brute')).toMatchObject({ unread: ['On Attack: Frob it.'], text: card.text })
    const saved = ga.save(position)
    expect(saved.cards).toMatchObject([{ unknown: 'allow' }])
    expect(ga.load(saved)).not.toHaveProperty('refused')
  })

  it('is allowed by nothing else', () => {
    expect(() => grandArchive({ cards: [{ ...card, unknown: 'yes' as 'allow' }] })).toThrow(
      '“unknown” is allow',
    )
  })
})
