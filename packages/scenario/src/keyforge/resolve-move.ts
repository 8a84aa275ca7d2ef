import type { Position } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { MOVES, type Role } from './moves.ts'

/** A card of a move, by a name that may be shared. */
export interface MoveCard {
  readonly text: string
  /** The numbers of the possible cards. */
  readonly among: readonly number[]
}

/** A move with names, by its word. */
export interface MoveToResolve {
  readonly word: string
  readonly cards: readonly MoveCard[]
  readonly option: string
  readonly ability: number
}

/** The engine's move; or the index of the ambiguous card. */
export type ResolvedMove =
  | { readonly move: string }
  | { readonly unclear: number; readonly among: readonly number[] }

/**
 * Resolves a move with shared names: to the card with which it is legal; if it is legal with none, to a card in a
 * suitable zone; and to a card without an alias (`isCalled`) before others.
 */
export function meant(
  game: KeyForge,
  position: Position,
  { word, cards, option, ability }: MoveToResolve,
  isCalled: (record: number, name: string) => boolean,
): ResolvedMove {
  const kind = MOVES[word]
  if (kind === undefined) return { move: word }
  const moveOf = (records: readonly number[]) => kind.engine(records, ability, option)
  const all = combined(cards.map(({ among }) => among))
  const [first = [], second] = all
  if (second === undefined) return { move: moveOf(first) }
  const offered = new Set<unknown>(game.decision(position)?.ids)
  const legal = all.filter((records) => offered.has(moveOf(records)))
  const fits = (record: number, at: number) => isWhere(game, position, record, kind.cards[at]?.where)
  const left = legal.length > 0 ? legal : all.filter((records) => records.every(fits))
  const [one, other] = left
  if (one !== undefined && other === undefined) return { move: moveOf(one) }
  const rest = one === undefined ? all : left
  const called = rest.filter((records) => cards.every(({ text }, at) => isCalled(records[at] ?? -1, text)))
  const [alone, another] = called
  if (alone !== undefined && another === undefined) return { move: moveOf(alone) }
  const unclear = cards.findIndex((_, at) => among(rest, at).length > 1)
  return { unclear, among: among(rest, unclear) }
}

/** The different cards at one index of several moves. */
const among = (moves: readonly (readonly number[])[], at: number): readonly number[] => [
  ...new Set(moves.flatMap((records) => records[at] ?? [])),
]

/** Every combination of one item of each list. */
const combined = (lists: readonly (readonly number[])[]): readonly (readonly number[])[] =>
  lists.reduce<readonly (readonly number[])[]>(
    (all, list) => all.flatMap((some) => list.map((one) => [...some, one])),
    [[]],
  )

/** Whether a card is in a zone from which the active player could move it. */
export function isWhere(
  game: KeyForge,
  position: Position,
  record: number,
  where: Role['where'] | undefined,
): boolean {
  if (record < 0 || where === undefined) return false
  const active = game.active(position)
  const { zone, controller, owner } = game.card(position, record)
  switch (where) {
    case 'friendly':
      return controller === active && (zone === 'battleline' || zone === 'artifacts')
    case 'enemy':
      return controller !== active && zone === 'battleline'
    case 'hand':
    case 'prophecies':
    case 'discard':
      return owner === active && zone === where
    default:
      return where satisfies never
  }
}
