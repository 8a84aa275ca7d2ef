import type { PlayerId, Ref } from '@battleline/card-game'
import type { GameEvent } from '@battleline/kernel'
import type { House } from '../vocabulary.ts'
import type { DamageInstance } from './damage.ts'
import type { AffectedCard } from './lasting-effect.ts'

/** The context of a resolving ability: everything that its text can refer to. */
export interface Resolution {
  /** The card that has the ability: "this creature". */
  readonly source: Ref
  /** The card with the text, which the text calls by its name. */
  readonly from: Ref
  /** "You". */
  readonly you: PlayerId
  /** True if the ability resolves as if "you" controlled its card. */
  readonly asYours: boolean
  /** The players who have yet to carry out the instruction, in order; empty if "you" does. */
  actingPlayers: readonly PlayerId[]
  /** "They", "that player": from an earlier part or from the triggering event; 0 if there is none. */
  player: PlayerId | 0
  /** "It", "that creature", "those creatures": what an earlier part referred to. */
  antecedent: readonly Ref[]
  /** The cards in play that were chosen so far, in order: "the same creature", "the second creature". */
  chosen: readonly Ref[]
  /** The defender, for abilities before and after a fight: "the creature it fights". */
  fought: Ref | null
  /** Damage that waits to be dealt together with the ability's other damage. */
  pending: readonly DamageInstance[]
  /** False if the sentence was declined or its condition failed. */
  proceed: boolean
  /** Whether the last sentence was carried out completely: "if you do" (KF-GEN-8). */
  completed: boolean
  /** The cards that the ability has affected: "this way". */
  affectedThisWay: readonly AffectedCard[]
  /** The cards that were looked at, revealed or found and have not been dealt with since. */
  revealed: readonly Ref[]
  /** The cards that have yet to enter play, one after the other. */
  entering: readonly Ref[]
  /** How much of something the last effect did: "that many". */
  amount: number
  /** How much of it the players before this one did: "each player loses 1Æ … for each Æ lost this way". */
  earlierAmount: number
  /** How many times the repeated part is still to resolve (KF-GEN-9). */
  times: number
  /** How many times the whole ability has been repeated. */
  repetitions: number
  /** The cards that "for each" has yet to reach. */
  remaining: readonly Ref[]
  /** The chosen number, house, trait or name, and option. */
  number: number
  house: House | null
  word: string
  /** The names that were chosen, of several. */
  names: readonly string[]
  option: number
  /** Events of this effect, whose triggers wait for its end: of cards that left play, or of captures. */
  left: readonly GameEvent[]
}

/** The context of an ability as it starts. */
export const newResolution = (
  source: Ref,
  from: Ref,
  you: PlayerId,
  it: readonly Ref[] = [],
  fought: Ref | null = null,
): Resolution => ({
  source,
  from,
  you,
  asYours: false,
  actingPlayers: [],
  player: 0,
  antecedent: it,
  chosen: [],
  fought,
  pending: [],
  proceed: true,
  completed: true,
  affectedThisWay: [],
  revealed: [],
  entering: [],
  amount: 0,
  earlierAmount: 0,
  times: 0,
  repetitions: 0,
  remaining: [],
  number: 0,
  house: null,
  word: '',
  names: [],
  option: 0,
  left: [],
})

/** A copy with the same object layout as `newResolution`. */
export const copyResolution = (l: Resolution): Resolution => ({
  source: l.source,
  from: l.from,
  you: l.you,
  asYours: l.asYours,
  actingPlayers: l.actingPlayers,
  player: l.player,
  antecedent: l.antecedent,
  chosen: l.chosen,
  fought: l.fought,
  pending: l.pending,
  proceed: l.proceed,
  completed: l.completed,
  affectedThisWay: l.affectedThisWay,
  revealed: l.revealed,
  entering: l.entering,
  amount: l.amount,
  earlierAmount: l.earlierAmount,
  times: l.times,
  repetitions: l.repetitions,
  remaining: l.remaining,
  number: l.number,
  house: l.house,
  word: l.word,
  names: l.names,
  option: l.option,
  left: l.left,
})
