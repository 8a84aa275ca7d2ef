import { because, type Reason, type View } from '@battleline/kernel'
import { nameOf } from './asked.ts'
import { protectedFrom, traitsOf } from './protection.ts'
import { Sayings } from './read.ts'
import { isPlayer, isThere, permanentOf, type Ref, tableOf } from './state.ts'
import type { Amount, Sentence, Which, Who } from './text/structure.ts'
import { fits, type Speaker, thoseThat } from './things.ts'

/** Something that an ability targets, as its text asks for it. */
export interface Slot {
  readonly of: Which
  readonly least: number
  /** Null: any number. */
  readonly most: number | null
  /** What is divided among them; null where nothing is. */
  readonly divides: Amount | null
  /** True where the opponent who controls it chooses. */
  readonly theirs: boolean
}

/** The targets of an ability, in the order of its text. */
export function slotsOf(does: readonly Sentence[]): readonly Slot[] {
  const found: Slot[] = []
  for (const { does: one } of does) {
    const divides = one.kind === 'deal' && one.divided === 'chosen' ? one.amount : null
    for (const who of whosOf(one)) {
      if (who.kind !== 'target') continue
      found.push({ of: who.of, least: who.least, most: who.most, divides, theirs: who.theirs === true })
    }
  }
  return found
}

/** Whom an instruction speaks of, in the order of the text. */
function whosOf(one: object): readonly Who[] {
  return Object.values(one).flatMap((value: unknown): readonly Who[] =>
    [value].flat().flatMap((each: unknown) => (isTarget(each) ? [each] : isBoth(each) ? whosOf(each) : [])),
  )
}

const kindOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'kind' in value ? value.kind : null
const isTarget = (value: unknown): value is Who => kindOf(value) === 'target'
const isBoth = (value: unknown): value is Who & { readonly kind: 'both' } => kindOf(value) === 'both'

/** Who targets: with colors, for protection. */
export interface Aiming extends Speaker {
  readonly source: number
}

/** Why something cannot be targeted although it is what the text means; null where it can (MTG-KEY-13, MTG-KEY-14). */
function isShielded(w: View, said: Sayings, target: number, { you, source }: Aiming): Reason | null {
  if (isPlayer(w, target)) return null
  const { name, controller } = permanentOf(w, target)
  if (said.has(target, 'shroud')) return because(`${name} has shroud`, 'MTG-KEY-14')
  if (said.has(target, 'hexproof') && controller !== you) return because(`${name} has hexproof`, 'MTG-KEY-14')
  const from = protectedFrom(w, said, target, traitsOf(permanentOf(w, source)))
  return from === null ? null : because(`${name} has protection from ${from}`, 'MTG-KEY-13')
}

/** Everything that can be chosen for a target now. */
export function candidates(w: View, { of }: Slot, by: Aiming): number[] {
  const said = new Sayings(w)
  return thoseThat(w, of, by).filter((record) => isShielded(w, said, record, by) === null)
}

/** Why something cannot be chosen for a target now; null where nothing keeps it from that. */
export function whyNotTargeted(w: View, { of }: Slot, record: number, by: Aiming): Reason | null {
  if (!fits(w, of, record, by))
    return because(`${nameOf(w, record)} is not what ${nameOf(w, by.source)} can target`, 'MTG-NCD-1')
  return isShielded(w, new Sayings(w), record, by)
}

/** Whether a target that was chosen is legal still, and if not, why (MTG-NCD-4). */
export function whyIllegal(w: View, { of }: Slot, ref: Ref, by: Aiming): Reason | null {
  if (!isThere(w, ref)) return because('it has left', 'MTG-NCD-4')
  if (!fits(w, of, ref.card, by)) return because('it is not what can be targeted any more', 'MTG-NCD-4')
  return isShielded(w, new Sayings(w), ref.card, by)
}

/** How few targets have to be chosen: E16 asks for one of “any number” if there can be one (MTG-NCD-2, MTG-EDN-6). */
export const leastOf = (w: View, { least, most, divides }: Slot, whole: number): number => {
  if (divides !== null && whole <= 0) return 0
  return most === null && least === 0 && tableOf(w).edition === 'e16' ? 1 : least
}
