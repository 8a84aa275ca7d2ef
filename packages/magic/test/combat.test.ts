import { isRefusal, type Position, type TraceEvent } from '@battleline/kernel'
import { conformance, describeProblem } from '@battleline/kernel/test-kit'
import { describe, expect, test } from 'vitest'
import { magic } from '../src/index.ts'
import {
  attacks,
  creature,
  incited,
  lures,
  menace,
  mustBeBlocked,
  planeswalker,
  propaganda,
  Table,
} from './board.ts'

describe('a combat phase', () => {
  test('taps attackers, except those with vigilance', () => {
    const vigilant = creature('Guard', { kind: 'has', keyword: 'vigilance' })
    const table = Table.of({ AP: [creature('Bears'), vigilant], NAP: [creature('Wall')] }).after({
      Bears: 'NAP',
      Guard: 'NAP',
    })
    expect([table.is('Bears').tapped, table.is('Guard').tapped]).toEqual([true, false])
    expect(table.asks()).toBe('magic/blockers.1-choose')
  })

  test('runs its steps, and everything leaves combat at its end', () => {
    const table = Table.of({ AP: [creature('Bears')], NAP: [creature('Wall')] }).after({ Bears: 'NAP' })
    const events: TraceEvent[] = []
    const trace = (event: TraceEvent) => events.push(event)
    const blocked = table.game.answer(table.position, table.id({ Wall: 'Bears' }), { trace })
    if (isRefusal(blocked)) throw new Error(blocked.reason)
    expect(table.game.card(blocked, table.number('Bears')).blocked).toBe(true)
    const end = table.game.answer(blocked, 'pass', { trace })
    if (isRefusal(end)) throw new Error(end.reason)
    const steps = events.filter(({ kind }) => kind === 'step').map(({ step }) => step.id)
    expect(steps).toEqual([
      'magic/blockers.3-block',
      'magic/blockers.4-next',
      'magic/blockers.5-priority',
      'magic/priority.1-check',
      'magic/priority.3-act',
      'magic/priority.5-pass',
      'magic/priority.5-pass',
      'magic/combat.4-damage',
      'magic/combat-damage.1-who',
      'magic/combat-damage.3-deal',
      'magic/damage.1-amount',
      'magic/damage.2-replace',
      'magic/damage.3-deal',
      'magic/combat-damage.4-priority',
      'magic/priority.1-check',
      'magic/dies.1-instead',
      'magic/dies.2-leave',
      'magic/priority.5-pass',
      'magic/priority.5-pass',
      'magic/priority.7-forget',
      'magic/combat.5-end',
      'magic/combat.6-extra',
    ])
    const after = new Table(table.game, end)
    expect(after.is('Bears')).toMatchObject({ attacks: 0, blocked: false, zone: 'graveyard' })
    expect(after.is('Wall').blocks).toEqual([])
    expect(table.game.decision(end)).toBeNull()
  })

  test('skips blocks without an attacker', () => {
    expect(
      Table.of({ AP: [creature('Bears')], NAP: [creature('Wall')] })
        .after({})
        .asks(),
    ).toBeNull()
  })

  test('remembers that an attacker was blocked', () => {
    const table = Table.of({
      AP: [creature('Bears'), creature('Ox')],
      NAP: [creature('1')],
      others: { Q: [creature('2')] },
    })
    const asked = table.after({ Bears: 'NAP', Ox: 'Q' }).after({ 1: 'Bears' })
    expect(asked.asks()).toBe('magic/blockers.1-choose')
    expect([asked.is('Bears').blocked, asked.is('Ox').blocked]).toEqual([true, false])
    expect(asked.edited({ kind: 'leaves combat', permanent: asked.number('1') }).is('Bears').blocked).toBe(
      true,
    )
  })

  test('takes back a declaration whose payment is declined', () => {
    const table = Table.of({ AP: [creature('Bears')], NAP: [propaganda, creature('Wall')] }).after({
      Bears: 'NAP',
    })
    expect(table.asks()).toBe('magic/attackers.3-pay')
    expect(table.is('Bears')).toMatchObject({ tapped: true, attacks: 0 })
    const again = table.after('decline')
    expect(again.asks()).toBe('magic/attackers.1-choose')
    expect(again.is('Bears').tapped).toBe(false)
    expect(table.after('pay').asks()).toBe('magic/blockers.1-choose')
  })
})

describe('entering attacking, and leaving combat', () => {
  const board = { AP: [creature('Bears')], NAP: [creature('Wall'), planeswalker('Jace')] }
  const attacked = (goal: string) => Table.of(board).after({ Bears: goal })
  const token = (table: Table, attacks: string, controller = 'AP') =>
    table.edited({
      kind: 'enters attacking',
      permanent: creature('Token'),
      controller: table.number(controller),
      attacks: table.number(attacks),
    })

  test('a token that enters attacking has a goal of its controller’s choice, and can be blocked', () => {
    const table = token(attacked('NAP'), 'Jace')
    expect(table.is('Token').attacks).toBe(table.number('Jace'))
    expect(table.judge({ Wall: 'Token' })).toBe('legal 0')
  })

  test('it was not declared: limits and costs do not apply', () => {
    const arbiter = {
      ...propaganda,
      name: 'Arbiter',
      abilities: [{ kind: 'cap', action: 'attack', most: 1, you: false }],
    } as const
    const table = Table.of({ ...board, NAP: [...board.NAP, arbiter, propaganda] })
    const two = token(table.after({ Bears: 'NAP' }).after('pay'), 'NAP')
    expect(two.is('Token').attacks).toBe(two.number('NAP'))
    expect(two.asks()).toBe('magic/blockers.1-choose')
  })

  test('it does not attack for a player who is not attacking, nor a goal that cannot be attacked', () => {
    expect(token(attacked('NAP'), 'NAP', 'NAP').is('Token').attacks).toBe(0)
    expect(token(attacked('NAP'), 'AP').is('Token').attacks).toBe(0)
  })

  test('attackers of a planeswalker that is gone attack nothing, and can still be blocked', () => {
    const table = attacked('Jace')
    const gone = table.edited({ kind: 'leaves combat', permanent: table.number('Jace') })
    expect(gone.is('Bears').attacks).toBe(-1)
    expect(gone.judge({ Wall: 'Bears' })).toBe('legal 0')
  })

  test('an attacker that changes control stops attacking', () => {
    const table = attacked('NAP')
    const stolen = table.edited({
      kind: 'changes controller',
      permanent: table.number('Bears'),
      to: table.number('NAP'),
    })
    expect(stolen.is('Bears').attacks).toBe(0)
  })

  test('tapping an attacker changes nothing', () => {
    const table = attacked('NAP')
    const tapped = table.edited({ kind: 'tapped', permanent: table.number('Bears') })
    expect(tapped.is('Bears').attacks).toBe(table.number('NAP'))
  })
})

describe('invalid declarations are refused', () => {
  const table = Table.of({ AP: [creature('Bears')], NAP: [creature('Wall'), planeswalker('Jace')] })
  test.each([
    ['something else', 'attack!'],
    ['a pair that is not there', '99>2'],
    ['a creature of the other player', '4>2'],
    ['an attack on oneself', '3>1'],
    ['the same twice', '3>2 3>2'],
    ['two goals of one attacker', '3>2 3>5'],
    ['an empty text', ''],
    ['a number', 3],
  ])('%s', (_, choice) => {
    const answered = table.game.answer(table.position, choice)
    expect(isRefusal(answered) && answered.reason).toBeTruthy()
  })
})

test('keeps the promises of a position in random games', () => {
  const game = magic()
  const start = (
    permanents: readonly ReturnType<typeof creature>[],
    defending: readonly ReturnType<typeof creature>[],
  ): Position => {
    const begun = game.begin({
      players: [
        { name: 'AP', permanents },
        { name: 'NAP', permanents: defending },
        { name: 'T', permanents: [creature('third')] },
      ],
      extraCombats: [true, false],
    })
    if (isRefusal(begun)) throw new Error(begun.reason)
    return begun
  }
  const starts = {
    plain: start([creature('a', attacks), creature('b', menace)], [creature('x'), creature('y')]),
    'with requirements': start(
      [{ ...creature('a', mustBeBlocked), effects: [incited, { goadedBy: 'T' }] }, creature('b', lures)],
      [creature('x'), planeswalker('Jace')],
    ),
    'with costs': start([creature('a'), creature('b')], [propaganda, creature('x')]),
  }
  const report = conformance(game, starts, { seeds: 3, decisions: 12, frozen: true, rarely: ['decline'] })
  expect(report.problems.map(describeProblem)).toEqual([])
  expect(report.ended).toBeGreaterThan(0)
})

test('a damaged save is refused', () => {
  const table = Table.of({ AP: [creature('Bears')], NAP: [] })
  const saved = table.game.save(table.position)
  expect(isRefusal(table.game.load(JSON.parse(JSON.stringify(saved))))).toBe(false)
  const broken = (change: (rows: Record<string, unknown>[]) => void) => {
    const copy = JSON.parse(JSON.stringify(saved))
    change(copy.position.rows)
    return table.game.load(copy)
  }
  for (const loaded of [
    broken((rows) => rows.splice(0, 1)),
    broken((rows) => Object.assign(rows[0]!, { active: 7 })),
    broken((rows) => Object.assign(rows[3]!, { attacks: 99 })),
    broken((rows) => Object.assign(rows[3]!, { effects: 'none' })),
    broken((rows) => Object.assign(rows[3]!, { facts: {} })),
    table.game.load({ format: 1, game: 'keyforge', edition: 'current', position: {} }),
    table.game.load(null),
  ])
    expect(isRefusal(loaded)).toBe(true)
})
