import { createHash } from 'node:crypto'
import type { PlayedCell } from '../games/plan.ts'

const SIZE = 2n ** 256n

/** The digest of no games. */
export const NO_GAMES = '0'.repeat(64)

/** The hash of anything that JSON can hold, whose keys are always in the same order. */
export const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The digest of one game, with every answer of it: 64 hexadecimal digits. */
export const digestOf = (game: number, cell: number, { values, choices }: PlayedCell): string =>
  hashOf([game, cell, values, choices])

/** The digest of two sets of games: a sum, so that it is the same in any order and any grouping. */
export const digestOfBoth = (one: string, other: string): string =>
  ((BigInt(`0x${one}`) + BigInt(`0x${other}`)) % SIZE).toString(16).padStart(64, '0')
