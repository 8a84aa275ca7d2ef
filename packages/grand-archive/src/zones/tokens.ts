import { say, type World } from '@battleline/kernel'
import { newCard } from '../model/new-records.ts'
import { type Card, cardOf, FIRST_CARD, type PlayerId, tableOf, writeCard } from '../model/state.ts'
import { enterField, type Marks } from './move.ts'

/** A new card with a name from outside the game, in no zone yet; -1 if no card has the name. */
export function newFromOutside(w: World, named: string, you: PlayerId): number {
  const definition = tableOf(w).$find(named)
  if (definition === null) {
    w.reportNotDone(you, 'brings nothing into the game', say`no card is called ${named}`)
    return -1
  }
  const same = w.rows
    .slice(FIRST_CARD)
    .filter((_, at) => cardOf(w, at + FIRST_CARD).definition === definition.name)
  const name = same.length === 0 ? definition.name : `${definition.name} ${same.length + 1}`
  const made: Card = { ...newCard(definition, you), name, zone: 'nowhere' }
  return w.add(made)
}

/** A token of a name enters the field under a player's control (GA-DTH-6); `copy`: of an object (GA-CPY-1). */
export function enterToken(
  w: World,
  named: string,
  you: PlayerId,
  { copy, ...marks }: Marks & { readonly copy?: true } = {},
): void {
  const card = newFromOutside(w, named, you)
  if (card < 0) return
  if (copy === true) writeCard(w, card).copy = true
  enterField(w, card, you, marks)
}
