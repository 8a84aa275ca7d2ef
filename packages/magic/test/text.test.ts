import { describe, expect, test } from 'vitest'
import { LIBRARY } from '../src/cards/library.generated.ts'
import { abilitiesOf } from '../src/compile/compile.ts'
import type { PermanentSetup } from '../src/index.ts'
import { printText, readText } from '../src/text/grammar.ts'
import { Table } from './board.ts'

const read = (text: string, name = 'Ogre') => {
  const found = readText(text, name)
  if (!found.ok) throw new Error(found.problems.map(({ message }) => message).join('; '))
  return found.text
}

describe('the text of every card of the library', () => {
  test.each(LIBRARY.map(({ name, text = '' }) => [name, text]))(
    '%s prints in canonical form',
    (name, text) => {
      expect(printText(read(text, name), name)).toBe(text)
    },
  )
})

test.each([
  ['ogre ATTACKS each combat if able', 'Ogre attacks each combat if able.'],
  [
    'Ogre can’t be blocked except by three or more creatures.',
    "Ogre can't be blocked except by 3 or more creatures.",
  ],
  ['This creature must be blocked if able. (If it is.)', 'Ogre must be blocked if able.'],
  [
    'Other Goblin creatures you control attack each combat if able.',
    'Other Goblins you control attack each combat if able.',
  ],
  ['Ogre can block an additional creature.', 'Ogre can block an additional creature each combat.'],
  [
    'Equipped creature must be blocked by an Eldrazi if able.',
    'Equipped creature must be blocked by an Eldrazi if able.',
  ],
  [
    "Ogre can't be blocked unless all creatures defending player controls block it.",
    "Ogre can't be blocked unless all creatures defending player controls block it.",
  ],
  [
    'If a creature an opponent controls attacks, all creatures that opponent controls attack if able.',
    'If a creature an opponent controls attacks, all creatures that opponent controls attack if able.',
  ],
])('“%s” is read', (text, printed) => {
  expect(printText(read(text), 'Ogre')).toBe(printed)
})

test.each([
  [
    "Ogre can't attack or block alone.",
    [
      { kind: 'not alone', action: 'attack' },
      { kind: 'not alone', action: 'block' },
    ],
  ],
  [
    'Flying, menace',
    [
      { kind: 'has', keyword: 'flying' },
      { kind: 'has', keyword: 'menace' },
    ],
  ],
  ['Protection from black', [{ kind: 'protection', from: { kind: 'color', color: 'black' } }]],
  [
    'Flying, protection from creatures and from Demons and from multicolored',
    [
      { kind: 'has', keyword: 'flying' },
      { kind: 'protection', from: { kind: 'type', type: 'creature' } },
      { kind: 'protection', from: { kind: 'subtype', subtype: 'Demon' } },
      { kind: 'protection', from: { kind: 'colored', colors: 'several' } },
    ],
  ],
  ['Ogre must be blocked by exactly one creature if able.', [{ kind: 'must be blocked', least: 1, most: 1 }]],
  [
    "Ogre can't attack unless a black or green creature also attacks.",
    [{ kind: 'only beside', action: 'attack', quality: { kind: 'colored', colors: ['black', 'green'] } }],
  ],
])('“%s” means', (text, does) => {
  expect(abilitiesOf(read(text)).map((ability) => ability.kind === 'about' && ability.does)).toEqual(does)
})

test('unreadable text is reported with its position', () => {
  const found = readText('Flying\nOgre dances each combat.', 'Ogre')
  expect(found).toMatchObject({ ok: false, problems: [{ line: 2, column: 6 }] })
})

describe('cards by their names', () => {
  const card = (name: string, more: Partial<PermanentSetup> = {}): PermanentSetup => ({
    name,
    card: name,
    ...more,
  })

  test('have the requirements of a declaration', () => {
    const table = Table.of({
      AP: [
        card('Juggernaut'),
        card('second', { card: 'Juggernaut' }),
        card('Brainwash', { attached: 'Juggernaut' }),
      ],
      NAP: [card('Silent Arbiter')],
    })
    expect(table.judge({})).toBe('0/1')
    expect(table.judge({ second: 'NAP' })).toBe('legal 1')
    expect(table.judge({ Juggernaut: 'NAP', second: 'NAP' })).toBe('broken')
  })

  test('lure, menace and one blocker at most, from three cards', () => {
    const table = Table.of({
      AP: [card('Prized Unicorn'), card('Goblin War Drums'), card('Familiar Ground')],
      NAP: [card('Hill Giant'), card('Palace Guard')],
    }).after({ 'Prized Unicorn': 'NAP' })
    expect(table.judge({})).toBe('legal 0')
    expect(table.judge({ 'Hill Giant': 'Prized Unicorn' })).toBe('broken')
  })

  test('a custom text', () => {
    const AP = [{ name: 'Ogre', text: 'Menace\nOgre must be blocked if able.' }]
    const table = Table.of({ AP, NAP: [card('Hill Giant'), card('Craw Wurm')] }).after({ Ogre: 'NAP' })
    expect(table.judge({})).toBe('0/1')
    expect(table.judge({ 'Hill Giant': 'Ogre', 'Craw Wurm': 'Ogre' })).toBe('legal 1')
  })

  test('a missing or unreadable one is refused', () => {
    expect(() => Table.of({ AP: [card('Jugernaut')] })).toThrow('did you mean Juggernaut?')
    expect(() => Table.of({ AP: [{ name: 'Ogre', text: 'Ogre dances.' }] })).toThrow(
      'the text of Ogre cannot be read',
    )
  })
})
