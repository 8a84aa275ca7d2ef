import { joined, listOf } from '../../text/clauses.ts'
import { narrationWords } from '../../words/narration.ts'

/** Pending damage by amounts: “8 damage is pending on Troll, 2 on each of Gub and Dust Imp”; empty for none. */
export function pendingDamageText(
  cards: readonly { readonly called: string; readonly pending: number }[],
  is: string,
  on: typeof narrationWords.on = narrationWords.on,
): string {
  const by = new Map<number, string[]>()
  for (const { called, pending } of cards)
    if (pending > 0) by.set(pending, [...(by.get(pending) ?? []), called])
  const shares = [...by].map(([amount, names], at) => {
    const what = at === 0 ? narrationWords.pendingDamage(amount, is) : String(amount)
    return on(what, listOf(names), names.length > 1)
  })
  return joined(shares)
}
