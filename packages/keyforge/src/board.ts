import { because, type Reason } from '@battleline/kernel'
import type { CardSetup, PlayerSetup, Setup } from './setup.ts'
import type { Card } from './state.ts'
import { HOUSES, type Zone } from './vocabulary.ts'

/** What makes a drawn board impossible; each gives the reason, or null. */

const isCount = (value: unknown): boolean =>
  value === undefined || (Number.isInteger(value) && (value as number) >= 0)
const isPlayer = (value: unknown): boolean => value === undefined || value === 1 || value === 2

export function tableProblem({ players, active, house, tide }: Setup): Reason | null {
  if (!Array.isArray(players) || players.length !== 2) return because('a board has two players')
  if (!isPlayer(active)) return because(`player ${active} cannot be active: players are 1 and 2`)
  if (!isPlayer(tide)) return because(`the tide cannot be high for player ${tide}: players are 1 and 2`)
  if (house !== undefined && !HOUSES.includes(house)) return because(`there is no house “${house}”`)
  return null
}

export function playerProblem(setup: PlayerSetup): Reason | null {
  for (const field of ['aember', 'keys', 'chains'] as const) {
    if (!isCount(setup[field]))
      return because(`${field} is a whole number of at least 0, not ${setup[field]}`)
  }
  if ((setup.keys ?? 0) > 3) return because('a player has three keys', 'KF-SET-1')
  return (setup.chains ?? 0) > 24 ? because('a player has at most 24 chains', 'KF-CHN-1') : null
}

const COUNTS = ['damage', 'aember', 'counters', 'armorUsed', 'fought'] as const
const MARKS = ['stunned', 'warded', 'enraged'] as const

/** Marks that a card in this zone cannot have. */
export function markProblem({ name, zone }: Card, setup: CardSetup): Reason | null {
  for (const field of COUNTS) {
    if (!isCount(setup[field]))
      return because(`${field} on ${name} is a whole number of at least 0, not ${setup[field]}`)
  }
  if (!isPlayer(setup.owner))
    return because(`${name} cannot belong to player ${setup.owner}: players are 1 and 2`)
  if (zone === 'battleline') return null
  const marked = MARKS.find((mark) => setup[mark] === true)
  if (marked !== undefined)
    return because(`${name} is no creature in play and cannot be ${marked}`, 'KF-WRD-9')
  if ((setup.damage ?? 0) > 0) return because(`${name} is no creature in play and cannot have damage`)
  return (setup.upgrades ?? []).length > 0
    ? because(`${name} is no creature in play and cannot have upgrades`, 'KF-PLY-2')
    : null
}

const TYPES_IN: Partial<Record<Zone, readonly string[]>> = {
  battleline: ['creature', 'token creature'],
  artifacts: ['artifact'],
  attached: ['upgrade'],
}

/** A card that cannot be where it is put. */
export function misfit({ name, zone, $def }: Card): Reason | null {
  const types = TYPES_IN[zone]
  if (types === undefined || types.includes($def.type)) return null
  const where =
    zone === 'attached'
      ? 'be attached to a creature'
      : `stand in ${zone === 'artifacts' ? 'the row of artifacts' : 'a battleline'}`
  return because(`${name} is ${/^[aeiou]/.test($def.type) ? 'an' : 'a'} ${$def.type} and cannot ${where}`)
}
