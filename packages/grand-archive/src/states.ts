import type { View } from '@battleline/kernel'
import { championOf, isAttacking, isRetaliating, levelOf } from './read.ts'
import { cardOf, type PlayerId, playerOf } from './state.ts'
import { fits } from './such.ts'
import type { Restriction, State } from './text/structure.ts'
import type { Keyword } from './vocabulary.ts'

/** What the brackets before a text ask for, of the champion of the player whom the text calls "you". */
export function isMet(
  w: View,
  when: Restriction,
  card: number,
  you: PlayerId = cardOf(w, card).controller,
): boolean {
  if (when.kind === 'memory') return playerOf(w, you).memory.length >= when.least
  const champion = championOf(w, you)
  if (champion < 0) return false
  const { $def, damage } = cardOf(w, champion)
  switch (when.kind) {
    case 'class bonus':
      return $def.classes.some((one) => cardOf(w, card).$def.classes.includes(one))
    case 'level':
      return levelOf(w, you) >= when.least
    case 'damage':
      return damage >= when.least
    case 'champion bonus':
      return $def.name.toLowerCase().split(',')[0] === when.named.toLowerCase()
  }
}

/** What can be asked of the bearer of a text. */
export function holds(w: View, state: State, card: number): boolean {
  const { rested, fostered, controller } = cardOf(w, card)
  switch (state.kind) {
    case 'rested':
      return rested
    case 'awake':
      return !rested
    case 'fostered':
      return fostered
    case 'attacking':
      return isAttacking(w, card)
    case 'retaliating':
      return isRetaliating(w, card)
    case 'control':
      return playerOf(w, controller).field.some((one) => fits(w, state.of, card, controller, one))
  }
}

/** Whether a card has a keyword wherever it is. */
export const isPrinted = (w: View, card: number, keyword: Keyword): boolean =>
  cardOf(w, card).$def.abilities.some(
    ({ clause }) =>
      clause.kind === 'keyword' &&
      clause.keyword === keyword &&
      (clause.when === undefined || isMet(w, clause.when, card)),
  )
