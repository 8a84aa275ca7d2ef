import type { GrandArchive, PlayerId } from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import { didYouMean, fold } from '@battleline/language'
import { BoardNames, boardOf, numbered, recordsNamed } from '../names/board-names.ts'
import { commaNames } from '../reading/names.ts'
import type { GrandArchivePlayed } from './scenario.ts'

/** Joins names that were split at commas if a card has a comma in its name; `isName` recognizes names. */
export function rejoined<T extends { readonly text: string }>(
  parts: readonly T[],
  isName: (text: string) => boolean,
): readonly T[] {
  const names: T[] = []
  for (let at = 0; at < parts.length; ) {
    const rest = parts.slice(at)
    const lengths = rest.map((_, end) => end + 1).reverse()
    const taken = rest.slice(0, lengths.find((length) => isName(textOf(rest.slice(0, length)))) ?? 1)
    const [first] = taken
    if (first !== undefined) names.push({ ...first, text: textOf(taken) })
    at += taken.length
  }
  return names
}

const textOf = (parts: readonly { readonly text: string }[]): string =>
  parts.map(({ text }) => text).join(', ')

/** The champion of a player, or -1. */
export const championOf = (game: GrandArchive, position: Position, player: PlayerId): number =>
  game.player(position, player).field.find((card) => game.card(position, card).type === 'champion') ?? -1

/** A move for the engine, the unit that would retaliate, or why the words are not a move. */
export type MoveRead =
  | { readonly word: string }
  | { readonly retaliates: number }
  | { readonly problem: string }

/** A question has no place in a file. */
const NOWHERE = { from: 0, to: 0 }

const MOVE = /^(attack|activate|use|retaliate):? +(.+?)(?: with (.+?))?(?: *(?:->|→) *(.+))?$/i

/**
 * Reads `attack: X with W -> Y`, `activate: Fireball -> X`, `use: X -> Y` or `retaliate: Y`, with or without the
 * colon.
 */
export function readMove(text: string, { game, position, scenario }: GrandArchivePlayed): MoveRead {
  const [, kind = '', who = '', using, at] = MOVE.exec(text.trim()) ?? []
  if (kind === '')
    return { problem: `“${text}” is no move; moves are attack, activate, use, retaliate, as in a scenario` }
  const board = boardOf(game, position, numbered(scenario.players))
  const names = new BoardNames(board)
  const number = (text: string): number =>
    fold(text) === 'champion'
      ? championOf(game, position, game.active(position))
      : (names.one({ text, at: NOWHERE }) ?? -1)
  const list = (words: string | undefined): readonly string[] =>
    rejoined(commaNames(words ?? '', NOWHERE), (one) => recordsNamed(one, board).length > 0).map(
      ({ text: name }) => name,
    )
  const card = number(who.trim())
  const numbers = [list(using), list(at)].map((names) => names.map(number).join(' '))
  const [weapons = '', targets = ''] = numbers
  const [fault] = names.faults
  if (fault !== undefined) return { problem: `${fault.message}${didYouMean(fault.nearest)}` }
  if (kind.toLowerCase() === 'retaliate') return { retaliates: card }
  const aimed = targets === '' ? '' : ` at ${targets}`
  if (kind.toLowerCase() === 'attack')
    return { word: `attack ${card}${weapons === '' ? '' : ` with ${weapons}`}${aimed}` }
  return { word: `${kind.toLowerCase()} ${card}${kind.toLowerCase() === 'use' ? ' 0' : ''}${aimed}` }
}
