import type { Clause, TextOf } from '../text/nodes.ts'
import { isNever } from '../text/set-aside.ts'
import type { Ability } from '../text/structure.ts'
import { eventsIn } from './events.ts'

/** An ability that waits for its event or its costs, or the words of a sorcery; then it does nothing. */
export function unreadAbility({
  event,
  costs,
  spell,
  says,
}: Clause & { readonly kind: 'unread ability' }): readonly TextOf<Ability>[] {
  const does = [{ kind: 'plain', does: { kind: 'unread', says } } as const]
  if (spell === true) return [{ kind: 'spell', does }]
  if (costs !== undefined) return [{ kind: 'activated', costs, does, slow: true }]
  if (event === undefined || isNever(event)) return []
  return eventsIn(event).map((one) => ({ kind: 'whenever', event: one, does }))
}
