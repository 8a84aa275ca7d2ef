import { describe, expect, test } from 'vitest'
import { renameFields } from './renamed-fields.ts'

const frame = (chart: string, locals: unknown) => ({ chart, step: '1-a', locals, done: ['it'] })
const saved = (rows: unknown[], ...stack: unknown[]) => ({ rows, stack, asking: true, touched: [] })

describe('renaming the fields of a save of format 1', () => {
  test('reaches records at any depth, inside lists too', () => {
    const renamed = { rows: { worn: 'armorUsed' } }
    expect(renameFields(saved([{ worn: 1, lasting: [{ worn: { worn: 2 } }] }]), renamed)).toEqual(
      saved([{ armorUsed: 1, lasting: [{ armorUsed: { armorUsed: 2 } }] }]),
    )
  })

  test('keeps records, locals and single charts apart; the longest chart prefix wins', () => {
    const renamed = {
      everywhere: { who: 'player' },
      rows: { it: 'row' },
      locals: { it: 'local' },
      charts: { 'card/': { it: 'card' }, 'card/Troll/': { it: 'troll' } },
    }
    const old = { it: 1, who: 2 }
    const stack = [frame('kf/turn', old), frame('card/Umbra/1', old), frame('card/Troll/1', old)]
    expect(renameFields(saved([old], ...stack), renamed)).toEqual(
      saved(
        [{ row: 1, player: 2 }],
        frame('kf/turn', { local: 1, player: 2 }),
        frame('card/Umbra/1', { card: 1, player: 2 }),
        frame('card/Troll/1', { troll: 1, player: 2 }),
      ),
    )
  })

  test('lets two fields swap their names', () => {
    const renamed = { rows: { a: 'b', b: 'a' } }
    expect(renameFields(saved([{ a: 1, b: 2 }]), renamed)).toEqual(saved([{ b: 1, a: 2 }]))
  })

  test('renames texts in a field by its new name, directly and in lists, and nothing else', () => {
    const renamed = { rows: { manner: 'kind' }, values: { kind: { dies: 'destroyed' } } }
    const old = { manner: 'dies', ways: [{ manner: ['dies', 'leaves'] }], name: 'dies' }
    expect(renameFields(saved([old]), renamed)).toEqual(
      saved([{ kind: 'destroyed', ways: [{ kind: ['destroyed', 'leaves'] }], name: 'dies' }]),
    )
  })

  test('adds the locals that a chart has gained, and keeps those that are there', () => {
    const added = { play: { more: 0 } }
    const [old, own] = [
      { chart: 'play', locals: { a: 1 } },
      { chart: 'play', locals: { more: 2 } },
    ]
    expect(renameFields(saved([], old, own, { chart: 'use', locals: {} }), { added })).toEqual(
      saved(
        [],
        { chart: 'play', locals: { more: 0, a: 1 } },
        { chart: 'play', locals: { more: 2 } },
        { chart: 'use', locals: {} },
      ),
    )
  })

  test('changes neither its argument nor a value that is no saved position', () => {
    const given = saved([{ a: 1 }], null, { chart: 3, locals: null })
    const before = structuredClone(given)
    expect(renameFields(given, { rows: { a: 'b' } })).toEqual({
      ...before,
      rows: [{ b: 1 }],
      stack: [null, { chart: 3, locals: null }],
    })
    expect(given).toEqual(before)
    for (const nothing of [null, 3, [], { rows: 1, stack: 'x' }])
      expect(renameFields(nothing, { rows: { a: 'b' } })).toEqual(nothing)
  })
})
