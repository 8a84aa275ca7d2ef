import { phrase } from '@battleline/language'
import type { House } from '../vocabulary.ts'
import type { Group, Printed } from './groups.ts'
import type { Side } from './players.ts'
import type { Watched } from './targets.ts'

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
  | { readonly kind: 'turn starts' | 'turn ends' | 'key forged'; readonly whose: Side }
  | { readonly kind: 'house chosen'; readonly whose: Side; readonly house: House }

/** What a player does with a card that is not in play; `yours`: during your turn. */
export type DeedEvent =
  | { readonly kind: 'played'; readonly of: Printed; readonly by: Side }
  | { readonly kind: 'discarded'; readonly of: Printed; readonly by: Side; readonly yours?: true }

export type Event = CardEvent | PlayerEvent | DeedEvent

const opponent = { fixed: { whose: 'opponent' } }
const your = { fixed: { whose: 'you' } }
const each = { fixed: { whose: 'each' } }

export const events = [
  phrase('event', 'destroyed', 'after {of:one} is destroyed fighting {self}', { fixed: { fighting: true } }),
  phrase('event', 'destroyed', 'after {of:one} is destroyed', { reads: ['each time {of:one} is destroyed'] }),
  phrase('event', 'dealt damage', 'after {of:watched} is dealt damage'),
  phrase('event', 'armor prevents', 'after {of:watched} prevents damage with its armor'),
  phrase('event', 'fights', 'after {of:watched} fights'),
  phrase('event', 'readied', 'after a player readies {of:watched}', {
    reads: ['after {of:watched} is readied', 'each time a player readies {of:watched}'],
  }),
  phrase('event', 'turn starts', 'at the start of your turn', your),
  phrase('event', 'turn starts', "at the start of your opponent's turn", opponent),
  phrase('event', 'turn starts', "at the start of each player's turn", {
    ...each,
    reads: ['at the start of each turn'],
  }),
  phrase('event', 'turn ends', 'at the end of your turn', your),
  phrase('event', 'turn ends', "at the end of your opponent's turn", opponent),
  phrase('event', 'turn ends', "at the end of each player's turn", {
    ...each,
    reads: ['at the end of each turn'],
  }),
  phrase('event', 'house chosen', 'after you choose {house:house} as your active house', your),
  phrase(
    'event',
    'house chosen',
    'after your opponent chooses {house:house} as their active house',
    opponent,
  ),
  phrase('event', 'house chosen', 'after a player chooses {house:house} as their active house', each),
  phrase('event', 'key forged', 'after you forge a key', your),
  phrase('event', 'key forged', 'after your opponent forges a key', opponent),
  phrase('event', 'key forged', 'after a key is forged', { ...each, reads: ['after a player forges a key'] }),
  phrase('event', 'enters', 'after {of:watched} enters play'),
  phrase('event', 'played', 'after you play {of:one-printed}', {
    reads: ['each time you play {of:one-printed}'],
    fixed: { by: 'you' },
  }),
  phrase('event', 'played', 'after your opponent plays {of:one-printed}', {
    reads: ['each time your opponent plays {of:one-printed}'],
    fixed: { by: 'opponent' },
  }),
  phrase('event', 'played', 'after a player plays {of:one-printed}', { fixed: { by: 'each' } }),
  phrase('event', 'discarded', 'after you discard {of:one-printed} from your hand {yours=during your turn}', {
    reads: ['each time you discard {of:one-printed} from your hand {yours=during your turn}'],
    fixed: { by: 'you' },
  }),
  phrase('event', 'discarded', 'during your turn, each time you discard {of:one-printed} from your hand', {
    fixed: { by: 'you', yours: true },
  }),
  phrase(
    'event',
    'discarded',
    'after your opponent discards {of:one-printed} from their hand {yours=during your turn}',
    {
      fixed: { by: 'opponent' },
    },
  ),
  phrase(
    'event',
    'discarded',
    'after a player discards {of:one-printed} from their hand {yours=during your turn}',
    {
      fixed: { by: 'each' },
    },
  ),
  phrase('event', 'reaps', 'after {of:watched} reaps'),
  phrase('event', 'used', 'after {of:watched} is used'),
  phrase('event', 'dealt icon damage', 'after a damage bonus icon deals damage to {of:watched}'),
  phrase('event', 'leaves play', 'after {of:watched} leaves play', {
    reads: ['each time {of:watched} leaves play'],
  }),
]
