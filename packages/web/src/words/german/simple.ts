import type { Translation } from '../catalogue.ts'
import type { simpleWords } from '../simple.ts'
import { dative } from './names.ts'

export const simple: Translation<typeof simpleWords> = {
  zoneOf: (zone, name) => `${zone} von ${dative(name)}`,
  otherMoves: 'Andere Spielzüge',
  chooseCardOr: 'Wähle eine Karte, oder',
  chooseTarget: (card) => `${card}: Wähle ein Ziel`,
  whichFirst: (title) => `${title}: Was kommt zuerst?`,
  canBeChosen: 'wählbar',
  does: {
    gets: 'erhält',
    loses: 'verliert',
    enters: (zone) => `kommt in Zone ${zone}`,
    goesTo: (zone) => `kommt in Zone ${zone}`,
    wins: 'gewinnt',
  },
}
