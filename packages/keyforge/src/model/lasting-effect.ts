import type { PlayerId, Ref } from '@battleline/card-game'
import type { DeedDone, Until } from '../text/structure.ts'
import type { CardType, House } from '../vocabulary.ts'

/** The text id of a lasting effect that only gives control. */
export const CONTROL = 'control'

/** The text id of the note that a card does not stand where its printed type does; effects/form.ts writes it. */
export const FORM = 'form'

/** The text id of a lasting effect that only makes a card a copy. */
export const FACE = 'face'

/** What a card is for now: a copy of another card, or with its text box, or its features, beside its own (KF-FRM-2). */
export interface Face {
  readonly how: 'copy' | 'text box' | 'features'
  /** The name of the other card. */
  readonly of: string
  /** The house of the copy, if it is not that of the other card. */
  readonly house?: House
}

/** An effect with a duration. */
export interface Lasting {
  /** Unique; later effects have higher numbers. */
  readonly id: number
  /** The id of its text. */
  readonly text: string
  /** The card that made it. */
  readonly from: Ref
  /** "You", fixed when it was made. */
  readonly you: PlayerId
  /** The cards that it affects; null if it affects every card that matches (KF-LST-2). */
  readonly on: readonly Ref[] | null
  readonly until: Until
  /** It ends when this card leaves play; null if no card bounds it. */
  readonly bound: Ref | null
  /** True until its time has come: "during your opponent's next turn". */
  readonly waits: boolean
  /** The chosen house, if its text refers to one. */
  readonly house?: House
  /** The chosen trait, if its text refers to one. */
  readonly word?: string
  /** It affects only cards with a counter by this name. */
  readonly counter?: string
  /** The card type that its text refers to. */
  readonly type?: CardType
  /** What the cards are, if it says so. */
  readonly face?: Face
  /** What it has measured as it was made. */
  readonly value?: number
  /** The flank that the card goes to as it changes control, until it has. */
  readonly flank?: 'left' | 'right'
  /** True if it ends after it has acted once: "the next time" (KF-LST-3). */
  readonly once: boolean
  /** The cards that the ability had affected when it made this: "purged this way". */
  readonly affectedThisWay: readonly AffectedCard[]
}

/** A card that an ability has affected: "destroyed this way" (KF-GEN-15). */
export interface AffectedCard extends Ref {
  readonly deed: DeedDone
}
