import { FIRST_CARD } from '@battleline/card-game'
import { isRefusal, type Position, type TraceEvent, type World } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { keyforge } from '../src/index.ts'
import type { Card, Player, Table } from '../src/model/state.ts'
import { answerLoaded } from '../src/test-kit/forked.ts'
import { breachIn, breachOf, fuzz, lostCards, unreportedAember } from '../src/test-kit/index.ts'
import { artifact, creature } from './table.ts'

const LONG = process.env.BATTLELINE_LONG === '1'

describe('Random play keeps the invariants of the rules', () => {
  it.each([
    ['on boards', { from: 1, decisions: LONG ? 100_000 : 1500, each: 60, whole: false, every: 5 }],
    ['in whole games', { from: 1, decisions: LONG ? 100_000 : 500, each: 500, whole: true, every: 20 }],
  ])('%s', { timeout: LONG ? 1_800_000 : 120_000 }, (_, fuzzing) => {
    const { failures, decisions } = fuzz(fuzzing)
    expect(failures).toEqual([])
    expect(decisions).toBeGreaterThanOrEqual(fuzzing.decisions)
  })
})

const kf = keyforge()

/** A position with an impossible value. */
function spoilt(change: (rows: { card: Card; player: Player; table: Table }) => void): Position {
  const position = kf.begin({
    players: [{ battleline: ['Champion Anaphiel'], hand: ['Troll'] }, { battleline: ['Troll'] }],
  })
  if (isRefusal(position)) throw new Error(position.reason)
  const rows = (position as World).rows.map((row) => ({ ...row }))
  change({ card: rows[FIRST_CARD] as Card, player: rows[1] as Player, table: rows[0] as Table })
  return Object.assign(Object.create(Object.getPrototypeOf(position) as object), position, {
    rows,
  }) as Position
}

it('A key that wins ends the state-based check, too (KF-TRN-3)', () => {
  const own = keyforge({
    cards: [
      creature('Miser', 3, { text: 'While you have 6Æ or more, Miser gets +2 armor.' }),
      artifact('Golem', 'While you have 5Æ or fewer, Golem is a creature with power 2.'),
    ],
  })
  const side = { aember: 6, keys: 2, battleline: [{ name: 'Miser', armorUsed: 2 }], artifacts: ['Golem'] }
  const board = own.begin({ step: 'forge', players: [side, {}] })
  if (isRefusal(board)) throw new Error(board.reason)
  const won = own.answer(board, 'go')
  if (isRefusal(won)) throw new Error(won.reason)
  expect(own.table(won).winner).toBe(1)
  expect(breachIn(own, won)).toBeNull()
})

describe('A broken invariant is found', () => {
  it.each<[string, (rows: { card: Card; table: Table }) => void, RegExp | null]>([
    ['nothing wrong', () => {}, null],
    ['more armor used than there is', ({ card }) => (card.armorUsed = 9), /KF-ARM-3/],
    ['lethal damage without a tag', ({ card }) => (card.damage = 30), /KF-PWR-3/],
    [
      'a tagged card out of play',
      ({ card }) => Object.assign(card, { zone: 'hand', tagged: true }),
      /KF-DST-2/,
    ],
    [
      'Æmber on a card out of play',
      ({ card }) => Object.assign(card, { zone: 'deck', aember: 2 }),
      /KF-LVP-2/,
    ],
    ['a card in a zone that does not list it', ({ card }) => (card.zone = 'discard'), /save|marks/],
    ['less than nothing', ({ card }) => (card.aember = -1), /less than nothing/],
    ['effects nobody has', ({ table }) => (table.$effects = table.$effects.map(() => [])), /other effects/],
  ])('in a position: %s', (_, change, breach) => {
    const found = breachIn(kf, spoilt(change))
    if (breach === null) expect(found).toBeNull()
    else expect(found).toMatch(breach)
  })

  const board = spoilt(() => {}) as World

  it.each<[string, (rows: { card: Card; player: Player; table: Table }) => void, RegExp | null]>([
    ['nothing wrong', () => {}, null],
    ['a card in two places', ({ player }) => (player.deck = [FIRST_CARD]), /listed twice/],
    ['a card in no place', ({ player }) => (player.battleline = []), /not where/],
    [
      'a card that is nowhere while nothing resolves',
      ({ card, player }) => {
        player.battleline = []
        card.zone = 'revealed'
      },
      /in no zone/,
    ],
    [
      'a card of another owner',
      ({ card }) => Object.assign(card, { owner: 2, zone: 'battleline', controller: 1 }),
      /KF-CTL-1/,
    ],
  ])('among the cards: %s', (_, change, breach) => {
    const found = lostCards(board, spoilt(change) as World)
    if (breach === null) expect(found).toBeNull()
    else expect(found).toMatch(breach)
  })

  it('among the cards: one that was not there', () => {
    const more = spoilt(() => {}) as World
    more.rows.push({ ...more.rows[FIRST_CARD] } as Card)
    expect(lostCards(board, more)).toMatch(/have become/)
  })

  it('in Æmber that the trace does not report', () => {
    const richer = spoilt(({ player }) => (player.aember = 2)) as World
    const event = (after: number) => [changes('gain.1-gain', 'aember', 0, after)]
    expect(unreportedAember(board, richer, event(2))).toBeNull()
    expect(unreportedAember(board, richer, event(1))).toMatch(/KF-AMB-2/)
    expect(unreportedAember(board, richer, [])).toMatch(/KF-AMB-2/)
  })

  it('in a loaded position that goes on otherwise', () => {
    const position = kf.begin({ players: [{ battleline: ['Troll', 'Urchin'] }, {}] })
    if (isRefusal(position)) throw new Error(position.reason)
    const next = kf.answer(position, 'reap 3')
    const elsewhere = kf.answer(position, 'reap 4')
    if (isRefusal(next) || isRefusal(elsewhere)) throw new Error('a creature cannot reap')
    const fork = { position, choice: 'reap 3', other: 'reap 4' }
    const again = answerLoaded(kf, { ...fork, next })
    expect(typeof again === 'string' ? again : kf.positionKey(again)).toBe(kf.positionKey(next))
    expect(answerLoaded(kf, { ...fork, next: elsewhere })).toMatch(/elsewhere/)
    expect(answerLoaded(kf, { ...fork, next, other: 'reap 9' })).toMatch(/refused/)
  })

  const at = (id: string, depth = 1, title = 'A step') => ({
    step: { id: `keyforge/${id}`, title, cite: [] },
    depth,
  })
  const begins = (id: string, title?: string): TraceEvent => ({
    kind: 'step',
    subjects: [],
    ...at(id, 1, title),
  })
  const changes = (
    id: string,
    property: string,
    before: number | boolean | string,
    after: number | boolean | string,
  ): TraceEvent => ({ kind: 'change', record: FIRST_CARD, property, before, after, ...at(id) })
  const starts = (id: string): TraceEvent => ({
    kind: 'hook',
    id: 'x',
    title: 'Troll: Destroyed',
    subject: 'label',
    record: FIRST_CARD,
    cite: [],
    ...at(id),
  })

  it.each<[string, readonly TraceEvent[], RegExp]>([
    [
      'a ward spent on nothing',
      [begins('damage.1-pending'), changes('damage.3-ward', 'warded', true, false)],
      /KF-DMG-3/,
    ],
    ['Æmber out of nothing', [begins('leave.5-move'), changes('leave.5-move', 'aember', 0, 2)], /KF-AMB-2/],
    [
      'Æmber that goes where it is to be given',
      [begins('reap.3-gain'), changes('reap.3-gain', 'aember', 2, 1)],
      /KF-AMB-2/,
    ],
    [
      'an ability of a card that left',
      [changes('leave.5-move', 'zone', 'battleline', 'hand'), starts('destroyed.2-abilities')],
      /KF-DST-6/,
    ],
    ['a batch that left early', [begins('destroyed.3-leave'), starts('destroyed.2-abilities')], /KF-DST-7/],
    [
      'a watcher that left with it',
      [changes('leave.5-move', 'zone', 'battleline', 'discard'), starts('destroyed.4-after')],
      /KF-DST-12/,
    ],
  ])('in what is told: %s', (_, events, breach) => {
    expect(
      breachOf(
        kf,
        spoilt(() => {}),
        events,
      ),
    ).toMatch(breach)
  })
})
