import type { TraceEvent } from '@battleline/kernel'
import { describe, expect, test } from 'vitest'
import { entries, keyforgeWords, printed } from '../src/index.ts'
import { before, declare, exchange, main, move, name, pending, place, tag, text } from './trace.ts'

const lines = (events: readonly TraceEvent[], width = 60, all = false): string[] =>
  printed(entries(events, name, keyforgeWords), { words: keyforgeWords, width, all })
    .split('\n')
    .slice(0, -1)

const fight: readonly TraceEvent[] = [
  main.step(),
  main.answer(1, 'Troll fights Gub'),
  declare.step(3, 4),
  declare.change(3, 'ready', true, false),
  declare.change(4, 'fought', 0, 1),
  before.step(3, 4),
  exchange.step(3, 4),
  pending.step(4, 3),
  place.step(4, 3),
  place.change(4, 'damage', 0, 8),
  place.change(3, 'damage', 2, 3),
  tag.step(4),
  tag.change(4, 'tagged', false, true),
  move.step(4),
  move.change(2, 'battleline', [4], []),
  move.change(4, 'zone', 'battleline', 'discard'),
  move.change(2, 'discard', [], [4]),
  move.change(4, 'damage', 8, 0),
  move.change(4, 'tagged', true, false),
  main.step(),
  main.ask(1),
]

describe('a run as text', () => {
  test('shows changes, indented by depth, with rules at the right, and leaves out steps without events', () => {
    expect(lines(fight)).toEqual([
      'Troll fights Gub                                    KF-TRN-5',
      'fight 1  The defender is chosen                     KF-FGT-1',
      '    Troll  ready → exhausted',
      '',
      'fight 3  They deal damage                           KF-FGT-9',
      '  damage 5  Damage is placed                        KF-DMG-6',
      '      Gub    damage 0 → 8',
      '      Troll  damage 2 → 3',
      '    destroyed 1  Cards are tagged                   KF-DST-1',
      '        Gub  tagged for destruction',
      '      leave 5  The cards reach their zones          KF-LVP-5',
      '          Gub  → your discard pile',
    ])
  })

  test('shows everything if asked to, never by record numbers', () => {
    const all = lines(fight, 70, true)
    expect(all).toContain('    Gub    times chosen to be fought 0 → 1')
    expect(all).toContain('  damage 1  Pending damage is set                             KF-DMG-1')
    expect(all).toContain('          you  battleline is now empty, discard pile is now Gub')
  })

  test('shows interventions and what did not happen, with their own rules', () => {
    const told = lines([
      exchange.step(3, 4),
      pending.step(4, 3),
      pending.hook(5, 'It deals no damage when fighting', 'it'),
      pending.change(3, 'pending', 6, 0),
      place.step(4),
      place.not(4, { kind: 'destruction', text: 'is not destroyed' }, 'its ward is spent instead'),
      place.change(4, 'warded', true, false),
    ])
    expect(told).toEqual([
      'fight 3  They deal damage                           KF-FGT-9',
      '  damage 1  Pending damage is set                   KF-DMG-1',
      '    ▸ Culf the Quiet deals no damage when fighting  KF-ELU-2',
      '      Troll  pending damage 6 → 0',
      '  damage 5  Damage is placed                        KF-DMG-6',
      '    × Gub is not destroyed: its ward is spent       KF-AMB-1',
      '      instead',
      '      Gub  loses its ward',
    ])
  })

  test('shows the reason of a skipped step once', () => {
    const told = lines([
      exchange.skip('the attacker has left play'),
      text(1).step(4),
      text(1).not(4, { kind: 'words', text: 'steal 1Æ' }, 'its condition does not hold'),
      text(2).skip('this was not to be done'),
    ])
    expect(told).toEqual([
      'fight 3  They deal damage',
      '  × skipped: the attacker has left play             KF-FGT-7',
      '  Gub: steal 1Æ',
      '    × does not happen: its condition does not hold  KF-AMB-1',
    ])
  })

  test('does not mention a special case that does not apply', () => {
    const events = [
      declare.step(3),
      declare.change(3, 'ready', false, true),
      exchange.skipAsUsual('it is not stunned'),
    ]
    expect(lines(events).join()).not.toContain('stunned')
    expect(lines(events, 60, true)).toContain('  × skipped: it is not stunned                      KF-FGT-7')
  })

  test('puts the ability before its text, and the words of a text once', () => {
    const told = lines([
      before.step(3),
      before.answer(2, 'Gub: Before Fight'),
      before.hook(4, 'Gub: Before Fight', 'label'),
      text(1).step(4),
      text(2).step(4),
      text(2).change(1, 'aember', 1, 0),
      text(2).change(2, 'aember', 0, 1),
      before.hook(3, 'Troll: assault', 'label'),
      place.step(4),
      place.change(4, 'damage', 0, 2),
    ])
    expect(told).toEqual([
      'fight 2  Before the fight                           KF-FGT-5',
      '  ◆ you choose: Gub: Before Fight',
      '  Gub: Before Fight: steal 1Æ',
      '      me   Æmber 1 → 0',
      '      you  Æmber 0 → 1',
      '  ▸ Troll: assault                                  KF-ELU-2',
      '  damage 5  Damage is placed                        KF-DMG-6',
      '      Gub  damage 0 → 2',
    ])
  })

  test('shows the words of an ability without effects, or without visible ones', () => {
    const started = [
      before.step(3),
      before.hook(4, 'Gub: Before Fight', 'label'),
      text(1).step(4),
      text(2).step(4),
    ]
    const words = [
      'fight 2  Before the fight                           KF-FGT-5',
      '  Gub: Before Fight: steal 1Æ',
    ]
    expect(lines([...started, exchange.step(3, 4)])).toEqual([...words, '    × nothing changes'])
    expect(lines([...started, text(2).change(0, 'lasting', [], [7])])).toEqual(words)
    expect(lines([...started, text(2).ask(1)])).toEqual(words)
  })

  test('shows once why neighboring steps are skipped', () => {
    const why = 'the attacker has left play'
    const told = ['fight 2  Before the fight', '  × skipped: the attacker has left play             KF-FGT-7']
    expect(lines([before.skip(why), exchange.skip(why)])).toEqual(told)
    expect(lines([before.skip(why), exchange.skip(why)], 60, true)).toHaveLength(4)
    expect(lines([before.skip(why), exchange.skip('another reason')])).toHaveLength(4)
  })

  test('adds a number that several amounts changed, and shows a new order by names', () => {
    const told = lines([
      place.step(4),
      place.change(4, 'pending', 0, 3),
      place.change(4, 'pending', 0, 2),
      place.change(2, 'battleline', [4, 5], [5, 4]),
    ])
    expect(told).toContain('      Gub  pending damage 0 → 5')
    expect(told).toContain('      you  battleline is now Culf the Quiet, Gub')
  })

  test('paints without changing the words', () => {
    const painted = printed(entries(fight, name, keyforgeWords), {
      words: keyforgeWords,
      width: 60,
      paint: (style, said) => `<${style}>${said}</>`,
    })
    expect(painted.replace(/<[^>]*>/g, '')).toBe(
      printed(entries(fight, name, keyforgeWords), { words: keyforgeWords, width: 60 }),
    )
    expect(painted).toContain('<quiet>KF-DMG-6</>')
  })
})
