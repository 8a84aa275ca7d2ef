import type { CardType, House, Keyword, Trigger } from '../vocabulary.ts'

/**
 * What a card says, as data. The grammar reads and prints it, the compiler makes charts of it, and the ops of those
 * charts read it: it is the one language of conditions, amounts and selections. A flag is there and `true`, or not there.
 */

/** A kind of cards in play. What is left out is not asked for. */
export interface Group {
  readonly kind: 'group'
  readonly noun: 'creature' | 'artifact' | 'upgrade' | 'card'
  readonly side?: 'friendly' | 'enemy'
  readonly other?: true
  readonly flank?: true
  readonly damaged?: true
  readonly trait?: string
  readonly house?: House
  /** Without this trait; not of this house. */
  readonly without?: string
  readonly outside?: House
  /** With Æmber on it. */
  readonly bearing?: true
  readonly parity?: 'even' | 'odd'
  /** Power at least, at most. */
  readonly least?: number
  readonly most?: number
}

/** Which cards. `it` is what an earlier part of the same text spoke of; without `of`, neighbors are the card's own. */
export type Target =
  | { readonly kind: 'self' }
  | { readonly kind: 'host' }
  | { readonly kind: 'it' }
  | { readonly kind: 'fought' }
  | { readonly kind: 'each'; readonly of: Group }
  | { readonly kind: 'choose'; readonly of: Group }
  | { readonly kind: 'up to'; readonly count: number; readonly of: Group }
  | { readonly kind: 'neighbors'; readonly of?: Target }
  | { readonly kind: 'neighbor'; readonly of?: Target }
  | { readonly kind: 'most powerful'; readonly of: Group }

export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'power of'; readonly of: Target }

/** What can be asked of a card in play at any time. */
export type State =
  | { readonly kind: 'tide'; readonly is: 'low' | 'high' }
  | { readonly kind: 'not on a flank' }
  | { readonly kind: 'control'; readonly of: Group }

/** What can be asked while an ability resolves. */
export type Condition =
  | State
  | { readonly kind: 'share a house' }
  | { readonly kind: 'is a'; readonly type: CardType }
  | { readonly kind: 'did' }
  | { readonly kind: 'discarded'; readonly named: string }
  | { readonly kind: 'destroys it' }

/** One thing that a text does. */
export type Effect =
  | { readonly kind: 'steal' | 'gain' | 'lose'; readonly amount: Amount; readonly by?: 'opponent' }
  | { readonly kind: 'gain chains' | 'draw'; readonly amount: Amount }
  | { readonly kind: 'capture'; readonly amount: Amount; readonly by?: Target; readonly own?: true }
  | {
      readonly kind: 'deal'
      readonly amount: Amount
      readonly to: Target
      readonly by?: Target
      readonly splash?: number
    }
  | { readonly kind: 'deal power'; readonly to: Target; readonly by: Target }
  | { readonly kind: 'heal'; readonly amount: Amount; readonly what: Target }
  | { readonly kind: Acts; readonly what: Target }
  | { readonly kind: 'discard top' }
  | { readonly kind: 'discard until'; readonly named: string }
  | { readonly kind: 'move aember'; readonly amount: Amount; readonly from: Target; readonly to: Target }
  | {
      readonly kind: 'move aember away'
      readonly amount: Amount
      readonly from: Target
      readonly to: 'pool' | 'supply'
    }
  | { readonly kind: 'lasting'; readonly until: Span; readonly is: Ongoing }

/** How long a lasting effect lasts. */
export type Span = 'end of turn' | 'start of your turn' | 'end of their turn'

/** What a lasting effect says while it lasts: something that is true, or something that happens after an event. */
export type Ongoing =
  | { readonly kind: 'about'; readonly who: Subject; readonly does: readonly Predicate[] }
  | { readonly kind: 'after'; readonly event: Event; readonly effects: readonly Effect[] }

/** Effects that only say what they act on. */
export type Acts =
  | 'destroy'
  | 'exalt'
  | 'fully heal'
  | 'ward'
  | 'stun'
  | 'enrage'
  | 'ready'
  | 'exhaust'
  | 'archive'
  | 'return'
  | 'purge'
  | 'to flank'
  | 'to hand'
  | 'enter in place'
  | 'ready and fight'
  | 'choose'

/** The effect of a kind. */
export type Doing<K extends Effect['kind']> = Effect extends infer E
  ? E extends { readonly kind: infer X }
    ? K extends X
      ? E & { readonly kind: K }
      : never
    : never
  : never

/** A sentence of effects, and when it happens. */
export type Sentence =
  | { readonly kind: 'do'; readonly effects: readonly Effect[]; readonly may?: true }
  | {
      readonly kind: 'if'
      readonly condition: Condition
      readonly effects: readonly Effect[]
      readonly instead?: true
    }
  | { readonly kind: 'later'; readonly condition?: Condition; readonly effects: readonly Effect[] }

/** What happens to a card. */
export type CardEvent =
  | { readonly kind: 'destroyed'; readonly of: Group; readonly fighting?: true }
  | { readonly kind: 'dealt damage' | 'fights' | 'readied'; readonly of: Watched }

/** What happens to a player, or what they do. */
export type PlayerEvent =
  | { readonly kind: 'turn starts' | 'turn ends' | 'key forged'; readonly whose: Whose }
  | { readonly kind: 'house chosen'; readonly whose: Whose; readonly house: House }

/** Judged from the controller of the text. */
export type Whose = 'your' | 'opponent' | 'each'

export type Event = CardEvent | PlayerEvent

/** What a constant text can be about: which cards these are must be clear at any time. */
export type Subject = Extract<Target, { readonly kind: 'self' | 'host' | 'it' | 'each' | 'neighbors' }>
/** What an ability can wait for. */
export type Watched = Extract<
  Target,
  { readonly kind: 'self' | 'host' | 'choose' | 'neighbor' | 'neighbors' }
>

/** What a constant text gives the cards that it speaks of. */
export type Predicate =
  | { readonly kind: 'gains'; readonly keyword: Keyword; readonly value: number }
  | { readonly kind: 'loses'; readonly keyword: Keyword }
  | { readonly kind: 'gets power' | 'gets armor'; readonly by: number }
  | { readonly kind: 'has power' | 'has armor'; readonly value: number }
  | { readonly kind: 'cannot be dealt damage'; readonly by?: readonly Group[] }
  | { readonly kind: 'cannot fight' | 'cannot reap' }
  | { readonly kind: 'takes more'; readonly amount: number }
  | { readonly kind: 'grants'; readonly ability: Bold }

/** What is true while a card is in play. */
export type Constant =
  /** Of the predicates, at most one grants an ability: reading makes a clause of each. */
  | { readonly kind: 'about'; readonly who: Subject; readonly does: readonly Predicate[] }
  | { readonly kind: 'no damage when fighting' | 'damage doubled' | 'damage copied' }
  | { readonly kind: 'only deals'; readonly amount: number }
  | { readonly kind: 'attack bonus'; readonly amount: number; readonly against: Group }
  | { readonly kind: 'damage becomes'; readonly effects: readonly Effect[] }
  | { readonly kind: 'damage redirected'; readonly without?: string }
  | { readonly kind: 'only fights'; readonly of: Group }
  | { readonly kind: 'ignores'; readonly keywords: readonly Keyword[] }
  /** Without `whose`: the opponent's. */
  | { readonly kind: 'keys cost'; readonly amount: number; readonly each?: Group; readonly whose?: Whose }
  /** Whose choice it is about; without `whose`: yours. */
  | { readonly kind: 'must choose' | 'cannot choose'; readonly house: House; readonly whose?: 'opponent' }
  | { readonly kind: 'may be spent'; readonly on: 'keys' | 'anything' }
  | { readonly kind: 'damage instead of readying'; readonly each: number }
  /** Without `whose`: your hand. */
  | {
      readonly kind: 'refills'
      readonly by: number
      readonly way: 'additional' | 'less'
      readonly whose?: 'opponent'
    }
  | { readonly kind: 'enters'; readonly how: 'ready' | 'stunned' }

/** A bold ability; or one that replaces the destruction of its card (KF-RPL-4). */
export type Bold =
  | { readonly kind: 'bold'; readonly triggers: readonly Trigger[]; readonly does: readonly Sentence[] }
  | { readonly kind: 'replacement'; readonly does: Replacing }

export interface Replacing {
  readonly kind: 'replacing'
  readonly condition?: State
  readonly effects: readonly Effect[]
}

export type Clause =
  | { readonly kind: 'keyword'; readonly keyword: Keyword; readonly value: number }
  | Bold
  | {
      readonly kind: 'after'
      readonly event: Event
      readonly first: Sentence
      readonly more?: readonly Sentence[]
    }
  | { readonly kind: 'constant'; readonly is: Constant; readonly condition?: State }

/** The whole text of a card. */
export interface CardText {
  readonly kind: 'text'
  readonly clauses: readonly Clause[]
}

/** The ability that a text grants for as long as it is true; a text that grants two is two clauses. */
export function grantedBy(is: Constant | Ongoing): Bold | null {
  if (is.kind !== 'about') return null
  for (const does of is.does) if (does.kind === 'grants') return does.ability
  return null
}
