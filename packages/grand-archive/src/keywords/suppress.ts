import { because, chart, stepVerbs, type World } from '@battleline/kernel'
import { rememberObject } from '../events/activations.ts'
import { addPendingTriggers, emit, pendingAbility } from '../events/triggers.ts'
import { remember, takeRemembered } from '../model/memory.ts'
import { cardOf, type PlayerId, refTo } from '../model/state.ts'
import { isSameCard } from '../query/objects.ts'
import { EXAMPLE_RESOLUTION, type Resolution } from '../query/resolution.ts'
import { enterField, move } from '../zones/move.ts'

/** A suppressed card comes back, unless it has left banishment (GA-KEY-SUPPRESS). */
export const suppressed = chart<Resolution>(
  'grand-archive/suppressed',
  'A suppressed card returns',
  {
    '1-return': stepVerbs<Resolution>()
      .act('It returns under its owner’s control', (w, l) =>
        enterField(w, l.source.card, cardOf(w, l.source.card).owner),
      )
      .when((w, l) => isSameCard(w, l.source) || because('it has left banishment', 'GA-KEY-SUPPRESS'))
      .cite('GA-KEY-SUPPRESS'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE_RESOLUTION },
)

/** Banishes an object until the next beginning of an end phase. Tokens do not return. True: it always does something. */
export function suppress(w: World, card: number, you: PlayerId): boolean {
  rememberObject(w, 'was suppressed', refTo(w, card))
  emit(w, { kind: 'suppress', it: refTo(w, card), by: you })
  move(w, card, 'banishment')
  if (cardOf(w, card).zone === 'banishment') remember(w, { kind: 'suppressed', ...refTo(w, card), you })
  return true
}

/** At the beginning of an end phase: a trigger for each suppressed card, of the player who suppressed it. */
export function triggerReturns(w: World): void {
  for (const one of takeRemembered(w, 'suppressed'))
    addPendingTriggers(w, 'suppressed', one.card, [pendingAbility(w, one, suppressed.id, { you: one.you })])
}
