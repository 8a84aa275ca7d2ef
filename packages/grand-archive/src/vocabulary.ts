/** The words of the game. */

/** The elements; a card without one is norm (GA-ELM-4). */
export const ELEMENTS = [
  'norm',
  'fire',
  'water',
  'wind',
  'arcane',
  'astra',
  'crux',
  'exalted',
  'exia',
  'luxem',
  'neos',
  'tera',
  'umbra',
] as const
/** The element of a card or of damage. */
export type Element = (typeof ELEMENTS)[number]
/** The elements that are neither norm nor advanced (GA-ELE-4). */
export const BASIC: ReadonlySet<Element> = new Set<Element>(['fire', 'water', 'wind'])

/** The classes of cards and champions. */
export const CLASSES = [
  'assassin',
  'cleric',
  'guardian',
  'mage',
  'ranger',
  'spirit',
  'tamer',
  'warrior',
] as const
/** A class of cards and champions. */
export type Class = (typeof CLASSES)[number]

/** The types of cards. */
export const CARD_TYPES = [
  'champion',
  'ally',
  'weapon',
  'attack',
  'action',
  'item',
  'domain',
  'phantasia',
] as const
/** The type of a card. */
export type CardType = (typeof CARD_TYPES)[number]

/** Supertypes, printed before the card type. */
export const SUPERTYPES = ['regalia', 'unique', 'token'] as const
/** A supertype of a card. */
export type Supertype = (typeof SUPERTYPES)[number]

/** The keywords. */
export const KEYWORDS = [
  'ambush',
  'bulwark',
  'cleave',
  'commanded will',
  'critical',
  'divine relic',
  'efficiency',
  'elysian aura',
  'fast activation',
  'floating memory',
  'foster',
  'imbue',
  'immortality',
  'intercept',
  'kindle',
  'link shield',
  'multistrike',
  'omnishroud',
  'prepare',
  'pride',
  'ranged',
  'renewable',
  'reservable',
  'retort',
  'spellshroud',
  'stealth',
  'steadfast',
  'taunt',
  'true sight',
  'unblockable',
  'vigor',
] as const
/** A keyword. */
export type Keyword = (typeof KEYWORDS)[number]

/** Keywords with a value. */
export const VALUED: ReadonlySet<Keyword> = new Set([
  'commanded will',
  'critical',
  'imbue',
  'kindle',
  'multistrike',
  'prepare',
  'pride',
  'ranged',
  'retort',
])

/** Keywords that use their highest value; the values of other keywords are added (GA-KW-PRIDE). */
export const HIGHEST: ReadonlySet<Keyword> = new Set(['pride'])

/** Counters on objects, apart from damage and durability counters. */
export const COUNTERS = [
  'buff',
  'debuff',
  'level',
  'age',
  'bulwark',
  'charge',
  'enlighten',
  'glimmer',
  'lash',
  'preparation',
  'quest',
  'refinement',
  'sheen',
  'wither',
  'omen',
  'static',
  'prize',
  'blood',
] as const
/** A kind of counter. */
export type Counter = (typeof COUNTERS)[number]

/** The field holds objects; the intent holds the cards of an attack; the rest are lists of a player or of a card. */
export const ZONES = [
  'field',
  'intent',
  'stack',
  'hand',
  'memory',
  'deck',
  'material',
  'graveyard',
  'banishment',
  'lineage',
  'loaded',
  'nowhere',
] as const
/** A zone. */
export type Zone = (typeof ZONES)[number]

/** The zones that are lists of a player. */
export const PILES = ['hand', 'memory', 'deck', 'material', 'graveyard', 'banishment'] as const
/** A zone that is a list of a player. */
export type Pile = (typeof PILES)[number]

/** The bold trigger words. */
export const TRIGGERS = [
  'on enter',
  'on attack',
  'on hit',
  'on ally hit',
  'on champion hit',
  'on kill',
  'on ally kill',
  'on death',
  'on foster',
  'on leave',
  'on banish',
  'on sacrifice',
] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Triggers of a card that hits or kills the object that “it” is. */
export const HIT_TRIGGERS: ReadonlySet<unknown> = new Set<Trigger>([
  'on hit',
  'on ally hit',
  'on champion hit',
  'on kill',
  'on ally kill',
])
/** Triggers of a card that leaves the field. */
export const LEAVING_TRIGGERS: ReadonlySet<unknown> = new Set<Trigger>([
  'on death',
  'on leave',
  'on banish',
  'on sacrifice',
])

/** What was done to pay for a card, and stays true of what it becomes (GA-CST-12); an object can become ephemeral, too. */
export const PAID = ['imbued', 'prepared', 'ephemeral', 'brewed'] as const
export type Paid = (typeof PAID)[number]

/** The directions of the mastery Shifting Currents (GA-MST-1): each one is adjacent to the next, and the last to the first. */
export const DIRECTIONS = ['north', 'east', 'south', 'west'] as const
export type Direction = (typeof DIRECTIONS)[number]

/** The masteries that have counters, and these counters. */
export const MASTERIES = ['memories', 'phantasmagoria'] as const
export type Mastery = (typeof MASTERIES)[number]

export type Speed = 'fast' | 'slow'

/** The rules editions. The first is the default. */
export const EDITIONS = ['cr-26', '2024'] as const
/** A rules edition. */
export type Edition = (typeof EDITIONS)[number]

/** The phases of a turn. */
export const PHASES = ['wake up', 'materialize', 'recollection', 'draw', 'main', 'end'] as const
/** A phase of a turn. */
export type Phase = (typeof PHASES)[number]

/** The windows in which players have Opportunity (GA-DEF-7), as players call them. */
export const WINDOWS = [
  'wake up',
  'materialization',
  'recollection',
  'draw',
  'main phase',
  'attack triggers',
  'before retaliation',
  'after retaliation',
  'before damage',
  'end of combat',
  'end phase triggers',
  'before end of turn',
  'after clean-up',
] as const
/** A window in which players have Opportunity (GA-DEF-7). */
export type Window = (typeof WINDOWS)[number]
