import { describe, expect, it } from 'vitest'
import { action, creature, table } from '../../../test/table.ts'

const MARS = { house: 'mars' } as const

const played = (text: string) =>
  table({
    house: 'dis',
    mine: [creature('Ann', 3, MARS)],
    theirs: [creature('Dan', 5, MARS)],
    me: {
      hand: [action('Cry', `Play: ${text}`), creature('Fay', 2, MARS)],
      deck: [creature('Top', 1, MARS), creature('Next', 1, { house: 'logos' }), creature('Last', 1, MARS)],
    },
    they: { hand: [creature('Nan', 1, MARS), creature('Oda', 1, { house: 'logos' })] },
  }).play('Cry')

describe('Cards without a zone, after cards were shown', () => {
  it('are among the shown cards, not cards in play', () => {
    const done = played(
      'Choose a house. Reveal the top 2 cards of your deck. Archive each card of that house and discard the others.',
    ).answer('mars')
    expect(['Top', 'Next', 'Ann', 'Dan'].map((name) => done.zoneOf(name))).toEqual([
      'archives',
      'discard',
      'battleline',
      'battleline',
    ])
  })

  it('are of the seen or revealed hand, of a chosen or named house', () => {
    for (const shown of ["Look at your opponent's hand", 'Your opponent reveals their hand']) {
      const done = played(`${shown}. Discard each Mars card.`)
      expect(['Nan', 'Oda', 'Dan'].map((name) => done.zoneOf(name))).toEqual([
        'discard',
        'hand',
        'battleline',
      ])
    }
  })

  it('are those discarded from the deck', () => {
    const done = played('Discard the top 2 cards of your deck. Archive each Mars card.')
    expect(['Top', 'Next', 'Ann'].map((name) => done.zoneOf(name))).toEqual([
      'archives',
      'discard',
      'battleline',
    ])
  })

  it('are in play if none were shown before, or if the text says so', () => {
    expect(played('Archive each Mars card.').zoneOf('Dan')).toBe('archives')
    expect(played("Look at your opponent's hand. Archive each enemy Mars creature.").zoneOf('Dan')).toBe(
      'archives',
    )
  })
})
