import { catalogue } from './catalogue.ts'

/** Simple games, whose own words come from the game. */
export const simpleWords = catalogue('simple', {
  zoneOf: (zone: string, name: string) => `${zone} of ${name}`,
  otherMoves: 'Other moves',
  chooseCardOr: 'Choose a card, or',
  chooseTarget: (card: string) => `${card}: choose a target`,
  whichFirst: (title: string) => `${title}: which comes first?`,
  canBeChosen: 'can be chosen',
  does: {
    gets: 'gets',
    loses: 'loses',
    enters: (zone: string) => `enters the ${zone}`,
    goesTo: (zone: string) => `goes to the ${zone}`,
    wins: 'wins',
  },
})
