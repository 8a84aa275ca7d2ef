import { isRefusal, randomChoice, seeded } from '@battleline/kernel'
import { type KeyForgePosition, keyforge, type PlayerSetup } from '@battleline/keyforge'
import { expect, test } from 'vitest'
import { BOTS } from '../src/keyforge/bots.ts'
import { searching } from '../src/keyforge/search.ts'
import type { Answer, Budget, Thinking } from '../src/model/bot.ts'
import { Seat } from '../src/play/seat.ts'

const kf = keyforge()
const HOUSES = ['brobnar', 'dis', 'shadows'] as const

function board(ann: PlayerSetup, ben: PlayerSetup): KeyForgePosition {
  const position = kf.begin({
    players: [
      { name: 'Ann', houses: HOUSES, deck: ['Troll', 'Troll', 'Gub', 'Gub', 'Punch'], ...ann },
      { name: 'Ben', houses: HOUSES, deck: ['Troll', 'Troll', 'Gub', 'Gub', 'Punch'], ...ben },
    ],
    house: 'shadows',
  })
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

/** Ben has two keys and enough Æmber for the third: Ann must take 1 of it. */
const pressed = () =>
  board(
    { hand: ['Ghostly Hand', 'Nerve Blast'], battleline: ['Umbra'] },
    { keys: 2, aember: 6, battleline: ['Troll'] },
  )

function situation(position: KeyForgePosition) {
  const seat = new Seat(kf, 1)
  seat.see(position)
  return seat.situation()
}

const thinking = (budget: Budget, more: Partial<Thinking> = {}): Thinking => ({
  random: seeded(3),
  budget,
  now: () => 0,
  stopped: () => false,
  ...more,
})

const answers = (position: KeyForgePosition, how: Thinking): readonly Answer[] => [
  ...searching(situation(position), how),
]

for (const name of ['greedy', 'planner', 'search'])
  test(`${name} takes the Æmber of a third key before it ends its turn`, async () => {
    let position = pressed()
    for (let made = 0; kf.active(position) === 1 && made < 30; made++) {
      const asked = kf.decision(position)
      if (asked === null) break
      const own = asked.who === 1 && (await BOTS[name]?.(situation(position), thinking({ iterations: 60 })))
      const next = kf.answer(position, own ? own.choice : randomChoice(asked, seeded(made)))
      if (isRefusal(next)) throw new Error(next.reason)
      position = next
    }
    expect(kf.table(position).winner).toBeNull()
    expect(kf.player(position, 2).aember).toBeLessThan(6)
  })

test('a search ends with its iterations, or with its time', () => {
  const position = pressed()
  expect(answers(position, thinking({ iterations: 20 })).length).toBeLessThanOrEqual(21)
  let time = 0
  const now = () => {
    time += 10
    return time
  }
  const timed = answers(position, thinking({ milliseconds: 100 }, { now }))
  expect(timed.length).toBeGreaterThan(2)
  expect(timed.length).toBeLessThanOrEqual(11)
})

test('a search that nobody waits for any more gives what it has', () => {
  const position = pressed()
  let given = 0
  const stopped = () => given >= 5
  for (const { choice } of searching(situation(position), thinking({ iterations: 1000 }, { stopped }))) {
    expect(kf.whyNot(position, choice)).toBeNull()
    given++
  }
  expect(given).toBe(5)
  expect(answers(position, thinking({ iterations: 1000 }, { stopped: () => true }))).toHaveLength(1)
})

test('a search is the same for the same seed, and says how often it tried what', () => {
  const last = () => answers(pressed(), thinking({ iterations: 40 })).at(-1)
  const [one, again] = [last(), last()]
  expect(again?.lines).toEqual(one?.lines)
  const lines = one?.lines ?? []
  expect(lines.reduce((sum, { tries }) => sum + tries, 0)).toBeGreaterThan(20)
  for (const { value, label } of lines) {
    expect(value).toBeGreaterThanOrEqual(0)
    expect(value).toBeLessThanOrEqual(1)
    expect(label).not.toBe('')
  }
})
