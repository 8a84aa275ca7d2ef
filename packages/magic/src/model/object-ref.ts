/**
 * A reference to an object. A card that left and returned is a new object (MTG-GEN-6): `life` counts its zone
 * changes. A player's `life` is 0.
 */
export interface Ref {
  readonly card: number
  readonly life: number
}
