import { because, isCount, isFlag, isRecord, type Reason } from '@battleline/kernel'
import { unknownField } from '@battleline/language'
import type { Definition } from '../model/definition.ts'
import type { Card } from '../model/state.ts'
import { COUNTERS, PILES } from '../vocabulary.ts'
import type { CardSetup, PlayerSetup, Setup } from './board.ts'

/** Checks of a board. Each returns the reason why the board is invalid, or null. */

const isPlayer = (value: unknown): boolean => value === undefined || value === 1 || value === 2

/** An unknown field of a part of a board. */
function stray(value: object, known: readonly string[], what: string): Reason | null {
  const wrong = unknownField(value, known, what)
  return wrong === null ? null : because(wrong)
}

export function tableProblem(setup: Setup): Reason | null {
  if (
    !isRecord(setup) ||
    !Array.isArray(setup.players) ||
    setup.players.length !== 2 ||
    !setup.players.every(isRecord)
  )
    return because('a board has two players')
  const { active, turn } = setup
  if (!isPlayer(active)) return because(`player ${active} cannot be the turn player: players are 1 and 2`)
  if (turn !== undefined && (!isCount(turn) || turn < 1))
    return because(`turns are counted from 1, and there is no turn ${turn}`)
  return stray(setup, ['players', 'active', 'turn'], 'a board')
}

export function playerProblem(setup: PlayerSetup): Reason | null {
  const { name } = setup
  if (name !== undefined && typeof name !== 'string') return because('the name of a player is a text')
  for (const list of ['field', ...PILES] as const) {
    const cards: unknown = setup[list] ?? []
    const named = (one: unknown) =>
      typeof one === 'string' || (isRecord(one) && 'name' in one && typeof one.name === 'string')
    if (!Array.isArray(cards) || !cards.every(named))
      return because(`${list} is a list of card names, or of cards with a name`)
  }
  return stray(setup, ['name', 'field', ...PILES], 'a player')
}

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
  for (const field of COUNTS) {
    if (!isCount(setup[field]))
      return because(`${field} on ${name} is a whole number of at least 0, not ${setup[field]}`)
  }
  const unclear = FLAGS.find((field) => !isFlag(setup[field]))
  if (unclear !== undefined) return because(`${unclear} on ${name} is true or false, not ${setup[unclear]}`)
  if (!isPlayer(setup.owner))
    return because(`${name} cannot belong to player ${setup.owner}: players are 1 and 2`)
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
  return stray(setup, ['name', 'as', 'owner', 'linked', ...COUNTS, ...FLAGS, ...UNDER], name)
}
