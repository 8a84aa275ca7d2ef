import { joined, listOf } from '../../text/clauses.ts'

/** Pending damage by amounts: “8 damage is pending on Troll, 2 on each of Gub and Dust Imp”; empty for none. */
export function pendingDamageText(
  cards: readonly { readonly called: string; readonly pending: number }[],
  [is, on]: readonly [is: string, on: string],
): string {
  const by = new Map<number, string[]>()
  for (const { called, pending } of cards)
    if (pending > 0) by.set(pending, [...(by.get(pending) ?? []), called])
  const shares = [...by].map(([amount, names], at) => {
    const what = at === 0 ? `${amount} damage ${is}` : String(amount)
    return `${what} ${on} ${names.length > 1 ? 'each of ' : ''}${listOf(names)}`
  })
  return joined(shares)
}
