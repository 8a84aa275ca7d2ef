import { phrase as anyPhrase } from '@battleline/language'
import { include, phrase } from './nodes.ts'

export const amounts = [
  phrase('amount', 'number', '{value:#}'),
  phrase('amount', 'X', 'X'),
  phrase('amount', 'that much', 'that much', { reads: ['that many'] }),
  phrase('amount', 'twice', 'twice {of:measure}'),
  phrase('amount', 'plus', 'X plus {by:#}', { fixed: { of: { kind: 'X' } } }),
  phrase('measure', 'power of', "the tapped creature's power", {
    fixed: { who: { kind: 'tapped for it' }, as: 'tapped' },
  }),
  phrase('measure', 'power of', 'its power', { fixed: { who: { kind: 'it' } } }),
  phrase('measure', 'power of', "{who:object}'s power"),
  phrase('measure', 'toughness of', 'its toughness', { fixed: { who: { kind: 'it' } } }),
  phrase('measure', 'toughness of', "{who:object}'s toughness"),
  phrase('measure', 'power of', "the sacrificed creature's power", {
    fixed: { who: { kind: 'sacrificed' }, as: 'sacrificed' },
  }),
  phrase('measure', 'toughness of', "the sacrificed creature's toughness", {
    fixed: { who: { kind: 'sacrificed' }, as: 'sacrificed' },
  }),
  phrase('measure', 'count', 'the number of {of:thing~many}', {
    reads: ['the number of {of:thing~many} on the battlefield'],
  }),
  phrase('measure', 'count', 'the number of other {of:thing~many}', { fixed: { other: true } }),
  phrase('measure', 'greatest', 'the greatest power among {of:thing~many}', { fixed: { what: 'power' } }),
  phrase('measure', 'greatest', 'the greatest toughness among {of:thing~many}', {
    fixed: { what: 'toughness' },
  }),
  phrase('measure', 'total power', 'the total power of {of:thing~many}'),
  phrase('measure', 'hand', 'the number of cards in your hand', { fixed: { who: { kind: 'you' } } }),
  phrase('measure', 'hand', "the number of cards in {who:object}'s hand"),
  phrase('measure', 'life total', 'your life total', { fixed: { who: { kind: 'you' } } }),
  phrase('measure', 'life total', "{who:object}'s life total"),
  phrase('measure', 'graveyard', 'the number of {types:type-word+" and "} cards in your graveyard', {
    fixed: { whose: 'you' },
  }),
  phrase('measure', 'graveyard', 'the number of {types:type-word+" and "} cards in all graveyards', {
    fixed: { whose: 'all' },
  }),
  phrase(
    'measure',
    'graveyard',
    'the number of {types:type-word+" and "} cards in your opponents\' graveyards',
    {
      fixed: { whose: 'opponents' },
    },
  ),
  phrase('measure', 'graveyard', 'the number of cards in your graveyard', { fixed: { whose: 'you' } }),
  phrase('measure', 'graveyard', 'the number of cards in all graveyards', { fixed: { whose: 'all' } }),
  phrase('measure', 'counters on', 'the number of {which:counter} counters on it', {
    fixed: { who: { kind: 'self' } },
  }),
  phrase('measure', 'counters on', 'the number of {which:counter} counters on {who:object}'),
  phrase('measure', 'counters on', 'the number of counters on it', { fixed: { who: { kind: 'it' } } }),
  phrase('measure', 'counters on', 'the number of counters on {who:object}'),
  phrase('measure', 'graveyard', 'the number of permanent cards in your graveyard', {
    fixed: { whose: 'you', permanents: true },
  }),
  phrase('measure', 'graveyard', "the number of cards in your opponents' graveyards", {
    fixed: { whose: 'opponents' },
  }),
  phrase('measure', 'types in graveyard', 'the number of card types among cards in your graveyard'),
  phrase('measure', 'sum', 'the number of {of.of:thing~many} plus the number of {and.of:thing~many}', {
    fixed: { of: { kind: 'count' }, and: { kind: 'count' } },
  }),
  phrase('measure', 'colors', 'the number of colors among {of:thing~many}'),
  phrase('per', 'colors', 'color among {of:thing~many}'),
  phrase('measure', 'basic types', 'the number of basic land types among lands you control'),
  phrase('measure', 'attachments', 'the number of Equipment attached to {self}', {
    fixed: { by: 'Equipment' },
  }),
  phrase('measure', 'attachments', 'the number of Auras attached to {self}', { fixed: { by: 'Aura' } }),
  phrase('per', 'basic types', 'basic land type among lands you control'),
  phrase('per', 'attachments', 'Equipment attached to it', {
    fixed: { by: 'Equipment' },
    reads: ['Equipment attached to {self}'],
  }),
  phrase('per', 'attachments', 'Aura attached to it', {
    fixed: { by: 'Aura' },
    reads: ['Aura attached to {self}'],
  }),
  phrase('per', 'attachments', 'Aura and Equipment attached to it', {
    fixed: { by: 'either' },
    reads: ['Aura and Equipment attached to {self}'],
  }),
  phrase('per', 'hand', 'card in your hand', { fixed: { who: { kind: 'you' } } }),
  phrase('per', 'graveyard', 'card in your graveyard', { fixed: { whose: 'you' } }),
  phrase('per', 'graveyard', '{types:type-word+" and "} card in your graveyard', {
    fixed: { whose: 'you' },
    reads: ['{types:type-word+" and/or "} card in your graveyard'],
  }),
  phrase('per', 'counters on', '{which:counter} counter on it', {
    fixed: { who: { kind: 'self' } },
    reads: ['{which:counter} counter on {self}'],
  }),
  phrase('per', 'counters on', 'counter on it', {
    fixed: { who: { kind: 'self' } },
    reads: ['counter on {self}'],
  }),
  phrase('measure', 'twice', 'twice {of:measure}'),
  phrase('measure', 'half up', 'half {of:measure}, rounded up'),
  phrase('measure', 'half down', 'half {of:measure}, rounded down'),
  phrase('measure', 'plus', '{by:#} plus {of:measure}'),
]

const COLORED = '{colors:color+" and "} '
/** What a token has: keywords, abilities, or both. */
const WITH = [
  '[ with {keywords:keyword+", and"}]',
  ' with {keywords:keyword+", "} and "{texts:clause+" "}"',
  ' with "{texts:clause+" "}"',
]

/** A token: "2/2 black Zombie creature token"; several. */
export const tokens = (['token', 'tokens'] as const).flatMap((word) => [
  ...WITH.flatMap((having) =>
    [COLORED, 'colorless '].flatMap((color) => [
      phrase(
        `creature-${word}`,
        'token',
        `{power:#}/{toughness:#} ${color}{subtypes:subtype+" "} creature ${word}${having}`,
      ),
      phrase(
        `creature-${word}`,
        'token',
        `{power:#}/{toughness:#} ${color}{subtypes:subtype+" "} artifact creature ${word}${having}`,
        { fixed: { artifact: true } },
      ),
    ]),
  ),
  phrase(word, 'artifact token', `{name:artifact-token} ${word}`),
])
export const anyTokens = [include('token', '{it:creature-token}'), include('tokens', '{it:creature-tokens}')]

export const conditions = [
  include('condition', '{it:state-of}'),
  phrase('condition', 'delirium', 'there are {least:#} or more card types among cards in your graveyard'),
  phrase('condition', 'it is', "it's a(n) {of:thing~one}", {
    reads: ['it is a(n) {of:thing~one}', 'that creature is a(n) {of:thing~one}'],
  }),
  phrase('condition', 'it is', "it's legendary", {
    fixed: { of: { kind: 'which', legendary: true }, as: 'legendary' },
    reads: ['that creature is legendary'],
  }),
  phrase('condition', 'did', 'you do', { reads: ['they do', 'that player does'] }),
  phrase('condition', 'did not', "you don't"),
  phrase('state-of', 'state', '{self} is {is:state}'),
  phrase('state-of', 'state', "it's {is:state}", { fixed: { as: 'it' } }),
  // How a card was cast is no part of a board.
  ...[
    'it was kicked',
    '{self} was kicked',
    'it was bargained',
    '{self} was bargained',
    'evidence was collected',
    'its {cost:mana} cost was paid',
    'the gift was promised',
    'its offspring cost was paid',
    'its sneak cost was paid',
    "this spell's additional cost was paid",
  ].map((how) => anyPhrase('condition', 'never', how, { fixed: { as: how } })),
  phrase('condition', 'not', "the gift wasn't promised", { fixed: { of: { kind: 'never' } } }),
  ...[
    '{cost:mana} was spent to cast it',
    '{cost:mana} was spent to cast {self}',
    'no mana was spent to cast it',
    'you cast it from your graveyard',
    'it was cast from a graveyard',
    'you cast it',
    'you cast it from your hand',
    'you descended this turn',
    'you committed a crime this turn',
    'a player was dealt combat damage this turn',
    'an opponent was dealt damage this turn',
    'no spells were cast last turn',
    'an opponent controls more lands than you',
    'a player cast two or more spells last turn',
    "you haven't cast a spell from your hand this turn",
    "you've drawn two or more cards this turn",
    "you've put a +1/+1 counter on a creature this turn",
    'two or more nonland permanents entered the battlefield under your control this turn',
    'an opponent has three or more poison counters',
    "you're the monarch",
    'you have the initiative',
    "you have the city's blessing",
    "it's day",
    "it's night",
  ].map((what) => anyPhrase('condition', 'aside', what, { fixed: { about: what } })),
  // What has happened in the turn.
  phrase('condition', 'happened', 'you gained life this turn', {
    fixed: { what: 'gained', by: 'you' },
    reads: ["you've gained life this turn"],
  }),
  phrase('condition', 'happened', 'you lost life this turn', {
    fixed: { what: 'lost', by: 'you' },
    reads: ["you've lost life this turn"],
  }),
  phrase('condition', 'happened', "you've cast a spell this turn", { fixed: { what: 'cast', by: 'you' } }),
  phrase('condition', 'happened', "you've cast {least:#} or more spells this turn", {
    fixed: { what: 'cast', by: 'you' },
  }),
  phrase('condition', 'happened', "you've cast another spell this turn", {
    fixed: { what: 'cast', by: 'you', least: 2, as: 'another' },
  }),
  phrase('condition', 'not', "you haven't cast a spell this turn", {
    fixed: { of: { kind: 'happened', what: 'cast', by: 'you' } },
  }),
  phrase('condition', 'happened', 'you gained or lost life this turn', {
    fixed: { what: 'gained', or: 'lost', by: 'you' },
  }),
  phrase('condition', 'happened', 'an opponent lost life this turn', {
    fixed: { what: 'lost', by: 'an opponent' },
  }),
  phrase('condition', 'happened', 'you attacked this turn', {
    fixed: { what: 'attacked', by: 'you' },
    reads: ['you attacked with a creature this turn'],
  }),
  phrase('condition', 'happened', 'a creature died this turn', { fixed: { what: 'died', by: 'anyone' } }),
  phrase('condition', 'happened', 'a creature died under your control this turn', {
    fixed: { what: 'died', by: 'you' },
  }),
  phrase('condition', 'happened', 'a permanent left the battlefield under your control this turn', {
    fixed: { what: 'left', by: 'you' },
    reads: ['a permanent you controlled left the battlefield this turn'],
  }),
  // What somebody controls.
  phrase('condition', 'controls', 'you control another {of:thing}', { fixed: { other: true } }),
  phrase('condition', 'controls', 'you control {least:#} or more other {of:thing~many}', {
    fixed: { other: true },
  }),
  phrase('condition', 'controls', 'you control {least:#} or more {of:thing~many}'),
  phrase('condition', 'controls', 'you control at least {least:#} {of:thing~many}', {
    fixed: { as: 'at least' },
  }),
  phrase('condition', 'controls', 'you control no {of:thing~many}', { fixed: { most: 0 } }),
  phrase('condition', 'controls', "you don't control another {of:thing}", {
    fixed: { most: 0, other: true, as: 'not another' },
  }),
  phrase('condition', 'controls', "you don't control a(n) {of:thing}", { fixed: { most: 0, as: 'not' } }),
  phrase('condition', 'controls', 'you control no other {of:thing~many}', {
    fixed: { most: 0, other: true },
  }),
  phrase('condition', 'controls', 'you control a(n) {of:thing}'),
  phrase('condition', 'controls', 'an opponent controls {least:#} or more {of:thing~many}', {
    fixed: { who: 'an opponent' },
  }),
  phrase('condition', 'controls', 'an opponent controls a(n) {of:thing}', { fixed: { who: 'an opponent' } }),
  phrase('condition', 'controls', 'any player controls a(n) {of:thing}', { fixed: { who: 'anyone' } }),
  phrase('condition', 'not', 'no opponent controls a(n) {of.of:thing}', {
    fixed: { of: { kind: 'controls', who: 'an opponent' } },
  }),
  phrase('condition', 'controls', 'defending player controls no {of:thing~many}', {
    fixed: { who: 'defending player', most: 0 },
  }),
  phrase('condition', 'controls', 'defending player controls a(n) {of:thing}', {
    fixed: { who: 'defending player' },
  }),
  // Turns, life and hands.
  phrase('condition', 'turn', "it's your turn", { fixed: { whose: 'yours' } }),
  phrase('condition', 'turn', "it's not your turn", { fixed: { whose: 'not yours' } }),
  phrase('condition', 'life', 'you have {least:#} or more life', { fixed: { who: 'you' } }),
  phrase('condition', 'life', 'you have {most:#} or less life', { fixed: { who: 'you' } }),
  phrase('condition', 'life', 'an opponent has {most:#} or less life', { fixed: { who: 'an opponent' } }),
  phrase(
    'condition',
    'most common color',
    '{color:color} is the most common color among all permanents or is tied for most common',
  ),
  phrase('condition', 'more life', 'you have more life than an opponent'),
  phrase('condition', 'hand', 'a player has no cards in hand', { fixed: { who: 'anyone', most: 0 } }),
  phrase('condition', 'hand', 'you have no cards in hand', { fixed: { who: 'you', most: 0 } }),
  phrase('condition', 'hand', 'you have {most:#} or fewer cards in hand', { fixed: { who: 'you' } }),
  phrase('condition', 'hand', 'you have {least:#} or more cards in hand', { fixed: { who: 'you' } }),
  phrase('condition', 'hand', 'an opponent has no cards in hand', { fixed: { who: 'an opponent', most: 0 } }),
  phrase('condition', 'in graveyard', 'there are {least:#} or more permanent cards in your graveyard', {
    fixed: { permanents: true },
  }),
  phrase('condition', 'in graveyard', 'there are {least:#} or more cards in your graveyard', {
    reads: ['{least:#} or more cards are in your graveyard'],
  }),
  phrase(
    'condition',
    'in graveyard',
    'there are {least:#} or more {types:type-word+" and/or "} cards in your graveyard',
    { reads: ['you have {least:#} or more {types:type-word+" and/or "} cards in your graveyard'] },
  ),
  phrase('condition', 'in graveyard', 'there is a(n) {types:type-word+" or "} card in your graveyard', {
    fixed: { least: 1 },
  }),
  // The permanent itself.
  phrase('state-of', 'counters', '{self} has a(n) {which:counter} counter on it', {
    fixed: { least: 1 },
  }),
  phrase('state-of', 'counters', 'it has a(n) {which:counter} counter on it', {
    fixed: { least: 1, as: 'it' },
    reads: ['it had a(n) {which:counter} counter on it'],
  }),
  phrase('state-of', 'counters', '{self} has {least:#} or more {which:counter} counters on it'),
  phrase('state-of', 'counters', 'it has {least:#} or more {which:counter} counters on it', {
    fixed: { as: 'it' },
    reads: ['there are {least:#} or more {which:counter} counters on {self}'],
  }),
  phrase('state-of', 'counters', '{self} has no {which:counter} counters on it', {
    fixed: { most: 0 },
  }),
  phrase('state-of', 'counters', 'it has no {which:counter} counters on it', {
    fixed: { most: 0, as: 'it' },
    reads: ['it had no {which:counter} counters on it'],
  }),
  phrase('state-of', 'power', "{self}'s power is {least:#} or greater", {
    reads: ['{self} has power {least:#} or greater'],
  }),
  phrase('state-of', 'power', "{self}'s power is {most:#} or less", {
    reads: ['{self} has power {most:#} or less'],
  }),
  phrase('state-of', 'power', 'its power is {most:#} or less', {
    fixed: { as: 'it' },
    reads: ['her power is {most:#} or less', 'his power is {most:#} or less'],
  }),
  phrase('state-of', 'power', 'its power is {least:#} or greater', { fixed: { as: 'it' } }),
  phrase('state-of', 'blocking it', '{least:#} or more creatures are blocking it'),
  phrase('state-of', 'attached', '{self} is equipped', {
    fixed: { by: 'Equipment' },
  }),
  phrase('state-of', 'attached', "it's equipped", { fixed: { by: 'Equipment', as: 'it' } }),
  phrase('state-of', 'attached', '{self} is enchanted', { fixed: { by: 'Aura' } }),
  phrase('state-of', 'attached', "it's enchanted", { fixed: { by: 'Aura', as: 'it' } }),
  phrase('state-of', 'attached', '{self} is enchanted or equipped', {
    fixed: { by: 'either' },
  }),
  phrase('state-of', 'attached', "it's enchanted or equipped", { fixed: { by: 'either', as: 'it' } }),
]

/** Cards of one's own graveyard. */
const OWN_GRAVEYARD = { kind: 'which', zone: 'graveyard', whose: 'you' } as const

export const costs = [
  include('cost', '{it:payment}'),
  phrase('payment', 'tap', '\\{T\\}'),
  phrase('payment', 'tap others', 'tap another {of:thing}', { fixed: { amount: 1, other: true } }),
  phrase('payment', 'tap others', 'tap a(n) {of:thing}', { fixed: { amount: 1 } }),
  phrase('payment', 'tap others', 'tap {amount:#} {of:thing~many}'),
  phrase(
    'payment',
    'tap power',
    'tap any number of other {of:thing~many} with total power {power:#} or greater',
    { fixed: { other: true } },
  ),
  phrase('payment', 'tap power', 'tap any number of {of:thing~many} with total power {power:#} or greater'),
  phrase('payment', 'mana', '{symbols:mana}', { reads: ['pay {symbols:mana}'] }),
  phrase('payment', 'untap', '\\{Q\\}'),
  phrase('payment', 'exile self', 'exile {self} from your graveyard'),
  phrase('payment', 'exile permanent', 'exile {self}'),
  phrase('payment', 'discard self', 'discard {self}'),
  phrase('payment', 'mill', 'mill a card', { fixed: { amount: 1 } }),
  phrase('payment', 'mill', 'mill {amount:#} cards'),
  phrase('payment', 'mill', 'exile the top card of your library', { fixed: { amount: 1, as: 'exile' } }),
  phrase('payment', 'mill', 'exile the top {amount:#} cards of your library', { fixed: { as: 'exile' } }),
  phrase('payment', 'sacrifice self', 'sacrifice {self}'),
  phrase('payment', 'sacrifice', 'sacrifice another {of:thing}', { fixed: { amount: 1, other: true } }),
  phrase('payment', 'sacrifice', 'sacrifice a(n) {of:thing}', { fixed: { amount: 1 } }),
  phrase('payment', 'sacrifice', 'sacrifice {amount:#} {of:thing~many}'),
  phrase('payment', 'life', 'pay {amount:#} life'),
  phrase('payment', 'discard', 'discard a card at random', { fixed: { amount: 1, random: true } }),
  phrase('payment', 'discard', 'discard a(n) {of:hand-card} card', { fixed: { amount: 1 } }),
  phrase('payment', 'exile cards', 'exile a(n) {of:dead-card}', { fixed: { amount: 1 } }),
  phrase('payment', 'exile cards', 'exile {amount:#} {of:dead-card}'),
  phrase('payment', 'exile cards', 'exile a card from your graveyard', {
    fixed: { amount: 1, of: OWN_GRAVEYARD, as: 'any' },
  }),
  phrase('payment', 'exile cards', 'exile {amount:#} cards from your graveyard', {
    fixed: { of: OWN_GRAVEYARD, as: 'any' },
  }),
  phrase('payment', 'exile cards', 'exile a(n) {of:thing}', { fixed: { amount: 1, as: 'permanent' } }),
  phrase('payment', 'return', "return a(n) {of:thing} to its owner's hand", { fixed: { amount: 1 } }),
  phrase('payment', 'return', "return {amount:#} {of:thing~many} to their owner's hand", {
    reads: ["return {amount:#} {of:thing~many} to their owners' hands"],
  }),
  phrase('hand-card', 'which', '{nouns:type-word+", or"}', { fixed: { zone: 'hand' } }),
  phrase('hand-card', 'which', '{subtype:subtype~one}', { fixed: { zone: 'hand' } }),
  phrase('hand-card', 'which', '{nonType:non-type}', { fixed: { zone: 'hand' } }),
  phrase('hand-card', 'which', '{color:color}', { fixed: { zone: 'hand' } }),
  phrase('payment', 'discard', 'discard a card', { fixed: { amount: 1 } }),
  phrase('payment', 'discard', 'discard {amount:#} cards'),
  phrase('payment', 'remove counters', 'remove a(n) {which:counter} counter from {self}', {
    fixed: { amount: 1 },
  }),
  phrase('payment', 'remove counters', 'remove {amount:#} {which:counter} counters from {self}'),
  phrase('mana', 'mana cost', '{of:symbol+""}'),
  phrase('symbol', 'generic', '\\{{of:#}\\}'),
  phrase('symbol', 'hybrid', '\\{{of:pip}/{or:pip}\\}'),
  phrase('symbol', 'hybrid generic', '\\{{of:#}/{or:pip}\\}'),
  phrase('symbol', 'pip', '\\{{of:pip}\\}'),
]
