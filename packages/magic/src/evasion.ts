import { because, type Reason, type View } from '@battleline/kernel'
import { protectedFrom, traitsOf } from './protection.ts'
import { hasQuality, type Sayings } from './read.ts'
import { colorsOf, isOfType, permanentOf, permanents } from './state.ts'
import { LANDWALK } from './vocabulary.ts'

const WALKS = Object.entries(LANDWALK) as readonly (readonly [keyof typeof LANDWALK, string])[]

/** Why a creature cannot block an attacker; null where it can. All of it applies together (MTG-BLK-20). */
export function evades(w: View, said: Sayings, attacker: number, blocker: number): Reason | null {
  const [a, b] = [permanentOf(w, attacker), permanentOf(w, blocker)]
  const no = (why: string, ...cite: string[]): Reason =>
    because(`${b.name} cannot block ${a.name}: ${why}`, 'MTG-BLK-20', ...cite)
  const artifactOr = (shared: boolean): boolean => shared || isOfType(b, 'artifact')
  const { has } = said
  if (has(attacker, 'flying') && !has(blocker, 'flying') && !has(blocker, 'reach'))
    return no('it has neither flying nor reach', 'MTG-KEY-1')
  if (has(attacker, 'shadow') !== has(blocker, 'shadow')) return no('only one of them has shadow')
  if (has(attacker, 'horsemanship') && !has(blocker, 'horsemanship')) return no('it has no horsemanship')
  if (has(attacker, 'fear') && !artifactOr(colorsOf(b).includes('black')))
    return no('it is neither an artifact nor black')
  if (has(attacker, 'intimidate') && !artifactOr(colorsOf(b).some((color) => colorsOf(a).includes(color))))
    return no('it is no artifact and shares no color')
  if (has(attacker, 'skulk') && said.power(blocker) > said.power(attacker)) return no('its power is greater')
  for (const [keyword, land] of WALKS)
    if (has(attacker, keyword) && controls(w, b.controller, land))
      return no(`it has ${keyword}, and ${b.name}'s player controls that land`)
  const guarded = protectedFrom(w, said, attacker, traitsOf(b))
  if (guarded !== null) return no(`protection from ${guarded}`, 'MTG-KEY-13')
  for (const { does } of said.of(attacker)) {
    if (does.kind === 'blocked only by' && !hasQuality(w, said, blocker, does.by, attacker))
      return no('only certain creatures can')
    if (does.kind !== 'cannot be blocked') continue
    if (does.by === null) return no('nothing can')
    if (hasQuality(w, said, blocker, does.by, attacker)) return no('such creatures cannot')
  }
  for (const { does } of said.of(blocker))
    if (does.kind === 'blocks only' && !hasQuality(w, said, attacker, does.which, blocker))
      return no('it blocks only certain creatures')
  return null
}

/** Whether a player controls a permanent of a subtype. */
const controls = (w: View, player: number, subtype: string): boolean =>
  permanents(w).some((one) => {
    const { controller, facts } = permanentOf(w, one)
    return controller === player && facts.subtypes.includes(subtype)
  })
