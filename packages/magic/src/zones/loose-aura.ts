import type { World } from '@battleline/kernel'
import { permanentOf } from '../model/state.ts'
import { abilitiesOfKind } from '../query/abilities.ts'

/**
 * Whether a card is an Aura that would enter without being cast: its player would choose what it enchants (303.4f), which
 * nobody is asked, so that it stays where it is, as one that can enchant nothing (303.4g). The trace says so.
 */
export function staysLoose(w: World, card: number): boolean {
  if (abilitiesOfKind(permanentOf(w, card).facts, 'enchant').length === 0) return false
  w.reportNotDone(
    card,
    'does not enter the battlefield',
    'this version attaches no Aura that enters without being cast',
  )
  return true
}
