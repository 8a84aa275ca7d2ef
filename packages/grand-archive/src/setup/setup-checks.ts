import { schema } from '@battleline/card-game'
import { because, isText, type Reason, say } from '@battleline/kernel'
import type { Definition } from '../model/definition.ts'
import type { Card } from '../model/state.ts'
import { COUNTERS, DIRECTIONS, MASTERIES, PILES } from '../vocabulary.ts'
import type { CardSetup } from './board.ts'

const { either, flag, list, name, player, problemIn, record, text, whole } = schema

const COUNTS = ['damage', 'durability', ...COUNTERS] as const
const FLAGS = ['rested', 'distant', 'fostered'] as const
const UNDER = ['lineage', 'loaded'] as const

/** The same schema for several fields. */
const each = (fields: readonly string[], of: schema.Schema) =>
  Object.fromEntries(fields.map((field) => [field, of]))

const card = either(
  isText,
  text,
  record(
    {
      name,
      as: name,
      linked: name,
      owner: player,
      ...each(COUNTS, whole()),
      ...each(FLAGS, flag),
      ...each(UNDER, list(name, { what: 'a list of card names' })),
    },
    ['name'],
  ),
)

const BOARD = record(
  {
    players: list(
      record({
        name,
        currents: schema.oneOf(DIRECTIONS),
        ...each(MASTERIES, whole(0)),
        ...each(['field', ...PILES], list(card, { what: 'a list of card names, or of cards with a name' })),
      }),
      { least: 2, most: 2, what: 'a list of two players' },
    ),
    active: player,
    turn: whole(1),
    whole: flag,
    step: schema.oneOf(['set-up']),
  },
  ['players'],
)

/** Why a value is no board; null if it is, whatever the rules say against it. */
export const boardProblem = (setup: unknown): Reason | null => problemIn(BOARD, setup)

const NAMES = list(name, { what: 'a list of card names' })

const DEAL = record(
  {
    players: list(record({ name, deck: NAMES, material: NAMES }, ['deck', 'material']), {
      least: 2,
      most: 2,
      what: 'a list of two players',
    }),
    first: player,
  },
  ['players'],
)

/** Why a value is no deal of a whole game; null if it is, whatever the rules say against its cards. */
export const dealProblem = (deal: unknown): Reason | null => problemIn(DEAL, deal)

/** Why a card cannot be in a deck (GA-DCK-1, GA-DCK-2, GA-DCK-7). */
export function deckProblem(
  { name, type, supertypes }: Definition,
  pile: 'deck' | 'material',
): Reason | null {
  if (supertypes.includes('token')) return because(say`${name} is a token and in no deck`, 'GA-DCK-7')
  const isMaterial = type === 'champion' || supertypes.includes('regalia')
  if (isMaterial === (pile === 'material')) return null
  return isMaterial
    ? because(say`${name} belongs in the material deck`, 'GA-DCK-1')
    : because(say`${name} belongs in the main deck`, 'GA-DCK-2')
}

/** Actions and attacks are no objects and cannot be on the field (GA-DEF-1). */
export const fieldProblem = ({ name, type }: Definition): Reason | null =>
  type === 'action' || type === 'attack'
    ? because(say`${name} is no object and cannot be on the field`, 'GA-DEF-1')
    : null

/** Marks that a card in this zone cannot have. */
export function markProblem({ name, zone, $def }: Card, setup: CardSetup): Reason | null {
  if (zone !== 'field') {
    const held = [...COUNTS, ...FLAGS, ...UNDER, 'linked' as const].find(
      (field) => setup[field] !== undefined,
    )
    if (held !== undefined)
      return because(say`${name} is not on the field and cannot have ${held}`, 'GA-DEF-1')
  }
  if ((setup.damage ?? 0) > 0 && $def.life === null)
    return because(say`${name} is no unit and has no damage`, 'GA-DEF-8')
  if (setup.lineage !== undefined && $def.type !== 'champion')
    return because(say`${name} is no champion and has no lineage`, 'GA-DEF-2')
  return null
}
