/** What a spell or trigger does when it resolves. */
export type Effect =
  /** Damage to a creature or player, chosen when the effect goes on the stack. */
  | { readonly kind: 'bolt'; readonly amount: number }
  /** Damage to each creature, all of it at once. */
  | { readonly kind: 'blaze'; readonly amount: number }
  /** Damage to the opponent. */
  | { readonly kind: 'sting'; readonly amount: number }
  /** Damage shared out among the creatures as one likes. */
  | { readonly kind: 'spray'; readonly amount: number }
  /** A die is rolled: so much damage to a creature or player. */
  | { readonly kind: 'gamble' }
  /** A spell leaves the stack and does nothing. */
  | { readonly kind: 'snuff' }
  /** The uppermost card of one's pile comes back to the hand. */
  | { readonly kind: 'recall' }

/** How a creature in play changes damage. */
export type Meddling =
  /** One damage less to what its controller has. */
  | 'shields'
  /** Twice as much, whoever it is for. */
  | 'doubles'
  /** Its controller may have any damage dealt to it instead. */
  | 'attracts'

export interface CardText {
  /** Creatures only. */
  readonly power?: number
  readonly toughness?: number
  /** Spells only. */
  readonly does?: Effect
  /** Triggers: after it dies, after it sees another creature die, after it is dealt damage and survives. */
  readonly dies?: Effect
  readonly mourns?: Effect
  readonly hurts?: Effect
  /** What it adds to the toughness of other creatures: its controller's, or all. */
  readonly aura?: { readonly whose: 'own' | 'all'; readonly toughness: number }
  readonly meddles?: Meddling
  /** Damage that it is dealt is dealt to the source instead, at once. */
  readonly mirrors?: true
  /** It heals instead of dying. */
  readonly rises?: true
}

export const CARDS: Readonly<Record<string, CardText>> = {
  Ember: { does: { kind: 'bolt', amount: 2 } },
  Wildfire: { does: { kind: 'blaze', amount: 1 } },
  Spray: { does: { kind: 'spray', amount: 3 } },
  Gamble: { does: { kind: 'gamble' } },
  Snuff: { does: { kind: 'snuff' } },
  Recall: { does: { kind: 'recall' } },

  Moth: { power: 0, toughness: 1 },
  Mouse: { power: 1, toughness: 1 },
  Ox: { power: 2, toughness: 3 },
  Wisp: { power: 1, toughness: 1, dies: { kind: 'sting', amount: 1 } },
  Crow: { power: 1, toughness: 1, mourns: { kind: 'sting', amount: 1 } },
  Hornet: { power: 1, toughness: 2, hurts: { kind: 'bolt', amount: 1 } },
  Captain: { power: 2, toughness: 2, aura: { whose: 'own', toughness: 1 } },
  Frost: { power: 0, toughness: 2, aura: { whose: 'all', toughness: -1 } },
  Willow: { power: 0, toughness: 4, meddles: 'shields' },
  Lens: { power: 0, toughness: 2, meddles: 'doubles' },
  Magnet: { power: 0, toughness: 5, meddles: 'attracts' },
  Mirror: { power: 1, toughness: 9, mirrors: true },
  Phoenix: { power: 1, toughness: 1, rises: true },
}
