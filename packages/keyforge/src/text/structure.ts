import type { CardType, House, Keyword, Pile, Trigger } from '../vocabulary.ts'

/**
 * What a card says, as data. The grammar reads and prints it, the compiler makes charts of it, and the ops of those
 * charts read it: it is the one language of conditions, amounts and selections. A flag is there and `true`, or not there.
 */

/** Who does something, where it is not "you". "Its": of what an earlier part spoke of. */
export type Who = 'opponent' | 'each' | 'controller' | 'owner' | 'its opponent'

/** Holder zone: "their" is that of the player who does it; "any" is a player's. */
export type Holder = 'you' | 'opponent' | 'their' | 'any'

/** A kind of cards: in play, or in the zone that is named. What is left out is not asked for. */
export interface Group {
  readonly kind: 'group'
  readonly noun: 'creature' | 'artifact' | 'upgrade' | 'action' | 'card' | 'creature or artifact'
  readonly side?: 'friendly' | 'enemy'
  readonly other?: true
  readonly flank?: true
  readonly neighboring?: true
  readonly damaged?: true
  readonly marked?: Marked
  readonly named?: string
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
  /** With this power; with the power, of the house that was chosen. */
  readonly power?: number
  readonly chosen?: 'number' | 'house'
  /** Out of play, in such a zone; `orPlay`: or in play. */
  readonly zone?: Pile
  readonly whose?: Holder
  readonly orPlay?: true
  readonly random?: true
}

/** What a card can be marked with, beside damage. */
export type Marked = 'undamaged' | 'ready' | 'exhausted' | 'stunned' | 'warded' | 'enraged'

export const PRINTED_TYPES = ['creature', 'artifact', 'upgrade', 'action', 'card'] as const

/** A kind of cards by what is on the card itself, in whatever zone: what is played, discarded, allowed or forbidden. */
export interface Printed {
  readonly kind: 'printed'
  readonly type: (typeof PRINTED_TYPES)[number]
  readonly other?: true
  readonly trait?: string
  readonly house?: House
  readonly without?: string
  readonly outside?: House
}

/** Which cards. `it` is what an earlier part of the same text spoke of; without `of`, neighbors are the card's own. */
export type Target =
  | { readonly kind: 'self' }
  | { readonly kind: 'host' }
  | { readonly kind: 'it' }
  | { readonly kind: 'fought' }
  | { readonly kind: 'each'; readonly of: Group }
  | { readonly kind: 'choose'; readonly of: Group }
  | { readonly kind: 'up to' | 'some'; readonly count: number; readonly of: Group }
  | { readonly kind: 'any number'; readonly of: Group }
  | { readonly kind: 'neighbors'; readonly of?: Target }
  | { readonly kind: 'neighbor'; readonly of?: Target }
  | { readonly kind: 'most powerful' | 'least powerful'; readonly of: Group }
  | { readonly kind: 'both'; readonly first: Target; readonly second: Target }
  /** The top cards of a deck; its bottom card. */
  | { readonly kind: 'top'; readonly count: Amount; readonly whose: Holder }
  | { readonly kind: 'bottom'; readonly whose: Holder }
  /** The cards under the card whose text it is. */
  | { readonly kind: 'under' }

export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'all' }
  | { readonly kind: 'power of'; readonly of: Target }
  | { readonly kind: 'number of'; readonly of: Counted }
  | { readonly kind: 'that many' }

/** What can be counted. */
export type Counted =
  | Group
  | { readonly kind: 'this way'; readonly noun: Group['noun']; readonly deed: DeedDone }
  | { readonly kind: 'keys' | 'aember in'; readonly whose: Holder }
  /** Creatures of a side that were destroyed in a fight this turn. */
  | { readonly kind: 'lost fighting'; readonly side: 'friendly' | 'enemy' }
  | { readonly kind: 'aember on' | 'damage on'; readonly of: Target }
  | { readonly kind: 'just prevented' }

/** What an ability can have done to a card (KF-GEN-15). */
export type DeedDone = 'destroyed' | 'discarded' | 'purged' | 'archived' | 'returned'

/** What can be asked of a card in play at any time. */
export type State =
  | { readonly kind: 'tide'; readonly is: 'low' | 'high' }
  | {
      readonly kind:
        | 'on a flank'
        | 'not on a flank'
        | 'control host'
        | 'haunted'
        | 'your turn'
        | 'not your turn'
    }
  | { readonly kind: 'control' | 'there is' | 'there is no'; readonly of: Group }
  /** Has at least, at most so much Æmber. */
  | { readonly kind: 'has aember'; readonly whose: Holder; readonly least: number }
  | { readonly kind: 'has no more aember'; readonly whose: Holder; readonly most: number }
  | { readonly kind: 'more aember'; readonly whose: Holder }
  | { readonly kind: 'more creatures'; readonly whose: Holder }

/** What can be asked while an ability resolves. */
export type Condition =
  | State
  | { readonly kind: 'share a house' }
  | { readonly kind: 'is a'; readonly type: CardType }
  | { readonly kind: 'did' | 'did not' }
  | { readonly kind: 'discarded'; readonly named: string }
  | { readonly kind: 'destroys it' | 'does not destroy it' }
  | { readonly kind: 'is of'; readonly house: House }
  | { readonly kind: 'is not of'; readonly house: House }
  | { readonly kind: 'first use' }

/** One thing that a text does. */
export type Effect =
  | {
      readonly kind: 'steal' | 'gain' | 'lose' | 'gain chains' | 'draw' | 'make token'
      readonly amount: Amount
      readonly by?: Who
    }
  | { readonly kind: 'for each'; readonly does: Effect; readonly of: Counted }
  | { readonly kind: 'repeat'; readonly what: 'preceding' | 'this' | 'whole' }
  | { readonly kind: 'choose number' | 'choose house' }
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
  | { readonly kind: 'discard'; readonly what: Target; readonly by?: Who }
  | { readonly kind: 'raise tide'; readonly by?: 'opponent' }
  | { readonly kind: 'permit'; readonly does: 'play' | 'play or use'; readonly of: Printed }
  | { readonly kind: 'discard until'; readonly named: string }
  | { readonly kind: 'put under'; readonly what: Target }
  | {
      readonly kind: 'move damage' | 'move aember'
      readonly amount: Amount
      readonly from: Target
      readonly to: Target
    }
  | {
      readonly kind: 'move aember away'
      readonly amount: Amount
      readonly from: Target
      readonly to: 'pool' | 'supply'
    }
  /** They change places in their battleline. */
  | { readonly kind: 'swap'; readonly from: Target; readonly to: Target }
  | { readonly kind: 'use'; readonly what: Target; readonly yours?: true }
  /** Until the card whose text it is leaves play. */
  | { readonly kind: 'take control'; readonly what: Target; readonly bound?: true }
  /** `change` is added to the current cost, and 1 taken off for each that is counted. */
  | { readonly kind: 'forge'; readonly change?: number; readonly less?: Counted }
  /** The house that was chosen, for the opponent, until this card leaves play. */
  | { readonly kind: 'forbid house' }
  | { readonly kind: 'move aember from pool'; readonly amount: Amount; readonly to: Target }
  | { readonly kind: 'lasting'; readonly until: Span | 'it leaves play'; readonly is: Ongoing }

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
  | 'choose'
  | 'archive'
  | 'return'
  | 'purge'
  | 'play'
  | 'shuffle'
  | 'to top'
  | 'to bottom'
  | 'to flank'
  | 'move anywhere'
  | 'to hand'
  | 'enter in place'
  | 'put into play'
  | 'flip'
  | 'ready and fight'
  | 'fight with'
  | 'reap with'
  | 'ready and reap'
  | 'ready and use'
  | 'choose'
  | 'aim at'

/** The effect of a kind. */
export type Doing<K extends Effect['kind']> = Effect extends infer E
  ? E extends { readonly kind: infer X }
    ? K extends X
      ? E & { readonly kind: K }
      : never
    : never
  : never

/** A sentence of effects, and when it happens. `to`: what follows if those were carried out (KF-GEN-8). */
export type Sentence =
  | {
      readonly kind: 'do'
      readonly effects: readonly Effect[]
      readonly may?: true
      readonly to?: readonly Effect[]
    }
  | {
      readonly kind: 'if'
      readonly condition: Condition
      readonly effects: readonly Effect[]
      readonly may?: true
      readonly instead?: true
    }
  /** What happens where the sentence before it did not. */
  | { readonly kind: 'otherwise'; readonly effects: readonly Effect[]; readonly may?: true }
  | { readonly kind: 'choose one'; readonly options: readonly Option[] }
  | { readonly kind: 'later'; readonly condition?: Condition; readonly effects: readonly Effect[] }

/** One of several things that can be chosen. */
export interface Option {
  readonly kind: 'option'
  readonly does: readonly Sentence[]
}

/** What happens to a card. */
export type CardEvent =
  | { readonly kind: 'destroyed'; readonly of: Group; readonly fighting?: true }
  | {
      readonly kind:
        | 'dealt damage'
        | 'fights'
        | 'readied'
        | 'armor prevents'
        | 'enters'
        | 'reaps'
        | 'used'
        | 'leaves play'
        | 'dealt icon damage'
      readonly of: Watched
    }

/** What happens to a player, or what they do. */
export type PlayerEvent =
  | { readonly kind: 'turn starts' | 'turn ends' | 'key forged'; readonly whose: Whose }
  | { readonly kind: 'house chosen'; readonly whose: Whose; readonly house: House }

/** Judged from the controller of the text. */
export type Whose = 'your' | 'opponent' | 'each'

/** What a player does with a card that is not in play; `yours`: during your turn. */
export type DeedEvent =
  | { readonly kind: 'played'; readonly of: Printed; readonly by: Whom }
  | { readonly kind: 'discarded'; readonly of: Printed; readonly by: Whom; readonly yours?: true }

/** Whom a text speaks of: its "you", your opponent, or either player. */
export type Whom = 'you' | 'opponent' | 'each'

export type Event = CardEvent | PlayerEvent | DeedEvent

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
  | { readonly kind: 'belongs to'; readonly house: House }
  | { readonly kind: 'cannot be dealt damage'; readonly by?: readonly Group[] }
  | { readonly kind: 'cannot fight' | 'cannot reap' }
  | { readonly kind: 'takes more'; readonly amount: number }
  | { readonly kind: 'grants'; readonly ability: Bold }
  | { readonly kind: 'enters'; readonly how: 'ready' | 'stunned' | 'exhausted' | 'warded' | 'enraged' }

/** What is true while a card is in play. */
export type Constant =
  /** Of the predicates, at most one grants an ability: reading makes a clause of each. */
  | { readonly kind: 'about'; readonly who: Subject; readonly does: readonly Predicate[] }
  | { readonly kind: 'no damage when fighting' | 'damage doubled' | 'damage copied' }
  | { readonly kind: 'only deals'; readonly amount: number }
  | { readonly kind: 'attack bonus'; readonly amount: number; readonly against: Group }
  | { readonly kind: 'damage becomes'; readonly effects: readonly Effect[] }
  /** You control these cards. */
  | { readonly kind: 'controls'; readonly who: Subject }
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
  | { readonly kind: 'play limit'; readonly by: Whom; readonly most: number }
  | { readonly kind: 'cannot play'; readonly by: Whom; readonly of: Printed }
  | { readonly kind: 'playable'; readonly condition: State }

/** A bold ability; or one that replaces the destruction of its card (KF-RPL-4). */
export type Bold =
  | { readonly kind: 'bold'; readonly triggers: readonly Trigger[]; readonly does: readonly Sentence[] }
  | { readonly kind: 'replacement'; readonly does: Replacing }

export interface Replacing {
  readonly kind: 'replacing'
  readonly condition?: State
  /** What must be done completely for the rest to happen instead (KF-RPL-5). */
  readonly cost?: readonly Effect[]
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
