import type { Clause } from '../text/nodes.ts'

// Where a card is as its ability is used, if not on the battlefield.

type Activated = Extract<Clause, { readonly kind: 'activated' }>
type Triggered = Extract<Clause, { readonly kind: 'whenever' }>

/** Whether a node says “this card from your graveyard”. */
const namesOwnGraveyard = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (('as' in value && value.as === 'in graveyard') || Object.values(value).some(namesOwnGraveyard))

/** A card returns itself from the graveyard only if it is there; what waits for its own death is not. */
export const fromGraveyard = ({ event, first, more }: Triggered): boolean =>
  !(event.kind === 'happens' && (event.who?.kind ?? 'self') === 'self') && namesOwnGraveyard([first, more])

/** Where a card is as its ability is activated, if not on the battlefield. */
export function fromElsewhere({ costs, does }: Activated): { readonly from?: 'graveyard' | 'hand' } {
  if (costs.some(({ kind }) => kind === 'discard self')) return { from: 'hand' }
  const leaves = costs.some(({ kind }) => kind === 'exile self')
  return leaves || namesOwnGraveyard(does) ? { from: 'graveyard' } : {}
}
