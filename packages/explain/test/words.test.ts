import { describe, expect, it } from 'vitest'
import { keyforgeWords, spoken } from '../src/index.ts'

const way = (before: string, after: string, of?: string) =>
  spoken(
    { what: 'Gub', property: 'zone', before, after, ...(of !== undefined && { of }) },
    keyforgeWords,
  ).replaceAll('\u00a0', ' ')

describe('the destination of a card', () => {
  it('is a player’s zone, with the old zone of cards that were not in play', () => {
    expect(way('battleline', 'discard', 'Ann')).toBe('→ Ann’s discard pile')
    expect(way('hand', 'discard', 'Ann')).toBe('hand → Ann’s discard pile')
  })

  it('is nobody’s for cards under a card, and attached ones', () => {
    expect(way('hand', 'under', 'Ann')).toBe('hand → under a card')
    expect(way('hand', 'attached', 'Ann')).toBe('hand → attached')
  })
})
