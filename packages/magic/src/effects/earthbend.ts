import type { Ability, Predicate } from '../text/structure.ts'

/**
 * What a land becomes by earthbending: a 0/0 creature with haste as well, that comes back tapped to `you`, who bent it,
 * if it dies or is exiled.
 */
export function earthbent(you: number): readonly Predicate[] {
  const back = { kind: 'put onto the battlefield', who: { kind: 'self' }, tapped: true } as const
  const events = [{ kind: 'dies' }, { kind: 'leaves', goes: 'exile' }] as const
  const abilities = events.map((event): Ability => ({ kind: 'whenever', event, does: [{ does: back }], you }))
  return [
    { kind: 'becomes', power: 0, toughness: 0, types: ['creature'], subtypes: [] },
    { kind: 'has', keyword: 'haste' },
    { kind: 'grants', abilities },
  ]
}
