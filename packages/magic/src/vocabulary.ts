/** `current`: the game as it is now (CUR). `e16`: as a release-notes article of 2016 has it (E16). */
export const EDITIONS = ['current', 'e16'] as const
export type Edition = (typeof EDITIONS)[number]

export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const
export type Color = (typeof COLORS)[number]

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
export type CardType = (typeof CARD_TYPES)[number]

/** Those that have to do with attacks, blocks and damage. */
export const KEYWORDS = [
  'plainswalk',
  'islandwalk',
  'swampwalk',
  'mountainwalk',
  'forestwalk',
  'deathtouch',
  'defender',
  'double strike',
  'fear',
  'first strike',
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
export type Keyword = (typeof KEYWORDS)[number]

/** The land whose controller cannot block a creature with the keyword. */
export const LANDWALK = {
  plainswalk: 'Plains',
  islandwalk: 'Island',
  swampwalk: 'Swamp',
  mountainwalk: 'Mountain',
  forestwalk: 'Forest',
} as const satisfies Partial<Record<Keyword, string>>

/** Where cards are; the battlefield holds permanents, and a token that has left it is nowhere. */
export const ZONES = ['battlefield', 'hand', 'graveyard', 'exile', 'stack', 'nowhere'] as const
export type Zone = (typeof ZONES)[number]

/** Where a turn stands, as far as it says what may be done. */
export const PHASES = ['main', 'combat', 'ending'] as const
export type Phase = (typeof PHASES)[number]

/** A phase that comes after this one. Before an `untapping combat` what attacked this turn untaps. */
export const AHEAD = ['main', 'combat', 'untapping combat'] as const
export type Ahead = (typeof AHEAD)[number]

/** What is declared. */
export type Deed = 'attack' | 'block'
