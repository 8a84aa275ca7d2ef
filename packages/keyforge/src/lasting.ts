import type { World } from '@battleline/kernel'
import type { Definition } from './definition.ts'
import { endLasting, renewLasting, takeLasting } from './in-force.ts'
import { CONTROL, cardOf, type Lasting, type PlayerId, type Ref, tableOf, writeTable } from './state.ts'
import { inPlayZone } from './vocabulary.ts'

/** A lasting effect as it is made: everything but its number. */
export type NewLasting = Omit<Lasting, 'id'>

/** From now on, or from when its time has come, it acts like a constant ability; it needs no source (KF-LST-1). */
export function makeLasting(w: World, one: NewLasting, hooks: Definition['hooks']): void {
  const { lasting } = tableOf(w)
  const made: Lasting = { id: (lasting.at(-1)?.id ?? 0) + 1, ...one }
  writeTable(w).lasting = [...lasting, made]
  if (hooks.length > 0) takeLasting(w, made, hooks)
}

/** Ends those lasting effects that this says are over. */
export function endThose(w: World, isOver: (one: Lasting) => boolean): void {
  const { lasting } = tableOf(w)
  if (lasting.length === 0) return
  const over = lasting.filter(isOver)
  if (over.length === 0) return
  writeTable(w).lasting = lasting.filter((one) => !over.includes(one))
  endLasting(w, over)
  for (const { text, on } of over) if (text === CONTROL && on !== null) release(w, on)
}

/** Cards that no effect gives to anybody any more go back to their owners (KF-CTL-1). */
function release(w: World, on: readonly Ref[]): void {
  for (const { card, life } of on) {
    const { owner, controller, life: now, zone } = cardOf(w, card)
    if (now !== life || !inPlayZone(zone) || controller === owner || isControlled(w, card)) continue
    const ref = { card, life }
    const back = {
      text: CONTROL,
      from: ref,
      you: owner,
      on: [ref],
      bound: null,
      waits: false,
      once: false,
      way: [],
    }
    makeLasting(w, { ...back, until: 'it leaves play' }, [])
  }
}

const isControlled = (w: World, card: number): boolean =>
  tableOf(w).lasting.some(({ text, on }) => text === CONTROL && on?.some((ref) => ref.card === card) === true)

/** The turn ends: to be called after the end-of-turn effects, while its player is still the active one (KF-TRN-2). */
export function expireAtEndOfTurn(w: World): void {
  const { active } = tableOf(w)
  endThose(
    w,
    ({ until, waits, you }) =>
      until === 'end of turn' || (until === 'end of their turn' && !waits && you !== active),
  )
}

/** A turn starts: to be called once its player is the active one, before start-of-turn effects. */
export function expireAtStartOfTurn(w: World): void {
  const { active } = tableOf(w)
  endThose(w, ({ until, you }) => until === 'start of your turn' && you === active)
  // "Until the end of your next turn", or of that of your opponent: that turn is this one.
  const isNext = ({ until, you }: Lasting) =>
    until === (you === active ? 'end of your next turn' : 'end of their next turn')
  if (tableOf(w).lasting.some(isNext)) {
    const now = tableOf(w).lasting.map((one) =>
      isNext(one) ? { ...one, until: 'end of turn' as const } : one,
    )
    writeTable(w).lasting = now
    renewLasting(w, now)
  }
  const { lasting } = tableOf(w)
  const begins = ({ waits, you }: Lasting) => waits && you !== active
  if (!lasting.some(begins)) return
  const now = lasting.map((one) => (begins(one) ? { ...one, waits: false } : one))
  writeTable(w).lasting = now
  renewLasting(w, now)
}

/**
 * A ready step in which these cards were to be readied, or stayed exhausted: what kept them from it in that step alone is over,
 * for each of them by itself.
 */
export function expireInReadyStep(w: World, controller: PlayerId): void {
  const missed = ({ until, on }: Lasting) =>
    until === 'its ready step' && on?.some(({ card }) => cardOf(w, card).controller === controller) === true
  if (!tableOf(w).lasting.some(missed)) return
  const left = tableOf(w).lasting.map((one) =>
    missed(one)
      ? { ...one, on: one.on?.filter(({ card }) => cardOf(w, card).controller !== controller) ?? null }
      : one,
  )
  writeTable(w).lasting = left
  renewLasting(w, left)
  endThose(w, ({ until, on }) => until === 'its ready step' && on?.length === 0)
}

/** A card has left play: what was bound to it ends, and what was fixed to it and to nothing else (KF-LST-4, KF-CTL-3). */
export function expireWith(w: World, gone: Ref): void {
  const { lasting } = tableOf(w)
  if (lasting.length === 0) return
  const isIt = (ref: Ref | null) => ref !== null && ref.card === gone.card && ref.life === gone.life
  endThose(w, ({ on, bound }) => isIt(bound) || on?.every(isIt) === true)
}
