import type { DeckFault } from '@battleline/card-game'
import { type CardPool, countNames, type Deck, isDivineRelic, isMaterial, isToken } from './deck.ts'

/** Everything that makes a deck of the standard format illegal; nothing for a legal deck. */
export const checkDeck = (deck: Deck, pool: CardPool): readonly DeckFault[] => [
  ...faultsOfMain(deck, pool),
  ...faultsOfMaterial(deck, pool),
  ...faultsOfSide(deck, pool),
  ...copiesOf(deck, pool),
]

const fault = (message: string, ...cite: readonly string[]): DeckFault => ({ message, cite })

function* faultsOfMain({ main }: Deck, pool: CardPool): Generator<DeckFault> {
  if (main.length < 60) yield fault(`the main deck has ${main.length} cards; it has at least 60`, 'GA-DCK-1')
  for (const name of countNames(main).keys()) {
    const facts = pool.facts(name)
    if (facts === undefined) yield fault(`no card is called ${name}`)
    else if (isToken(facts)) yield fault(`${name} is a token`, 'GA-DCK-7')
    else if (isMaterial(facts)) yield fault(`${name} is not played from a main deck`, 'GA-DCK-1')
  }
}

function* faultsOfMaterial({ material }: Deck, pool: CardPool): Generator<DeckFault> {
  if (material.length > 12)
    yield fault(`the material deck has ${material.length} cards; it has at most 12`, 'GA-DCK-2')
  const facts = material.flatMap((name) => pool.facts(name) ?? [])
  for (const one of facts)
    if (!isMaterial(one)) yield fault(`${one.name} is neither a champion nor a regalia`, 'GA-DCK-2')
  if (!facts.some(({ type, level }) => type === 'champion' && (level ?? 0) === 0))
    yield fault('the material deck has no champion of level 0', 'GA-DCK-2')
  for (const [name, count] of countNames(material))
    if (count > 1) yield fault(`${name} is in the material deck ${count} times`, 'GA-DCK-2')
  const relics = facts.filter(isDivineRelic)
  if (relics.length > 1)
    yield fault(`${relics.map(({ name }) => name).join(' and ')} are both divine relics`, 'GA-DCK-4')
}

/** A card of the main deck is 1 point, another one 3 (GA-DCK-3). */
function* faultsOfSide({ side }: Deck, pool: CardPool): Generator<DeckFault> {
  const points = side.reduce((sum, name) => {
    const facts = pool.facts(name)
    return sum + (facts !== undefined && isMaterial(facts) ? 3 : 1)
  }, 0)
  if (side.length > 15) yield fault(`the sideboard has ${side.length} cards; it has at most 15`, 'GA-DCK-3')
  if (points > 15) yield fault(`the sideboard is worth ${points} points; it has at most 15`, 'GA-DCK-3')
}

/** At most four cards of a name in main deck and sideboard together. */
function* copiesOf({ main, side }: Deck, pool: CardPool): Generator<DeckFault> {
  const isCounted = (name: string) => {
    const facts = pool.facts(name)
    return facts !== undefined && !isMaterial(facts)
  }
  for (const [name, count] of countNames([...main, ...side].filter(isCounted)))
    if (count > 4) yield fault(`the deck has ${count} cards of ${name}; it has at most 4`, 'GA-DCK-1')
}
