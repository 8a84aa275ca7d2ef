import { because, type Message, say, type View } from '@battleline/kernel'
import type { ConstraintReason } from '../legality/problem.ts'
import { colorsOf, isOfType, permanentOf, permanents } from '../model/state.ts'
import { type Characteristics, hasQuality } from '../query/characteristics.ts'
import { protectedFrom, traitsOf } from '../query/protection.ts'
import { LANDWALK } from '../vocabulary.ts'

const WALKS = Object.entries(LANDWALK) as readonly (readonly [keyof typeof LANDWALK, string])[]

/** Why a creature cannot block an attacker; null if it can. All evasion abilities apply together (MTG-BLK-20). */
export function whyCannotBlock(
  w: View,
  characteristics: Characteristics,
  attacker: number,
  blocker: number,
): ConstraintReason | null {
  const [a, b] = [permanentOf(w, attacker), permanentOf(w, blocker)]
  const no = (why: Message, ...cite: string[]): ConstraintReason => ({
    ...because(say`${b.name} cannot block ${a.name}: ${why}`, 'MTG-BLK-20', ...cite),
    origin: { kind: 'evasion', source: attacker },
  })
  const artifactOr = (shared: boolean): boolean => shared || isOfType(b, 'artifact')
  const { has } = characteristics
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach'))
    return no(say`it has neither flying nor reach`, 'MTG-KEY-1')
  if (has(attacker, 'shadow') !== has(blocker, 'shadow')) return no(say`only one of them has shadow`)
  if (has(attacker, 'horsemanship') && !has(blocker, 'horsemanship')) return no(say`it has no horsemanship`)
  if (has(attacker, 'fear') && !artifactOr(colorsOf(b).includes('black')))
    return no(say`it is neither an artifact nor black`)
  if (has(attacker, 'intimidate') && !artifactOr(colorsOf(b).some((color) => colorsOf(a).includes(color))))
    return no(say`it is no artifact and shares no color`)
  if (has(attacker, 'skulk') && characteristics.power(blocker) > characteristics.power(attacker))
    return no(say`its power is greater`)
  for (const [keyword, land] of WALKS)
    if (has(attacker, keyword) && controls(w, b.controller, land))
      return no(say`it has ${keyword}, and ${b.name}'s player controls that land`)
  const guarded = protectedFrom(w, characteristics, attacker, traitsOf(b))
  if (guarded !== null) return no(say`protection from ${guarded}`, 'MTG-KEY-13')
  for (const { predicate } of characteristics.effectsOn(attacker)) {
    if (
      predicate.kind === 'blocked only by' &&
      !hasQuality(w, characteristics, blocker, predicate.by, attacker)
    )
      return no(say`only certain creatures can`)
    if (predicate.kind !== 'cannot be blocked') continue
    if (predicate.by == null) return no(say`nothing can`)
    if (hasQuality(w, characteristics, blocker, predicate.by, attacker)) return no(say`such creatures cannot`)
  }
  for (const { predicate } of characteristics.effectsOn(blocker))
    if (
      (predicate.kind === 'blocks only' || predicate.kind === 'cannot block') &&
      hasQuality(w, characteristics, attacker, predicate.which, blocker) ===
        (predicate.kind === 'cannot block')
    )
      return no(say`it blocks only certain creatures`)
  return null
}

/** Whether a player controls a permanent of a subtype. */
const controls = (w: View, player: number, subtype: string): boolean =>
  permanents(w).some((one) => {
    const { controller, facts } = permanentOf(w, one)
    return controller === player && facts.subtypes.includes(subtype)
  })
