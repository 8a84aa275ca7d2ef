import type { View, World } from '@battleline/kernel'
import { putCounters } from '../events/put-counters.ts'
import { triggerOn } from '../events/triggers.ts'
import { faceDownFacts } from '../model/face-down.ts'
import { permanentOf, writePermanent } from '../model/state.ts'
import { abilitiesInPlay, abilitiesOfKind } from '../query/abilities.ts'
import { conditionHolds, matches } from '../query/object-filter.ts'
import { replacementEffects } from '../query/replacement-effects.ts'
import { amountOf, EXAMPLE_RESOLUTION } from '../query/resolution.ts'
import { move } from './move.ts'

/** Puts a card onto the battlefield and triggers abilities. */
export function enter(w: World, card: number, controller: number, x = 0): void {
  place(w, card, controller, x)
  triggerOn(w, { kind: 'enters', it: card })
}

/** Puts a card onto the battlefield as its text says. What triggers is for the caller: cards that enter together see each other. */
export function place(w: World, card: number, controller: number, x = 0, faceDown = false): void {
  move(w, card, 'battlefield', controller)
  if (faceDown) writePermanent(w, card).facts = faceDownFacts(permanentOf(w, card).facts)
  entersAsItSays(w, card, x)
}

/** Whether its own text, or that of another permanent, says that it enters tapped. */
export const entersTapped = (w: View, card: number): boolean =>
  abilitiesInPlay(w, 'enters tapped').some(({ by, you, is }) =>
    is.of === undefined ? by === card : matches(w, is.of, card, { you, source: by, thatPlayer: 0 }),
  )

/** Its own text says how it enters: tapped, or with counters (614.1c). */
function entersAsItSays(w: World, card: number, x: number): void {
  const { facts } = permanentOf(w, card)
  if (entersTapped(w, card)) writePermanent(w, card).tapped = true
  for (const { which, amount, tapped, if: condition } of abilitiesOfKind(facts, 'enters with')) {
    const { controller: you, life } = permanentOf(w, card)
    if (condition !== undefined && !conditionHolds(w, condition, { you, source: card, thatPlayer: 0 }))
      continue
    const l = { ...EXAMPLE_RESOLUTION, item: { ...EXAMPLE_RESOLUTION.item, source: card, life, you, x } }
    const count = amountOf(w, l, amount)
    if (tapped === true) writePermanent(w, card).tapped = true
    putCounters(w, you, card, which, count)
  }
}

/** Puts a card that is not on the battlefield into its owner's graveyard, or exiles it instead (MTG-RPL-16). */
export function moveToGraveyard(w: World, card: number): void {
  const exiled = replacementEffects(w, 'exiled instead').some(
    ({ does }) => does.kind === 'exiled instead' && does.anywhere === true,
  )
  move(w, card, exiled ? 'exile' : 'graveyard')
}
