import { because, type Reason, say } from '@battleline/kernel'
import { asUpgradeOf, type Definition } from '../model/definition.ts'
import { HOOK } from '../model/hooks.ts'
import type { Card, Player } from '../model/state.ts'
import { type CardType, hasNoHouse, inPlayZone, type Zone } from '../vocabulary.ts'
import type { CardSetup, Deal, PlayerSetup } from './setup-spec.ts'

/** The most chains that a player can have (KF-CHN-1). */
export const MOST_CHAINS = 24

/** What the rules say against a board: each check returns a reason, or null. */

export function playerProblem({ keys, chains }: PlayerSetup): Reason | null {
  if (typeof keys === 'number' && keys > 3) return because('a player has three keys', 'KF-SET-1')
  return (chains ?? 0) > MOST_CHAINS ? because('a player has at most 24 chains', 'KF-CHN-1') : null
}

/** Why a game cannot be dealt; its players are already checked. */
export function dealProblem(players: Deal['players']): Reason | null {
  for (const player of players) {
    const odd = Object.keys(player).find(
      (field) => !['name', 'deck', 'chains', 'houses', 'token', 'prophecies', 'powers'].includes(field),
    )
    if (odd !== undefined) return because(say`a game begins without “${odd}”`, 'KF-SET-1')
    if ((player.houses ?? []).length === 0) return because('an identity card has houses on it', 'KF-SET-1')
    if ((player.deck ?? []).length === 0) return because('a deck has cards', 'KF-SET-1')
  }
  return null
}

const BELOW = ['under', 'grafted'] as const
const MARKS = ['stunned', 'warded', 'enraged'] as const

/** Marks that a card in this zone cannot have. */
export const markProblem = ({ name, zone }: Card, setup: Partial<CardSetup>): Reason | null =>
  zone === 'battleline' ? null : offBoardProblem(name, zone, setup)

/** Marks that only creatures in play can have; cards out of play have none. */
function offBoardProblem(name: string, zone: Zone, setup: Partial<CardSetup>): Reason | null {
  const marked = MARKS.find((mark) => setup[mark] === true)
  if (marked !== undefined)
    return because(say`${name} is no creature in play and cannot be ${marked}`, 'KF-WRD-9')
  if ((setup.upgrades ?? []).length > 0)
    return because(say`${name} is no creature in play and cannot have upgrades`, 'KF-PLY-2')
  const held = (['damage', 'counters', 'armorUsed', 'fought'] as const).find(
    (field) => (setup[field] ?? 0) > 0,
  )
  if (held !== undefined) return because(say`${name} is no creature in play and cannot have ${held}`)
  if (!inPlayZone(zone) && zone !== 'prophecies' && BELOW.some((list) => (setup[list] ?? []).length > 0))
    return because(say`${name} is not in play and cannot have cards under it`, 'KF-UND-1')
  if (zone === 'prophecies' && (setup.under ?? []).length + 2 * (setup.grafted ?? []).length > 1)
    return because(say`${name} is a prophecy: one card can lie facedown under it`, 'KF-PRO-1')
  if (setup.facedown === true) return because(say`${name} can be facedown only in a battleline`, 'KF-TOK-1')
  if (!inPlayZone(zone) && Object.values(setup.named ?? {}).some((count) => count > 0))
    return because(say`${name} is not in play and cannot have counters`, 'KF-LVP-3')
  if (!inPlayZone(zone) && (setup.aember ?? 0) > 0)
    return because(say`${name} is not in play and cannot hold Æmber`, 'KF-LVP-3')
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
    return because(
      say`${name} is ${typed($def)} and belongs beside the deck, among the ${beside[1]}`,
      beside[2],
    )
  if (inPlayZone(zone) && $def.gigantic?.leads === false)
    return because(say`${name} is in play with ${$def.gigantic.other}, which is named for both`, 'KF-GIG-1')
  if (types === undefined || types.includes($def.type)) return null
  if (zone === 'prophecies') return because(say`${name} is no prophecy`, 'KF-PRO-1')
  if (zone === 'powers') return because(say`${name} is no Archon Power`, 'KF-SET-4')
  if (zone === 'battleline' && canStandInLine($def)) return null
  const where =
    zone === 'attached'
      ? 'be attached to a creature'
      : `stand in ${zone === 'artifacts' ? 'the row of artifacts' : 'a battleline'}`
  return because(say`${name} is ${typed($def)} and cannot ${where}`)
}

/** “an action” */
const typed = ({ type }: Definition): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`

/** Why a card cannot have another house, or null. */
export const noHouse = ({ name, type }: Definition): Reason | null =>
  hasNoHouse(type) ? because(say`${name} has no house, and no other in its place`, 'KF-SET-4') : null

/** Why a card cannot be facedown as its owner's token creature, or null. */
export const noToken = ({ name }: Card, { $token, name: owner }: Player): Reason | null =>
  $token === null
    ? because(say`${name} cannot lie facedown: ${owner} has no token creature`, 'KF-TOK-3')
    : null
