import { because, isCount, isFlag, isName, isRecord, type Reason } from '@battleline/kernel'
import { type CardProblem, unknownField, unreadableText } from '@battleline/language'

/** Checks of boards that people write. Each returns why the board is invalid, or null. */

/** Whether a field that may be left out names a player. */
export const isPlayerOrUnset = (value: unknown): boolean => value === undefined || value === 1 || value === 2

/** An unknown field of a part of a board. */
export function strayField(value: object, known: readonly string[], what: string): Reason | null {
  const wrong = unknownField(value, known, what)
  return wrong === null ? null : because(wrong)
}

/** A board without two players. */
export const playersProblem = (setup: { readonly players: readonly object[] }): Reason | null =>
  isRecord(setup) &&
  Array.isArray(setup.players) &&
  setup.players.length === 2 &&
  setup.players.every(isRecord)
    ? null
    : because('a board has two players')

export const turnProblem = (turn: number | undefined): Reason | null =>
  turn === undefined || (isCount(turn) && turn >= 1)
    ? null
    : because(`turns are counted from 1, and there is no turn ${turn}`)

/** Reports an invalid name, or a zone that is not a list of cards. */
export function sideProblem(setup: object, zones: readonly string[]): Reason | null {
  const fields = setup as Readonly<Record<string, unknown>>
  const isNamed = (card: unknown) =>
    typeof card === 'string' || (isRecord(card) && typeof card.name === 'string')
  const isCards = (cards: unknown) => cards === undefined || (Array.isArray(cards) && cards.every(isNamed))
  const wrong = zones.find((zone) => !isCards(fields[zone]))
  if (wrong !== undefined) return because(`${wrong} is a list of card names, or of cards with a name`)
  return fields.name === undefined || isName(fields.name)
    ? null
    : because('the name of a player is a text that is not empty')
}

/** Reports invalid counters, flags and owners. */
export function marksProblem(
  name: string,
  setup: object,
  counters: readonly string[],
  flags: readonly string[],
): Reason | null {
  const fields = setup as Readonly<Record<string, unknown>>
  const odd = counters.find((field) => !isCount(fields[field]))
  if (odd !== undefined)
    return because(`${odd} on ${name} is a whole number of at least 0, not ${fields[odd]}`)
  const unclear = flags.find((field) => !isFlag(fields[field]))
  if (unclear !== undefined) return because(`${unclear} on ${name} is true or false, not ${fields[unclear]}`)
  return isPlayerOrUnset(fields.owner)
    ? null
    : because(`${name} cannot belong to player ${fields.owner}: players are 1 and 2`)
}

interface Library<D> {
  find(name: string): D | CardProblem | null
  missing(name: string): string
}

/** The definition of a card on a board, or why there is none. `hint`: help for an unreadable text. */
export function definitionNamed<D extends object>(library: Library<D>, name: string, hint = ''): D | Reason {
  const found = library.find(name)
  if (found === null) return because(library.missing(name))
  return 'problems' in found ? because(`${unreadableText(found)}${hint}`) : found
}
