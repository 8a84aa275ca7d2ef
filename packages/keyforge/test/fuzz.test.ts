import { FIRST_CARD } from '@battleline/card-game'
import { isRefusal, type Position, type TraceEvent, type World } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { keyforge } from '../src/index.ts'
import type { Card, Table } from '../src/model/state.ts'
import { breachIn, breachOf, fuzz } from '../src/test-kit/index.ts'

const LONG = process.env.BATTLELINE_LONG === '1'

describe('Random play keeps the invariants of the rules', () => {
  it.each([
    ['on boards', { from: 1, decisions: LONG ? 100_000 : 1500, each: 60, whole: false, every: 5 }],
    ['in whole games', { from: 1, decisions: LONG ? 100_000 : 500, each: 500, whole: true, every: 20 }],
  ])('%s', { timeout: LONG ? 1_800_000 : 120_000 }, (_, fuzzing) => {
    const { failure, decisions } = fuzz(fuzzing)
    expect(failure).toBeNull()
    expect(decisions).toBeGreaterThanOrEqual(fuzzing.decisions)
  })
})

const kf = keyforge()

/** A position with an impossible value. */
function spoilt(change: (rows: { card: Card; table: Table }) => void): Position {
  const position = kf.begin({
    players: [{ battleline: ['Champion Anaphiel'], hand: ['Troll'] }, { battleline: ['Troll'] }],
  })
  if (isRefusal(position)) throw new Error(position.reason)
  const rows = (position as World).rows.map((row) => ({ ...row }))
  change({ card: rows[FIRST_CARD] as Card, table: rows[0] as Table })
  return Object.assign(Object.create(Object.getPrototypeOf(position) as object), position, {
    rows,
  }) as Position
}

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
