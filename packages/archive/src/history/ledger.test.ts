import { describe, expect, test } from 'vitest'
import { historyOf } from './changes.ts'
import { feedXml } from './feed.ts'
import { type Ledger, readLedger, updated, writeLedger } from './ledger.ts'

const NONE: Ledger = { rulings: new Map(), former: new Map() }
const ONE = { address: 'duel/strikes/a', content: '1' }
const OTHER = { address: 'duel/strikes/b', content: '2' }
const begun = updated(NONE, [ONE, OTHER], '2026-01-01')

describe('the ledger of published rulings', () => {
  test('reads as it was written', () => {
    const changed = updated(begun, [{ ...ONE, content: '9' }], '2026-02-01')
    for (const ledger of [begun, changed]) expect(readLedger(writeLedger(ledger))).toEqual(ledger)
  })

  test('a day without changes changes nothing', () => {
    expect(updated(begun, [ONE, OTHER], '2026-02-01')).toEqual(begun)
  })

  test('keeps the first day of a ruling whose content changes', () => {
    const { rulings } = updated(begun, [{ ...ONE, content: '9' }, OTHER], '2026-02-01')
    expect(rulings.get(ONE.address)).toEqual({ content: '9', since: '2026-01-01', changed: '2026-02-01' })
    expect(rulings.get(OTHER.address)).toEqual({ content: '2', since: '2026-01-01', changed: '2026-01-01' })
  })

  test('a reworded ruling is found by its content, and its old addresses lead to the newest', () => {
    const once = updated(begun, [{ address: 'duel/strikes/c', content: '1' }, OTHER], '2026-02-01')
    expect(once.former.get(ONE.address)).toEqual({ to: 'duel/strikes/c', on: '2026-02-01' })
    expect(once.rulings.get('duel/strikes/c')?.since).toBe('2026-01-01')
    const twice = updated(once, [{ address: 'duel/strikes/d', content: '1' }, OTHER], '2026-03-01')
    expect(twice.former.get(ONE.address)?.to).toBe('duel/strikes/d')
    expect(twice.former.get('duel/strikes/c')?.to).toBe('duel/strikes/d')
  })

  test('a ruling that went is taken back, and may come again', () => {
    const gone = updated(begun, [OTHER], '2026-02-01')
    expect(gone.former.get(ONE.address)).toEqual({ to: null, on: '2026-02-01' })
    expect(updated(gone, [ONE, OTHER], '2026-03-01').former.size).toBe(0)
  })
})

describe('the feed', () => {
  const records = ['a', 'b', 'new', 'c'].map((name) => ({
    address: `duel/strikes/${name}`,
    sentence: `Says ${name} & more`,
  }))
  const ledger = updated(
    begun,
    [
      { address: 'duel/strikes/c', content: '1' },
      { address: 'duel/strikes/new', content: '3' },
    ],
    '2026-02-01',
  )
  const history = historyOf(ledger, records)

  test('says what is new, reworded and taken back, and not the rulings of the first day', () => {
    expect(history.changes.map(({ kind, address }) => `${kind} ${address}`)).toEqual([
      'withdrawn duel/strikes/b',
      'reworded duel/strikes/c',
      'new duel/strikes/new',
    ])
    expect(historyOf(begun, records).changes).toEqual([])
  })

  test('is Atom, with ids that do not depend on where it is', () => {
    const here = feedXml(history, 2, null)
    const there = feedXml(history, 2, 'https://example.org/rulings/')
    const ids = (text: string) => text.match(/<id>[^<]*<\/id>/g)
    expect(ids(here)).toEqual(ids(there))
    expect(new Set(ids(here)).size).toBe(5)
    expect(here).toContain('<title>Reworded: Says c &amp; more</title>')
    expect(there).toContain('href="https://example.org/rulings/duel/strikes/new/"')
    expect(here).toContain('<updated>2026-02-01T00:00:00Z</updated>')
  })
})
