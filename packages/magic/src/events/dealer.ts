import { somePart } from '../text/pronouns.ts'
import type { Sentence } from '../text/structure.ts'

interface Speaking {
  readonly does: readonly Sentence[]
}
const asking = new WeakMap<Speaking, boolean>()

/** Whether an ability speaks of the controller of what dealt the damage. */
export function asksForDealer(ability: Speaking): boolean {
  const known = asking.get(ability) ?? somePart(ability.does, ({ kind }) => kind === "dealer's controller")
  asking.set(ability, known)
  return known
}
