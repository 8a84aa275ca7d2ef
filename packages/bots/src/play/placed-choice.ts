import type { Choice, Value } from '@battleline/kernel'
import type { Asked } from '../model/bot.ts'

/** A choice by the places of its options; for a division, the shares. */
export type PlacedChoice = number | readonly number[]

/** A choice by the places of its options. */
export function placed({ kind, ids }: Asked, choice: Choice): PlacedChoice {
  if (kind === 'divide')
    return Array.isArray(choice) ? choice.map(Number) : ids.map((id) => Number(Object(choice)[id] ?? 0))
  if (!Array.isArray(choice)) return ids.indexOf(choice as Value)
  return choice.map((id) => ids.indexOf(id))
}

/** The choice of these places, which may come from a file or another program; the id -1 where a place is not one of an option. */
export function unplaced({ kind, ids }: Asked, places: PlacedChoice): Choice {
  if (kind === 'divide') return places as readonly number[]
  const idAt = (at: unknown) => (typeof at === 'number' ? (ids[at] ?? -1) : -1)
  return Array.isArray(places) ? places.map(idAt) : idAt(places)
}
