import { describe, expect, test } from 'vitest'
import { beginnings, entries, keyforgeWords } from '../src/index.ts'
import { before, declare, exchange, main, move, name, pending, place, text } from './trace.ts'

describe('entries', () => {
  test('collect the events of each step, in order', () => {
    const [step, ...others] = entries(
      [declare.step(3, 4), declare.change(3, 'ready', true, false)],
      name,
      keyforgeWords,
    )
    expect(others).toEqual([])
    expect(step).toEqual({
      step: 'keyforge/fight.1-declare',
      depth: 1,
      title: 'The defender is chosen',
      cite: ['KF-FGT-1'],
      subject: 'Troll, Gub',
      subjects: ['Troll', 'Gub'],
      changes: [{ what: 'Troll', property: 'ready', before: true, after: false }],
      hooks: [],
      not: [],
      reason: null,
    })
  })

  test('begin where the trace does, also for continued steps', () => {
    const trace = [
      before.step(3),
      before.answer(1, 'Gub'),
      text(1).step(4),
      before.not(3, { kind: 'predicate', text: 'does nothing' }, 'it left'),
    ]
    expect(beginnings(trace)).toEqual([0, 2, 3])
    expect(beginnings(trace)).toHaveLength(entries(trace, name, keyforgeWords).length)
    expect(beginnings([])).toEqual([])
  })

  test('continue a step after others inside it', () => {
    const told = entries(
      [
        before.step(3),
        before.answer(1, 'Gub: Before Fight'),
        text(1).step(4),
        before.not(
          3,
          { kind: 'ability', id: '3.1/0', text: 'Troll: Before Fight' },
          'its source has left play',
        ),
      ],
      name,
      keyforgeWords,
    )
    expect(told.map(({ step, again }) => [step, again])).toEqual([
      ['keyforge/fight.2-before', undefined],
      ['card/gub/0.1', undefined],
      ['keyforge/fight.2-before', true],
    ])
    expect(told[2]?.not).toHaveLength(1)
    expect(told[1]?.not).toEqual([])
  })

  test('put an answer with its decision; a second decision of a step is a new entry', () => {
    const told = entries(
      [before.step(3), before.ask(1), before.answer(1, 'a'), before.ask(2)],
      name,
      keyforgeWords,
    )
    expect(told.map(({ asked, answered }) => [asked?.who, answered?.chosen])).toEqual([
      ['me', ['a']],
      ['you', undefined],
    ])
  })

  test('begin with the step of the first answer', () => {
    const [first] = entries([main.answer(1, 'Troll fights Gub'), declare.step(3)], name, keyforgeWords)
    expect(first).toMatchObject({
      step: 'keyforge/turn.3-main',
      reason: 'I choose: Troll fights Gub',
      answered: { who: 'me' },
    })
  })

  test('list one effect on several amounts once, and two effects twice', () => {
    const told = entries(
      [pending.step(), pending.hook(5, 'E'), pending.hook(5, 'E'), pending.hook(4, 'E')],
      name,
      keyforgeWords,
    )
    expect(told[0]?.hooks.map(({ card }) => card)).toEqual(['Culf the Quiet', 'Gub'])
  })

  test('have names in lists, the new player of a moved card, and no bookkeeping', () => {
    const told = entries(
      [
        move.step(4),
        move.change(2, 'battleline', [4, 5], [5]),
        move.change(4, 'zone', 'battleline', 'discard'),
        move.change(2, 'discard', [], [4]),
        move.change(4, 'life', 0, 1),
        move.change(4, 'upgrades', [], []),
      ],
      name,
      keyforgeWords,
    )
    expect(told[0]?.changes).toEqual([
      { what: 'you', property: 'battleline', before: ['Gub', 'Culf the Quiet'], after: ['Culf the Quiet'] },
      { what: 'Gub', property: 'zone', before: 'battleline', after: 'discard', of: 'you' },
      { what: 'you', property: 'discard', before: [], after: ['Gub'] },
    ])
  })

  test('give the result of a step in one sentence', () => {
    const reasons = entries(
      [
        exchange.skip('the attacker has left play'),
        pending.step(),
        pending.hook(5, 'Elusive: no damage is exchanged'),
        place.step(),
        place.not(4, { kind: 'predicate', text: 'steals nothing' }, 'your pool is empty'),
        text(1).step(4),
      ],
      name,
      keyforgeWords,
    ).map(({ reason }) => reason)
    expect(reasons).toEqual([
      'the attacker has left play',
      'Culf the Quiet · Elusive: no damage is exchanged',
      'Gub steals nothing: your pool is empty',
      null,
    ])
  })
})
