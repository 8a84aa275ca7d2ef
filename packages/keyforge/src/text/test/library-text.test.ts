import { describe, expect, it } from 'vitest'
import { LIBRARY } from '../../cards/library.generated.ts'
import { swallowed } from '../../cards/skipped-text.ts'
import { keyforge, printText, readText } from '../../index.ts'
import { CARD_TYPES, HOUSES } from '../../vocabulary.ts'

const structure = (text: string, name: string) => {
  const read = readText(text, name)
  if (!read.ok) throw new Error(`${name}: ${read.problems[0]?.message}`)
  return read.text
}

describe.each(LIBRARY.map((card) => [card.name, card] as const))('%s', (name, card) => {
  const text = card.text ?? ''

  it('is stored as the printer prints it', () => {
    expect(printText(structure(text, name), name)).toBe(text)
  })

  it('has clean lines', () => {
    expect(text).not.toMatch(/ {2}| $|^ | \n|\n /)
  })

  it('has facts of this game', () => {
    expect(HOUSES).toContain(card.house)
    expect(CARD_TYPES).toContain(card.type)
    expect(card.power !== undefined).toBe(card.type === 'creature' || card.type === 'token creature')
  })

  it('has no word that could go without a difference', () => {
    expect(swallowed(text, name)).toEqual([])
  })

  it('has no symbol for Æmber or number that reads as another one', () => {
    const whole = JSON.stringify(structure(text, name))
    for (const { 0: number, index } of text.matchAll(/\d+/g)) {
      const other = readText(
        text.slice(0, index) + (Number(number) + 1) + text.slice(index + number.length),
        name,
      )
      expect(other.ok && JSON.stringify(other.text)).not.toBe(whole)
    }
  })
})

describe('the library', () => {
  it('has every name once, without regard to case and accents', () => {
    const { library } = keyforge()
    for (const card of LIBRARY) expect(library.facts(card.name.toUpperCase())).toBe(card)
    expect(new Set(LIBRARY.map(({ name }) => name.toLowerCase())).size).toBe(LIBRARY.length)
  })

  it('compiles every card', () => {
    const { library } = keyforge()
    for (const card of LIBRARY) expect(library.find(card.name)).not.toHaveProperty('problems')
  })

  it('is overridden by a card of the same name', () => {
    const kf = keyforge({ cards: [{ name: 'Gub', type: 'creature', house: 'dis', power: 9 }] })
    expect(kf.library.facts('gub')?.power).toBe(9)
  })
})
