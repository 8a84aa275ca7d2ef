import { because, type Reason, say, type View } from '@battleline/kernel'
import { cardOf, type PlayerId, refTo, tableOf } from '../model/state.ts'
import { BASIC, ELEMENTS, type Element } from '../vocabulary.ts'
import { effectsGiving, youOf } from './active-effects.ts'
import { championOf, elementsOf } from './objects.ts'
import { affects, hasPredicate, restrictionHolds, stateHolds } from './values.ts'

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

/** A text lets the player ignore them: one in play, or that of the card itself. */
const ignoresElements = (w: View, player: PlayerId, card: number): boolean =>
  effectsGiving(w, 'ignores elements').some(
    (effect) => youOf(w, effect) === player && affects(w, effect, effect.text.who, card),
  ) ||
  cardOf(w, card).$def.abilities.some(
    ({ clause }) =>
      clause.kind === 'constant' &&
      clause.is.kind === 'about' &&
      clause.is.who.kind === 'self' &&
      clause.is.does.some(({ kind }) => kind === 'ignores elements') &&
      (clause.when === undefined || restrictionHolds(w, clause.when, card, player)) &&
      (clause.is.while === undefined || stateHolds(w, clause.is.while, refTo(w, card), player)),
  )

/** Why the elements of a card keep a player from playing it in a whole game; champions ignore them (GA-ELE-3). */
export function whyNotEnabled(w: View, player: PlayerId, card: number): Reason | null {
  const { name, $def } = cardOf(w, card)
  if (!tableOf(w).whole || $def.type === 'champion' || ignoresElements(w, player, card)) return null
  const enabled = enabledElements(w, player)
  const missing = $def.elements.find((element) => !enabled.has(element))
  return missing === undefined
    ? null
    : because(say`${name} needs the element ${missing}, which is not enabled`, 'GA-ELE-1')
}
