import type { CardType, Color, Keyword, NamedCounter } from '../vocabulary.ts'

/** Nouns: several mean any of them. */
export type Noun =
  | CardType
  | 'permanent'
  | 'player'
  | 'opponent'
  | 'instant'
  | 'sorcery'
  /** Any spell, as `spell` says. */
  | 'spell'
  /** What can be dealt damage: as the edition has it (MTG-NCD-7). */
  | 'any'
export type Side = 'you' | 'an opponent' | 'not you' | 'defending player' | 'that player' | 'its controller'
export type State =
  | 'attacking'
  | 'blocking'
  | 'unblocked'
  | 'attacking you'
  | 'attacking an opponent'
  | 'attacking or blocking'
  | 'blocked'
  | 'tapped'
  | 'untapped'
  | 'attacked this turn'
  | 'saddled'
  | 'modified'
  | 'equipped'
  | 'enchanted'
  | 'face down'

/** A filter of spells; several types mean any of them. */
export interface SpellFilter {
  /** Or of this color. */
  readonly orColor?: Color
  readonly types?: readonly CardType[]
  /** Not of this type, or of `orSubtype`. */
  readonly nonType?: CardType
  readonly orSubtype?: string
  readonly color?: Color
  readonly subtype?: string
  /** An artifact, a legend, or a Saga. */
  readonly historic?: boolean
  readonly legendary?: boolean
  readonly multicolored?: boolean
  /** Bounds of its mana value (MTG-GEN-9). */
  readonly manaLeast?: number
  readonly manaMost?: number
  /** A spell on the stack with a target of this kind. */
  readonly targets?: ObjectFilter
}

/** A filter of objects: "attacking Goblin you control". */
export interface ObjectFilter {
  readonly nouns: readonly Noun[]
  readonly whose?: Side
  readonly other?: boolean
  readonly state?: State
  readonly subtype?: string
  /** Or this one. */
  readonly orSubtype?: string
  /** Or one of these. */
  readonly orSubtypes?: readonly string[]
  /** Of the nouns, or of this subtype: “creature or Vehicle”. */
  readonly orKind?: string
  /** Or all that this filter says: “artifact or creature with flying”. */
  readonly either?: ObjectFilter
  /** Colorless, monocolored, or multicolored. */
  readonly colored?: 'none' | 'one' | 'several'
  readonly color?: Color
  /** Or this one. */
  readonly orColor?: Color
  readonly nontoken?: boolean
  readonly with?: Keyword
  readonly without?: Keyword
  /** Less power than the creature with the text. */
  readonly lesserPower?: boolean
  /** A card in a graveyard or a hand, and no permanent. */
  readonly zone?: 'graveyard' | 'hand'
  /** Attached to something of this kind. */
  readonly attachedTo?: 'creature'
  /** An artifact, a legend, or a Saga. */
  readonly historic?: boolean
  /** A land that is no basic one. */
  readonly nonbasic?: boolean
  /** Of this type as well: "artifact creature". */
  readonly type?: CardType
  readonly nonType?: CardType
  readonly nonColor?: Color
  readonly nonSubtype?: string
  readonly token?: boolean
  readonly legendary?: boolean
  readonly nonlegendary?: boolean
  readonly powerLeast?: number
  readonly powerMost?: number
  readonly toughnessLeast?: number
  readonly toughnessMost?: number
  /** Dealt damage this turn by the creature with the text. */
  readonly hurtBy?: 'self'
  /** With this name. */
  readonly named?: string
  /** Toughness greater than its power. */
  readonly tougher?: true
  /** Bounds of its mana value (MTG-GEN-9). */
  readonly manaLeast?: number
  readonly manaMost?: number
  /** With a counter of this kind on it, or of any. */
  readonly counter?: 'plus' | 'minus' | 'any' | NamedCounter
  readonly spell?: SpellFilter
  /** Blocking, or blocked by, the creature with the text. */
  readonly against?: 'blocking' | 'blocked by' | 'either'
}
