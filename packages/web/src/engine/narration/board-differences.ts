import type { Clause } from '../../text/clauses.ts'

interface Shown<C> {
  readonly cards: Readonly<Record<number, C>>
}

/**
 * What has changed about the cards from the first of these boards to the last. `differs` gets what a card was and is, and its
 * states on all the boards.
 */
export function cardClauses<C extends { readonly id: number }>(
  boards: readonly Shown<C>[],
  differs: (was: C, is: C, states: readonly C[]) => readonly Clause[],
): readonly Clause[] {
  return Object.values(boards.at(-1)?.cards ?? {}).flatMap((card) => {
    const was = boards[0]?.cards[card.id]
    if (was === undefined || was === card) return []
    return differs(
      was,
      card,
      boards.flatMap(({ cards }) => cards[card.id] ?? []),
    )
  })
}

/** The damage on a card just before it left play, where that was lethal; `most`: what it can take, null for no limit. */
export const lethalDamage = <C extends { readonly zone: string; readonly damage: number }>(
  states: readonly C[],
  inPlay: string,
  most: (card: C) => number | null,
): number | undefined =>
  states.findLast((card) => {
    const limit = most(card)
    return card.zone === inPlay && limit !== null && card.damage > 0 && card.damage >= limit
  })?.damage
