import { describe, expect, it } from 'vitest'
import { coverText } from '../index.ts'
import { readRemains, readText } from './grammar.ts'

const problems = (text: string) => {
  const read = readText(text, 'Brute')
  return read.ok ? [] : read.problems.map(({ from, to }) => text.slice(from, to))
}

describe('parentheses', () => {
  it.each([
    ['Deal 2 damage to target unit. (Only if you control a Horse.)', '(Only if you control a Horse.)'],
    ['Deal 2 damage to target unit. (If you control a Horse.)', '(If you control a Horse.)'],
    ['Taunt. (While you control a Horse.)', '(While you control a Horse.)'],
    // Nothing before it is in brackets.
    [
      'Draw a card. (Apply this effect only if you control a Horse.)',
      '(Apply this effect only if you control a Horse.)',
    ],
  ])('with a condition of their own are not played: %s', (text, words) => {
    expect(problems(text)).toEqual([words])
    expect(readRemains(text, 'Brute').clauses.filter(({ unread }) => unread === null)).toEqual([])
  })

  it.each([
    'Taunt. (While awake, this ally must be attacked first.)',
    'Floating Memory (While paying for a memory cost, you may banish it from your graveyard.)',
    '[Class Bonus] Draw a card. (Apply this effect only if your champion has a class of this card.)',
    'Draw a card. (It goes to your hand.)',
  ])('that explain the text are dropped: %s', (text) => {
    expect(problems(text)).toEqual([])
  })

  it('leave the other abilities', () => {
    const text = 'Taunt.\nCleave. (Only if you control a Horse.)\nVigor.'
    const left = readRemains(text, 'Brute').clauses.filter(({ unread }) => unread === null)
    expect(left.map(({ clause }) => clause)).toMatchObject([{ keyword: 'taunt' }, { keyword: 'vigor' }])
  })
})

describe('brackets', () => {
  it.each(['Klass', 'Horse', 'Guo Jai'])('know champions, not “%s”', (word) => {
    expect(readText(`[${word} Bonus] Draw a card.`, 'Brute').ok).toBe(false)
  })

  it.each(['Class', 'Element', 'Guo Jia'])('know “%s”', (word) => {
    expect(problems(`[${word} Bonus] Draw a card.`)).toEqual([])
  })
})

it.each(['Efficiency', 'Reservable', 'Divine Relic'])('%s is played', (word) => {
  const text = `[Class Bonus] ${word}\nDraw a card.`
  expect(coverText({ id: '', name: 'Brute', text })).toMatchObject({ executable: true })
})
