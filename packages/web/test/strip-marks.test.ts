import { describe, expect, it } from 'vitest'
import type { Change } from '../src/engine/protocol/protocol.ts'
import { verbs } from '../src/engine/verbs.ts'

const silent = () => {}

/** The text after a change that the engine makes, which must be one that can be played. */
async function after(text: string, change: Change): Promise<string> {
  const next = await verbs.change({ text, document: 0, change }, silent)
  const { problems } = await verbs.run({ text: next, document: 0, answers: null }, silent)
  expect(problems).toEqual([])
  return next
}

const KEYFORGE = `name: Q
game: keyforge
players:
  Ada:
    battleline:
      - Dino-Fiend: { as: Dino, aember: 1, ward: true, damage: 1, upgrades: [ Way of the Bear ] }
  Ben:
    battleline:
      - Faust the Great
`
const GRAND_ARCHIVE = `name: Q
game: grand-archive
players:
  Ada:
    field:
      - Cub: { as: Bob, damage: 1, buff: 1, rested: true, distant: true }
  Ben:
    field:
      - Cub
cards:
  Cub: { type: ally, power: 2, life: 4 }
`
const MAGIC = `name: Q
game: magic
players:
  Ada:
    battlefield:
      - Cub: { power: 2, toughness: 4, damage: 1, tapped: true, plus: 1 }
      - Mantle: { type: enchantment, subtypes: [ Aura ], attached: Cub }
  Ben: {}
`

describe('a card that is moved out of play', () => {
  it.each(['hand', 'deck', 'discard', 'archives'])(
    'keeps its own name and loses its marks (KeyForge, %s)',
    async (pile) => {
      const of = { player: 1, pile: 'battleline', at: 0 }
      const text = await after(KEYFORGE, { kind: 'move', of, to: { player: 1, pile, at: 0 } })
      expect(text).toContain(`${pile}:\n      - Dino-Fiend: { as: Dino }\n`)
    },
  )

  it.each(['hand', 'memory', 'deck', 'graveyard', 'banishment'])(
    'keeps its own name and loses its marks (Grand Archive, %s)',
    async (pile) => {
      const of = { player: 1, pile: 'field', at: 0 }
      const text = await after(GRAND_ARCHIVE, { kind: 'move', of, to: { player: 1, pile, at: 0 } })
      expect(text).toContain(`${pile}:\n      - Cub: { as: Bob }\n`)
    },
  )

  it.each(['hand', 'graveyard'])(
    'keeps its facts, loses its marks and leaves nothing attached to it (Magic, %s)',
    async (pile) => {
      const of = { player: 1, pile: 'battlefield', at: 0 }
      const text = await after(MAGIC, { kind: 'move', of, to: { player: 1, pile, at: 0 } })
      expect(text).toContain(`${pile}:\n      - Cub: { power: 2, toughness: 4 }\n`)
      expect(text).toContain('- Mantle: { type: enchantment, subtypes: [ Aura ] }')
    },
  )
})

it('removing a card leaves nothing attached to it', async () => {
  const text = await after(MAGIC, { kind: 'remove', of: { player: 1, pile: 'battlefield', at: 0 } })
  expect(text).not.toContain('attached')
})

it('keeps the marks of a card that stays in play', async () => {
  const of = { player: 1, pile: 'battleline', at: 0 }
  const text = await after(KEYFORGE, { kind: 'move', of, to: { player: 2, pile: 'battleline', at: 1 } })
  expect(text).toContain('aember: 1, ward: true, damage: 1, upgrades: [ Way of the Bear ]')
})
