import type { Entry } from '@battleline/kernel'
import type { Ref } from './state.ts'
import type { Condition, Sentence } from './text/structure.ts'

/** An ability that waits to be put on the stack, with what it will need then. */
export interface Waiting extends Entry {
  /** Its source's life when it was noted. */
  readonly life: number
  /** Whom it calls "you". */
  readonly you: number
  readonly if: Condition | null
  readonly does: readonly Sentence[]
  /** What it calls "it". */
  readonly it: readonly Ref[]
  /** "That player"; 0 where there is none. */
  readonly player: number
  /** "That much". */
  readonly amount: number
}

/** A spell or an ability on the stack. */
export interface Item extends Waiting {
  readonly kind: 'spell' | 'ability'
  /** What was chosen for each of its targets, and of what is divided the share of each. */
  readonly aims: readonly (readonly Ref[])[]
  readonly shares: readonly (readonly number[])[]
  readonly x: number
  /** True where its madness cost was paid (MTG-NCD-9). */
  readonly madness: boolean
}

/** What charts that remember an item give as an example of one. */
export const SOME_WAITING: Waiting = {
  id: '',
  source: 0,
  life: 0,
  you: 1,
  if: null,
  does: [],
  it: [],
  player: 0,
  amount: 0,
}
export const SOME_ITEM: Item = {
  ...SOME_WAITING,
  kind: 'ability',
  aims: [],
  shares: [],
  x: 0,
  madness: false,
}
