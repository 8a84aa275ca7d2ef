import type { CardFacts } from '@battleline/keyforge'

/** The facts of a card as one line: "dis creature · power 4 · traits demon". */
export function factsLine({ house, type, power, armor, aember, traits = [] }: CardFacts): string {
  const numbers = [
    ...(power === undefined ? [] : [`power ${power}`]),
    ...(armor ? [`armor ${armor}`] : []),
    ...(aember ? [`${aember} Æ icon${aember > 1 ? 's' : ''}`] : []),
    ...(traits.length > 0 ? [`traits ${traits.join(', ')}`] : []),
  ]
  return [house === undefined ? type : `${house} ${type}`, ...numbers].join(' · ')
}
