import type {
  CardFacts,
  CombatAction,
  Edition,
  EffectSetup,
  Magic,
  Membership,
  PermanentSetup,
  Setup,
} from '@battleline/magic'
import type { BoardClaim } from '../claims/board-claims.ts'
import type { WrittenAnswer } from '../model/answer.ts'
import type { BestExpectation, RunExpectation } from '../model/expectation.ts'
import type { PlayedScenario } from '../model/played.ts'
import type { Scenario } from '../model/scenario.ts'
import type { Named } from '../names/board-names.ts'
import type { Place } from '../problems/faults.ts'

/** A scenario of Magic. */
export interface MagicScenario extends Scenario<'magic', Edition> {
  readonly cards: readonly CardFacts[]
  readonly setup: Setup
  readonly play: readonly Entry[]
  readonly expect: readonly (BoardClaim | DeclarationClaim | BestExpectation | RunExpectation)[]
}

/** A declaration as written in the file: each creature's goals. */
export interface Declaration {
  readonly action: CombatAction
  readonly choices: readonly { readonly creature: Named; readonly goals: readonly Named[] }[]
}

/** A change of a permanent that this version does not play: by spells, abilities, or other actions with priority. */
export type Happening =
  | {
      readonly kind: 'enters attacking'
      readonly one: PermanentSetup
      readonly by: Named | null
      readonly attacks: Named
    }
  | {
      readonly kind: 'gets'
      readonly permanent: Named
      readonly effects: readonly EffectSetup[]
      readonly text: string
    }
  | { readonly kind: 'changes controller'; readonly permanent: Named; readonly to: Named }
  | {
      readonly kind: 'leaves combat' | 'becomes blocked' | 'tapped' | 'untapped' | 'discards' | 'leaves'
      readonly permanent: Named
    }

/** A cast spell or activated ability, with its choices. */
export interface Act {
  readonly kind: 'cast' | 'activate'
  readonly card: Named
  /** The index among several activated abilities, from 1. */
  readonly ability: number
  readonly x: number | null
  /** In the order of its text, each with its share of a divided amount, else 0. Null if the file leaves them open. */
  readonly targets: readonly { readonly name: Named; readonly share: number }[] | null
}

export type EntryAction =
  | ({ readonly kind: 'declare' } & Declaration)
  | { readonly kind: 'pay' | 'decline' }
  /** Everybody passes once, or until nothing is left on the stack. */
  | { readonly kind: 'pass' | 'resolve' }
  | Act
  | { readonly kind: 'choose'; readonly chosen: WrittenAnswer }
  | { readonly kind: 'happens'; readonly what: readonly Happening[] }

/** One entry of `play`. */
export interface Entry {
  readonly does: EntryAction
  /** As written in the file. */
  readonly text: string
  readonly at: Place
}

/** The expected verdict on a declaration. */
export type ExpectedVerdict =
  /** `obeys`: how many requirements; null if the file does not say. */
  | { readonly kind: 'legal'; readonly obeys: number | null }
  | { readonly kind: 'illegal'; readonly obeys: number | null; readonly possible: number | null }
  /** It violates a restriction of this rule. */
  | { readonly kind: 'breaks'; readonly rule: string }

/** An expectation about declarations or the stack. */
export type DeclarationClaim =
  | {
      readonly kind: 'declared'
      readonly at: Place
      readonly declaration: Declaration
      readonly expected: ExpectedVerdict
      readonly because: string | null
    }
  /** The legal declarations that need no payment: how many there are, or which ones. */
  | { readonly kind: 'count'; readonly at: Place; readonly is: number }
  | { readonly kind: 'maximal'; readonly at: Place; readonly are: readonly Declaration[] }
  | { readonly kind: 'membership'; readonly at: Place; readonly creature: Named; readonly is: Membership }
  | { readonly kind: 'stack'; readonly at: Place; readonly are: readonly Named[] }

/** A Magic scenario after play. */
export type MagicPlayed = PlayedScenario<MagicScenario, Magic>
