import { describe, expect, test } from 'vitest'
import { asideTexts, magic } from '../src/index.ts'
import { readText } from '../src/text/grammar.ts'
import { COSTED, COUNTED, PLAIN } from '../src/text/keyword-texts.ts'

const cardOf = (text: string) => {
  const found = magic({ cards: [{ name: 'Ogre', types: ['creature'], text }] }).library.find('Ogre')
  if (found === null || 'problems' in found) throw new Error(`unreadable: ${text}`)
  return found
}

describe('what plays no part on a board is set aside and named', () => {
  test.each([
    'Cycling {2}',
    'Kicker {1}{R} and/or {2}{U}',
    '{T}: Add {R} or {G}.',
    'When Ogre enters, scry 2.',
    'Ogre costs {1} less to cast for each creature you control.',
    'Whenever Ogre attacks, you may search your library for a basic land card, reveal it, put it into your hand, then shuffle.',
    'When Ogre dies, return a creature card from your graveyard to your hand.',
    // The turn of a board begins after it.
    'At the beginning of your upkeep, Ogre deals 1 damage to you.',
    'As an additional cost to cast Ogre, sacrifice a creature or pay {4}.',
    // Nothing is kicked on a board.
    'When Ogre enters, if it was kicked, destroy target creature.',
  ])('%s', (text) => {
    const { aside, abilities } = cardOf(text)
    expect(aside).toEqual([text])
    expect(abilities).toEqual([])
  })

  test('in a row of keywords, only what plays no part', () => {
    expect(cardOf('Flying, convoke').aside).toEqual(['Convoke'])
    expect(cardOf('Flying, convoke').abilities).toHaveLength(1)
  })
})

describe('what changes a fight is never set aside with the rest of its sentence', () => {
  test.each([
    ['Whenever Ogre attacks, scry 1, then Ogre gets +1/+1 until end of turn.', 'gets'],
    ['Whenever Ogre attacks, mill a card and tap target creature.', 'tap'],
    ['When Ogre dies, surveil 2. Ogre deals 2 damage to any target.', 'deal'],
    ['Whenever Ogre attacks, add {R}. Create a 1/1 red Goblin creature token.', 'create'],
    ['When Ogre enters, scry 1 and put a +1/+1 counter on target creature.', 'counters'],
    ['Whenever Ogre attacks, scry 1 and you gain 1 life.', 'life'],
    ['Whenever Ogre attacks, scry 1, then return target creature to its owner’s hand.', 'return'],
    ['Whenever Ogre attacks, scry 1. Target creature can’t block this turn.', 'gets'],
    ['Whenever Ogre attacks, scry 1, then draw a card.', 'draw'],
  ])('%s', (text, kind) => {
    const { aside, abilities } = cardOf(text)
    expect(aside).toHaveLength(1)
    const [ability] = abilities
    expect(ability?.kind === 'whenever' && ability.does.map(({ does }) => does.kind)).toEqual(['aside', kind])
  })

  test.each([
    // A cost that changes the board is paid for nothing as well.
    'Sacrifice a creature: Scry 1.',
    'Pay 2 life: Add {B}.',
    '[+1]: Scry 2.',
  ])('%s', (text) => {
    expect(cardOf(text).abilities).toHaveLength(1)
  })
})

test.each([
  // What matters depends on what no board keeps.
  'Whenever you scry, put a +1/+1 counter on Ogre.',
  'Whenever Ogre attacks, if you descended this turn, put a +1/+1 counter on Ogre.',
  // “It” is one of two creatures, and the board only knows the other one.
  'Whenever a creature you control deals combat damage to a player, put a +1/+1 counter on it.',
  // Cards in hand are tricks.
  'When you cycle Ogre, destroy target creature.',
  // It has the X of the spell that its permanent was, and nobody keeps it.
  'When Ogre enters, each creature gets -X/-X until end of turn.',
  // Its other cost is no mana.
  '{3}, {T} or Sacrifice a creature: Tap target creature.',
  // Another spell than itself, which may have been cast in an earlier turn.
  "Whenever Ogre attacks, if you've cast another spell this turn, draw a card.",
  // Nobody has said what these words mean.
  'When Ogre enters, search your library for a frob.',
  'Whenever you cast a spell, frob 2.',
])('“%s” cannot be read', (text) => {
  expect(readText(text, 'Ogre').ok).toBe(false)
})

test('what a spell does for a cost that nobody paid is named, and the rest is done', () => {
  const spell = magic({
    cards: [
      { name: 'Kick', types: ['instant'], text: 'Draw a card. If Kick was kicked, destroy target creature.' },
    ],
  }).library.find('Kick')
  expect(spell).toMatchObject({
    aside: ['if Kick was kicked, destroy target creature.'],
    abilities: [{ kind: 'spell', does: [{ does: { kind: 'draw' } }] }],
  })
})

test('without one of its words a text means something else, or nothing', () => {
  const text = 'Whenever another creature you control dies, scry 1, then put a +1/+1 counter on Ogre.'
  const whole = readText(text, 'Ogre')
  expect(whole.ok).toBe(true)
  const words = text.split(' ')
  const alike = words.filter((_, at) => {
    const read = readText(words.filter((_, other) => other !== at).join(' '), 'Ogre')
    return read.ok && whole.ok && JSON.stringify(read.text) === JSON.stringify(whole.text)
  })
  expect(alike).toEqual([])
})

test.each([...PLAIN, ...COUNTED.map((word) => `${word} 2`), ...COSTED.map((word) => `${word} {2}`)])(
  'the text that “%s” stands for can be read',
  (keyword) => {
    const { abilities, aside } = cardOf(keyword)
    expect(abilities.length).toBeGreaterThan(0)
    expect(aside).toEqual([])
  },
)

test('what is set aside prints with the name of its card', () => {
  const read = readText('This creature costs {2} less to cast if you control an artifact.', 'Ogre')
  expect(read.ok && asideTexts(read.text, 'Ogre')).toEqual([
    'Ogre costs {2} less to cast if you control an artifact.',
  ])
})
