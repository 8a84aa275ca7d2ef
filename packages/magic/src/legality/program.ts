import type { Piece } from './piecewise.ts'

// A declaration problem for the search: equal creatures and goals are grouped, and every counted number is a station
// between the creatures and the end.

/** A group of equal creatures. */
export interface Group {
  readonly members: readonly number[]
  /** How many goals each may choose. */
  readonly most: number
  /** The worth of declaring one. */
  readonly gain: number
}

/** A group of equal goals. */
export interface GoalGroup {
  readonly members: readonly number[]
}

/** Where pairs are counted: at each of several like goals, at a part of the creatures there, or over several goals. */
export interface CountNode {
  readonly copies: number
  /** The station that counts these pairs and more; -1 if there is none. */
  readonly parent: number
  readonly pieces: readonly Piece[]
  /** The group of goals whose pairs are all counted here; -1 for other stations. */
  readonly goal: number
}

/** Creatures of a group may choose goals of a group, and the worth of each pair. */
export interface Route {
  readonly group: number
  readonly goal: number
  /** The first station for these pairs. */
  readonly station: number
  readonly gain: number
}

/** What declaring one of a group requires of the rest of the declaration. */
export type Company =
  | { readonly kind: 'alone'; readonly group: number }
  | { readonly kind: 'others'; readonly group: number; readonly least: number }
  | { readonly kind: 'beside'; readonly group: number; readonly those: readonly number[] }

/** A count outside all stations. */
export interface SideCount {
  readonly routes: readonly number[]
  readonly pieces: readonly Piece[]
}

/** A declaration problem with equal creatures and equal goals in groups, for the search. */
export interface Program {
  readonly groups: readonly Group[]
  readonly goals: readonly GoalGroup[]
  /** Each after its parent. */
  readonly stations: readonly CountNode[]
  readonly routes: readonly Route[]
  /** The most creatures that are declared. */
  readonly most: number
  readonly company: readonly Company[]
  readonly loose: readonly SideCount[]
}

/** The most pairs of a route, if at most this many creatures of its group are declared. */
export const roomOf = ({ groups, goals }: Program, { group, goal }: Route, declared: number): number => {
  const copies = goals[goal]?.members.length ?? 0
  return declared * Math.min(groups[group]?.most ?? 0, copies)
}
