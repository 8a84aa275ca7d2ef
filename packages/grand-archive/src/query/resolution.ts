import type { View } from '@battleline/kernel'
import type { PendingAbility, PlayerId, Ref } from '../model/state.ts'
import type { Noun } from '../text/structure.ts'
import type { Direction, Paid } from '../vocabulary.ts'
import { matchesNoun } from './objects.ts'

/** The context of a resolving ability: everything its text can refer to. */
export interface Resolution {
  readonly source: Ref
  /** The player whom the text calls "you". */
  you: PlayerId
  /** The targets, chosen as it was put on the stack. */
  readonly targets: readonly Ref[]
  /** "It", "that unit": the objects of the event that triggered it, or of an earlier choice. */
  antecedent: readonly Ref[]
  /** Cards that an earlier part discarded or whose activation it negated, and cards of the deck that it looked at to put them on the bottom. */
  discarded: readonly Ref[]
  lookedAt: readonly Ref[]
  /** “This way”: what earlier parts banished, sacrificed or revealed. */
  affected: readonly Ref[]
  /** “That many”: how many cards the last effect moved that moves cards. */
  moved: number
  /** "That much". */
  readonly amount: number
  /** "If it is prepared": true for the ability of an attack card that was. */
  readonly prepared: boolean
  /** “If it is imbued”: what was done to pay for its source. */
  readonly paid: readonly Paid[]
  readonly attacker: Ref | null
  /** The bonuses that an action has had since it was activated; null in saves of earlier versions. */
  readonly bonuses: readonly number[] | null
  /** From where to where an earlier part turned the Shifting Currents; empty for not at all. */
  turned: readonly Direction[]
  /** True if the player accepted the current sentence, or its condition was true. */
  proceed: boolean
  /** How often the current sentence is still done: “for each”. */
  times: number
  /** True if the last sentence was done: "if you do" (GA-RPL-6). */
  completed: boolean
}

/** The context of a count: source, "you", "it" and "that much". */
export type CountContext = Pick<Resolution, 'source' | 'you' | 'antecedent' | 'targets' | 'amount'> &
  Partial<Pick<Resolution, 'affected' | 'discarded' | 'moved'>> & {
    /** True where cards, tokens or counters are counted: a level below 0 counts as 0 (GA-RES-7). */
    readonly counts?: true
  }

/** The context of a count in which nothing was named. */
export const countContext = (source: Ref, you: PlayerId): CountContext => ({
  source,
  you,
  antecedent: [],
  targets: [],
  amount: 0,
})

/** What “it” or “that unit” refers to: objects before it in the text, without those that its noun does not fit. */
export function referentsOf(
  w: View,
  { antecedent, targets }: Pick<Resolution, 'antecedent' | 'targets'>,
  noun?: Noun,
): readonly Ref[] {
  const refs = antecedent.length > 0 ? antecedent : targets
  // “That object” may have left the field since.
  return noun === undefined || noun === 'object'
    ? refs
    : refs.filter(({ card }) => matchesNoun(w, card, noun))
}

export const startResolution = ({
  source: card,
  life,
  you,
  targets,
  antecedent: it,
  amount,
  prepared,
  // Saves of earlier versions do not have it.
  paid = [],
  attacker,
  bonuses,
}: PendingAbility): Resolution => ({
  source: { card, life },
  you,
  targets,
  antecedent: it,
  discarded: [],
  lookedAt: [],
  affected: [],
  moved: 0,
  amount,
  prepared,
  paid,
  attacker,
  bonuses: bonuses ?? null,
  turned: [],
  proceed: true,
  times: 0,
  completed: true,
})

/** An example, for checking saved locals. */
export const EXAMPLE_RESOLUTION: Resolution = {
  source: { card: 0, life: 0 },
  you: 1,
  targets: [],
  antecedent: [],
  discarded: [],
  lookedAt: [],
  affected: [],
  moved: 0,
  amount: 0,
  prepared: false,
  paid: [],
  attacker: null,
  bonuses: null,
  turned: [],
  proceed: true,
  times: 0,
  completed: true,
}
