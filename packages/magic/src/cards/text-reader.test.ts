import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { Magic } from '../game.ts'
import type { PermanentSetup } from '../model/setup.ts'
import type { CardFacts } from './card-facts.ts'

const bears: CardFacts = { name: 'Bears', types: ['creature'], power: 2, toughness: 2 }
const ram: CardFacts = { ...bears, name: 'Ram', text: 'Ram attacks each combat if able.' }
const crier: CardFacts = { ...bears, name: 'Crier', text: 'Battle cry' }
const mumbler: CardFacts = { ...ram, name: 'Mumbler', unknown: 'allow' }
const magic = new Magic({ library: [bears, ram], cards: [crier, mumbler] })
const begun = (...permanents: readonly PermanentSetup[]) =>
  magic.begin({ players: [{ name: 'Ann', permanents }, { name: 'Ben' }] })
const noReader = (whose: string) => ({
  reason: `the text of ${whose} cannot be read: this game reads no texts; make it with \`texts: textReader\` (line 1, column 1)`,
})

describe('A game without a reader of texts', () => {
  it.each(['Ram', 'Crier'])('says why it does not use %s', (card) => {
    expect(begun({ name: card, card })).toMatchObject(noReader(card))
  })

  it('says why it does not use a permanent with a text', () => {
    expect(begun({ name: 'Wall', text: 'Defender' })).toMatchObject(noReader('Wall'))
  })

  it('uses a card that may be unread, without its abilities', () => {
    expect(magic.library.find('Mumbler')).toMatchObject({ abilities: [], unread: [mumbler.text] })
  })

  it('judges a combat of cards without text, with keywords and structures', () => {
    const must = { kind: 'must', action: 'attack', during: 'turn' } as const
    const board = begun(
      { name: 'first', card: 'Bears', abilities: [{ kind: 'about', who: { kind: 'self' }, does: must }] },
      { name: 'second', card: 'Bears', keywords: ['flying', 'defender'] },
    )
    if (isRefusal(board)) throw new Error(board.reason)
    const [first, second] = [magic.find(board, 'first'), magic.find(board, 'second')]
    const ben = magic.find(board, 'Ben')
    expect(magic.judge(board, 'none')).toMatchObject({ legal: false })
    expect(magic.judge(board, `${second}>${ben}`)).toMatchObject({ legal: false })
    expect(magic.judge(board, `${first}>${ben}`)).toMatchObject({ legal: true })
    expect(isRefusal(magic.load(JSON.parse(JSON.stringify(magic.save(board)))))).toBe(false)
  })
})
