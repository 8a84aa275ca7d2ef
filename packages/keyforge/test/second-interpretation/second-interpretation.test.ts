import { isRefusal, type Position } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { type CardFacts, type KeyForge, keyforge } from '../../src/index.ts'
import { chance } from '../rich-board.ts'
import { type Chance, type Clause, kinds, sentence } from './clauses.ts'
import { type Creature, type Player, SIDES, type State } from './model.ts'

/** Boards for each kind of clause, and for random sentences. */
const BOARDS = 12
const SENTENCES = 150
/** A text with more endings than this is left out: it says nothing that a smaller one does not. */
const MOST_ENDINGS = 400

const NAMES = ['Ada', 'Bea', 'Cid', 'Dov', 'Eli', 'Fae'] as const
/** So many that no deck is emptied by a draw: then chance would decide. */
const PLAIN = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'] as const

const creature = (random: Chance, name: string): Creature => {
  const printedPower = 1 + random(6)
  return {
    name,
    printedPower,
    house: random(2) === 0 ? 'mars' : 'dis',
    trait: random(2) === 0 ? 'knight' : 'beast',
    armor: 0,
    counters: random(4) === 0 ? 1 : 0,
    armorLeft: 0,
    damage: random(2) === 0 ? random(printedPower) : 0,
    aember: random(3) === 0 ? 1 + random(2) : 0,
    ward: random(4) === 0,
    stun: random(4) === 0,
    enraged: random(5) === 0,
    ready: random(2) === 0,
    ...(random(3) === 0 && { armor: 2, armorLeft: 1 + random(2) }),
  }
}

const board = (random: Chance): State => {
  const mine = random(4)
  const theirs = random(4)
  const player = (line: Creature[], cards: readonly string[]): Player => ({
    pool: random(6),
    chains: 0,
    line,
    hand: cards.slice(0, random(3)),
    deck: PLAIN.slice(random(2)),
    discard: cards.slice(2, 2 + random(2)),
    archives: [],
    purged: [],
  })
  return [
    player(
      NAMES.slice(0, mine).map((name) => creature(random, name)),
      ['Hand', 'Other', 'Old', 'Older'],
    ),
    player(
      NAMES.slice(3, 3 + theirs).map((name) => creature(random, name)),
      ['Their', 'Its', 'Past', 'Passed'],
    ),
  ]
}

/** What the engine is given, and what it comes to, in the words of the model. */
function begun(state: State, text: string): { readonly kf: KeyForge; readonly position: Position } {
  const plain = (name: string): CardFacts => ({ name, type: 'creature', house: 'logos', power: 1 })
  const lines = state.flatMap(({ line }) => line)
  const others = state.flatMap(({ hand, deck, discard }) => [...hand, ...deck, ...discard])
  const kf = keyforge({
    cards: [
      ...lines.map(({ name, printedPower, house, trait, armor }) => ({
        ...plain(name),
        power: printedPower,
        house,
        traits: [trait],
        ...(armor > 0 && { armor }),
      })),
      ...[...new Set(others)].map(plain),
      { name: 'Trial', type: 'action', house: 'dis', text: `Play: ${text}` },
    ],
  })
  const [first, second] = state.map(({ pool, line, hand, deck, discard }, side) => ({
    aember: pool,
    battleline: line.map((one) => ({
      name: one.name,
      damage: one.damage,
      aember: one.aember,
      counters: one.counters,
      armorUsed: one.armor - one.armorLeft,
      exhausted: !one.ready,
      stunned: one.stun,
      warded: one.ward,
      enraged: one.enraged,
    })),
    hand: side === 0 ? [...hand, 'Trial'] : hand,
    deck,
    discard,
  }))
  const position = kf.begin({ house: 'dis', players: [first ?? {}, second ?? {}] })
  if (isRefusal(position)) throw new Error(`${text}: ${position.reason}`)
  const trial = kf.cards(position).find((id) => kf.card(position, id).name === 'Trial')
  const played = kf.answer(position, `play ${trial}`)
  if (isRefusal(played)) throw new Error(`${text}: ${played.reason}`)
  return { kf, position: played }
}

/** Piles in which order means nothing are sorted; the played card is left out. */
const told = (players: readonly Omit<Player, 'line'>[], lines: readonly (readonly object[])[]): string =>
  JSON.stringify(
    players.map(({ pool, chains, hand, deck, discard, archives, purged }, side) => [
      { pool, chains, deck, line: lines[side] },
      ...[hand, discard, archives, purged].map((pile) => pile.filter((name) => name !== 'Trial').sort()),
    ]),
  )

const lineOf = ({
  name,
  counters,
  armorLeft,
  damage,
  aember,
  ward,
  stun,
  enraged,
  ready,
}: Omit<Creature, 'printedPower' | 'house' | 'trait' | 'armor'>) => ({
  name,
  counters,
  armorLeft,
  damage,
  aember,
  ward,
  stun,
  enraged,
  ready,
})

const byModel = (state: State): string =>
  told(
    state,
    state.map(({ line }) => line.map(lineOf)),
  )

function byEngine(kf: KeyForge, position: Position): string {
  const names = (ids: readonly number[]) => ids.map((id) => kf.card(position, id).name)
  const players = SIDES.map((side) => kf.player(position, side === 0 ? 1 : 2))
  return told(
    players.map(({ aember, chains, hand, deck, discard, archives, purged }) => ({
      pool: aember,
      chains,
      hand: names(hand),
      deck: names(deck),
      discard: names(discard),
      archives: names(archives),
      purged: names(purged),
    })),
    players.map(({ battleline }) =>
      battleline.map((id) => {
        const card = kf.card(position, id)
        return lineOf({
          name: card.name,
          counters: card.powerCounters,
          armorLeft: card.armorLeft,
          damage: card.damage,
          aember: card.aember,
          ward: card.warded,
          stun: card.stunned,
          enraged: card.enraged,
          ready: card.ready,
        })
      }),
    ),
  )
}

/** Every set of options that may be chosen. */
function* subsets<T>(all: readonly T[], least: number, most: number): Generator<readonly T[]> {
  if (least <= 0) yield []
  if (most <= 0) return
  for (const [at, one] of all.entries())
    for (const rest of subsets(all.slice(at + 1), least - 1, most - 1)) yield [one, ...rest]
}

/** Every ending that the engine reaches over every choice; null when there are too many. */
function endings(kf: KeyForge, position: Position, found = new Set<string>()): ReadonlySet<string> | null {
  const asked = kf.decision(position)
  if (asked === null || asked.options.some(({ id }) => id === 'end')) return found.add(byEngine(kf, position))
  const ids = asked.options.map(({ id }) => id)
  for (const chosen of subsets(ids, asked.least, asked.most)) {
    const next = kf.answer(position, (chosen.length === 1 ? chosen[0] : chosen) as string)
    if (isRefusal(next)) throw new Error(`${asked.step} refuses ${chosen.join()}: ${next.reason}`)
    if (endings(kf, next, found) === null || found.size > MOST_ENDINGS) return null
  }
  return found
}

function compare({ text, run }: Clause, state: State): boolean {
  const expected = new Set(run(state).map((result) => byModel(result.state)))
  if (expected.size > MOST_ENDINGS) return false
  const { kf, position } = begun(state, text)
  const reached = endings(kf, position)
  if (reached === null) return false
  expect({ text, state: byModel(state), endings: [...reached].sort() }).toEqual({
    text,
    state: byModel(state),
    endings: [...expected].sort(),
  })
  return true
}

describe('a second interpretation comes to the same endings', () => {
  it.each(kinds.map((make, kind) => ({ kind, title: make(chance(kind)).text, make })))(
    'kind $kind: $title',
    ({ kind, make }) => {
      let compared = 0
      for (let at = 0; at < BOARDS; at++) {
        const random = chance(kind * 1009 + at * 37)
        if (compare(make(random), board(random))) compared++
      }
      expect(compared).toBeGreaterThan(BOARDS / 2)
    },
  )

  it('for random sentences', () => {
    for (let at = 0; at < SENTENCES; at++) {
      const random = chance(50_021 + at * 41)
      compare(sentence(random), board(random))
    }
  })
})
