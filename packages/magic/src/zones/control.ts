import type { View, World } from '@battleline/kernel'
import { triggerOn } from '../events/triggers.ts'
import { isOfRing } from '../model/ring.ts'
import {
  type Effect,
  isThere,
  permanentOf,
  permanents,
  playerOf,
  type Ref,
  writePermanent,
} from '../model/state.ts'
import { leaveCombat } from './move.ts'

type Borrowed = Extract<Effect, { readonly kind: 'borrowed' }>
/** How long control lasts: until end of turn, for as long as something is true, or for the game. */
export type Term = 'turn' | 'game' | NonNullable<Borrowed['while']>
interface ControlChange {
  readonly card: number
  readonly to: number
}

/**
 * Permanents change sides together. Abilities about losing control look back: they belong to who controlled them before
 * (603.10d). To attack, the new controller needs a creature since the turn began (MTG-ATK-2).
 */
function changeControllers(w: World, all: readonly ControlChange[]): void {
  const changes = all.filter(({ card, to }) => permanentOf(w, card).controller !== to)
  triggerOn(
    w,
    ...changes.map(({ card: it, to: by }) => {
      const { controller: loser } = permanentOf(w, it)
      return { kind: 'gains control', by, it, loser } as const
    }),
  )
  for (const { card, to: controller } of changes) {
    leaveCombat(w, card)
    // Under another player, it no longer bears the Ring (701.54a).
    const effects = permanentOf(w, card).effects.filter((one) => !isOfRing(one))
    Object.assign(writePermanent(w, card), { controller, controlledSinceTurnBegan: false, effects })
  }
}

/** Players gain control of permanents at once. What has no end outlasts all that began before. */
export function takeControl(w: World, changes: readonly ControlChange[], term: Term): void {
  const before = changes.map(({ card }) => permanentOf(w, card).controller)
  changeControllers(w, changes)
  changes.forEach(({ card }, at) => {
    const { effects } = permanentOf(w, card)
    const lent: Borrowed = {
      kind: 'borrowed',
      from: before[at] ?? 0,
      ...(typeof term === 'object' && { while: term }),
    }
    writePermanent(w, card).effects =
      term === 'game' ? effects.filter(({ kind }) => kind !== 'borrowed') : [...effects, lent]
  })
}

/** Whether a permanent is held by something that is no longer true (611.2b). */
export const isHeldInVain = (w: View, card: number): boolean =>
  permanentOf(w, card).effects.some((one) => one.kind === 'borrowed' && isOver(w, one))

const isOver = (w: View, { while: term }: Borrowed): boolean => term !== undefined && !holds(w, term)

/** Whether a permanent is still tapped, or under the control of the same player. */
export function holds(w: View, { of, tapped, by }: Exclude<Term, string>): boolean {
  if (!isThere(w, of)) return false
  const one = permanentOf(w, of.card)
  return (tapped !== true || one.tapped) && (by === undefined || one.controller === by)
}

/** Ends control with the turn, or control whose condition is no longer true, for all permanents at once. */
export function endControl(w: World, at: 'turn' | 'check'): void {
  const changes: ControlChange[] = []
  for (const card of permanents(w)) {
    const { effects, owner } = permanentOf(w, card)
    const left: Effect[] = []
    let back: number | null = null
    for (const effect of effects) {
      // What was taken later goes back to who had it before the one that took it first.
      const one: Effect = effect.kind === 'borrowed' && back !== null ? { ...effect, from: back } : effect
      if (one.kind === 'borrowed') back = null
      if (one.kind === 'borrowed' && (at === 'turn' ? one.while === undefined : isOver(w, one)))
        back = one.from
      else left.push(one)
    }
    if (left.length === effects.length) continue
    writePermanent(w, card).effects = left
    if (back !== null) changes.push({ card, to: playerOf(w, back).lost ? owner : back })
  }
  changeControllers(w, changes)
}

/** What makes control last for as long as the source of an ability is under its player's control, or tapped. */
export const termOf = (of: Ref, you: number, as: 'controlled' | 'tapped'): Exclude<Term, string> =>
  as === 'tapped' ? { of, tapped: true } : { of, by: you }
