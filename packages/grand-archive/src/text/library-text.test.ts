import { describe, expect, it } from 'vitest'
import { LIBRARY } from '../cards/own-cards.ts'
import { grandArchive } from '../index.ts'
import { printText, readText } from './grammar.ts'

describe('the library', () => {
  it.each(LIBRARY.map((card) => [card.name, card] as const))(
    '%s prints in canonical form',
    (name, { text = '' }) => {
      const read = readText(text, name)
      expect(read.ok ? printText(read.text, name) : read.problems).toBe(text)
    },
  )

  it('has one card of each name, and every card can be used', () => {
    expect(new Set(LIBRARY.map(({ name }) => name)).size).toBe(LIBRARY.length)
    const { library } = grandArchive()
    for (const { name } of LIBRARY) expect(library.find(name)).toMatchObject({ name })
  })
})

describe('a text', () => {
  it.each([
    ['deal 3 DAMAGE to target unit', 'Deal 3 damage to target unit.'],
    ['[class bonus] true sight.', '[Class Bonus] True sight.'],
    ['Deal 1+LV damage to target unit. (LV is your level.)', 'Deal 1 plus LV damage to target unit.'],
    ['Deal 2 damage to all units except your champion.', 'Deal 2 damage to each unit except your champion.'],
    ['Draw 1 card', 'Draw a card.'],
    [
      'If damage would be dealt to your champion, prevent that damage.',
      'If damage would be dealt to your champion, prevent it.',
    ],
    ['(2), Rest: Draw a card. (Pay first.)', 'Pay 2, rest: Draw a card.'],
    ['Deal 2 damage to up to one target unit.', 'Deal 2 damage to up to one target unit.'],
    [
      'When this ally attacks, it gets +1 power until end of turn.',
      'Whenever Card attacks, it gets +1 power until end of turn.',
    ],
    [
      'If damage would be dealt to an ally you control, prevent it.',
      'If damage would be dealt to each ally you control, prevent it.',
    ],
    ['**On Enter**: __CARDNAME__ becomes distant.', 'On Enter: Card becomes distant.'],
    ['Hindered. Reservable.', 'Card enters the field rested.\nReservable.'],
  ])('%s is read as %s', (text, canonical) => {
    const read = readText(text, 'Card')
    expect(read.ok ? printText(read.text, 'Card') : read.problems).toBe(canonical)
  })

  it('that cannot be read is reported with its place', () => {
    const read = readText('Deal 3 damage to target unit.\nFly away.', 'Card')
    expect(read.ok ? [] : read.problems.map(({ line, column }) => [line, column])).toEqual([[2, 1]])
  })

  it('that is known but not played is reported as that', () => {
    const read = readText('Taunt.\nLineage Release — Banish this card: Draw a card.', 'Card')
    expect(read.ok ? [] : read.problems).toMatchObject([
      {
        line: 2,
        column: 1,
        message:
          '“Lineage Release — Banish this card: Draw a card.” is understood, but this version does not play it',
      },
    ])
  })

  it.each([
    ['On Hitt: Draw a card.', 4, 'hit'],
    ['On Champion Hitt: Draw a card.', 13, 'hit'],
    ['Stealthy.', 1, 'stealth'],
    ['Dael 3 damage to target unit.', 1, 'deal'],
  ])(
    'that is misspelt, %s, is reported with its nearest word and place, and a short list of alternatives',
    (text, column, near) => {
      const read = readText(text, 'Card')
      const [problem] = read.ok ? [] : read.problems
      expect(problem).toMatchObject({ column, nearest: near })
      expect(problem?.expected.length).toBeLessThan(10)
    },
  )
})
