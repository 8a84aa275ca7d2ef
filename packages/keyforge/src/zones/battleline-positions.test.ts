import { type Choice, isRefusal } from '@battleline/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardText } from '../../test/sampled.ts'
import { Library } from '../cards/library.ts'
import { readsPositions } from '../compile/reads-positions.ts'
import { keyforge, printText, readWithoutLoss, textReader } from '../index.ts'

const PLACE = /neighbor|flank|taunt|splash-attack|deploy|center|anywhere|swap control|rearrange/i

function reads(text: string): boolean {
  const found = new Library(
    [{ name: 'Brute', type: 'creature', house: 'dis', power: 3, text }],
    new Map(),
    textReader,
  ).find('Brute')
  if (found === null || !('keywords' in found)) throw new Error(`not a card: ${text}`)
  return readsPositions(found)
}

describe('texts about positions', () => {
  it('are found by their structure, in any words', () => {
    const texts = fc.sample(cardText, { numRuns: 600, seed: 3 }).map((text) => printText(text, 'Brute'))
    // A combined text can refer to positions, even if one part does not.
    const named = texts.filter((text) => PLACE.test(text) && readWithoutLoss(text, 'Brute').ok)
    expect(named.length).toBeGreaterThan(30)
    expect(named.filter((text) => !reads(text))).toEqual([])
  })

  it('exclude those that only name battlelines or orders', () => {
    expect(reads('Play: Gain 1Æ.')).toBe(false)
    expect(reads('Poison. Destroyed: Deal 1 damage to each enemy creature.')).toBe(false)
  })
})

describe('the places a creature can move to', () => {
  const mover = {
    name: 'Mover',
    type: 'action' as const,
    house: 'brobnar' as const,
    text: "Play: Choose a friendly Giant creature. Move it anywhere in its controller's battleline.",
  }
  const kf = keyforge({ cards: [mover] })

  it('are accepted by the names in the player’s view', () => {
    const begun = kf.begin({
      players: [{ hand: ['Mover', 'Gub'], battleline: ['Troll', 'Gub', 'Urchin'] }, { hand: ['Urchin'] }],
    })
    if (isRefusal(begun)) throw new Error(begun.reason)
    const move = kf.decision(begun)?.options.find(({ label }) => label.startsWith('play Mover'))
    const played = kf.answer(begun, move?.id ?? '')
    if (isRefusal(played)) throw new Error(played.reason)
    const sight = kf.observation(played, 1)
    const options = sight.view.asked?.options ?? []
    expect(options.map(({ label }) => label)).toEqual([
      'left flank',
      expect.stringMatching(/^between Gub.* and Urchin/),
      'right flank',
    ])
    for (const { id } of options) {
      const choice = kf.choicesSeenBy(sight, id)
      expect(typeof choice === 'object' && isRefusal(choice)).toBe(false)
      expect(isRefusal(kf.answer(played, choice as Choice))).toBe(false)
    }
  })
})
