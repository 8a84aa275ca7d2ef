import type { World } from '@battleline/kernel'
import type { ContinuousText } from '../text/structure.ts'
import {
  isSameObject,
  type Lasting,
  type PlayerId,
  type Ref,
  tableOf,
  type Until,
  writeTable,
} from './state.ts'

/** Adds a lasting effect on these objects (GA-LAY-2), or on whatever its text describes at the time. */
export function addLasting(
  w: World,
  { source, you }: { readonly source: Ref; readonly you: PlayerId },
  is: ContinuousText,
  on: readonly Ref[],
  until: Until,
  left = 0,
): void {
  const table = writeTable(w)
  table.lastId += 1
  const one: Lasting = { id: table.lastId, is, on, source, you, until, left }
  table.lasting = [...tableOf(w).lasting, one]
}

/** An ability triggers whenever the prevention that a source has made prevents damage. */
export function followPrevention(w: World, source: Ref, chartId: string): void {
  writeTable(w).lasting = tableOf(w).lasting.map((one): Lasting => {
    if (!isSameObject(one.source, source) || one.is.kind !== 'would deal') return one
    const { becomes } = one.is
    const isNew = (becomes.kind === 'shield' || becomes.kind === 'next time') && becomes.follows === undefined
    return isNew ? { ...one, is: { ...one.is, becomes: { ...becomes, follows: chartId } } } : one
  })
}
