import { type PlayerSetup as GrandArchiveSetup, grandArchive } from '@battleline/grand-archive'
import { isRefusal, type Position, seeded } from '@battleline/kernel'
import { type KeyForgePosition, keyforge, type PlayerSetup } from '@battleline/keyforge'
import { expect, test } from 'vitest'
import { grandArchiveDecks } from '../src/grand-archive/deck-game.ts'
import { keyforgeDecks } from '../src/keyforge/deck-game.ts'
import type { DeckGame } from '../src/model/deck-game.ts'
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

const ga = grandArchive()

function gaBoard(ann: GrandArchiveSetup, ben: GrandArchiveSetup): Position {
  const position = ga.begin({
    players: [
      { name: 'Ann', ...ann },
      { name: 'Ben', ...ben },
    ],
    whole: true,
  })
  if (isRefusal(position)) throw new Error(position.reason)
  return position
}

const WARRIOR = {
  field: ['Lorraine, Wandering Warrior', 'Gray Wolf'],
  hand: ['Savage Slash', 'Hardy Veteran', 'Bandage Wound'],
}
const MAGE = { field: ['Rai, Spellcrafter', 'Giant Tortoise'] }

/** As `worlds`: Ann cannot see her main deck, and of Ben's cards neither hand, memory, main deck nor material deck. */
const gaWorlds = (): readonly Position[] => [
  gaBoard(
    { ...WARRIOR, deck: ['Gray Wolf', 'Deflecting Edge', 'Lurching Rogue'] },
    {
      ...MAGE,
      ...{
        hand: ['Fireball', 'Gray Wolf'],
        memory: ['Nascent Barrier'],
        deck: ['Caretaker Drone', 'Fireball'],
      },
      material: ['Sword of Seeking', 'Poisoned Dagger'],
    },
  ),
  gaBoard(
    { ...WARRIOR, deck: ['Lurching Rogue', 'Gray Wolf', 'Deflecting Edge'] },
    {
      ...MAGE,
      ...{
        hand: ['Caretaker Drone', 'Nascent Barrier'],
        memory: ['Fireball'],
        deck: ['Fireball', 'Gray Wolf'],
      },
      material: ['Poisoned Dagger', 'Sword of Seeking'],
    },
  ),
]

/** Two worlds of a game that player 1 cannot tell apart. */
const CASES: readonly (readonly [string, DeckGame, () => readonly Position[]])[] = [
  ['a move of KeyForge', keyforgeDecks(kf), () => worlds(true)],
  ['the house', keyforgeDecks(kf), () => worlds(false)],
  ['a move of Grand Archive', grandArchiveDecks(ga), gaWorlds],
]

async function answerIn({ game, bots }: DeckGame, position: Position, name: string) {
  const seat = new Seat(game, 1)
  seat.see(position)
  const bot = bots[name]
  if (bot === undefined) throw new Error(`no bot ${name}`)
  const thinking = { random: seeded(7), budget: { iterations: 60 }, now: () => 0, stopped: () => false }
  const { choice, lines } = await bot(seat.situation(), thinking)
  return { choice, lines }
}

for (const [title, of, make] of CASES) {
  for (const name of Object.keys(of.bots))
    test(`${name} answers alike in worlds that differ only in hidden cards, at ${title}`, async () => {
      const [one, other] = make()
      if (one === undefined || other === undefined) throw new Error('two worlds')
      const { game } = of
      expect(game.view(one, 1)).toEqual(game.view(other, 1))
      expect(game.view(one, 2)).not.toEqual(game.view(other, 2))
      expect(await answerIn(of, one, name)).toEqual(await answerIn(of, other, name))
    })

  test(`a view, its options and the answers of a situation belong together, at ${title}`, () => {
    const seat = new Seat(of.game, 1)
    const [one] = make()
    if (one === undefined) throw new Error('a world')
    seat.see(one)
    const situation = seat.situation()
    const asked = situation.view.asked
    const labels = asked?.options.map(({ label }) => label)
    const choices = asked?.options.map(({ id }) => situation.fromView(id))
    expect(choices?.map((choice) => situation.label(choice as string))).toEqual(labels)
    expect(situation.answers(100, seeded(1)).length).toBe(labels?.length)
  })
}
