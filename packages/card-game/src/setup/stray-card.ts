import { because, type Reason, type StateRecord, say } from '@battleline/kernel'

/** A card in a list of some record, and whether the card's own record agrees. */
export type ListedCard = readonly [card: number, agrees: boolean]

/**
 * Refuses records unless every card, from row `first` on, is in exactly the one list that its own record names. A
 * loose card must be in no list.
 */
export function strayCard<C extends StateRecord & { readonly name: string }>(
  rows: readonly StateRecord[],
  first: number,
  listed: Iterable<ListedCard>,
  isLoose: (card: C) => boolean,
): Reason | null {
  const places = rows.map(() => 0)
  for (const [card, agrees] of listed) places[card] = agrees ? (places[card] ?? 0) + 1 : 2
  const stray = rows.find((row, at) => at >= first && places[at] !== (isLoose(row as C) ? 0 : 1))
  if (stray === undefined) return null
  return because(say`${(stray as C).name} is not where the saved position says it is, or is listed twice`)
}
