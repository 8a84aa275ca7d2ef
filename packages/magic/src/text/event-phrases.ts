import { include, phrase } from './nodes.ts'

const TOKEN = { kind: 'which', nouns: 'permanent', token: true } as const
const ENTERS = { kind: 'happens', who: { kind: 'self' }, does: [{ kind: 'enters' }] } as const

/** What may happen to a permanent only once. */
const once = [
  // Boards have no other faces of cards.
  phrase('once', 'never', '(transforms/transform) into {self}', { fixed: { as: 'transforms' } }),
  phrase('once', 'enters', '(enters/enter)', { reads: ['(enters/enter) the battlefield'] }),
  phrase('once', 'turned up', '(is/are) turned face up'),
  phrase('once', 'dies', '(dies/die)', {
    reads: ['(is/are) put into a graveyard from the battlefield'],
  }),
  phrase('once', 'leaves', '(leaves/leave) the battlefield without dying', { fixed: { alive: true } }),
  phrase('once', 'leaves', '(leaves/leave) the battlefield'),
]

/** What happens to a permanent, or what it does. */
const happenings = [
  include('happening', '{it:once}'),
  phrase('happening', 'attacks', '(attacks/attack) for the first time each turn', { fixed: { first: true } }),
  phrase('happening', 'attacks', '(attacks/attack) alone', { fixed: { alone: true } }),
  phrase('happening', 'attacks', '(attacks/attack) with another creature with greater power', {
    fixed: { besideGreater: true },
  }),
  phrase('happening', 'attacks', '(attacks/attack) the player with the most life or tied for most life', {
    fixed: { object: 'most life' },
  }),
  phrase('happening', 'unblocked', "(attacks/attack) a player and (isn't/aren't) blocked", {
    fixed: { object: 'a player' },
  }),
  phrase('happening', 'unblocked', "(attacks/attack) and (isn't/aren't) blocked"),
  phrase('happening', 'attacks', '(attacks/attack) an opponent', {
    fixed: { object: 'an opponent' },
    reads: ['(attacks/attack) one of your opponents'],
  }),
  phrase('happening', 'attacks', '(attacks/attack) a player', { fixed: { object: 'a player' } }),
  phrase('happening', 'attacks', '(attacks/attack) while saddled', {
    fixed: { while: { kind: 'state', is: 'saddled' } },
  }),
  phrase('happening', 'attacks', '(attacks/attack) while {while:condition}'),
  phrase('happening', 'attacks or blocks', '(attacks/attack) or (blocks/block) while {while:condition}'),
  phrase('happening', 'attacks', '(attacks/attack)'),
  // Both are about the other creature: “blocks” alone would not be.
  phrase('happening', 'fights', '(blocks/block) or (becomes/become) blocked by a(n) {object:thing}'),
  phrase('happening', 'blocked by', '(becomes/become) blocked by a(n) {object:thing}'),
  phrase('happening', 'blocked', '(becomes/become) blocked'),
  phrase('happening', 'blocks what', '(blocks/block) a(n) {object:thing}'),
  phrase('happening', 'blocks', '(blocks/block)'),
  phrase('happening', 'tapped', '(becomes/become) tapped'),
  phrase('happening', 'untapped', '(becomes/become) untapped'),
  phrase('happening', 'targeted', '(becomes/become) the target of a spell or ability an opponent controls', {
    fixed: { by: 'an opponent' },
  }),
  phrase('happening', 'targeted', '(becomes/become) the target of a spell or ability you control', {
    fixed: { by: 'you' },
  }),
  phrase(
    'happening',
    'targeted',
    '(becomes/become) the target of a spell or ability you control for the first time each turn',
    { fixed: { by: 'you', first: true } },
  ),
  phrase('happening', 'targeted', '(becomes/become) the target of a spell you control', {
    fixed: { by: 'you', spells: true },
  }),
  phrase('happening', 'targeted', '(becomes/become) the target of a spell', {
    fixed: { by: 'anyone', spells: true },
  }),
  phrase('happening', 'targeted', '(becomes/become) the target of a spell or ability', {
    fixed: { by: 'anyone' },
  }),
  phrase('happening', 'dealt damage', '(is/are) dealt {least:#} or more damage'),
  phrase('happening', 'dealt damage', '(is/are) dealt damage'),
  phrase('happening', 'deals damage', '(deals/deal) damage to a(n) {object.subtype:subtype~one}', {
    fixed: { object: { kind: 'which' } },
  }),
  phrase(
    'happening',
    'deals damage',
    '(deals/deal) damage to a(n) {object.subtype:subtype~one} or {object.orSubtype:subtype~one}',
    { fixed: { object: { kind: 'which' } } },
  ),
  phrase('happening', 'deals damage', '(deals/deal) combat damage to {object:damaged}', {
    fixed: { combat: true },
  }),
  phrase('happening', 'deals damage', '(deals/deal) combat damage', { fixed: { combat: true } }),
  phrase('happening', 'deals damage', '(deals/deal) damage to {object:damaged}'),
  phrase('happening', 'deals damage', '(deals/deal) damage'),
]

/** Whom it happens to. */
const doers = [
  phrase('doer', 'self', '{self}'),
  // A name of two.
  phrase('doer', 'self', '{self}', { fixed: { as: 'many' }, plural: true }),
  phrase('doer', 'self or', '{self} or another {of:thing}'),
  phrase('doer', 'some', 'a creature dealt damage by {self} this turn', {
    fixed: { of: { kind: 'which', nouns: 'creature', hurtBy: 'self' } },
  }),
  phrase('doer', 'attached', 'enchanted creature', { fixed: { as: 'aura' } }),
  phrase('doer', 'attached', 'equipped creature', { fixed: { as: 'equipment' } }),
  phrase('doer', 'some', 'another {of:thing}', { fixed: { other: true } }),
  phrase('doer', 'some', 'one or more other {of:thing~many}', {
    fixed: { batch: true, other: true },
    plural: true,
  }),
  phrase('doer', 'some', 'one or more {of:thing~many}', { fixed: { batch: true }, plural: true }),
  phrase('doer', 'some', '{many:#} or more {of:thing~many}', { fixed: { batch: true }, plural: true }),
  phrase('doer', 'some', 'a(n) {of:thing}'),
  phrase('doer', 'some', '{of:thing~many}', { fixed: { as: 'many' }, plural: true }),
]

const players = [
  phrase('trigger', 'casts', 'whenever you cast a(n) {spell:spell-filter}', {
    reads: ['when you cast a(n) {spell:spell-filter}'],
  }),
  phrase('trigger', 'casts', 'whenever an opponent casts a(n) {spell:spell-filter}', {
    fixed: { by: 'an opponent' },
  }),
  phrase('trigger', 'casts', 'whenever a player casts a(n) {spell:spell-filter}', {
    fixed: { by: 'anyone' },
  }),
  phrase('trigger', 'casts', 'whenever you cast your {nth:ordinal} spell each turn'),
  phrase('trigger', 'casts', "whenever you cast a(n) {spell:spell-filter} during an opponent's turn", {
    fixed: { during: 'not yours' },
  }),
  phrase('trigger', 'casts', 'whenever you cast a(n) {spell:spell-filter} that targets {self}', {
    fixed: { targets: 'self' },
  }),
  phrase('trigger', 'casts', 'whenever you cast a(n) {spell:spell-filter} that targets a(n) {targets:thing}'),
  phrase('trigger', 'gains life', 'whenever you gain life for the first time during each of your turns', {
    fixed: { first: true, during: 'yours' },
  }),
  phrase('trigger', 'gains life', 'whenever you gain life for the first time each turn', {
    fixed: { first: true },
  }),
  phrase('trigger', 'gains life', 'whenever you gain life'),
  phrase('trigger', 'either', 'whenever you gain or lose life during your turn', {
    fixed: {
      first: { kind: 'gains life', during: 'yours' },
      second: { kind: 'loses life', during: 'yours' },
      as: 'gain or lose',
    },
  }),
  phrase('trigger', 'gains life', 'whenever an opponent gains life', { fixed: { by: 'an opponent' } }),
  phrase('trigger', 'loses life', 'whenever you lose life'),
  phrase('trigger', 'loses life', 'whenever an opponent loses life', { fixed: { by: 'an opponent' } }),
  phrase('trigger', 'draws', 'whenever you draw your {nth:ordinal} card each turn'),
  phrase('trigger', 'draws', 'whenever an opponent draws their {nth:ordinal} card each turn', {
    fixed: { by: 'an opponent' },
  }),
  phrase('trigger', 'draws', 'whenever you draw a card'),
  phrase('trigger', 'draws', 'whenever an opponent draws a card', { fixed: { by: 'an opponent' } }),
  // The turn of a board begins after its only draw step.
  phrase(
    'trigger',
    'draws',
    'whenever an opponent draws a card except the first one they draw in each of their draw steps',
    { fixed: { by: 'an opponent', as: 'except' } },
  ),
  phrase('trigger', 'commits a crime', 'whenever you commit a crime during your turn', {
    fixed: { during: 'yours' },
  }),
  phrase('trigger', 'commits a crime', 'whenever you commit a crime'),
  phrase('trigger', 'gains control', 'whenever an opponent gains control of a permanent from you', {
    fixed: { by: 'an opponent' },
  }),
  phrase('trigger', 'forages', 'whenever you forage'),
  phrase('trigger', 'is tempted', 'whenever the Ring tempts you'),
  phrase('trigger', 'leaves graveyard', 'whenever one or more cards leave your graveyard', {
    fixed: { batch: true },
  }),
  phrase('trigger', 'leaves graveyard', 'whenever a card leaves your graveyard'),
  phrase('trigger', 'leaves graveyard', 'whenever one or more cards are put into exile from your graveyard', {
    fixed: { batch: true, to: 'exile' },
  }),
  ...(
    [
      ['you put one or more {does.which:counter} counters on', 'you', {}],
      ['one or more {does.which:counter} counters are put on', 'anyone', {}],
      ['you put a {does.which:counter} counter on', 'you', { each: true }],
      ['a {does.which:counter} counter is put on', 'anyone', { each: true }],
      ['you put a counter on', 'you', { each: true, as: 'any' }],
      ['you put one or more counters on', 'you', { as: 'any' }],
    ] as const
  ).map(([words, by, more]) =>
    phrase('trigger', 'happens', `whenever ${words} {who:doer}`, {
      fixed: { does: [{ kind: 'puts counters', by, ...more }] },
    }),
  ),
  phrase('trigger', 'sacrifices', 'whenever you sacrifice another {who:thing}', { fixed: { other: true } }),
  phrase('trigger', 'sacrifices', 'whenever you sacrifice a(n) {who:thing}', {
    reads: ['when you sacrifice a(n) {who:thing}'],
  }),
  phrase('trigger', 'sacrifices', 'whenever you sacrifice one or more {who:thing~many}', {
    fixed: { batch: true },
  }),
  phrase('trigger', 'sacrifices', 'whenever an opponent sacrifices a(n) {who:thing}', {
    fixed: { by: 'an opponent' },
  }),
  phrase('trigger', 'sacrifices', 'whenever a player sacrifices a(n) {who:thing}', {
    fixed: { by: 'anyone' },
  }),
  phrase('trigger', 'sacrifices', 'whenever a player sacrifices another {who:thing}', {
    fixed: { by: 'anyone', other: true },
  }),
  phrase('trigger', 'creates', 'whenever you create a(n) {who:thing}'),
  phrase('trigger', 'either', 'whenever you create or sacrifice a token', {
    fixed: {
      first: { kind: 'creates', who: TOKEN },
      second: { kind: 'sacrifices', who: TOKEN },
      as: 'create or sacrifice',
    },
  }),
  phrase('trigger', 'player attacks', 'whenever you attack with {least:#} or more creatures'),
  phrase('trigger', 'player attacks', 'whenever you attack with {least:#} or more {of:thing~many}'),
  phrase('trigger', 'player attacks', 'whenever you attack', { fixed: { least: 1 } }),
]

const spells = [
  phrase('spell-filter', 'which spell', 'historic spell', { fixed: { historic: true } }),
  phrase('spell-filter', 'which spell', 'legendary spell', { fixed: { legendary: true } }),
  phrase('spell-filter', 'which spell', '{nonType:non-type} spell'),
  phrase('spell-filter', 'which spell', '{nonType:non-type} or {orSubtype:subtype} spell'),
  phrase('spell-filter', 'which spell', '{color:color} or {orColor:color} spell'),
  phrase('spell-filter', 'which spell', '{color:color} spell'),
  phrase('spell-filter', 'which spell', '{types:type-word+" or "} spell'),
  phrase('spell-filter', 'which spell', '{subtype:subtype} spell'),
  phrase('spell-filter', 'which spell', 'multicolored spell', { fixed: { multicolored: true } }),
  ...['', '{types:type-word+" or "} '].flatMap((types) => [
    phrase('spell-filter', 'which spell', `${types}spell with mana value {manaLeast:#} or greater`),
    phrase('spell-filter', 'which spell', `${types}spell with mana value {manaMost:#} or less`),
    ...[1, 2, 3, 4, 5, 6].map((value) =>
      phrase('spell-filter', 'which spell', `${types}spell with mana value ${value}`, {
        fixed: { manaLeast: value, manaMost: value },
      }),
    ),
  ]),
  phrase('spell-filter', 'which spell', 'spell'),
]

/** Moments of a turn. The turn of a board begins in the first main phase. */
const moments = [
  phrase('trigger', 'beginning of combat', 'at the beginning of combat on your turn'),
  phrase('trigger', 'beginning of combat', 'at the beginning of each combat', { fixed: { by: 'anyone' } }),
  phrase('trigger', 'end of combat', 'at end of combat'),
  phrase('trigger', 'end step', 'at the beginning of your end step'),
  phrase('trigger', 'end step', 'at the beginning of each end step', {
    fixed: { by: 'anyone' },
    reads: ['at the beginning of the end step', "at the beginning of each player's end step"],
  }),
  phrase('trigger', 'end step', "at the beginning of each opponent's end step", {
    fixed: { by: 'an opponent' },
  }),
  phrase('trigger', 'second main phase', 'at the beginning of your second main phase', {
    reads: ['at the beginning of your postcombat main phase'],
  }),
  ...[
    'at the beginning of your upkeep',
    'at the beginning of each upkeep',
    "at the beginning of each player's upkeep",
    "at the beginning of each opponent's upkeep",
    "at the beginning of enchanted player's upkeep",
    'at the beginning of your first main phase',
    'at the beginning of your precombat main phase',
    'at the beginning of your draw step',
    "at the beginning of each player's draw step",
    // Cycling is a trick from the hand, which boards do not offer.
    'whenever you cycle a card',
    'whenever a player cycles a card',
    'whenever enchanted land is tapped for mana',
    // A door is unlocked in a main phase (709.5e), for mana.
    'when you unlock this door',
    'whenever you fully unlock a Room',
    // No cost beyond mana is paid for a cast on a board.
    'whenever you give a gift',
  ].map((when) => phrase('trigger', 'never', when, { fixed: { as: when } })),
  // Nothing that has a part on a board makes these happen, or only a cast that is not known.
  ...[
    'when you cast {self}',
    'when you cycle {self}',
    'whenever you scry',
    'whenever you surveil',
    'whenever you discover',
    'whenever you discard a card',
    'whenever you cycle or discard a card',
    'whenever you expend 4',
    'whenever you tap a land for mana',
    'whenever you tap a creature for mana',
    'whenever you play a land',
    'whenever you investigate',
    'whenever {self} mutates',
    'when {self} exploits a creature',
    'when {self} becomes monstrous',
    'whenever you complete a dungeon',
    'whenever you roll one or more dice',
    'whenever you shuffle your library',
    'whenever you search your library',
    'whenever an opponent discards a card',
  ].map((when) => phrase('trigger', 'aside', when, { fixed: { about: when } })),
]

/** Triggers. */
export const events = [
  include('event', '{it:trigger}'),
  ...moments,
  phrase('trigger', 'happens', 'when {self} {does:once+" or "}', {
    reads: ['whenever {self} {does:once+" or "}'],
  }),
  phrase('trigger', 'happens', 'when {self} enters and whenever it {does:happening+" or "}', {
    fixed: { entering: true },
  }),
  phrase('trigger', 'either', 'when {self} enters and {second:trigger}', { fixed: { first: ENTERS } }),
  phrase('trigger', 'either', 'whenever {first.who:doer} enters and {second:trigger}', {
    fixed: { first: { kind: 'happens', does: [{ kind: 'enters' }] }, as: 'whenever' },
  }),
  ...players,
  phrase('trigger', 'happens', 'whenever {who:doer} {does:happening~who+" or "}', {
    reads: ['when {who:doer} {does:happening~who+" or "}'],
  }),
  ...once,
  ...happenings,
  ...doers,
  ...spells,
]
