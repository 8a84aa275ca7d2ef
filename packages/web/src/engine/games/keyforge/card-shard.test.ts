import { SHIPPED_CARDS } from '@battleline/keyforge/shipped-cards'
import { describe, expect, it } from 'vitest'
import { SHARDS, shardOf, shardsNamed } from './card-shard.ts'

describe('The files of cards', () => {
  it('are about equally large', () => {
    const sizes = Array.from({ length: SHARDS }, () => 0)
    for (const { name } of SHIPPED_CARDS) sizes[shardOf(name)]! += 1
    expect(Math.max(...sizes)).toBeLessThan((3 * SHIPPED_CARDS.length) / SHARDS)
  })

  it('are named in brackets and lists, in any case', () => {
    const text = `name: Gub
game: keyforge
players:
  Ada: { battleline: [ 'Troll' ] }
  Ben:
    battleline:
      - Dust imp: { upgrades: [ "Way of the Bear", Harland's Gift ] }
`
    const names = ['Troll', 'Dust Imp', 'Way of the Bear', "Harland's Gift"]
    expect(shardsNamed(text)).toEqual(new Set(names.map(shardOf)))
  })
})
