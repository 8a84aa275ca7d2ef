import type { View, World } from '@battleline/kernel'
import type { Condition } from '../text/structure.ts'
import type { Item } from './stack-items.ts'
import { tableOf, writeTable } from './state.ts'

// A turn remembers that an ability has resolved only if it asks how often it has.

const noteOf = ({ source, life }: Pick<Item, 'source' | 'life'>): string => `resolved ${source}.${life}`

const asks = (condition: Condition | undefined): boolean =>
  condition?.kind === 'resolved' || (condition?.kind === 'not' && asks(condition.of))

/** Notes that an ability resolves. */
export function rememberResolving(w: World, item: Item): void {
  if (!item.does.some((one) => asks(one.if))) return
  writeTable(w).history = [...tableOf(w).history, noteOf(item)].sort()
}

/** How often the ability of a permanent has resolved this turn: a text has one such ability. */
export const timesResolved = (w: View, item: Item): number =>
  tableOf(w).history.filter((one) => one === noteOf(item)).length
