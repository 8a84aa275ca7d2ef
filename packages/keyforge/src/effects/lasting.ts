import type { PlayerId, Ref } from '@battleline/card-game'
import type { World } from '@battleline/kernel'
import type { Definition } from '../model/definition.ts'
import { HOOK } from '../model/hooks.ts'
import { CONTROL, type Lasting } from '../model/lasting-effect.ts'
import { cardOf, tableOf, writeTable } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { inPlayZone } from '../vocabulary.ts'
import { addLastingEffect, removeLastingEffects, updateLastingEffects } from './continuous.ts'
import { refreshFaces } from './faces.ts'

/** A new lasting effect without its number. */
export type NewLasting = Omit<Lasting, 'id'>

/** Creates a lasting effect: from its start on it acts like a constant ability and needs no source (KF-LST-1). */
export function makeLasting(w: World, one: NewLasting, hooks: Definition['hooks']): void {
  const { lasting } = tableOf(w)
  const made: Lasting = { id: (lasting.at(-1)?.id ?? 0) + 1, ...one }
  writeTable(w).lasting = [...lasting, made]
  if (hooks.length > 0) addLastingEffect(w, made, hooks)
  refreshFaces(w, [made])
}

/** Ends the lasting effects that match. */
export function endLastingWhere(w: World, isOver: (one: Lasting) => boolean): void {
  const { lasting } = tableOf(w)
  if (lasting.length === 0) return
  const over = lasting.filter(isOver)
  if (over.length === 0) return
  writeTable(w).lasting = lasting.filter((one) => !over.includes(one))
  removeLastingEffects(w, over)
  refreshFaces(w, over)
  for (const { text, on } of over) if (text === CONTROL && on !== null) release(w, on)
}

/** Cards that no control effect covers return to their owners (KF-CTL-1). */
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
      affectedThisWay: [],
    }
    makeLasting(w, { ...back, until: 'it leaves play' }, [])
  }
}

const isControlled = (w: World, card: number): boolean =>
  tableOf(w).lasting.some(({ text, on }) => text === CONTROL && on?.some((ref) => ref.card === card) === true)

/** Call it after end-of-turn effects, before the active player changes (KF-TRN-2). */
export function expireAtEndOfTurn(w: World): void {
  const { active } = tableOf(w)
  endLastingWhere(
    w,
    ({ until, waits, you }) =>
      until === 'end of turn' ||
      until === 'next use' ||
      (until === 'end of their turn' && !waits && you !== active),
  )
}

/** Call it as a card is used: ends the effects that waited for the next use of it (KF-LST-3). */
export function expireWithUse(w: World, card: number): void {
  const over = activeEffects(w, HOOK.declare).flatMap((effect) =>
    effect.lasting?.until === 'next use' && effect.appliesTo(w, card) ? effect.lasting.id : [],
  )
  if (over.length > 0) endLastingWhere(w, ({ id }) => over.includes(id))
}

/** Call it after the active player has changed, before start-of-turn effects. */
export function expireAtStartOfTurn(w: World): void {
  const { active } = tableOf(w)
  endLastingWhere(w, ({ until, you }) => until === 'start of your turn' && you === active)
  // "Until the end of your next turn", or your opponent's: that turn is this one.
  const isNext = ({ until, you }: Lasting) =>
    until === (you === active ? 'end of your next turn' : 'end of their next turn')
  if (tableOf(w).lasting.some(isNext)) {
    const now = tableOf(w).lasting.map((one) =>
      isNext(one) ? { ...one, until: 'end of turn' as const } : one,
    )
    writeTable(w).lasting = now
    updateLastingEffects(w, now)
  }
  const { lasting } = tableOf(w)
  const begins = ({ waits, you }: Lasting) => waits && you !== active
  if (!lasting.some(begins)) return
  const now = lasting.map((one) => (begins(one) ? { ...one, waits: false } : one))
  writeTable(w).lasting = now
  updateLastingEffects(w, now)
}

/**
 * After a ready step for these cards, ends the effects that kept them exhausted in that step, for each card
 * separately.
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
  updateLastingEffects(w, left)
  endLastingWhere(w, ({ until, on }) => until === 'its ready step' && on?.length === 0)
}

/** A card has left play: ends the effects bound to it and those that affect only it (KF-LST-4, KF-CTL-3). */
export function expireWith(w: World, gone: Ref): void {
  const { lasting } = tableOf(w)
  if (lasting.length === 0) return
  const isIt = (ref: Ref | null) => ref !== null && ref.card === gone.card && ref.life === gone.life
  if (tableOf(w).lasting.some(({ text, bound }) => text === CONTROL && isIt(bound))) w.reportRule('KF-CTL-3')
  endLastingWhere(w, ({ on, bound }) => isIt(bound) || on?.every(isIt) === true)
}
