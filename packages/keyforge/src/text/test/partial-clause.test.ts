import { describe, expect, it } from 'vitest'
import { keyforge } from '../../index.ts'
import { readRemains } from '../text.ts'

const kinds = (text: string) => readRemains(text, 'Brute').clauses.map(({ clause }) => clause.kind)
const unread = (text: string) => readRemains(text, 'Brute').unread

describe('what is left of a text that cannot all be read', () => {
  it('is each clause that can be read', () => {
    // A line behind an ability can go on with it: what cannot be read there is a part of it.
    const text = 'Poison.\nEach creature gets +1 powr.\nFrob the deck. Reap: Gain 1.'
    expect(kinds(text)).toEqual(['keyword', 'bold'])
    expect(unread(text)).toEqual(['Each creature gets +1 powr.', 'Frob the deck.'])
  })

  it('is when the ability would come, and nothing of what it does: a part alone could be another thing', () => {
    const text = 'Play/Reap: You may frob it. If you do, steal 1.'
    expect(readRemains(text, 'Brute').clauses).toEqual([
      { clause: { kind: 'bold', triggers: ['play', 'after reap'], does: [] }, unread: text },
    ])
    expect(kinds('After a creature reaps, gain 1. Frob it.')).toEqual(['after'])
  })

  it('is nothing of a clause of which not even that is known', () => {
    expect(kinds('While you frob, Brute gets +1 power.')).toEqual([])
    expect(kinds('This creature gains, "Reap: Frob it."')).toEqual([])
    expect(kinds('')).toEqual([])
  })

  it('leaves out what could never act', () => {
    const text = 'Play: If the tide is low, gain 2 instead. Poison.'
    expect(kinds(text)).toEqual(['bold', 'keyword'])
    expect(unread(text)).toEqual(['Play: If the tide is low, gain 2 instead.'])
  })
})

describe('a card with unknown words', () => {
  const card = {
    name: 'Brute',
    type: 'creature',
    house: 'dis',
    power: 3,
    text: 'Taunt. Reap: Frob it.',
  } as const
  const players = [{ battleline: ['Brute'] }, {}] as const

  it('cannot be used', () => {
    expect(keyforge({ cards: [card] }).begin({ players })).toMatchObject({ refused: 'illegal' })
  })

  it('can be used where that is allowed, and keeps it in a save', () => {
    const kf = keyforge({ cards: [{ ...card, unknown: 'allow' }] })
    const position = kf.begin({ players })
    if (!('asking' in position)) throw new Error(position.reason)
    expect(kf.library.find('Brute')).toMatchObject({ unread: ['Reap: Frob it.'], text: card.text })
    const saved = kf.save(position)
    expect(saved.cards).toMatchObject([{ unknown: 'allow' }])
    expect(kf.load(saved)).not.toHaveProperty('refused')
  })

  it('is allowed by nothing else', () => {
    expect(() => keyforge({ cards: [{ ...card, unknown: 'yes' as 'allow' }] })).toThrow('“unknown” is allow')
  })
})
