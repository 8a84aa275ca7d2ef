import type { GrandArchive, PlayerId } from '@battleline/grand-archive'
import type { Position } from '@battleline/kernel'
import { didYouMean, fold, nearest } from '@battleline/language'
import type { GrandArchivePlayed } from './scenario.ts'

/** The cards that a word means: what is called so on the board, or else what bears the name. */
export function cardsNamed(game: GrandArchive, position: Position, text: string): readonly number[] {
  const cards = game.cards(position)
  const wanted = fold(text)
  const called = cards.filter((card) => fold(game.card(position, card).called) === wanted)
  return called.length > 0 ? called : cards.filter((card) => fold(game.card(position, card).name) === wanted)
}

/**
 * Names that were parted at commas, put together again where a card has a comma in its name; `isName` says which words are
 * names.
 */
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

/** A move as the engine reads it, the unit that would retaliate, or why the words are no move. */
export type MoveRead =
  | { readonly word: string }
  | { readonly retaliates: number }
  | { readonly problem: string }

const MOVE = /^(attack|activate|use|retaliate):? +(.+?)(?: with (.+?))?(?: *(?:->|→) *(.+))?$/i

/** Reads `attack: X with W -> Y`, `activate: Fireball -> X`, `use: X -> Y` or `retaliate: Y`, with or without the colon. */
export function readMove(text: string, { game, position, scenario }: GrandArchivePlayed): MoveRead {
  const [, kind = '', who = '', using, at] = MOVE.exec(text.trim()) ?? []
  if (kind === '')
    return { problem: `“${text}” is no move; moves are attack, activate, use, retaliate, as in a scenario` }
  const unknown: string[] = []
  const number = (name: string): number => {
    const player = scenario.players.findIndex((one) => fold(one) === fold(name)) + 1
    if (player > 0) return player
    if (fold(name) === 'champion') return championOf(game, position, game.active(position))
    const [card, other] = cardsNamed(game, position, name)
    if (card !== undefined && other === undefined) return card
    unknown.push(name)
    return -1
  }
  const list = (words: string | undefined): readonly string[] => {
    const parts = (words ?? '')
      .split(',')
      .map((one) => ({ text: one.trim() }))
      .filter((one) => one.text !== '')
    return rejoined(parts, (one) => cardsNamed(game, position, one).length > 0).map((one) => one.text)
  }
  const card = number(who.trim())
  const numbers = [list(using), list(at)].map((names) => names.map(number).join(' '))
  const [weapons = '', targets = ''] = numbers
  const [missing] = unknown
  if (missing !== undefined) return noCard(missing, game, position)
  if (kind.toLowerCase() === 'retaliate') return { retaliates: card }
  const aimed = targets === '' ? '' : ` at ${targets}`
  if (kind.toLowerCase() === 'attack')
    return { word: `attack ${card}${weapons === '' ? '' : ` with ${weapons}`}${aimed}` }
  return { word: `${kind.toLowerCase()} ${card}${kind.toLowerCase() === 'use' ? ' 0' : ''}${aimed}` }
}

function noCard(name: string, game: GrandArchive, position: Position): MoveRead {
  if (cardsNamed(game, position, name).length > 1) return { problem: `“${name}” may mean several cards` }
  const known = game.cards(position).map((card) => game.card(position, card).called)
  return { problem: `no card here is called “${name}”${didYouMean(nearest(name, known))}` }
}
