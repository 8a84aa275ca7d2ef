import { within } from '@battleline/language'
import type { Pile } from '../../vocabulary.ts'
import type { State } from '../conditions/state-conditions.ts'
import { include, phrase } from '../nodes.ts'
import type { Group } from '../selections/groups.ts'
import type { Target } from '../selections/target-nodes.ts'
import type { Amount } from '../values/amounts.ts'
import type { Who } from '../values/players.ts'
import { CARDS, IT } from '../words/fixed-nodes.ts'
import { verb } from './verb.ts'

/** Cards in play, or in the zone that is named, go to another zone. */
export type ZonesEffect =
  | { readonly kind: 'draw'; readonly amount: Amount }
  | {
      readonly kind: 'archive' | 'discard' | 'shuffle'
      readonly what: Target
    }
  /** `more`: beside what another player has shown for the same effect; no text says so. */
  | { readonly kind: 'look at' | 'reveal'; readonly what: Target; readonly more?: true }
  /** `whose`: said of cards that can be anybody's; each goes to its owner's however it is said (KF-LVP-6). */
  | { readonly kind: 'to hand'; readonly what: Target; readonly whose?: 'owner' }
  /** `ignoring`: a ward does not help (KF-WRD-8). */
  | {
      readonly kind: 'return' | 'purge'
      readonly what: Target
      readonly ignoring?: true
      readonly whose?: 'owner'
    }
  /** Into those of the player who does it, unless others are named (KF-LVP-6, R-014). */
  | { readonly kind: 'to archives'; readonly what: Target; readonly whose?: 'owner' | 'opponent' }
  | { readonly kind: 'to top' | 'to bottom'; readonly what: Target; readonly order?: 'any' | 'random' }
  /** In a zone, or in two. */
  | {
      readonly kind: 'search'
      readonly whose: Who
      readonly zone: Pile
      readonly orZone?: Pile
      readonly what: Target
    }
  | { readonly kind: 'shuffle deck'; readonly whose: Who }
  /** From the top of the deck; `hand`: at random from the hand. */
  | { readonly kind: 'discard until'; readonly until: Group; readonly whose?: Who; readonly hand?: true }
  /** From the top of a deck, until something is so. */
  | { readonly kind: 'discard until so'; readonly until: State; readonly whose: Who }
  /** From the top of the own deck, until such a card is shown or the active player stops. */
  | { readonly kind: 'reveal until'; readonly until: Group }
  | { readonly kind: 'refill' }
  /** A player's deck and discard pile, or the like, change places. */
  | { readonly kind: 'swap zones'; readonly whose: Who; readonly zone: Pile; readonly orZone: Pile }
  /** Two cards out of play, each to where the other was. */
  | { readonly kind: 'swap cards'; readonly from: Target; readonly to: Target }
  | { readonly kind: 'becomes active house'; readonly of?: Target }

const ORDER = { any: { fixed: { order: 'any' } }, random: { fixed: { order: 'random' } } }
const GIGANTIC_HALVES = { ...CARDS, such: [{ kind: 'gigantic half' }] } as const
const AT_RANDOM = { ...CARDS, zone: 'hand', whose: 'they', random: true } as const
/** Without these words, a card of a kind is from hand (KF-ARC-1, KF-DSC-1). */
const CHOSEN_IN_PLAY = { fixed: { what: { kind: 'choose' } } } as const
const OWNED = { fixed: { whose: 'owner' } }
const OWNER = "(its owner's deck/their owners' decks)"
/** A card always goes to its owner's zone, however the text calls it (KF-LVP-6). */
const DECK =
  "(your|their|that|that player's|your opponent's|its owner's|its owners|their owner's|their owners') (deck|decks)"
const TOP = [
  `put {what:any-target} (on|on the) top of ${DECK}`,
  `(return|place) {what:any-target} (to|on) (the|) top of ${DECK}`,
]
const BOTTOM = [`(place|put) {what:any-target} (on|on the|at the) bottom of ${DECK}`]
const LEAVES =
  "if (it|that creature|that card|that enemy creature|any of these creatures|they|that artifact) (leaves|would leave|leave) (your|your opponent's|their) archives, (it is put|they are put|put it|return it) (into|to|in) (its|their) owner's hand instead"

export const zones = [
  ...verb('draw', 'draw {amount:plain-amount} card(s)'),
  ...verb('draw', 'draw cards equal to {amount:measure}', {
    reads: ['draw a number of cards equal to {amount:measure}', 'draw X cards, where X is {amount:measure}'],
  }),
  ...verb('draw', 'draw cards until you have {amount.value:#} cards in your hand', {
    fixed: { amount: { kind: 'short of' } },
    reads: [
      'draw [cards] until you have {amount.value:#} cards [in (hand|your hand)]',
      'draw [cards] until you have {amount.value:#} in (hand|your hand)',
    ],
  }),
  ...verb('refill', 'refill your hand as if it were your draw step', {
    reads: [
      'refill your hand as if it were your "draw cards" step',
      'refill your hand as if it were the end of your turn',
      'refill your hand',
    ],
  }),
  ...verb('archive', 'archive {what:from-hand}'),
  ...verb('archive', 'archive {what.of:indefinite} from play', CHOSEN_IN_PLAY),
  ...verb('archive', 'archive {what:any-target}', { reads: ['archive {what:any-target} from play'] }),
  ...verb(
    'return',
    "return {what:target} to (its owner's hand/their owners' hands) {ignoring=ignoring wards}",
    {
      reads: [
        'return {what:target} to (your hand|their hand)',
        "return {what:target} to (its|their|that creature's) owner's hand",
      ],
    },
  ),
  // Of cards that can be another player's.
  ...verb('return', "return {what:any-target} to (its owner's hand/their owners' hands)", {
    ...OWNED,
    reads: [
      "return {what:any-target} to (its owner's|their owner's|their owners'|that player's) (hand|hands)",
    ],
  }),
  ...verb('return', "return {what.of:indefinite} to (its owner's hand/their owners' hands)", {
    fixed: { what: { kind: 'choose' } },
    reads: ["put {what.of:indefinite} into (its owner's|their owner's) hand"],
  }),
  ...verb('return', 'return {what:any-target} to your hand', {
    reads: ['return {what:any-target} to their (hand|hands)'],
  }),
  ...verb('purge', 'purge {what:any-target} {ignoring=ignoring wards}', {
    reads: [
      'choose and purge {what:any-target}',
      'purge {what:any-target} (from|in) play',
      'purge {what:any-target} from the discard pile',
    ],
  }),
  ...verb('to hand', "put {what:moved-card} into (its owner's hand/their owners' hands)", {
    ...OWNED,
    reads: ["put {what:moved-card} (in|into) (its owner's|their owner's|their owners') (hand|hands)"],
  }),
  ...verb('to hand', 'put {what:moved-card} into your hand', {
    reads: [
      'add {what:moved-card} to (your|its) hand',
      'put {what:moved-card} (in|into) (your|their) (hand|hands)',
    ],
  }),
  ...verb('to hand', 'draw {what:pronoun}'),
  ...verb(
    'to hand',
    'search {what.of.whose:whose} {what.of.zone:pile} and {what.of.orZone:pile} and put each {what.of.named:title} from them into your hand',
    { fixed: { what: { kind: 'each', of: CARDS } } },
  ),
  phrase(
    'simple-effect',
    'for each',
    'put {does.what:any-target} into your archives for each {of:counted~one}',
    {
      fixed: { does: { kind: 'to archives' } },
      reads: [`put {does.what:any-target} into your archives for each {of:counted~one}. ${LEAVES}`],
    },
  ),
  ...verb('to archives', 'put {what:any-target} into your archives', {
    reads: [
      `put {what:any-target} into your archives. ${LEAVES}`,
      `put {what:any-target} into your archives. If you are not the owner of that card and it leaves your archives, put it into its owner's hand instead`,
      `archive {what:any-target}. ${LEAVES}`,
    ],
  }),
  ...verb('to archives', "put {what:any-target} into your opponent's archives", {
    fixed: { whose: 'opponent' },
    reads: [`put {what:any-target} into your opponent's archives. ${LEAVES}`],
  }),
  ...verb('to archives', "put {what:any-target} into (its owner's archives/their owners' archives)", {
    fixed: { whose: 'owner' },
    reads: ["put {what:any-target} into their (owner's|owners') archives"],
  }),
  ...verb(
    'discard',
    'randomly discard {what.amount.by:part} of the cards from your hand[ {what.round:rounding}]',
    {
      fixed: { what: { kind: 'as many', amount: { kind: 'part' }, of: AT_RANDOM } },
      reads: [
        'randomly discard {what.amount.by:part} [of] (the|your) cards (from|in) your hand[ {what.round:rounding}]',
        'randomly discard {what.amount.by:part} [of] your cards from your hand[ {what.round:rounding}]',
      ],
    },
  ),
  ...verb(
    'discard',
    'discard random cards from your hand until you have {what.amount.value:#} or fewer cards in hand',
    {
      fixed: { what: { kind: 'as many', amount: { kind: 'all but' }, of: AT_RANDOM } },
    },
  ),
  phrase('verb', 'to archives', 'put {what:any-target} into their archives', { fixed: { whose: 'owner' } }),
  ...verb('discard', 'discard {what:from-hand}', { reads: ['choose and discard {what:from-hand}'] }),
  ...verb('discard', 'discard {what.of:indefinite} from play', CHOSEN_IN_PLAY),
  ...verb('discard', 'discard {what:any-target}', { reads: ['choose and discard {what:any-target}'] }),
  ...verb('discard', 'discard cards from the top of your deck equal to {what.count:measure}', {
    fixed: { what: { kind: 'top', whose: 'you' } },
    reads: [
      'discard a number of cards from the top of your deck equal to {what.count:measure}',
      'discard X cards from the top of your deck, where X is {what.count:measure}',
    ],
  }),
  phrase(
    'verb',
    'discard until',
    'discard cards from the top of your deck until you [either] discard {until:sought-card} [or run out of cards]',
  ),
  phrase(
    'verb',
    'discard until',
    'discard cards from the top of {whose:whose} deck until you [either] discard {until:sought-card} [or run out of cards]',
  ),
  phrase(
    'verb',
    'discard until so',
    'discard cards from the top of {whose:whose} deck until {until:state} [or run out of cards]',
  ),
  phrase(
    'third-person',
    'discard until',
    'discards cards from the top of their deck until they [either] discard {until:sought-card} [or run out of cards]',
  ),
  phrase(
    'third-person',
    'discard until',
    'discards random cards from their hand until they [either] discard {until:sought-card} [or run out of cards]',
    {
      fixed: { hand: true },
      reads: [
        'discards a random card from their hand until they [either] discard {until:sought-card} [or run out of cards]',
      ],
    },
  ),
  ...verb(
    'reveal until',
    'reveal cards from the top of your deck until you reveal {until:sought-card} or choose to stop',
  ),
  ...verb('to top', `put {what:any-target} on top of ${OWNER} in any order`, {
    ...ORDER.any,
    reads: [...TOP.map((one) => `${one} in any order`), 'put {what:any-target} back in any order'],
  }),
  ...verb('to top', `put {what:any-target} on top of ${OWNER} in a random order`, {
    ...ORDER.random,
    reads: TOP.map((one) => `${one} in a random order`),
  }),
  ...verb('to top', `put {what:any-target} on top of ${OWNER}`, {
    reads: [...TOP, 'put {what:any-target} back'],
  }),
  ...verb('to bottom', `put {what:any-target} on the bottom of ${OWNER} in any order`, {
    ...ORDER.any,
    reads: BOTTOM.map((one) => `${one} in any order`),
  }),
  ...verb('to bottom', `put {what:any-target} on the bottom of ${OWNER} in a random order`, {
    ...ORDER.random,
    reads: BOTTOM.map((one) => `${one} in a random order`),
  }),
  ...verb('to bottom', `put {what:any-target} on the bottom of ${OWNER}`, { reads: BOTTOM }),
  // Where it lies by now goes without saying.
  phrase(
    'verb',
    'to bottom',
    `put {what:pronoun} on the bottom of ${DECK} from (your|their|its owner's) discard pile`,
  ),
  phrase('verb', 'to top', `put {what:pronoun} on top of ${DECK} from (your|their|its owner's) discard pile`),
  ...verb('archive', "archive {what:pronoun} from (your|their|its owner's) discard pile"),
  phrase(
    'verb',
    'return',
    "return {what:pronoun} from (your|their|its owner's) discard pile to (your|their|its owner's) hand",
  ),
  phrase('verb', 'to bottom', `{what:remaining-cards} (on|on the) bottom of ${DECK}`),
  phrase('verb', 'to top', `{what:remaining-cards} (on|on the) top of ${DECK}`),
  phrase('verb', 'to hand', '{what:remaining-cards} (into|to) your hand'),
  phrase('remaining-cards', 'of those', '{count:#}', { plural: 'count' }),
  phrase('remaining-cards', 'the others', '(the others|the other|the rest)'),
  ...[
    ['verb', 'shuffle your', 'your', 'you'],
    ['third-person', 'shuffles their', 'their', 'they'],
  ].map(([category = '', shuffle = '', their = '', whose = '']) =>
    phrase(
      category,
      'shuffle',
      `${shuffle} ${within('what.of', '{zone:pile}[ and {orZone:pile}]')} into ${their} deck`,
      {
        fixed: { what: { kind: 'each', of: { ...CARDS, whose } } },
      },
    ),
  ),
  ...verb('shuffle', `shuffle {what:any-target} into ${OWNER}`, {
    reads: [
      `shuffle {what:any-target} (into|back into) ${DECK}`,
      `shuffle {what:any-target} from play into ${DECK}`,
    ],
  }),
  ...verb('shuffle deck', 'shuffle {whose:whose} deck'),
  ...verb('shuffle deck', 'shuffle that deck', { fixed: { whose: 'that player' } }),
  ...verb('swap zones', 'swap {whose:whose} {zone:pile} and {orZone:pile}', {
    reads: ['swap {whose:whose} {zone:pile} (and|with) (your|their) {orZone:pile}'],
  }),
  ...verb('swap cards', 'swap {from.of:zone-card} with {to.of:zone-card}', {
    fixed: { from: { kind: 'choose' }, to: { kind: 'choose' } },
    reads: ['swap {from.of:zone-card} and {to.of:zone-card}'],
  }),
  phrase('simple-effect', 'becomes active house', "{of:known-card}'s house becomes your active house"),
  phrase('simple-effect', 'becomes active house', '{of:possessive} house becomes your active house'),
  phrase('simple-effect', 'becomes active house', 'that house becomes the active house', {
    reads: ['(that|the chosen|the named) house becomes (the|your) active house'],
  }),
  ...verb('look at', 'look at {what:any-target}'),
  ...verb('reveal', 'reveal {what:any-target}', { reads: ['reveal {what:any-target} to your opponent'] }),
  ...verb('reveal', 'reveal (the card|the cards)', { fixed: { what: IT } }),
  ...verb('search', 'search {whose:whose} {zone:pile}[ and {orZone:pile}] for {what:search-target}', {
    reads: ['search {whose:whose} {zone:pile}[ or {orZone:pile}] for {what:search-target}'],
  }),
  phrase('search-target', 'choose', '{of:sought-card}'),
  phrase('search-target', 'choose', '{of.named:other-title}', { fixed: { of: CARDS } }),
  phrase(
    'search-target',
    'choose',
    '{of.named:other-title}, {of.or.named:title}, or {of.or.or.named:title}',
    {
      fixed: { of: { ...CARDS, or: { ...CARDS, or: CARDS } } },
    },
  ),
  phrase('search-target', 'choose', 'either half of a gigantic creature', { fixed: { of: GIGANTIC_HALVES } }),
  phrase('search-target', 'halves', '(2|two|both) halves of a gigantic creature', {
    fixed: { of: GIGANTIC_HALVES },
    plural: true,
  }),
  phrase('search-target', 'each', 'each {of:sought-cards~one}'),
  phrase('search-target', 'any number', 'any number of {of:sought-cards~many}', { plural: true }),
  phrase('search-target', 'up to', 'up to {count:#} {of:sought-cards~count}', { plural: true }),
  phrase('search-target', 'some', '{count:#} {of:sought-cards~count}', {
    plural: 'count',
    reads: ['any {count:#} {of:sought-cards~count}'],
  }),
  // What can be put into a hand: nothing that stays in play but the card itself.
  include('moved-card', '{it:zone-target}'),
  phrase('moved-card', 'self', '{self}'),
  phrase('moved-card', 'it', 'them', { fixed: { many: true }, reads: ['those cards', 'each of them'] }),
  phrase('moved-card', 'it', 'it', { reads: ['that card', 'that creature', 'the chosen (card|creature)'] }),
  include('moved-card', '{it:affected-card}'),
]
