import {
  isPlayerOrUnset,
  marksProblem,
  playersProblem,
  sideProblem,
  strayField,
  turnProblem,
} from '@battleline/card-game'
import { because, type Reason } from '@battleline/kernel'
import type { Definition } from '../model/definition.ts'
import type { Card } from '../model/state.ts'
import { COUNTERS, PILES } from '../vocabulary.ts'
import type { CardSetup, PlayerSetup, Setup } from './board.ts'

/** Checks of a board. Each returns the reason why the board is invalid, or null. */

export function tableProblem(setup: Setup): Reason | null {
  const alone = playersProblem(setup)
  if (alone !== null) return alone
  const { active, turn } = setup
  if (!isPlayerOrUnset(active))
    return because(`player ${active} cannot be the turn player: players are 1 and 2`)
  return turnProblem(turn) ?? strayField(setup, ['players', 'active', 'turn'], 'a board')
}

const ZONES = ['field', ...PILES] as const

export const playerProblem = (setup: PlayerSetup): Reason | null =>
  sideProblem(setup, ZONES) ?? strayField(setup, ['name', ...ZONES], 'a player')

/** Actions and attacks are no objects and cannot be on the field (GA-DEF-1). */
export const fieldProblem = ({ name, type }: Definition): Reason | null =>
  type === 'action' || type === 'attack'
    ? because(`${name} is no object and cannot be on the field`, 'GA-DEF-1')
    : null

const COUNTS = ['damage', 'durability', ...COUNTERS] as const
const FLAGS = ['rested', 'distant', 'fostered'] as const
const UNDER = ['lineage', 'loaded'] as const

/** Marks that a card in this zone cannot have. */
export function markProblem({ name, zone, $def }: Card, setup: CardSetup): Reason | null {
  const odd = marksProblem(name, setup, COUNTS, FLAGS)
  if (odd !== null) return odd
  for (const list of UNDER) {
    const cards: unknown = setup[list] ?? []
    if (!Array.isArray(cards) || !cards.every((one) => typeof one === 'string'))
      return because(`${list} of ${name} is a list of card names`)
  }
  if (zone !== 'field') {
    const held = [...COUNTS, ...FLAGS, ...UNDER, 'linked' as const].find(
      (field) => setup[field] !== undefined,
    )
    if (held !== undefined) return because(`${name} is not on the field and cannot have ${held}`, 'GA-DEF-1')
  }
  if ((setup.damage ?? 0) > 0 && $def.life === null)
    return because(`${name} is no unit and has no damage`, 'GA-DEF-8')
  if (setup.lineage !== undefined && $def.type !== 'champion')
    return because(`${name} is no champion and has no lineage`, 'GA-DEF-2')
  if (setup.linked !== undefined && typeof setup.linked !== 'string')
    return because(`what ${name} is linked to is the name of a card`)
  return strayField(setup, ['name', 'as', 'owner', 'linked', ...COUNTS, ...FLAGS, ...UNDER], name)
}
