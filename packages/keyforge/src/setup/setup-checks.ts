import {
  isPlayerOrUnset,
  marksProblem,
  playersProblem,
  sideProblem,
  strayField,
  turnProblem,
} from '@battleline/card-game'
import { because, isCount, isRecord, type Reason } from '@battleline/kernel'
import type { Library } from '../cards/library.ts'
import { asUpgradeOf, type Definition } from '../model/definition.ts'
import { HOOK } from '../model/hooks.ts'
import type { Card, Player } from '../model/state.ts'
import {
  type CardType,
  HOUSES,
  ICONS,
  inPlayZone,
  KEYS,
  NO_HOUSE,
  PILES,
  TURN_STEPS,
  type Zone,
} from '../vocabulary.ts'
import type { CardSetup, Deal, PlayerSetup, Setup } from './setup-spec.ts'

/** Why a board is invalid: each check returns a reason, or null. */

/** Whether a word is a house of the game: one of the project's, or one that a card names. */
export type IsHouse = (house: unknown) => boolean

/** The houses of the project, and those of these cards. */
export const houseOfCards =
  (library: Pick<Library, 'all'>): IsHouse =>
  (house) =>
    HOUSES.some((one) => one === house) || library.all().some((card) => card.house === house)

export function tableProblem(setup: Setup, isHouse: IsHouse): Reason | null {
  const alone = playersProblem(setup)
  if (alone !== null) return alone
  const { active, house, tide, turn, step } = setup
  if (!isPlayerOrUnset(active)) return because(`player ${active} cannot be active: players are 1 and 2`)
  if (!isPlayerOrUnset(tide))
    return because(`the tide cannot be high for player ${tide}: players are 1 and 2`)
  if (house !== undefined && house !== NO_HOUSE && !isHouse(house))
    return because(`there is no house “${house}”`)
  if (step !== undefined && !TURN_STEPS.includes(step))
    return because(`a turn has no step “${step}”; it has ${TURN_STEPS.join(', ')}`)
  return (
    turnProblem(turn) ?? strayField(setup, ['players', 'active', 'house', 'step', 'turn', 'tide'], 'a board')
  )
}

/** A list of such words, each once. */
const isListOf = (value: unknown, isWord: (one: unknown) => boolean): boolean =>
  Array.isArray(value) && new Set(value).size === value.length && value.every(isWord)

const isKey = (one: unknown): boolean => KEYS.some((key) => key === one)

const PURSE = ['aember', 'chains'] as const

export function playerProblem(setup: PlayerSetup, isHouse: IsHouse): Reason | null {
  if (!isRecord(setup as unknown)) return because('a player is a record')
  for (const field of PURSE) {
    if (!isCount(setup[field]))
      return because(`${field} is a whole number of at least 0, not ${setup[field]}`)
  }
  const unlisted = sideProblem(setup, PILES)
  if (unlisted !== null) return unlisted
  if (setup.token !== undefined && typeof setup.token !== 'string')
    return because('the token creature of a player is the name of a card')
  const { keys = 0, houses = [] } = setup
  if (!isCount(keys) && !isListOf(keys, isKey))
    return because(`keys is a whole number of at least 0, or which of ${KEYS.join(', ')}, not ${keys}`)
  if (typeof keys === 'number' && keys > 3) return because('a player has three keys', 'KF-SET-1')
  if (!isListOf(houses, isHouse)) {
    const other = Array.isArray(houses) ? houses.find((one) => !isHouse(one)) : undefined
    const why = other === undefined ? '' : `, and “${other}” is no house`
    return because(`houses is a list of the houses of the game${why}`)
  }
  if ((setup.chains ?? 0) > 24) return because('a player has at most 24 chains', 'KF-CHN-1')
  return strayField(setup, ['name', ...PURSE, 'keys', 'houses', 'token', ...PILES], 'a player')
}

/** Why a game cannot be dealt; its players are already checked. */
export function dealProblem(players: Deal['players'], first: unknown): Reason | null {
  if (!isPlayerOrUnset(first)) return because(`player ${first} cannot go first: players are 1 and 2`)
  for (const player of players) {
    const odd = Object.keys(player).find(
      (field) => !['name', 'deck', 'chains', 'houses', 'token', 'prophecies', 'powers'].includes(field),
    )
    if (odd !== undefined) return because(`a game begins without “${odd}”`, 'KF-SET-1')
    if ((player.houses ?? []).length === 0) return because('an identity card has houses on it', 'KF-SET-1')
    if ((player.deck ?? []).length === 0) return because('a deck has cards', 'KF-SET-1')
  }
  return null
}

const iconsFit = (icons: unknown): boolean =>
  icons === undefined || (Array.isArray(icons) && icons.every((one) => ICONS.includes(one)))

const areNamedCounters = (named: unknown): boolean =>
  named === undefined ||
  (isRecord(named) && Object.entries(named).every(([name, count]) => name !== '' && isCount(count)))

const COUNTS = ['damage', 'aember', 'counters', 'armorUsed', 'fought'] as const
const BELOW = ['under', 'grafted'] as const
const MARKS = ['stunned', 'warded', 'enraged'] as const

/** Marks that a card in this zone cannot have. */
export function markProblem({ name, zone }: Card, setup: CardSetup): Reason | null {
  const odd = marksProblem(name, setup, COUNTS, [...MARKS, 'exhausted', 'facedown'])
  if (odd !== null) return odd
  if (!areNamedCounters(setup.named))
    return because(`the named counters of ${name} are whole numbers of at least 0, by their names`)
  if (!iconsFit(setup.icons)) return because(`the icons of ${name} are no list of bonus icons`)
  const known = [
    'name',
    'as',
    ...COUNTS,
    'named',
    ...MARKS,
    'exhausted',
    'owner',
    'upgrades',
    ...BELOW,
    'facedown',
    'icons',
  ]
  return (zone === 'battleline' ? null : offBoardProblem(name, zone, setup)) ?? strayField(setup, known, name)
}

/** Marks that only creatures in play can have; cards out of play have none. */
function offBoardProblem(name: string, zone: Zone, setup: CardSetup): Reason | null {
  const marked = MARKS.find((mark) => setup[mark] === true)
  if (marked !== undefined)
    return because(`${name} is no creature in play and cannot be ${marked}`, 'KF-WRD-9')
  if ((setup.upgrades ?? []).length > 0)
    return because(`${name} is no creature in play and cannot have upgrades`, 'KF-PLY-2')
  const held = (['damage', 'counters', 'armorUsed', 'fought'] as const).find(
    (field) => (setup[field] ?? 0) > 0,
  )
  if (held !== undefined) return because(`${name} is no creature in play and cannot have ${held}`)
  if (!inPlayZone(zone) && zone !== 'prophecies' && BELOW.some((list) => (setup[list] ?? []).length > 0))
    return because(`${name} is not in play and cannot have cards under it`, 'KF-UND-1')
  if (zone === 'prophecies' && (setup.under ?? []).length + 2 * (setup.grafted ?? []).length > 1)
    return because(`${name} is a prophecy: one card can lie facedown under it`, 'KF-PRO-1')
  if (setup.facedown === true) return because(`${name} can be facedown only in a battleline`, 'KF-TOK-1')
  if (!inPlayZone(zone) && Object.values(setup.named ?? {}).some((count) => count > 0))
    return because(`${name} is not in play and cannot have counters`, 'KF-LVP-3')
  if (!inPlayZone(zone) && (setup.aember ?? 0) > 0)
    return because(`${name} is not in play and cannot hold Æmber`, 'KF-LVP-3')
  return null
}

const TYPES_IN: Partial<Record<Zone, readonly string[]>> = {
  battleline: ['creature', 'token creature'],
  artifacts: ['artifact'],
  attached: ['upgrade'],
  prophecies: ['prophecy'],
  powers: ['archon power'],
}

/** The zone beside the deck in which all cards of a type lie, and the rule. */
const BESIDE: Partial<Record<CardType, readonly [Zone, string, string]>> = {
  prophecy: ['prophecies', 'prophecies', 'KF-PRO-1'],
  'archon power': ['powers', 'Archon Powers', 'KF-SET-4'],
}

/** Whether a card can be attached: an upgrade, or a card that can be played as one. */
export const canBeAttached = (definition: Definition): boolean => asUpgradeOf(definition).type === 'upgrade'

/** Whether a card can be in a battleline: a creature, or an artifact whose own text makes it one (KF-CTR-4). */
export function canStandInLine({ type, hooks }: Definition): boolean {
  if (type !== 'artifact') return type === 'creature' || type === 'token creature'
  return hooks.some(({ hook }) => hook === HOOK.form)
}

/** Why a card cannot be in its zone. */
export function misfit({ name, zone, $def }: Card): Reason | null {
  const types = TYPES_IN[zone]
  const beside = BESIDE[$def.type]
  if (beside !== undefined && beside[0] !== zone)
    return because(`${name} is ${typed($def)} and belongs beside the deck, among the ${beside[1]}`, beside[2])
  if (inPlayZone(zone) && $def.gigantic?.leads === false)
    return because(`${name} is in play with ${$def.gigantic.other}, which is named for both`, 'KF-GIG-1')
  if (types === undefined || types.includes($def.type)) return null
  if (zone === 'prophecies') return because(`${name} is no prophecy`, 'KF-PRO-1')
  if (zone === 'powers') return because(`${name} is no Archon Power`, 'KF-SET-4')
  if (zone === 'battleline' && canStandInLine($def)) return null
  const where =
    zone === 'attached'
      ? 'be attached to a creature'
      : `stand in ${zone === 'artifacts' ? 'the row of artifacts' : 'a battleline'}`
  return because(`${name} is ${typed($def)} and cannot ${where}`)
}

/** “an action” */
const typed = ({ type }: Definition): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`

/** Why a card cannot be facedown as its owner's token creature, or null. */
export const noToken = ({ name }: Card, { $token, name: owner }: Player): Reason | null =>
  $token === null ? because(`${name} cannot lie facedown: ${owner} has no token creature`, 'KF-TOK-3') : null
