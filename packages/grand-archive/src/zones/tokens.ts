import { say, type World } from '@battleline/kernel'
import { newCard } from '../model/new-records.ts'
import { type Card, cardOf, FIRST_CARD, type PlayerId, tableOf } from '../model/state.ts'
import { enterField, type Marks } from './move.ts'

/** A token of a name enters the field under a player's control (GA-DTH-6). */
export function enterToken(w: World, named: string, you: PlayerId, marks: Marks = {}): void {
  const definition = tableOf(w).$find(named)
  if (definition === null) {
    w.reportNotDone(you, 'summons nothing', say`no card is called ${named}`)
    return
  }
  const same = w.rows
    .slice(FIRST_CARD)
    .filter((_, at) => cardOf(w, at + FIRST_CARD).definition === definition.name)
  const name = same.length === 0 ? definition.name : `${definition.name} ${same.length + 1}`
  const token: Card = { ...newCard(definition, you), name, zone: 'nowhere' }
  const card = w.add(token)
  enterField(w, card, you, marks)
}
