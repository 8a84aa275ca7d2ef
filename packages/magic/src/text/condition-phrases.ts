import { phrase as anyPhrase } from '@battleline/language'
import { include, phrase } from './nodes.ts'

export const conditions = [
  include('condition', '{it:state-of}'),
  phrase('condition', 'delirium', 'there are {least:#} or more card types among cards in your graveyard'),
  phrase('condition', 'self is', '{self} is a(n) {of:thing~one}'),
  phrase('condition', 'it is', "it's a(n) {of:thing~one}", {
    reads: ['it is a(n) {of:thing~one}', 'that creature is a(n) {of:thing~one}'],
  }),
  phrase('condition', 'it is', "it's legendary", {
    fixed: { of: { kind: 'which', legendary: true }, as: 'legendary' },
    reads: ['that creature is legendary'],
  }),
  phrase('condition', 'its mana value', 'its mana value was {most:#} or less', {
    reads: ['its mana value is {most:#} or less'],
  }),
  phrase('condition', 'its mana value', 'its mana value was {least:#} or greater', {
    reads: ['its mana value is {least:#} or greater'],
  }),
  phrase('condition', 'did', 'you do', { reads: ['they do', 'that player does'] }),
  phrase('condition', 'did not', "you don't"),
  phrase('condition', 'resolved', 'this is the second time this ability has resolved this turn', {
    fixed: { times: 2 },
  }),
  phrase('condition', 'won the flip', 'you win the flip'),
  phrase('condition', 'lost the flip', 'you lose the flip'),
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
    'his sneak cost was paid',
    'her sneak cost was paid',
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
    'a player was dealt combat damage this turn',
    'an opponent was dealt damage this turn',
    'no spells were cast last turn',
    'an opponent controls more lands than you',
    'a player cast two or more spells last turn',
    "you haven't cast a spell from your hand this turn",
    "you've put a +1/+1 counter on a creature this turn",
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
  phrase('condition', 'happened', "you've drawn {least:#} or more cards this turn", {
    fixed: { what: 'drew', by: 'you' },
  }),
  phrase('condition', 'happened', 'you gained or lost life this turn', {
    fixed: { what: 'gained', or: 'lost', by: 'you' },
  }),
  phrase('condition', 'happened', 'an opponent lost life this turn', {
    fixed: { what: 'lost', by: 'an opponent' },
  }),
  phrase('condition', 'happened', "you've committed a crime this turn", {
    fixed: { what: 'crime', by: 'you' },
    reads: ['you committed a crime this turn'],
  }),
  phrase('condition', 'happened', "you've sacrificed {least:#} or more {of:newcomer~many} this turn", {
    fixed: { what: 'sacrificed', by: 'you' },
  }),
  phrase('condition', 'happened', "you've sacrificed a(n) {of:newcomer} this turn", {
    fixed: { what: 'sacrificed', by: 'you' },
    reads: ['you sacrificed a(n) {of:newcomer} this turn'],
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
  // Nobody warps on a board: a card is cast for its mana cost.
  phrase(
    'condition',
    'happened',
    'a nonland permanent left the battlefield this turn or a spell was warped this turn',
    { fixed: { what: 'nonland left', by: 'anyone' } },
  ),
  phrase(
    'condition',
    'happened',
    'another {of:newcomer} entered the battlefield under your control this turn',
    {
      fixed: { what: 'entered', by: 'you', other: true },
    },
  ),
  phrase(
    'condition',
    'happened',
    '{least:#} or more {of:newcomer~many} entered the battlefield under your control this turn',
    { fixed: { what: 'entered', by: 'you' } },
  ),
  phrase('condition', 'happened', 'a(n) {of:newcomer} entered the battlefield under your control this turn', {
    fixed: { what: 'entered', by: 'you' },
    reads: ['you had a(n) {of:newcomer} enter the battlefield under your control this turn'],
  }),
  // What it was as it entered: a turn remembers the cards.
  phrase('newcomer', 'which', '{nonType:non-type?} {nouns:noun+" or "}'),
  phrase('newcomer', 'which', '{subtype:subtype}'),
  phrase('newcomer', 'which', '{subtype:subtype~one} or {orSubtype:subtype~one}'),
  phrase('newcomer', 'which', '{subtype:subtype~one}\\, {orSubtypes:subtype~one+", or"}'),
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
  phrase(
    'condition',
    'greatest power',
    'you control a creature with the greatest power among {of:thing~many} on the battlefield',
  ),
  phrase('condition', 'sacrificed', 'a(n) {of:newcomer} was sacrificed this way'),
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
