/** `current`: today's rules (CUR). `e16`: the rules in a release-notes article of 2016 (E16). */
export const EDITIONS = ['current', 'e16'] as const
/** A rules edition. */
export type Edition = (typeof EDITIONS)[number]

/** The colors. */
export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const
/** A color. */
export type Color = (typeof COLORS)[number]

/** The types of cards. */
export const CARD_TYPES = [
  'creature',
  'planeswalker',
  'battle',
  'artifact',
  'enchantment',
  'land',
  'instant',
  'sorcery',
] as const
/** The type of a card. */
export type CardType = (typeof CARD_TYPES)[number]

/** Keywords about attacks, blocks and damage. */
export const KEYWORDS = [
  'plainswalk',
  'islandwalk',
  'swampwalk',
  'mountainwalk',
  'forestwalk',
  'banding',
  'deathtouch',
  'defender',
  'double strike',
  'fear',
  'first strike',
  'flanking',
  'flying',
  'haste',
  'hexproof',
  'horsemanship',
  'indestructible',
  'infect',
  'intimidate',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'shroud',
  'skulk',
  'trample',
  'vigilance',
  'wither',
] as const
/** A keyword about attacks, blocks and damage. */
export type Keyword = (typeof KEYWORDS)[number]

/** The keywords that a counter can give (122.1b). */
export const KEYWORD_COUNTERS = [
  'deathtouch',
  'double strike',
  'first strike',
  'flying',
  'haste',
  'hexproof',
  'indestructible',
  'lifelink',
  'menace',
  'reach',
  'shadow',
  'trample',
  'vigilance',
] as const satisfies readonly Keyword[]

/** Counters that have a name and no rule; shield counters (122.1c), stun counters (122.1d), finality counters (122.1h). */
export const NAMED_COUNTERS = [
  'shield',
  'stun',
  'finality',
  'aim',
  'arrow',
  'blood',
  'bounty',
  'brick',
  'charge',
  'chorus',
  'coin',
  'depletion',
  'devotion',
  'doom',
  'egg',
  'fate',
  'feather',
  'filibuster',
  'flood',
  'fuse',
  'gem',
  'glyph',
  'growth',
  'hatchling',
  'healing',
  'hoofprint',
  'hope',
  'hourglass',
  'ice',
  'incubation',
  'infection',
  'ingenuity',
  'invitation',
  'ki',
  'landmark',
  'loot',
  'luck',
  'mine',
  'music',
  'nest',
  'net',
  'oil',
  'page',
  'petal',
  'pin',
  'plague',
  'plan',
  'plot',
  'pressure',
  'prey',
  'quest',
  'rust',
  'scream',
  'soul',
  'spore',
  'storage',
  'study',
  'supply',
  'task',
  'tide',
  'tower',
  'training',
  'trap',
  'treasure',
  'unity',
  'velocity',
  'verse',
  'vitality',
  'void',
  'wind',
  'wish',
] as const
export type NamedCounter = (typeof KEYWORD_COUNTERS)[number] | (typeof NAMED_COUNTERS)[number]

/** The land type for each landwalk. */
export const LANDWALK = {
  plainswalk: 'Plains',
  islandwalk: 'Island',
  swampwalk: 'Swamp',
  mountainwalk: 'Mountain',
  forestwalk: 'Forest',
} as const satisfies Partial<Record<Keyword, string>>

/** The zones; permanents are on the battlefield, and a token that has left it is nowhere. */
export const ZONES = ['battlefield', 'hand', 'graveyard', 'exile', 'stack', 'nowhere'] as const
/** A zone. */
export type Zone = (typeof ZONES)[number]

/** The phase of a turn, as far as it affects legal moves. */
export const PHASES = ['main', 'combat', 'ending'] as const
/** A phase of a turn. */
export type Phase = (typeof PHASES)[number]

/** A phase after this one. Before an `untapping combat`, this turn's attackers untap. */
export const AHEAD = ['main', 'combat', 'untapping combat'] as const
export type Ahead = (typeof AHEAD)[number]

/** The kind of declaration. */
export type CombatAction = 'attack' | 'block'
