/** `current`: the game as it is now (CUR). `e16`: as a release-notes article of 2016 has it (E16). */
export const EDITIONS = ['current', 'e16'] as const
export type Edition = (typeof EDITIONS)[number]

export const COLORS = ['white', 'blue', 'black', 'red', 'green'] as const
export type Color = (typeof COLORS)[number]

export const CARD_TYPES = ['creature', 'planeswalker', 'battle', 'artifact', 'enchantment', 'land'] as const
export type CardType = (typeof CARD_TYPES)[number]

/** Those that have to do with attacks, blocks and combat damage. What they do to damage is not played out yet. */
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

/** What is declared. */
export type Deed = 'attack' | 'block'
