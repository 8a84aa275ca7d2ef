import { expect, it } from 'vitest'
import { cards as grandArchive } from '../packages/grand-archive/src/text/grammar.ts'
import { cards as keyforge } from '../packages/keyforge/src/text/card-grammar.ts'
import { cards as magic } from '../packages/magic/src/text/grammar.ts'

it.each([
  ['KeyForge', keyforge],
  ['Magic', magic],
  ['Grand Archive', grandArchive],
])('every pattern of the card language of %s can be read and printed', (_, cards) => {
  expect(() => cards.check()).not.toThrow()
})
