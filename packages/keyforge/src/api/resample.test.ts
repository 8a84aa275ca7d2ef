import { isRefusal, type Position, randomChoice, type Seeded, seeded } from '@battleline/kernel'
import { expect, test } from 'vitest'
import type { KeyForgePosition } from '../game.ts'
import { keyforge } from '../shipped-game.ts'
import { randomGame } from '../test-kit/random-game.ts'

const kf = keyforge()

function position(made: Position | { readonly reason: string }): KeyForgePosition {
  if ('reason' in made) throw new Error(made.reason)
  return made as KeyForgePosition
}

/** Positions of a random game at which a player decides, one in `every`. */
function* decided(seed: number, every: number, most = 400): Generator<KeyForgePosition> {
  const random = seeded(seed)
  let at = position(randomGame(kf, seed))
  for (let made = 0; made < most; made++) {
    const asked = kf.decision(at)
    if (asked === null) return
    if (asked.who > 0 && made % every === 0) yield at
    at = position(kf.answer(at, randomChoice(asked, random)))
  }
}

const cardsOf = (at: KeyForgePosition) =>
  kf
    .cards(at)
    .map((card) => kf.card(at, card))
    .map(({ name, facedown, owner }) => `${owner} ${facedown ?? name}`)
    .sort()

function playOn(from: KeyForgePosition, random: Seeded, decisions: number): void {
  let at = from
  for (let made = 0; made < decisions; made++) {
    const asked = kf.decision(at)
    if (asked === null) return
    const next = kf.answer(at, randomChoice(asked, random))
    if (isRefusal(next) && next.refused !== 'limit') throw new Error(next.reason)
    if (isRefusal(next)) return
    at = next
  }
}

test('a player sees a resampled position as the true one, and can decide the same', () => {
  for (const at of decided(3, 17)) {
    for (const player of [1, 2] as const) {
      const world = kf.resample(at, player, seeded(5))
      expect(kf.view(world, player)).toEqual(kf.view(at, player))
      if (kf.decision(at)?.who === player) expect(kf.decision(world)?.ids).toEqual(kf.decision(at)?.ids)
      expect(cardsOf(world)).toEqual(cardsOf(at))
    }
  }
})

test('it does not depend on where the hidden cards are', () => {
  let moved = 0
  for (const at of decided(4, 29)) {
    const other = kf.resample(at, 1, seeded(8))
    if (!kf.same(at, other)) moved++
    expect(kf.positionKey(kf.resample(other, 1, seeded(9)))).toBe(
      kf.positionKey(kf.resample(at, 1, seeded(9))),
    )
  }
  expect(moved).toBeGreaterThan(0)
})

test('the game goes on from it to its end without an error', () => {
  for (let seed = 10; seed < 16; seed++) {
    for (const at of decided(seed, 61)) {
      const who = kf.decision(at)?.who === 2 ? 2 : 1
      playOn(kf.resample(at, who, seeded(seed)), seeded(seed), 60)
    }
  }
})

const setup = {
  players: [
    { name: 'Ann', houses: ['brobnar', 'dis', 'untamed'], hand: ['Troll'], deck: ['Punch', 'Bumpsy'] },
    {
      name: 'Ben',
      houses: ['brobnar', 'dis', 'untamed'],
      battleline: ['Dust Imp'],
      hand: ['Troll', 'Gub'],
      deck: ['Smaaash', 'Bumpsy', 'Punch'],
    },
  ],
} as const

test('boards that differ only in hidden cards give the same position', () => {
  const [ann, ben] = setup.players
  const one = position(kf.begin({ ...setup, house: 'brobnar' }))
  const other = position(
    kf.begin({
      players: [
        { ...ann, deck: ['Bumpsy', 'Punch'] },
        { ...ben, hand: ['Bumpsy', 'Smaaash'], deck: ['Gub', 'Punch', 'Troll'] },
      ],
      house: 'brobnar',
    }),
  )
  const names = (at: KeyForgePosition, player: 1 | 2, zone: 'hand' | 'deck') =>
    kf.player(at, player)[zone].map((card) => kf.card(at, card).name)
  for (let seed = 0; seed < 8; seed++) {
    const [a, b] = [one, other].map((at) => kf.resample(at, 1, seeded(seed))) as [
      KeyForgePosition,
      KeyForgePosition,
    ]
    expect(names(a, 2, 'hand')).toEqual(names(b, 2, 'hand'))
    expect(names(a, 2, 'deck')).toEqual(names(b, 2, 'deck'))
    expect(names(a, 1, 'deck')).toEqual(names(b, 1, 'deck'))
    expect(names(a, 1, 'hand')).toEqual(['Troll'])
  }
})

test('a remembered card stays where it is, until a shuffle loses it', () => {
  let at = position(kf.begin({ ...setup, house: 'brobnar' }))
  const [, ben] = [kf.player(at, 1), kf.player(at, 2)]
  const known = ben.hand[0] as number
  for (let seed = 0; seed < 8; seed++)
    expect(kf.player(kf.resample(at, 1, seeded(seed), new Set([known])), 2).hand).toContain(known)
  const next = position(kf.answer(at, 'end'))
  expect([...kf.remember(at, next, 1, new Set([known]))]).toEqual([known])
  at = next
  expect([...kf.remember(at, at, 1)]).toEqual([])
})

test('a creature that returns to a hand is followed there', () => {
  const at = position(
    kf.begin({
      players: [
        { name: 'Ann', houses: ['dis'], hand: ['Hysteria'] },
        { name: 'Ben', houses: ['brobnar'], battleline: ['Troll'], hand: ['Gub'], deck: ['Troll', 'Punch'] },
      ],
      house: 'dis',
    }),
  )
  const [troll] = kf.player(at, 2).battleline
  const after = position(kf.answer(at, `play ${kf.player(at, 1).hand[0]}`))
  expect(kf.player(after, 2).hand).toContain(troll)
  const known = kf.remember(at, after, 1)
  expect([...known]).toEqual([troll])
  for (let seed = 0; seed < 8; seed++)
    expect(kf.player(kf.resample(after, 1, seeded(seed), known), 2).hand).toContain(troll)
})
