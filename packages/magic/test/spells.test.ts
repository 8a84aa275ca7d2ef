import { isRefusal } from '@battleline/kernel'
import { conformance, describeProblem } from '@battleline/kernel/test-kit'
import { describe, expect, test } from 'vitest'
import { type Edition, magic, type PlayerSetup } from '../src/index.ts'

const card = (name: string, as = name) => ({ name: as, card: name })

const ann: PlayerSetup = {
  name: 'Ann',
  permanents: [card('Boros Reckoner'), card('Two-Headed Cerberus'), card('Furnace of Rath')],
  hand: [card('Arc Lightning'), card('Unnatural Aggression'), card('Fork')],
}
const ben: PlayerSetup = {
  name: 'Ben',
  permanents: [
    card('Vampire Nighthawk'),
    card('Goldnight Castigator'),
    { name: 'Jace', types: ['planeswalker'], loyalty: 4 },
  ],
  hand: [card('Deflecting Palm'), card('Mending Hands'), card('Lightning Bolt')],
}

test.each<[Edition, number]>([
  ['current', 0],
  ['e16', 1],
])('of any number of targets at least so many are chosen, %s', (edition, least) => {
  const game = magic({ edition })
  const hand = [card("Avacyn's Judgment")]
  const start = game.begin({ players: [{ name: 'Ann', hand }, { name: 'Ben' }], begins: 'main' })
  if (isRefusal(start)) throw new Error(start.reason)
  const cast = game.answer(start, 'cast 3')
  if (isRefusal(cast)) throw new Error(cast.reason)
  expect(game.decision(cast)).toMatchObject({ step: 'magic/announce.3-target', least, most: 2 })
})

test('an illegal target is refused with the reason', () => {
  const game = magic()
  const scout = { name: 'Scout', types: ['creature'] as const, power: 1, toughness: 1, text: 'Hexproof' }
  const knight = {
    name: 'Knight',
    types: ['creature'] as const,
    power: 2,
    toughness: 2,
    text: 'Protection from red',
  }
  const land = { name: 'Hill', types: ['land'] as const }
  const start = game.begin({
    players: [
      { name: 'Ann', hand: [card('Lightning Bolt')] },
      { name: 'Ben', permanents: [scout, knight, land] },
    ],
    begins: 'main',
  })
  if (isRefusal(start)) throw new Error(start.reason)
  const cast = game.answer(start, 'cast 3')
  if (isRefusal(cast)) throw new Error(cast.reason)
  expect([4, 5, 6].map((record) => game.whyNot(cast, record))).toMatchObject([
    { refused: 'illegal', reason: 'Scout has hexproof', cite: ['MTG-KEY-14'] },
    { refused: 'illegal', reason: 'Knight has protection from red', cite: ['MTG-KEY-13'] },
    { refused: 'illegal', reason: 'Hill is not what Lightning Bolt can target', cite: ['MTG-NCD-1'] },
  ])
  expect(game.whyNot(cast, 2)).toBeNull()
})

describe.each<Edition>(['current', 'e16'])('spells and combat damage, %s', (edition) => {
  test('keep the promises of a position in random games', () => {
    const game = magic({ edition })
    const begin = (begins: 'main' | 'combat') => {
      const position = game.begin({ players: [ann, ben], begins })
      if (isRefusal(position)) throw new Error(position.reason)
      return position
    }
    const starts = { main: begin('main'), combat: begin('combat') }
    const report = conformance(game, starts, { seeds: 2, decisions: 30, frozen: true })
    expect(report.problems.map(describeProblem)).toEqual([])
  })

  test('a position that was saved with a spell on the stack loads as the same position', () => {
    const game = magic({ edition })
    const start = game.begin({ players: [ann, ben], begins: 'main' })
    if (isRefusal(start)) throw new Error(start.reason)
    const cast = game.answer(
      start,
      game.decision(start)?.ids.find((id) => String(id).startsWith('cast')) ?? '',
    )
    if (isRefusal(cast)) throw new Error(cast.reason)
    const loaded = game.load(JSON.parse(JSON.stringify(game.save(cast))))
    if (isRefusal(loaded)) throw new Error(loaded.reason)
    expect(game.same(loaded, cast)).toBe(true)
  })
})

describe('the readings for a board', () => {
  const game = magic()
  const at = (...answers: string[]) => {
    const players = [
      { name: 'Ann', permanents: [card('Hill Giant')], hand: [card('Lightning Bolt'), card('Prey Upon')] },
      { name: 'Ben', permanents: [card('Grizzly Bears'), card('Maze of Ith')] },
    ]
    const start = game.begin({ players })
    if (isRefusal(start)) throw new Error(start.reason)
    return answers.reduce((position, answer) => {
      const number = Number(answer)
      const next = game.answer(position, Number.isNaN(number) ? answer : [number])
      if (isRefusal(next)) throw new Error(next.reason)
      return next
    }, start)
  }

  test('list the legal and illegal moves of each card, with the reasons', () => {
    expect(game.moves(at())).toMatchObject([
      { card: 4, may: [{ id: 'cast 4', kind: 'cast', label: 'cast Lightning Bolt' }], mayNot: [] },
      {
        card: 5,
        may: [],
        mayNot: [
          {
            id: 'cast 5',
            reason: "Prey Upon is cast in one's own main phase, with nothing on the stack",
          },
        ],
      },
    ])
    expect(game.decision(at())?.options.map(({ record }) => record)).toEqual([null, 4])
    // A declaration is no move with priority.
    expect(game.moves(at('pass'))).toEqual([])
  })

  test('list the items on the stack, with their choices', () => {
    const [item] = game.table(at('cast 4', '6')).items
    expect(item).toEqual({ source: 4, kind: 'spell', by: 1, x: 0, targets: [{ record: 6, share: 0 }] })
  })

  test('include damage from the moment it is due until it has been dealt', () => {
    const seen: number[] = []
    let next = game.answer(at('cast 4', '6'), 'pass', { single: true })
    while (!isRefusal(next) && !next.asking) {
      seen.push(game.pending(next).get(6) ?? 0)
      next = game.step(next, { single: true })
    }
    expect(seen).toContain(3)
    expect(seen.at(-1)).toBe(0)
  })
})
