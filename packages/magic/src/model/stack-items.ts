import type { Ref } from '@battleline/card-game'
import type { WaitingAbility } from '@battleline/kernel'
import type { Condition, Modes, Sentence } from '../text/structure.ts'

/** A triggered ability before it is put on the stack. */
export interface PendingTrigger extends WaitingAbility {
  /** Its source's count of zone changes when it triggered. */
  readonly life: number
  /** Its controller. */
  readonly you: number
  readonly if: Condition | null
  readonly does: readonly Sentence[]
  /** What is to choose before it is put on the stack; it does that, then. */
  readonly modes?: Modes
  /** Its "it". */
  readonly antecedent: readonly Ref[]
  /** Its "that player"; 0 if there is none. */
  readonly player: number
  /** Its "that much". */
  readonly amount: number
  /** What dealt the damage that triggered it. */
  readonly dealer?: Ref
  /** Its X, where what triggered it had one. */
  readonly fixedX?: number
  /** What was sacrificed for it. */
  readonly sacrificed?: readonly Ref[]
}

/** A spell or an ability on the stack. */
export interface Item extends PendingTrigger {
  readonly kind: 'spell' | 'ability'
  /** For each target slot the chosen targets, and the share of each in a divided amount. */
  readonly targets: readonly (readonly Ref[])[]
  readonly shares: readonly (readonly number[])[]
  readonly x: number
  /** True if its madness cost was paid (MTG-NCD-9). */
  readonly madness: boolean
  /** True if it was cast from the graveyard: it is exiled as it leaves the stack. */
  readonly flashback?: boolean
  /** What was tapped for it, besides its source. */
  readonly tapped?: readonly Ref[]
}

/** Examples for the locals of charts that hold an item. */
export const EXAMPLE_TRIGGER: PendingTrigger = {
  id: '',
  source: 0,
  life: 0,
  you: 1,
  if: null,
  does: [],
  antecedent: [],
  player: 0,
  amount: 0,
}
export const EXAMPLE_ITEM: Item = {
  ...EXAMPLE_TRIGGER,
  kind: 'ability',
  targets: [],
  shares: [],
  x: 0,
  madness: false,
}
