import { phrase } from './nodes.ts'

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
  phrase('measure', 'greatest', 'the greatest mana value among {of:thing~many}', {
    fixed: { what: 'mana value' },
    reads: ['the highest mana value among {of:thing~many}'],
  }),
  phrase('measure', 'greatest', 'the greatest mana value among other {of:thing~many}', {
    fixed: { what: 'mana value', other: true },
  }),
  phrase('measure', 'mana value of', 'its mana value', { fixed: { who: { kind: 'it' } } }),
  phrase('measure', 'mana value of', "{who:object}'s mana value"),
  phrase(
    'measure',
    'entered',
    'the number of {of:newcomer~many} that entered the battlefield under your control this turn',
  ),
  phrase('measure', 'total power', 'the total power of {of:thing~many}'),
  phrase('measure', 'drawn', "the number of cards you've drawn this turn"),
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
  phrase('measure', 'graveyard', 'the number of {subtype:subtype~one} cards in your graveyard', {
    fixed: { whose: 'you' },
  }),
  phrase('measure', 'graveyard', 'the number of {subtype:subtype~one} cards in all graveyards', {
    fixed: { whose: 'all' },
  }),
  phrase(
    'measure',
    'sum',
    'the number of {of.of:thing~many} on the battlefield plus the number of {and.subtype:subtype~one} cards in all graveyards',
    { fixed: { of: { kind: 'count' }, and: { kind: 'graveyard', whose: 'all' } } },
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
