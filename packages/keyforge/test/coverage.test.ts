import { missing } from '@battleline/language'
import { describe, expect, it } from 'vitest'
import { coverTexts } from '../src/coverage.ts'

const cover = coverTexts([])
const card = (name: string, text: string) => cover({ id: name, name, text })

describe('coverage', () => {
  it('separates the understood from the played', () => {
    expect(card('A', 'Play: Steal 1.')).toMatchObject({ understood: true, executable: true })
    expect(card('B', '')).toMatchObject({ understood: true, executable: true })
    expect(card('C', 'Play: Frob 1.')).toMatchObject({ understood: false, executable: false })
    expect(card('D', 'Fate: Gain 1.')).toMatchObject({ understood: true, executable: true })
  })

  it('folds numbers, names, houses, traits and keywords in unknown text', () => {
    const frob = (name: string, more: string) =>
      card(name, `Play: Each friendly ${more} frobs. Gain 1.`).unknown
    expect(frob('Ann', 'Mars creature')).toEqual(frob('Ben', 'Dis creature'))
    expect(card('Gub', 'Play: Frob Gub 3 times.').unknown).toEqual(
      card('Imp', 'Play: Frob Imp 2 times.').unknown,
    )
    expect(card('Gub', 'Play: Frob a Giant.').unknown).toEqual(['‖ frob a ‹trait›'])
    expect(card('Gub', 'Play: Gain 2 bananas.').unknown).toEqual(['# ‖ bananas .'])
  })

  it('names the words that a print has others for, and refuses a text whose meaning would change', () => {
    const other = card('A', 'Play: Choose a house. Destroy each artifact belonging to the chosen house.')
    expect(other).toMatchObject({ understood: true, executable: true })
    expect(other.changes?.join()).toContain('“belonging” is lost')
    expect(card('B', 'Play: Steal 1.').changes).toBeUndefined()
    expect(card('C', 'Play: Gain another 2Æ.')).toMatchObject({ understood: false, executable: false })
  })

  it('reads the houses and traits that the file of a card names', () => {
    const text = 'Play: Destroy each Zyx creature. Ready each Quux creature.'
    expect(card('Ann', text)).toMatchObject({ understood: false })
    const inFile = coverTexts([{ house: 'Zyx', traits: 'Knight • Quux' }])
    expect(inFile({ id: '1', name: 'Ann', text })).toMatchObject({ understood: true, executable: true })
  })

  it('ranks missing phrases by the cards that lack nothing else', () => {
    const covered = [
      card('A', 'Play: Frob it.'),
      card('B', 'Play: Frob it.'),
      card('C', 'Play: Frob it.\nReap: Blarg them.'),
      card('D', 'Play: Blarg them.\nReap: Blub us.'),
      card('E', 'Play: Blarg them.'),
    ]
    expect(missing(covered)).toEqual([
      { phrase: '‖ frob it .', cards: 2, occurs: 3, example: 'A' },
      { phrase: '‖ blarg them .', cards: 1, occurs: 3, example: 'E' },
      { phrase: '‖ blub us .', cards: 0, occurs: 1, example: 'D' },
    ])
  })
})
