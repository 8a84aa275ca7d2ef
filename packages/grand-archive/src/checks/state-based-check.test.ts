import { describe, expect, it } from 'vitest'
import { action, ally, CA, CB, champion, table } from '../../test/table.ts'
import { grandArchive, isRefusal } from '../index.ts'

describe('the state-based check', () => {
  it('keeps one of two unique objects with one name, immortal or not', () => {
    const ga = grandArchive({
      cards: [
        { name: 'CA', type: 'champion', level: 1, life: 20 },
        { name: 'King', type: 'ally', supertypes: ['unique'], power: 2, life: 3, text: 'Immortality.' },
      ],
    })
    const begun = ga.begin({ players: [{ field: ['CA', 'King', 'King'] }, { field: ['CA'] }] })
    if ('refused' in begun) throw new Error(begun.reason)
    expect(ga.decision(begun)).toMatchObject({ step: 'grand-archive/uniqueness.1-keep', who: 1 })
    const kept = ga.answer(begun, 5)
    if ('refused' in kept) throw new Error(kept.reason)
    expect([ga.player(kept, 1).field, ga.player(kept, 1).graveyard]).toEqual([[3, 5], [4]])
  })

  it('gives On Kill to the retaliator whose damage was lethal', () => {
    const kill = (name: string) => `On Kill: Put a charge counter on ${name}.`
    const t = table(
      { field: [CA, ally('X', 1, 4, 'Cleave.')] },
      {
        field: [CB, ally('R', 2, 3, kill('R')), ally('S', 2, 3, kill('S')), ally('T', 2, 3, kill('T'))],
      },
    ).do('X attacks B', 'R & S & T')
    const killers = (order: string) => {
      const end = t.do(order).settle()
      return ['R', 'S', 'T'].filter((name) => end.card(name).charge > 0)
    }
    expect(killers('R & S & T')).toEqual(['S'])
    expect(killers('T & R & S')).toEqual(['R'])
  })

  it('gives no On Kill for the objects that a champion’s death destroys', () => {
    const t = table(
      { field: [CA, ally('X', 3, 4, 'On Kill: Put a charge counter on X.')] },
      {
        field: [champion('CB', {}, { damage: 18 })],
      },
    )
      .do('X attacks CB')
      .settle()
    expect(t.ga.table(t.position).winner).toBe(1)
    expect(t.card('X').charge).toBe(0)
  })

  it('destroys a champion whose lower level makes the damage lethal', () => {
    const t = table(
      { field: [CA], hand: [action('Unlearn', 'Delevel target champion.')] },
      {
        field: [
          {
            ...champion('High', { level: 2, life: 30 }),
            setup: { name: 'High', damage: 22, lineage: ['CB'] },
          },
        ],
        material: [CB],
      },
    )
      .do('activate Unlearn on High')
      .settle()
    expect(t.ga.table(t.position).winner).toBe(1)
  })

  it('lets nobody act between the damage and the destruction', () => {
    const hearty = action('Hearty', 'Target ally gets +2 life until end of turn.')
    const { ga, position, ask } = table(
      { field: [CA, ally('X', 2, 2)] },
      { field: [CB, ally('Y', 2, 2), ally('Z', 1, 1)], hand: [hearty] },
    ).do('X attacks Y', 'Y')
    expect(ga.table(position).window).toBe('before damage')
    expect(ask?.who).toBe(2)
    const asked = new Map<string, boolean>()
    let began = ''
    const trace = (event: { readonly kind: string; readonly step: { readonly id: string } }) => {
      if (event.kind === 'step') began = event.step.id.replace('grand-archive/', '')
    }
    let next = ga.answer(position, 'pass', { single: true, trace })
    while (!isRefusal(next) && began !== 'end-of-combat.4-leave') {
      asked.set(began, ga.decision(next) !== null)
      next = ga.step(next, { single: true, trace })
    }
    expect([...asked.keys()]).toEqual(expect.arrayContaining(['damage.3-deal', 'destroyed.3-leave']))
    expect([...asked.values()]).not.toContain(true)
  })
})
