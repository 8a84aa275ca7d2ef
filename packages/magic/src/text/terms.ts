import type { CardType, Color, NamedCounter } from '../vocabulary.ts'
import type { ObjectFilter, SpellFilter, State } from './object-filter.ts'
import type { Reference } from './references.ts'

// The terms of sentences: amounts, conditions, events and costs.

export type Amount =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'X' | 'that much' | 'its power' }
  | { readonly kind: 'power of' | 'toughness of' | 'mana value of'; readonly who: Reference }
  | { readonly kind: 'count'; readonly of: ObjectFilter }
  /** The greatest power, toughness or mana value among these; 0 if there are none. */
  | {
      readonly kind: 'greatest'
      readonly of: ObjectFilter
      readonly what: 'power' | 'toughness' | 'mana value'
    }
  /** The number of those that entered under your control this turn. */
  | { readonly kind: 'entered'; readonly of: ObjectFilter }
  | { readonly kind: 'total power'; readonly of: ObjectFilter }
  /** The number of cards in a hand, or the life total. */
  | { readonly kind: 'hand' | 'life total'; readonly who: Reference }
  /** The number of cards of these kinds in a player's graveyard: of any kind if there are none. */
  | {
      readonly kind: 'graveyard'
      readonly types?: readonly CardType[]
      /** Only permanent cards. */
      readonly permanents?: boolean
      readonly subtype?: string
      readonly whose: 'you' | 'all' | 'opponents'
    }
  /** Of any kind where none is named. */
  | { readonly kind: 'counters on'; readonly which?: CounterKind; readonly who: Reference }
  | { readonly kind: 'basic types' }
  /** The number of cards that you have drawn this turn. */
  | { readonly kind: 'drawn' }
  /** The number of card types among the cards in your graveyard. */
  | { readonly kind: 'types in graveyard' }
  | { readonly kind: 'sum'; readonly of: Amount; readonly and: Amount }
  /** The number of colors among these. */
  | { readonly kind: 'colors'; readonly of: ObjectFilter }
  /** What is attached to the permanent with the text: Equipment, Auras, or both. */
  | { readonly kind: 'attachments'; readonly by: 'Equipment' | 'Aura' | 'either' }
  | { readonly kind: 'twice' | 'half up' | 'half down'; readonly of: Amount }
  | { readonly kind: 'plus' | 'times'; readonly of: Amount; readonly by: number }
  /** The first where its madness cost was paid (MTG-NCD-9). */
  | { readonly kind: 'with madness'; readonly paid: Amount; readonly else: Amount }

/** The kinds of counters on permanents. */
export type CounterKind = 'plus' | 'minus' | NamedCounter

/** What a turn remembers of each player, where a card asks for it. */
export type Happened =
  | 'gained'
  | 'lost'
  | 'attacked'
  | 'died'
  | 'left'
  | 'nonland left'
  | 'cast'
  | 'entered'
  | 'sacrificed'
  | 'drew'
  | 'crime'

/** The condition of a sentence, or of a constant text. */
export type Condition =
  /** The number of card types among the cards in your graveyard (MTG-NCD-10). */
  | { readonly kind: 'delirium'; readonly least: number }
  | { readonly kind: 'madness' }
  | { readonly kind: 'did' }
  | { readonly kind: 'did not' }
  | { readonly kind: 'won the flip' | 'lost the flip' }
  /** The ability has resolved so often this turn, this time among them. */
  | { readonly kind: 'resolved'; readonly times: number }
  | { readonly kind: 'state'; readonly is: State }
  /** At least so many (default: one), or at most so many. */
  | {
      readonly kind: 'controls'
      readonly of: ObjectFilter
      readonly who?: 'you' | 'an opponent' | 'defending player' | 'anyone'
      readonly least?: number
      readonly most?: number
    }
  | { readonly kind: 'turn'; readonly whose: 'yours' | 'not yours' }
  /** The life total, or the cards in hand, of a player. */
  | {
      readonly kind: 'life' | 'hand'
      readonly who: 'you' | 'an opponent' | 'anyone'
      readonly least?: number
      readonly most?: number
    }
  | { readonly kind: 'more life' }
  /** You control one of these, and no other of them has more power. */
  | { readonly kind: 'greatest power'; readonly of: ObjectFilter }
  /** Something of this kind was sacrificed for the ability. */
  | { readonly kind: 'sacrificed'; readonly of: ObjectFilter }
  /** No color is that of more permanents. */
  | { readonly kind: 'most common color'; readonly color: Color }
  | {
      readonly kind: 'in graveyard'
      readonly least: number
      readonly types?: readonly CardType[]
      /** Only permanent cards. */
      readonly permanents?: boolean
    }
  /** Of the permanent with the text. */
  | {
      readonly kind: 'counters'
      readonly which: CounterKind
      readonly least?: number
      readonly most?: number
    }
  | { readonly kind: 'power'; readonly least?: number; readonly most?: number }
  /** So many creatures block the permanent with the text. */
  | { readonly kind: 'blocking it'; readonly least: number }
  /** The permanent with the text is one of these. */
  | { readonly kind: 'self is'; readonly of: ObjectFilter }
  /** Of what the sentence before named, or of the permanent with a constant text: it is one of these. */
  | { readonly kind: 'it is'; readonly of: ObjectFilter }
  /** Of what the sentence before named, as it is or last was. */
  | { readonly kind: 'its mana value'; readonly least?: number; readonly most?: number }
  | { readonly kind: 'attached'; readonly by: 'Equipment' | 'Aura' | 'either' }
  /** Something that has happened in this turn. */
  | {
      readonly kind: 'happened'
      readonly what: Happened
      readonly or?: Happened
      /** So often; default: once. */
      readonly least?: number
      /** What entered under the control of `by`, or was sacrificed, as its card has it. */
      readonly of?: ObjectFilter
      readonly by: 'you' | 'an opponent' | 'anyone'
    }
  | { readonly kind: 'not'; readonly of: Condition }

/** The trigger of an ability. */
export interface Event {
  readonly kind:
    | 'attacks'
    | 'unblocked'
    | 'blocked'
    | 'blocked by'
    | 'blocks'
    | 'blocks what'
    | 'enters'
    | 'dies'
    | 'leaves'
    | 'tapped'
    | 'untapped'
    | 'turned up'
    | 'targeted'
    | 'dealt damage'
    | 'deals damage'
    | 'casts'
    | 'gains life'
    | 'loses life'
    | 'draws'
    /** Casts or puts on the stack what targets an opponent, or something of one (700.13). */
    | 'commits a crime'
    | 'forages'
    /** By the Ring. */
    | 'is tempted'
    /** Cards of the player leave the graveyard, for exile if it says so. */
    | 'leaves graveyard'
    /** Of a permanent of yours. */
    | 'gains control'
    /** Puts counters on it. */
    | 'puts counters'
    | 'sacrifices'
    | 'creates'
    | 'player attacks'
    | 'beginning of combat'
    | 'end of combat'
    | 'end step'
    | 'second main phase'
    /** It cannot happen on a board: the turn begins after it. */
    | 'never'
  /** Default: the permanent itself. */
  readonly who?: ObjectFilter | 'self' | 'attached'
  /** What it attacks, is dealt damage, blocks or is blocked by. */
  readonly object?: 'anything' | 'a player' | 'an opponent' | 'a creature' | 'most life' | ObjectFilter
  /** Only for the first time each turn. */
  readonly first?: boolean
  /** Only combat damage. */
  readonly combat?: boolean
  /** It leaves, but does not die. */
  readonly alive?: boolean
  /** Leaving the battlefield for this zone. */
  readonly goes?: 'exile'
  /** Once for all that happens at the same time, if it happens to at least so `many`; default: one. */
  readonly batch?: boolean
  readonly many?: number
  /** Attacks with no other creature; attacks with others, the power of one being greater. */
  readonly alone?: boolean
  readonly besideGreater?: boolean
  /** The player who does it, or whose turn it is; default: you. */
  readonly by?: 'you' | 'an opponent' | 'anyone'
  /** A spell that is cast. */
  readonly spell?: SpellFilter
  /** At least so many creatures attack, of these if it says so; or at least so much damage. */
  readonly least?: number
  readonly of?: ObjectFilter
  /** As long as this is true when it happens; it is not asked again. */
  readonly while?: Condition
  /** Only spells target it, and no abilities. */
  readonly spells?: boolean
  /** The spell, or the card drawn, of this number in the turn of its player. */
  readonly nth?: '1' | '2' | '3'
  readonly during?: 'yours' | 'not yours'
  /** What the spell targets. */
  readonly targets?: ObjectFilter | 'self'
  readonly to?: 'exile'
  /** Only counters of this kind; `each`: once for each of them. */
  readonly which?: CounterKind
  readonly each?: true
}

/** The costs of an ability except mana, which boards do not include. */
export type Cost =
  | { readonly kind: 'mana'; readonly symbols: string }
  | { readonly kind: 'tap' }
  /** Untapped permanents of these that one controls, whether or not they have been there since the turn began. */
  | { readonly kind: 'tap others'; readonly amount: number; readonly of: ObjectFilter }
  /** Any number of these, of so much power in all. */
  | { readonly kind: 'tap power'; readonly power: number; readonly of: ObjectFilter }
  | { readonly kind: 'loyalty'; readonly by: number }
  | { readonly kind: 'sacrifice self' }
  /** It is tapped, and untaps: {Q}. */
  | { readonly kind: 'untap' }
  /** From the graveyard, or from the hand. */
  | { readonly kind: 'exile self' | 'discard self' }
  /** The permanent itself. */
  | { readonly kind: 'exile permanent' }
  /** Cards of the library, which boards do not keep. */
  | { readonly kind: 'mill'; readonly amount: number }
  /** Its controller chooses which, of those that they control. */
  | {
      readonly kind: 'sacrifice'
      readonly amount: number
      readonly of: ObjectFilter
      /** The permanent itself as well. */
      readonly along?: boolean
      readonly forages?: true
    }
  | { readonly kind: 'life'; readonly amount: number }
  /** Cards from hand; of a kind, only cards that the board knows. */
  | {
      readonly kind: 'discard'
      readonly amount: number
      readonly random?: boolean
      readonly of?: ObjectFilter
    }
  /** Cards from one's graveyard go to exile, or permanents that one controls to their owner's hand. */
  | {
      readonly kind: 'exile cards' | 'return'
      readonly amount: number
      readonly of: ObjectFilter
      /** It is part of foraging (701.61). */
      readonly forages?: true
    }
  /** Counters of the permanent itself; without a kind, one of any. */
  | { readonly kind: 'remove counters'; readonly which?: CounterKind; readonly amount: number }

/** A restriction on when a card may be cast. `attacked`: in the declare attackers step, by a player who was attacked in it. */
export type CastWhen = 'before attacks' | 'before blocks' | 'after blocks' | 'attacked' | 'combat'
