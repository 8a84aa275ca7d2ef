import { NOT_UNDERSTOOD } from '@battleline/language'
import { describe, expect, test } from 'vitest'
import { type CardType, coverCard, coverText, isRefusal, magic } from '../src/index.ts'

const library = (text: string, name = 'Ogre') =>
  magic({ cards: [{ name, types: ['creature'], power: 2, toughness: 2, text }] })

const found = (text: string) => {
  const card = library(text).library.find('Ogre')
  return card === null || 'problems' in card ? null : card
}

describe('what cannot be read and waits for something outside combat is named, and the rest of the card is used', () => {
  test.each([
    'When this creature enters, frob target creature.',
    'When Ogre enters, choose one —\n• Frob 2.\n• Scry 1.',
    'Whenever another creature you control enters, frob it.',
    'At the beginning of your upkeep, frob 2.',
    'Frobfall — At the beginning of your end step, frob 2. Then frob 3.',
    'Whenever you cast a noncreature spell, frob 2.',
    '{2}{R}, {T}: Frob 2. Activate only as a sorcery.',
    'This spell costs {2} less to cast if you frobbed this turn.',
    'Ogre enters tapped unless you frobbed this turn.',
    'This creature enters with two +1/+1 counters on it if it was frobbed.',
    'As this creature enters, you may frob 2. If you don’t, scry 1.',
    'You may have this creature enter as a copy of any creature, except it frobs.',
    '{1}{W}, Exile this card from your graveyard: Frob 2. Activate only as a sorcery.',
    '{T}: Add {U}. Spend this mana only to cast a frobbing spell.',
    'Frobbers you control have "{T}: Add {G}."',
    'Exploit',
    'Amplify 2',
    // A file cut its end off.
    'When this creature enters, frob target creature …',
  ])('%s', (text) => {
    const card = found(`Flying\n${text}`)
    expect(card?.aside).toEqual([text.replace(/\n/g, ' ')])
    expect(card?.abilities[0]).toMatchObject({ kind: 'about', does: { keyword: 'flying' } })
  })

  test.each([
    // What happens in combat.
    'Whenever Ogre attacks, frob 2.',
    'Whenever Ogre enters or attacks, frob 2.',
    'When Ogre enters and whenever Ogre attacks, frob 2.',
    'When Ogre dies, frob 2.',
    'When Ogre dies, draw a card …',
    'When Ogre enters …',
    'At the beginning of combat on your turn, frob 2.',
    '{2}{R}: Frob 2.',
    '{2}{R}: Frob 2. Activate only as a sorcery or while frobbing.',
    'Frob: Draw a card. Activate only as a sorcery.',
    // No event, or one that nobody knows.
    'As this creature enters, frob 2.',
    'Frob 2.',
    'When this creature frobs, draw a card.',
    'This spell costs {2} less to cast if you frobbed. Frob 2.',
    'Creatures you control have "When this creature enters, frob 2."',
    // More than mana, or at the price of something.
    '{T}: Add {U}. Frob 2.',
    '{T}: Add {U} for each frob, then frob 2.',
    'Sacrifice a creature: Add {U} for each frob.',
    'Frobbers you control get +1/+1 and have "{T}: Add {G}."',
    // A board does not say which of these it has.
    'This creature enters with a bribery counter on it.',
    'This creature enters with a +1/+1 counter on it and a frob counter on it.',
    // The ability that asks for the choice is missing, or cannot be read.
    'As this creature enters, choose a color.',
    'As this creature enters, choose a color.\nCreatures of the chosen color frob.',
    '{1}{W}, Exile this card from your graveyard: Frob 2.',
  ])('%s', (text) => {
    expect(found(`Flying\n${text}`)).toBe(null)
  })
})

test('where its event happens after all, the answer says that it is not understood', () => {
  const text = 'Haste\nWhen this creature enters, frob target creature.'
  const game = library(text)
  const start = game.begin({
    players: [{ name: 'Ann', hand: [{ name: 'Ogre', card: 'Ogre' }] }, { name: 'Ben' }],
    begins: 'main',
  })
  if (isRefusal(start)) throw new Error(start.reason)
  const reasons: string[] = []
  let position = start
  for (const answer of ['cast 3', 'pass', 'pass', 'pass', 'pass']) {
    const after = game.answer(position, answer, {
      trace: (event) => {
        if (event.kind === 'not') reasons.push(event.why.reason)
      },
    })
    if (isRefusal(after)) break
    position = after
  }
  expect(reasons).toEqual([NOT_UNDERSTOOD])
})

test('coverage tells usable cards from those that are understood', () => {
  const of = (text: string) => coverText({ id: '1', name: 'Ogre', text })
  const unread = 'When this creature enters, frob 2.'
  expect(of(unread)).toMatchObject({ understood: false, executable: false, usable: true, aside: [unread] })
  expect(of('Whenever Ogre attacks, frob 2.')).toMatchObject({ understood: false, usable: false })
  // A file cuts off the end of an ability: it is still outside combat, or still could matter there.
  expect(of('When this creature enters, frob ')).toMatchObject({
    usable: true,
    aside: [`${unread.slice(0, -3)} …`],
  })
  expect(of('When this creature dies, draw a card. ')).toMatchObject({ understood: false, usable: false })
})

describe('the types of a card tell what its words are', () => {
  const cardOf = (types: readonly CardType[], text: string) => {
    const card = magic({ cards: [{ name: 'Ogre', types, text }] }).library.find('Ogre')
    return card === null || 'problems' in card ? null : card
  }

  test('a permanent has no text of a spell: it is named', () => {
    const card = cardOf(['creature'], 'Flying\nDeal 3 damage to target creature.')
    expect(card?.aside).toEqual(['Deal 3 damage to target creature.'])
    expect(card?.abilities.map(({ kind }) => kind)).toEqual(['about'])
    const record = { type_line: 'Creature — Ogre' }
    expect(coverCard({ id: '1', name: 'Ogre', text: 'Draw a card.' }, record)).toMatchObject({
      understood: false,
      usable: true,
      aside: ['Draw a card.'],
    })
  })

  test('a sorcery waits for a main phase, an instant does not', () => {
    const text = 'Frob target creature.\nDraw a card.'
    expect(cardOf(['sorcery'], text)).toMatchObject({
      aside: ['Frob target creature.'],
      abilities: [{ kind: 'spell', does: [{ does: { kind: 'unread' } }] }, { kind: 'spell' }],
    })
    expect(cardOf(['instant'], text)).toBe(null)
  })
})
