import type { House, Keyword } from '../../vocabulary.ts'
import type { Node } from '../nodes.ts'
import type { Bounds } from '../values/bounds.ts'
import type { Group } from './groups.ts'

type CardStatus = Node<'being'>
type Target = Node<'target'>

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    'center-filter': Filter
    'extreme-filter': Filter
    'printed-filter': Filter
    'has-filter': Filter
    'does-filter': Filter
    filter: Filter
    'leading-filter': Filter
    'which-flank': OfPlayer
    bearable: Bearable
    did: OwnDeed
    'did-not': OwnDeed
  }
}

/** What a group asks of its cards, beside kind and marks: everything that is said behind the noun. */
export type Filter =
  | { readonly kind: 'on a flank' | 'not on a flank' }
  /** Of its own battleline; of that of a player. */
  | { readonly kind: 'in the center'; readonly whose?: 'you' | 'opponent' }
  | { readonly kind: 'on that flank'; readonly flank: Flank }
  /** Of the rest of the group: every one tied for it (KF-GEN-14). */
  | { readonly kind: 'highest power' | 'lowest power' }
  | { readonly kind: 'with aember' | 'without aember' | 'with upgrade' | 'without upgrades' }
  | { readonly kind: 'with armor' | 'with icon' | 'without icons' | 'without neighbors' }
  /** A counter by its name, damage, or +1 power counters. */
  | { readonly kind: 'with counter' | 'without counters'; readonly counter: string }
  | { readonly kind: 'with power counter' }
  | { readonly kind: 'with keyword' | 'without keyword'; readonly keyword: Keyword }
  /** So much Æmber, damage, so many counters by their name, or +1 power counters. */
  | ({ readonly kind: 'bears'; readonly what: Bearable } & Bounds)
  | ({ readonly kind: 'bears counters'; readonly counter: string } & Bounds)
  /** Of the rest of the group: every one tied for it. */
  | { readonly kind: 'bears most'; readonly what: Bearable }
  | { readonly kind: 'bears more' | 'bears less'; readonly what: Bearable; readonly than: Target }
  /** What it was used for this turn, or that it was played. */
  | { readonly kind: 'did this turn' | 'did not this turn'; readonly deed: OwnDeed }
  | { readonly kind: 'of power'; readonly power: number }
  /** With as much power as that card has counters of this name. */
  | { readonly kind: 'power as counters'; readonly counter: string; readonly on: Target }
  /** Of a house that so many creatures in play are of; without a number, that most of them are of. */
  | { readonly kind: 'of a large house'; readonly least?: number }
  /** With two neighbors of different houses, none of them of this one. */
  | { readonly kind: 'between houses'; readonly outside: House }
  | { readonly kind: 'of house' | 'not of house'; readonly house: House }
  /** Of a house on the identity card of "you". */
  | { readonly kind: 'of your houses' }
  | { readonly kind: 'shares' | 'shares no'; readonly what: Shared; readonly with: Target }
  /** With any other card of a kind. */
  | {
      readonly kind: 'shares with another' | 'shares with no other'
      readonly what: Shared
      readonly of: Group
      readonly sameLine?: true
    }
  | {
      readonly kind: 'shares with neighbors' | 'shares with none'
      readonly what: Shared
      readonly least: number
    }
  /** As what the text has just spoken of, where it names nothing else. */
  | { readonly kind: 'same'; readonly what: 'name' | 'power' | 'type'; readonly as?: Target }
  /** With another one. */
  | { readonly kind: 'differs'; readonly what: 'name' | 'power' | 'type'; readonly from?: Target }
  /** Half of a gigantic creature; the other half of what was chosen. */
  | { readonly kind: 'gigantic half' }
  | { readonly kind: 'other half'; readonly of: Target }
  | { readonly kind: 'less power' | 'more power'; readonly than: Target }
  | { readonly kind: 'neighbor with'; readonly power: 'more' | 'less' }
  /** An upgrade, attached to one of these. */
  | { readonly kind: 'attached to'; readonly host: Target }
  | { readonly kind: 'beside'; readonly of: Target; readonly side: 'left' | 'right' }
  | { readonly kind: 'adjacent to'; readonly of: Target }
  /** In one battleline, with one of them on each side. */
  | { readonly kind: 'between'; readonly of: Target; readonly and: Target }
  | { readonly kind: 'being'; readonly being: CardStatus; readonly not?: true }
  /** `whom`: as the attacker of that card. */
  | { readonly kind: 'attacking' | 'fighting'; readonly not?: true; readonly whom?: Target }
  /** By a player who controls none of these. */
  | { readonly kind: 'controlled without'; readonly lacking: Group }
  | { readonly kind: 'except' | 'among'; readonly these: Target }
  | {
      readonly kind: 'controlled' | 'owned'
      readonly by: 'you' | 'opponent' | 'they' | 'not they' | 'active' | 'haunted'
    }

export type Shared = 'house' | 'trait'
/** What lies on cards and can be counted. */
export type Bearable = 'aember' | 'damage' | 'power counters'
/** What the turn remembers of a card. */
export type OwnDeed = 'fought' | 'reaped' | 'fought or reaped' | 'used' | 'played'
/** Without a player: of its own battleline. */
export type Flank = OfPlayer | 'left' | 'right'
export type OfPlayer = 'your left' | 'your right' | 'their left' | 'their right'
