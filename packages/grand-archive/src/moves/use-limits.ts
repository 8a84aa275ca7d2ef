import { because, type Reason, say, type View } from '@battleline/kernel'
import { isUsedThisTurn } from '../events/once-per-turn.ts'
import { cardOf, type PlayerId, refTo, tableOf } from '../model/state.ts'
import { stateHolds } from '../query/values.ts'
import type { UseLimit } from '../text/structure.ts'

/** What a player would use or activate: a card, its ability by its index in the text, and at slow speed or not. */
interface Use {
  readonly card: number
  readonly who: PlayerId
  readonly at: number
  readonly slow: boolean
}

/** Why a limit of a text forbids this now, or null. */
export function whyLimited(w: View, { card, who, at, slow }: Use, limit: UseLimit): Reason | null {
  const { name } = cardOf(w, card)
  switch (limit.kind) {
    case 'once':
    case 'once each turn':
      return isUsedThisTurn(w, refTo(w, card), at)
        ? because(say`this ability of ${name} was used already`, 'GA-DEF-7')
        : null
    case 'slow':
      return slow
        ? null
        : because(say`${name} is used in its player’s main phase, with an empty Effects Stack`, 'GA-DEF-7')
    case 'during': {
      const { active, phase } = tableOf(w)
      const isTurn = (active === who) === (limit.whose === 'yours')
      return isTurn && (limit.phase === undefined || limit.phase === phase)
        ? null
        : because(say`${name} is used in another phase or turn`, 'GA-DEF-7')
    }
    case 'if':
      return stateHolds(w, limit.condition, refTo(w, card))
        ? null
        : because(say`what ${name} asks for to be used is not true`, 'GA-DEF-7')
  }
}
