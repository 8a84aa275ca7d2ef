import { describe, expect, it } from 'vitest'
import { sample } from '../../../../../test/sample.ts'
import { factsProblem } from '../../cards/card-facts.ts'
import { LIBRARY } from '../../cards/library.generated.ts'
import { swallowed } from '../../cards/skipped-text.ts'
import { keyforge, printText, readText } from '../../index.ts'
import type { CardFacts } from '../../model/definition.ts'

const structure = (text: string, name: string) => {
  const read = readText(text, name)
  if (!read.ok) throw new Error(`${name}: ${read.problems[0]?.message}`)
  return read.text
}

/** Those of these cards for which something is wrong, with what that is. */
const wrong = (find: (text: string, card: CardFacts) => unknown, cards: readonly CardFacts[] = LIBRARY) =>
  cards.flatMap((card) => {
    const found = find(card.text ?? '', card)
    const isFine = found === undefined || found === null || (Array.isArray(found) && found.length === 0)
    return isFine ? [] : [[card.name, found]]
  })

/** Whether a text has a number that could be another one without a difference. */
function sameWithOtherNumber(text: string, name: string): readonly string[] {
  const whole = JSON.stringify(structure(text, name))
  return [...text.matchAll(/\d+/g)].flatMap(({ 0: number, index }) => {
    const after = text.slice(index + number.length)
    const other = readText(text.slice(0, index) + (Number(number) + 1) + after, name)
    return other.ok && JSON.stringify(other.text) === whole ? [number] : []
  })
}

describe('every card of the library', () => {
  it('is stored as the printer prints it', () => {
    const printed = (text: string, { name }: CardFacts) => printText(structure(text, name), name)
    expect(wrong((text, card) => (printed(text, card) === text ? null : printed(text, card)))).toEqual([])
  })

  it('has clean lines', () => {
    expect(wrong((text) => / {2}| $|^ | \n|\n /.exec(text)?.[0])).toEqual([])
  })

  it('has facts of this game', () => {
    expect(wrong((_, card) => factsProblem(card))).toEqual([])
    const isCreature = ({ type }: CardFacts) => type === 'creature' || type === 'token creature'
    expect(wrong((_, card) => (isCreature(card) === (card.power !== undefined) ? null : 'power'))).toEqual([])
  })

  // A sample of each house, because each word of each text is left out once.
  it.each([...new Set(LIBRARY.map(({ house }) => house))])(
    'of house %s has no word that could go without a difference',
    (house) => {
      const cards = sample(
        LIBRARY.filter((card) => card.house === house),
        8,
      )
      expect(wrong((text, { name }) => swallowed(text, name), cards)).toEqual([])
    },
  )

  it('has no number that could be another one without a difference', () => {
    expect(wrong((text, { name }) => sameWithOtherNumber(text, name), sample(LIBRARY, 3))).toEqual([])
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
