/** The vocabulary of the game. */

export const HOUSES = [
  'brobnar',
  'dis',
  'ekwidon',
  'geistoid',
  'keyraken',
  'logos',
  'mars',
  'redemption',
  'sanctum',
  'saurian',
  'shadows',
  'skyborn',
  'star alliance',
  'unfathomable',
  'untamed',
] as const
/** One of these, or another one that a card file names. */
export type House = string

/** Where a board can start in a turn, in the order of the turn. */
export const TURN_STEPS = [
  'set-up',
  'start',
  'forge',
  'house',
  'archives',
  'main',
  'ready',
  'draw',
  'end',
] as const
/** A step of a turn before which a board can start. */
export type TurnStep = (typeof TURN_STEPS)[number]

/** The active house of a turn in which none could be chosen (KF-HSE-2). */
export const NO_HOUSE = 'none'
/** What a player may choose as the active house. */
export type ActiveHouse = House | typeof NO_HOUSE

/** The keys of a player, in the order in which they are listed. */
export const KEYS = ['red', 'blue', 'yellow'] as const
/** The color of a key. */
export type Key = (typeof KEYS)[number]

/** The types of cards. */
export const CARD_TYPES = [
  'creature',
  'artifact',
  'action',
  'upgrade',
  'token creature',
  'prophecy',
  'archon power',
] as const
/** The type of a card. */
export type CardType = (typeof CARD_TYPES)[number]
const WITHOUT_HOUSE: readonly CardType[] = ['prophecy', 'archon power']
/** Whether cards of a type have no house: reference cards beside the deck (KF-SET-4). */
export const hasNoHouse = (type: unknown): boolean => WITHOUT_HOUSE.some((one) => one === type)
/** Cards of these types are in no deck (KF-SET-4). */
export const BESIDE_A_DECK: readonly CardType[] = ['token creature', ...WITHOUT_HOUSE]
/** Token creatures are creatures in every way (KF-TOK-1). */
export const plainType = (type: CardType): Exclude<CardType, 'token creature'> =>
  type === 'token creature' ? 'creature' : type

/** The keywords. */
export const KEYWORDS = [
  'alpha',
  'assault',
  'deploy',
  'elusive',
  'entrench',
  'hazardous',
  'invulnerable',
  'omega',
  'poison',
  'skirmish',
  'splash-attack',
  'taunt',
  'treachery',
  'versatile',
] as const
/** A keyword. */
export type Keyword = (typeof KEYWORDS)[number]

/** Keywords with a value; several on one creature are added. */
export const VALUED: ReadonlySet<Keyword> = new Set(['assault', 'hazardous', 'splash-attack'])

/** The first rule of each keyword. */
export const KEYWORD_RULES: Readonly<Record<Keyword, readonly string[]>> = {
  alpha: ['KF-ALP-1'],
  assault: ['KF-ASL-1'],
  deploy: ['KF-DEP-1'],
  elusive: ['KF-ELU-1'],
  entrench: ['KF-ENT-1'],
  hazardous: ['KF-HAZ-1'],
  invulnerable: ['KF-INV-1'],
  omega: ['KF-OMG-1'],
  poison: ['KF-POI-1'],
  skirmish: ['KF-SKR-1'],
  'splash-attack': ['KF-SPL-1'],
  taunt: ['KF-TNT-1'],
  treachery: ['KF-TRE-1'],
  versatile: ['KF-VER-1'],
}

/** The index of a keyword in lists with one value for each. */
export const KEYWORD = {
  alpha: 0,
  assault: 1,
  deploy: 2,
  elusive: 3,
  entrench: 4,
  hazardous: 5,
  invulnerable: 6,
  omega: 7,
  poison: 8,
  skirmish: 9,
  'splash-attack': 10,
  taunt: 11,
  treachery: 12,
  versatile: 13,
} as const satisfies Record<Keyword, number>

/** Bonus icons with an effect; an icon with a house adds that house to its card (KF-ICN-1). */
export const ACTING_ICONS = ['aember', 'capture', 'damage', 'draw', 'discard', 'power'] as const
export type ActingIcon = (typeof ACTING_ICONS)[number]
/** A bonus icon: one with an effect, or one with a house. */
export type Icon = ActingIcon | House
/** All bonus icons. */
export const ICONS: readonly Icon[] = [...ACTING_ICONS, ...HOUSES]

/** A card's houses and those of its bonus icons, each once. */
export const withHouses = (houses: readonly House[], icons: readonly Icon[]): readonly House[] =>
  icons.length === 0
    ? houses
    : [...new Set([...houses, ...icons.filter((icon) => !ACTING_ICONS.some((acting) => acting === icon))])]

/** In play: a battleline, a row of artifacts, attached to a creature. Out of play: the rest. */
export const ZONES = [
  'battleline',
  'artifacts',
  'attached',
  'hand',
  'deck',
  'discard',
  'archives',
  'purged',
  'under',
  'revealed',
  // The other half of a gigantic creature in play (KF-GIG-1).
  'joined',
  'prophecies',
  'powers',
] as const
/** A zone. */
export type Zone = (typeof ZONES)[number]
/** Whether cards in a zone are in play. */
export const inPlayZone = (zone: Zone): boolean =>
  zone === 'battleline' || zone === 'artifacts' || zone === 'attached'
/** The zones that are lists of a player. */
export const PILES = [
  'battleline',
  'artifacts',
  'hand',
  'deck',
  'discard',
  'archives',
  'purged',
  // Reference cards beside the game, not in any deck (KF-SET-4, KF-PRO-1).
  'prophecies',
  'powers',
] as const
/** A zone that is a list of a player. */
export type Pile = (typeof PILES)[number]

/**
 * The bold triggers, with their indexes in lists with one entry for each. "Fight:" and "Reap:" of older cards mean
 * after fight and after reap (KF-ABL-2).
 */
export const TRIGGER = {
  play: 0,
  'before fight': 1,
  'after fight': 2,
  'before reap': 3,
  'after reap': 4,
  action: 5,
  omni: 6,
  destroyed: 7,
  scrap: 8,
  fate: 9,
} as const
export type Trigger = keyof typeof TRIGGER
/** The words of bold abilities: `after fight`. */
export const TRIGGERS = Object.keys(TRIGGER) as readonly Trigger[]

/** Kinds of damage: power in a fight, keyword, ability, bonus icon. */
export type DamageKind = 'power' | 'assault' | 'hazardous' | 'splash-attack' | 'ability' | 'icon'

/** The rules editions. The first is the default. */
export const EDITIONS = ['current', 'mrb17.4', 'essay', 'essay-early'] as const
/** A rules edition. */
export type Edition = (typeof EDITIONS)[number]
