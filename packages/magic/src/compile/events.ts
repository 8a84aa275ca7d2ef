import type { DoerNode, EventNode, FilterNode, JoinedHappening, TextOf } from '../text/nodes.ts'
import { isNever } from '../text/set-aside.ts'
import type { Event } from '../text/structure.ts'

/** An event of its own for each thing that happens, and each that it happens to. */
export function eventsIn(event: EventNode): readonly TextOf<Event>[] {
  if (event.kind === 'either')
    return [event.first, event.second].filter((one) => !isNever(one)).flatMap(eventsIn)
  if (event.kind !== 'happens') return [event as TextOf<Event>]
  const happens = event.does.filter(({ kind }) => kind !== 'never')
  const does = event.entering === true ? [{ kind: 'enters' } as const, ...happens] : happens
  return does
    .flatMap((one) => (isJoined(one.kind) ? JOINED[one.kind].map((kind) => ({ ...one, kind })) : [one]))
    .flatMap((one) => whoOf(event.who).map((who) => ({ ...one, ...who }) as TextOf<Event>))
}

const JOINED = {
  'attacks or blocks': ['attacks', 'blocks'],
  fights: ['blocks what', 'blocked by'],
} as const satisfies Readonly<Record<JoinedHappening, readonly Event['kind'][]>>

const isJoined = (kind: string): kind is JoinedHappening => kind in JOINED

function whoOf(doer: DoerNode | undefined): readonly object[] {
  if (doer === undefined || doer.kind === 'self') return [{}]
  if (doer.kind === 'attached') return [{ who: 'attached' }]
  const { other, batch, many, of } = doer as Extract<DoerNode, { readonly of: FilterNode }>
  const filter = other === true || doer.kind === 'self or' ? { ...of, other: true } : of
  const some = { who: filter, ...(batch === true && { batch }), ...(many !== undefined && { many }) }
  return doer.kind === 'self or' ? [{}, some] : [some]
}
