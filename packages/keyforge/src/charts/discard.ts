import type { PlayerId } from '@battleline/card-game'
import {
  chart,
  type GameEvent,
  stepVerbs,
  type View,
  type WaitingAbility,
  type World,
} from '@battleline/kernel'
import { abilitiesOf, pendingTrigger } from '../events/abilities.ts'
import { playerActionFacts, triggersOf } from '../events/triggers.ts'
import { cardOf, tableOf } from '../model/state.ts'
import { recordHistory } from '../model/turn-history.ts'
import { TRIGGER } from '../vocabulary.ts'
import { toDiscardPile } from '../zones/move.ts'

/** One card that its owner discards from hand. Cards are discarded one at a time (KF-DSC-1). */
export interface Discarding {
  readonly card: number
  readonly life: number
  readonly you: PlayerId
  /** True if another effect replaces the discard. */
  instead: boolean
  facts: readonly GameEvent[]
}

export const discarding = (w: View, card: number, you: PlayerId): Discarding => ({
  card,
  life: cardOf(w, card).life,
  you,
  instead: false,
  facts: [],
})

const { amend, offer } = stepVerbs<Discarding>()

export const discard = chart<Discarding>(
  'keyforge/discard',
  'Discard from hand',
  {
    '1-discard': amend('The card goes from hand to the discard pile').then(discardIt).cite('KF-DSC-1'),
    '2-after': offer('Scrap: abilities, and triggers for a discard', { entries: after }).cite('KF-DSC-2'),
  },
  { subjects: (l) => [l.card], like: { card: 0, life: 0, you: 1, instead: false, facts: [] } },
)

function discardIt(w: World, l: Discarding): void {
  if (l.instead) return
  toDiscardPile(w, l.card)
  recordHistory(w, 'discarded', l.you, l.card)
  l.facts = playerActionFacts(w, 'discarded', l.card, l.you)
}

/** Scrap: the active player resolves it from the discard pile, if the card is still there (KF-DSC-2). */
function after(w: View, l: Discarding): readonly WaitingAbility[] {
  if (l.instead) return []
  const watchers = triggersOf(l.facts)
  if (l.you !== tableOf(w).active || cardOf(w, l.card).life !== l.life) return watchers
  return [...abilitiesOf(w, l.card, TRIGGER.scrap).map((one) => pendingTrigger(w, one)), ...watchers]
}

/** Several cards that an effect discards from hand, one by one (KF-DSC-1). */
export interface DiscardingEach {
  left: readonly number[]
  /** The cards whose discard another effect replaced. */
  replaced: readonly number[]
}

export const discardEach = chart<DiscardingEach>(
  'keyforge/discard-each',
  'Discard from hand, one at a time',
  {
    '1-next': stepVerbs<DiscardingEach>()
      .step('The next card is discarded')
      .call(discard, nextOf, noteReplaced)
      .backTo('1-next', (_, l) => l.left.length > 0)
      .cite('KF-DSC-1'),
  },
  { subjects: (l) => l.left, like: { left: [], replaced: [] } },
)

function nextOf(w: World, l: DiscardingEach): Discarding | null {
  const [card, ...left] = l.left
  l.left = left
  // Abilities after an earlier discard may have moved it.
  if (card === undefined || cardOf(w, card).zone !== 'hand') return null
  return discarding(w, card, cardOf(w, card).owner)
}

function noteReplaced(_: World, l: DiscardingEach, { card, instead }: Discarding): void {
  if (instead) l.replaced = [...l.replaced, card]
}
