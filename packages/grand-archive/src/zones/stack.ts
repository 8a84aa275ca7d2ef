import type { World } from '@battleline/kernel'
import { type PendingAbility, type StackItem, tableOf, writeTable } from '../model/state.ts'

type Details = Partial<Pick<StackItem, 'prepared' | 'commands' | 'materialized'>>

/** Adds a card or an ability to the Effects Stack, on top, under the newest id. */
export function addToStack(
  w: World,
  kind: StackItem['kind'],
  ability: PendingAbility,
  details: Details = {},
): void {
  const item = { id: tableOf(w).lastId, kind, ability, prepared: false, commands: null, ...details }
  writeTable(w).stack = [...tableOf(w).stack, item]
}
