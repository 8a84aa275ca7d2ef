import type { View } from '@battleline/kernel'
import { asksMore, hasKinds, isOfPower } from './kinds.ts'
import { powerOf } from './power.ts'
import { isCreature, isOnFlank, isThere, lastKnown } from './read.ts'
import { countersOf, isInCenter } from './seen.ts'
import { type Card, cardOf, type LastKnown, type Ref } from './state.ts'
import { isSuch, type Judge } from './such.ts'
import type { Being, Group, Marked, Noun } from './text/structure.ts'
import type { CardType } from './vocabulary.ts'

/** What texts ask of a card that they speak of: as it is, or as it was the moment before it left play (KF-LVP-7). */

type Marks = Pick<
  Card,
  'damage' | 'aember' | 'powerCounters' | 'counters' | 'ready' | 'stunned' | 'warded' | 'enraged'
>

/** What lies on a card and how it is marked, or what did and how it was; null where nothing is known of it. */
export const marksOf = (w: View, ref: Ref): Marks | null =>
  isThere(w, ref) ? cardOf(w, ref.card) : (lastKnown(w, ref) ?? null)

/** How many counters of a name lie on a card, or lay; of a card in a pile those that lie on it there. */
export const countersKnown = (w: View, ref: Ref, name: string): number =>
  countersOf(lastKnown(w, ref) ?? cardOf(w, ref.card), name)

/** Whether a card is so, or was; false where nothing is known of it. */
export function isBeing(w: View, ref: Ref, being: Being): boolean {
  const known = isThere(w, ref) ? null : (lastKnown(w, ref) ?? null)
  switch (being) {
    case 'on a flank':
      return known === null ? isOnFlank(w, ref.card) : known.flank
    case 'centered':
      return known === null ? isCreature(w, ref.card) && isInCenter(w, ref.card) : known.center
    case 'damaged':
    case 'undamaged':
      return isDamaged(w, ref, known, being)
    default:
      return isMarked(known ?? cardOf(w, ref.card), being)
  }
}

function isDamaged(w: View, { card }: Ref, known: LastKnown | null, being: 'damaged' | 'undamaged'): boolean {
  const { damage } = known ?? cardOf(w, card)
  if (being === 'damaged') return damage > 0
  return damage === 0 && (known === null ? isCreature(w, card) : isOfType(known.type, 'creature'))
}

const isMarked = ({ damage, ready, stunned, warded, enraged }: Marks, marked: Marked): boolean =>
  ({ undamaged: damage === 0, ready, exhausted: !ready, stunned, warded, enraged })[marked]

/** Whether a card that has left play was one of a group; whose it was is asked apart. */
export function wasOne(w: View, group: Group, known: LastKnown, judge: Judge): boolean {
  if (group.or !== undefined && wasOne(w, group.or, known, judge)) return true
  const { power, damage, aember, flank } = known
  const { named } = group
  if (!isOfType(known.type, group.noun) || !hasKinds(group, known.traits, known.houses)) return false
  if (named !== undefined && known.title !== named && `${known.title}s` !== named) return false
  if (group.flank === true && !flank) return false
  if (group.damaged === true && damage === 0) return false
  if (group.bearing === true && aember === 0) return false
  if (group.marked !== undefined && !isMarked(known, group.marked)) return false
  if (!isOfPower(group, power)) return false
  return !asksMore(group) || isSuch(w, group, known, judge)
}

function isOfType(was: CardType, noun: Noun): boolean {
  const isCreatureOf = was === 'creature' || was === 'token creature'
  switch (noun) {
    case 'card':
      return true
    case 'creature':
      return isCreatureOf
    case 'creature or artifact':
      return isCreatureOf || was === 'artifact'
    case 'non-token creature':
      return was === 'creature'
    default:
      return was === noun
  }
}

/** A card that has left, and with a gigantic creature its other half: out of play it is two cards (KF-GIG-1). */
export function withHalf(w: View, ref: Ref): readonly Ref[] {
  const half = lastKnown(w, ref)?.half ?? null
  return half === null ? [ref] : [ref, half]
}

export const knownPower = (w: View, ref: Ref): number =>
  isThere(w, ref) ? powerOf(w, ref.card) : (lastKnown(w, ref)?.power ?? cardOf(w, ref.card).$def.power)
