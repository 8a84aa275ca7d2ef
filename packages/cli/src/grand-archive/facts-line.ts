import { type CardFacts, STATS } from '@battleline/grand-archive'

/** The facts of a card as one line: "regalia weapon, sword · warrior · memory 1 · power 1 · durability 2". */
export function factsLine(facts: CardFacts): string {
  const { type, supertypes = [], subtypes = [], elements = ['norm'], classes = [], speed } = facts
  const kind = [[...supertypes, type].join(' '), ...subtypes].join(', ')
  const numbers = STATS.flatMap((stat) => (facts[stat] === undefined ? [] : [`${stat} ${facts[stat]}`]))
  const fast = speed === 'fast' ? ['fast'] : []
  return [kind, elements.join(' and '), ...classes, ...fast, ...numbers].join(' · ')
}
