import type { EventNode } from '../text/nodes.ts'

/** Whether “its controller” is that of what deals the damage: a player who is dealt some has none. */
export const damagesPlayer = (event: EventNode): boolean =>
  event.kind === 'happens' &&
  event.does.every(
    ({ kind, object }) => kind === 'deals damage' && (object === 'a player' || object === 'an opponent'),
  )

/** Sentences in which “its controller” is the player who controlled what dealt the damage. */
export function withDealer<T>(value: T): T {
  if (Array.isArray(value)) return value.map(withDealer) as T
  if (typeof value !== 'object' || value === null) return value
  const { kind } = value as { readonly kind?: unknown }
  if (kind === 'its controller') return { kind: "dealer's controller" } as T
  return Object.fromEntries(
    Object.entries(value).map(([field, one]) => [field, field === 'texts' ? one : withDealer(one)]),
  ) as T
}
