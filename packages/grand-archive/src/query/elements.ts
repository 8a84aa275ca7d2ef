import { because, type Reason, say, type View } from '@battleline/kernel'
import { cardOf, type PlayerId, tableOf } from '../model/state.ts'
import { BASIC, ELEMENTS, type Element } from '../vocabulary.ts'
import { championOf, elementsOf } from './objects.ts'
import { hasPredicate } from './values.ts'

/** Every element beyond the basic ones but exalted, which depends on them. */
const isAdvanced = (element: Element): boolean =>
  element !== 'norm' && !BASIC.has(element) && element !== 'exalted'

/** The elements that a player may play: norm, and those of the champion cards in their lineage (GA-ELE-1, GA-ELE-2). */
export function enabledElements(w: View, player: PlayerId): ReadonlySet<Element> {
  const champion = championOf(w, player)
  const enabled = new Set<Element>(['norm', ...(champion < 0 ? [] : elementsOf(w, champion))])
  if (champion >= 0 && hasPredicate(w, champion, 'enables basic elements'))
    for (const one of BASIC) enabled.add(one)
  if (champion >= 0 && hasPredicate(w, champion, 'enables all elements'))
    for (const one of ELEMENTS) enabled.add(one)
  if ([...enabled].some(isAdvanced)) enabled.add('exalted')
  return enabled
}

/** Why the elements of a card keep a player from playing it in a whole game; champions ignore them (GA-ELE-3). */
export function whyNotEnabled(w: View, player: PlayerId, card: number): Reason | null {
  const { name, $def } = cardOf(w, card)
  if (!tableOf(w).whole || $def.type === 'champion') return null
  const enabled = enabledElements(w, player)
  const missing = $def.elements.find((element) => !enabled.has(element))
  return missing === undefined
    ? null
    : because(say`${name} needs the element ${missing}, which is not enabled`, 'GA-ELE-1')
}
