import type { Piece } from './piecewise.ts'

// A question about declarations as the search sees it: creatures and goals that nothing tells apart are grouped, and
// every number that a rule counts is a station on the way from the creatures to the end.

/** Creatures that nothing tells apart. */
export interface Group {
  readonly members: readonly number[]
  /** How many goals each may choose. */
  readonly most: number
  /** What it is worth that one of them is declared. */
  readonly gain: number
}

/** Goals that nothing tells apart. */
export interface GoalGroup {
  readonly members: readonly number[]
}

/** Where pairs are counted: at each of so many like goals, at a part of the creatures there, or over several goals. */
export interface CountNode {
  readonly copies: number
  /** The station that counts what this one counts, and more; -1 where there is none. */
  readonly parent: number
  readonly pieces: readonly Piece[]
  /** The group of goals whose pairs are all counted here; -1 for other stations. */
  readonly goal: number
}

/** That creatures of a group may choose goals of a group, and what each such pair is worth. */
export interface Route {
  readonly group: number
  readonly goal: number
  /** Where such a pair is counted first. */
  readonly station: number
  readonly gain: number
}

/** What declaring one of a group asks of the rest of the declaration. */
export type Company =
  | { readonly kind: 'alone'; readonly group: number }
  | { readonly kind: 'others'; readonly group: number; readonly least: number }
  | { readonly kind: 'beside'; readonly group: number; readonly those: readonly number[] }

/** A count that fits no station. */
export interface SideCount {
  readonly routes: readonly number[]
  readonly pieces: readonly Piece[]
}

export interface Program {
  readonly groups: readonly Group[]
  readonly goals: readonly GoalGroup[]
  /** Each behind its parent. */
  readonly stations: readonly CountNode[]
  readonly routes: readonly Route[]
  /** At most so many creatures are declared. */
  readonly most: number
  readonly company: readonly Company[]
  readonly loose: readonly SideCount[]
}

/** The most pairs that a route can have, where at most so many creatures of its group are declared. */
export const roomOf = ({ groups, goals }: Program, { group, goal }: Route, declared: number): number => {
  const copies = goals[goal]?.members.length ?? 0
  return declared * Math.min(groups[group]?.most ?? 0, copies)
}
