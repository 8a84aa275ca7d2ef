import { isRefusal, seeded } from '@battleline/kernel'
import { type KeyForgePosition, keyforge, type PlayerId, type PlayerSetup } from '@battleline/keyforge'
import { expect, test } from 'vitest'
import { BOTS } from '../src/bots/bots.ts'
import { Seat } from '../src/play/seat.ts'

const kf = keyforge()
const HOUSES = ['brobnar', 'dis', 'untamed'] as const

function board(ann: PlayerSetup, ben: PlayerSetup, house: boolean): KeyForgePosition {
  const position = kf.begin({
    players: [
      { name: 'Ann', houses: HOUSES, ...ann },
      { name: 'Ben', houses: HOUSES, ...ben },
    ],
    ...(house ? { house: 'brobnar' as const } : { step: 'house' as const }),
  })
  if (isRefusal(position)) throw new Error(position.reason)
  const asked = kf.decision(position)
  const begun = asked?.ids[0] === 'go' ? kf.answer(position, 'go') : position
  if (isRefusal(begun)) throw new Error(begun.reason)
  return begun
}

const ANN = { battleline: ['Troll', 'Dust Imp'], hand: ['Punch', 'Bumpsy', 'Gub'], aember: 4 }
const BEN = { battleline: ['Dino-Fiend'], aember: 5 }

/** Two worlds that differ only in what Ann cannot see: her deck, and Ben's hand, deck and archives. */
const worlds = (house: boolean): readonly KeyForgePosition[] => [
  board(
    { ...ANN, deck: ['Troll', 'Smaaash', 'Gub', 'Punch'] },
    { ...BEN, hand: ['Punch', 'Troll'], deck: ['Smaaash', 'Gub', 'Urchin'], archives: ['Bumpsy'] },
    house,
  ),
  board(
    { ...ANN, deck: ['Smaaash', 'Punch', 'Troll', 'Gub'] },
    { ...BEN, hand: ['Urchin', 'Bumpsy'], deck: ['Troll', 'Punch', 'Gub'], archives: ['Smaaash'] },
    house,
  ),
]

async function answerIn(position: KeyForgePosition, name: string, player: PlayerId) {
  const seat = new Seat(kf, player)
  seat.see(position)
  const bot = BOTS[name]
  if (bot === undefined) throw new Error(`no bot ${name}`)
  const thinking = { random: seeded(7), budget: { iterations: 60 }, now: () => 0, stopped: () => false }
  const { choice, lines } = await bot(seat.situation(), thinking)
  return { choice, lines }
}

for (const name of Object.keys(BOTS)) {
  for (const house of [true, false])
    test(`${name} answers alike in worlds that differ only in hidden cards, ${house ? 'at a move' : 'at the house'}`, async () => {
      const [one, other] = worlds(house)
      if (one === undefined || other === undefined) throw new Error('two worlds')
      expect(kf.view(one, 1)).toEqual(kf.view(other, 1))
      expect(kf.same(one, other)).toBe(false)
      expect(await answerIn(one, name, 1)).toEqual(await answerIn(other, name, 1))
    })
}

test('a view, its options and the answers of a situation belong together', () => {
  const seat = new Seat(kf, 1)
  const [one] = worlds(true)
  if (one === undefined) throw new Error('a world')
  seat.see(one)
  const situation = seat.situation()
  const labels = situation.view.asked?.options.map(({ label }) => label)
  const choices = situation.view.asked?.options.map(({ id }) => situation.fromView(id))
  expect(choices?.map((choice) => situation.label(choice as string))).toEqual(labels)
  expect(situation.answers(100, seeded(1)).length).toBe(labels?.length)
})
