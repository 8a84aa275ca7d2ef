import type { ActingIcon, House, Keyword, Pile } from '../../vocabulary.ts'
import type { Printed } from '../selections/groups.ts'
import type { Watched } from '../selections/target-nodes.ts'
import type { Side } from '../values/players.ts'

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    event: Awaited
    happening: Awaited
    'simple-event': Event
    'event-predicate': Befalling
    'passive-event': Befalling
    'player-action': Pick<DeedEvent, 'kind'>
    'house-choice': Event
  }
}

/** What happens to a card. */
export type CardEvent =
  /** `fighting`: this card, or with `host` "this creature"; `inFight`: any creature. */
  | {
      readonly kind: 'destroyed'
      readonly of: Watched
      readonly fighting?: true
      readonly host?: true
      readonly inFight?: true
      readonly attacked?: true
      /** With whom in a fight, where it is neither. */
      readonly against?: Watched
      /** By the damage of this keyword, from this card. */
      readonly keyword?: Keyword
      readonly dealer?: Watched
    }
  | {
      readonly kind:
        | 'dealt damage'
        | 'fights'
        /** Before it does. */
        | 'fight begins'
        | 'readied'
        | 'armor prevents'
        | 'enters'
        | 'reaps'
        | 'used'
        | 'leaves play'
        | 'dealt icon damage'
        | 'exalted'
        | 'stunned'
        | 'warded'
        | 'enraged'
        | 'exhausted'
        | 'healed'
        | 'captures'
        /** By another card, facedown or faceup. */
        | 'placed under'
      readonly of: Watched
      /** Who used it. */
      readonly user?: Side
      /** Of a creature that fights: whom. */
      readonly whom?: Watched
      /** So that it is a neighbor of the card that waits for it. */
      readonly beside?: true
      /** "Leaves Play:" of the card itself, which resolves when it is gone. */
      readonly bold?: true
    }
  /** An upgrade, to a creature. */
  | {
      readonly kind: 'attached'
      readonly of: Watched
      readonly to: Watched
      /** Or to a neighbor of it. */
      readonly orNeighbor?: true
      readonly user?: Side
    }
  /** By what it deals: to whom; then "it" is whoever was dealt it. */
  | { readonly kind: 'deals damage'; readonly of: Watched; readonly to?: Watched }
  /** As the defender of a fight; by whom. */
  | { readonly kind: 'attacked'; readonly of: Watched; readonly whom?: Watched }

/** What happens to a player, or what they do. */
export type PlayerEvent =
  | {
      readonly kind:
        | 'hands drawn'
        | 'opening hand drawn'
        | 'turn starts'
        | 'turn ends'
        | 'draw step starts'
        | 'ready step ends'
        | 'archives taken'
        | 'key forged'
        | 'tide raised'
        | 'draws'
        | 'stolen'
        | 'archives'
        | 'shuffles'
        | 'token made'
        | 'gains'
        | 'loses'
      readonly whose: Side
      /** In the turn of that player. */
      readonly own?: true
      /** A card that is drawn outside of the draw step. */
      readonly outside?: true
      /** Æmber that comes from reaping. */
      readonly reaping?: true
      /** A key that is forged in that player's own step for it. */
      readonly inStep?: true
      /** The discard pile went into it. */
      readonly discard?: true
    }
  /** A bonus icon; any. */
  | { readonly kind: 'icon resolved'; readonly whose: Side; readonly icon?: ActingIcon }
  /** A house; another one than `outside`; any. */
  | {
      readonly kind: 'house chosen'
      readonly whose: Side
      readonly house?: House
      readonly outside?: House
      /** The house that an earlier part of the text chose, or another one. */
      readonly that?: 'house' | 'other house'
      /** Also where no house is chosen at all. */
      readonly none?: true
      /** A house of no card in play. */
      readonly absent?: true
    }

/** When in the course of a play something happens, if not after it. */
export type PlayMoment = 'before' | 'instead'

/** What a player does with a card; `beside`: so that it is a neighbor of the card that waits for it. */
export type DeedEvent =
  | {
      readonly kind: 'played'
      readonly of: Printed
      readonly by: Side
      readonly beside?: true
      readonly flank?: 'left' | 'right'
      /** Out of that zone. */
      readonly from?: Pile
      /** Before its Play: abilities resolve, or in their place. */
      readonly moment?: PlayMoment
      /** So that a neighbor of it shares a house with it, or one does not. */
      readonly sharing?: boolean
      /** The so manieth of these that this player plays in a turn. */
      readonly nth?: number
    }
  | { readonly kind: 'discarded' | 'purged'; readonly of: Printed; readonly by: Side }

export type Event = CardEvent | PlayerEvent | DeedEvent

/** What a card can do, or what can happen to it, without the card: "fights". */
export type Befalling = Event extends infer E ? (E extends CardEvent ? Omit<E, 'of'> : never) : never

/** At least two. */
interface Several<E> {
  readonly first: E
  readonly more: readonly E[]
}

/** One of several things, whichever happens: to the same cards, done by the same player, or each told in full. */
export type EitherEvent =
  | ({ readonly kind: 'either befalls'; readonly of: Watched } & Several<Befalling>)
  | ({ readonly kind: 'either deed'; readonly by: Side; readonly of: Printed } & Several<{
      readonly kind: DeedEvent['kind']
    }>)
  | ({ readonly kind: 'either event' } & Several<Event>)

/** What an ability waits for: one event, or whichever of several. */
export type Awaited = Event | EitherEvent

/** The events of which any is waited for. */
export function eventsIn(awaited: Awaited): readonly Event[] {
  switch (awaited.kind) {
    case 'either event':
      return [awaited.first, ...awaited.more]
    case 'either befalls':
      return [awaited.first, ...awaited.more].map((one) => ({ ...one, of: awaited.of }) as Event)
    case 'either deed':
      return [awaited.first, ...awaited.more].map(
        (one) => ({ ...one, of: awaited.of, by: awaited.by }) as Event,
      )
    default:
      return [awaited]
  }
}
