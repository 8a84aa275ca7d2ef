import { isRefusal } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { action, ally, CA, CB, champion, table, weapon } from '../../test/table.ts'

describe('a turn', () => {
  it('starts in the main phase of the board: nothing is materialized before', () => {
    const t = table({ field: [CA], material: [champion('High', { level: 2 })] }, { field: [CB] })
    expect(t.ask).toMatchObject({ who: 1, step: 'grand-archive/opportunity.3-act' })
    expect(t.ga.table(t.position).window).toBe('main phase')
    const next = t.endTurn()
    expect(next.ga.table(next.position).active).toBe(2)
  })

  it('asks no player who can only pass, except the turn player in the main phase', () => {
    const attack = (hand: Parameters<typeof table>[0]['hand']) =>
      table({ field: [CA, ally('X', 1, 1)] }, { field: [CB], ...(hand && { hand }) }).do('X attacks CB')
    const bare = attack([])
    expect(bare.ga.table(bare.position).window).toBe('main phase')
    expect(bare.card('CB').damage).toBe(1)
    const able = attack([action('Bolt', 'Deal 1 damage to target unit.')])
    expect(able.ask?.who).toBe(2)
    expect(able.ga.table(able.position).window).toBe('before retaliation')
    expect(able.card('CB').damage).toBe(0)
  })

  it('asks nobody before the main phase if the stack is empty', () => {
    const bolt = action('Bolt', 'Deal 1 damage to target unit.')
    const next = table({ field: [CA] }, { field: [CB], memory: [bolt] }).endTurn()
    expect(next.ask?.who).toBe(2)
    expect(next.offered).toContain('activate Bolt on CA')
    expect(next.events.filter((one) => one.kind === 'answer' && one.who === 2 && !one.forced)).toEqual([])
  })

  it('gives nobody Opportunity in the materialize phase if nothing waits there', () => {
    const bolt = action('Bolt', 'Deal 1 damage to target unit.')
    const orb = weapon('Orb', 1, 1, { supertypes: ['regalia'] })
    let next = table({ field: [CA], hand: [bolt] }, { field: [CB], material: [orb] })
    while (next.ask?.step !== 'grand-archive/turn.2-materialize') next = next.do('pass')
    const declined = next.ga.answer(next.position, [])
    if (isRefusal(declined)) throw new Error(declined.reason)
    expect(next.ga.decision(declined)?.who).toBe(1)
    expect(next.ga.table(declined).window).toBe('recollection')
  })

  it('allows slow cards in the own main phase alone, with an empty stack', () => {
    const [scout, quick] = [ally('Scout', 1, 1), ally('Quick', 1, 1, 'Fast activation.')]
    const bolt = action('Bolt', 'Deal 1 damage to target unit.')
    const start = table({ field: [CA], hand: [bolt] }, { field: [CB], hand: [scout, quick] })
    const waiting = start.do('activate Bolt on CB')
    expect(waiting.ask?.who).toBe(2)
    expect(waiting.offered).toEqual(['activate Quick', 'pass'])
    expect(waiting.whyNot('activate {Scout}')).toMatchObject({ cite: ['GA-DEF-7'] })
    const own = table(
      { field: [CA], hand: [bolt, action('Dart', 'Deal 1 damage to target unit.'), ally('Slow', 1, 1)] },
      { field: [CB] },
    )
    expect(own.offered).toContain('activate Slow')
    const stacked = own.do('activate Bolt on CB')
    expect(stacked.ask?.who).toBe(1)
    expect(stacked.offered).not.toContain('activate Slow')
  })
})
