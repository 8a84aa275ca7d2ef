import { expect, test } from 'vitest'
import { isRefusal, magic } from '../src/index.ts'

const game = magic({
  cards: [
    { name: 'Arm', types: ['enchantment'], subtypes: ['Aura'], text: 'Enchant creature' },
    {
      name: 'Seal',
      types: ['enchantment'],
      text: 'When Seal enters, exile target enchantment an opponent controls until Seal leaves the battlefield.',
    },
    { name: 'Break', types: ['instant'], text: 'Destroy target enchantment you control.' },
    {
      name: 'Blink',
      types: ['instant'],
      text: "Exile target enchantment, then return that card to the battlefield under its owner's control.",
    },
  ],
})

/** The steps that are not done, with their reasons, as Ann casts her hand in order. */
function notDone(hand: readonly string[], theirs: readonly { readonly name: string }[]) {
  const start = game.begin({
    players: [
      { name: 'Ann', hand: hand.map((card) => ({ name: card, card })) },
      { name: 'Ben', permanents: theirs },
    ],
    begins: 'main',
  })
  if (isRefusal(start)) throw new Error(start.reason)
  const found: unknown[] = []
  let position = start
  const give = (answer: string) => {
    const after = game.answer(position, answer, {
      trace: (event) => {
        if (event.kind === 'not') found.push(event.why.reason)
      },
    })
    if (isRefusal(after)) throw new Error(after.reason)
    position = after
  }
  for (const at of hand.keys()) for (const answer of [`cast ${3 + at}`, 'pass', 'pass']) give(answer)
  return found
}

const NOT_ATTACHED = 'this version attaches no Aura that enters without being cast'
const BOARD = [
  { name: 'Ogre', power: 3, toughness: 3 },
  { name: 'Arm', card: 'Arm', attached: 'Ogre' },
]

test('an Aura that was exiled until something leaves stays in exile, and the trace says why', () => {
  expect(notDone(['Seal', 'Break'], BOARD)).toContain(NOT_ATTACHED)
  expect(notDone(['Seal'], BOARD)).not.toContain(NOT_ATTACHED)
})

test('an Aura that an effect would return stays in exile, and the trace says why', () => {
  expect(notDone(['Blink'], BOARD)).toContain(NOT_ATTACHED)
})
