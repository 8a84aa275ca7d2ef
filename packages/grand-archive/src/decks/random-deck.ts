import { seeded } from '@battleline/kernel'
import type { CardFacts } from '../model/definition.ts'
import { type CardPool, type Deck, isDivineRelic, isMaterial, isToken } from './deck.ts'

const COPIES = 4
const MAIN = 60
const MATERIAL = 12
/** Champions above level 0: two lines of three levels. */
const CHAMPIONS = 6

/**
 * A random legal deck whose main deck can be played with the elements of its champions, the same for the same seed and
 * cards.
 * @throws RangeError if the cards make no legal deck
 */
export function randomDeck(pool: CardPool, { seed }: { readonly seed: number }): Deck {
  const random = seeded(seed)
  const cards = random.shuffled(pool.all().filter((one) => !isToken(one)))
  const champions = cards.filter(({ type }) => type === 'champion')
  const first = champions.find(({ level = 0 }) => level === 0)
  if (first === undefined) throw new RangeError('there is no champion of level 0')
  const higher = champions.filter(({ level = 0 }) => level > 0).slice(0, CHAMPIONS)
  const elements = new Set(['norm', ...[first, ...higher.slice(0, 2)].flatMap(elementsOf)])
  const isPlayable = (one: CardFacts) => elementsOf(one).every((element) => elements.has(element))
  const regalia = cards.filter((one) => isMaterial(one) && one.type !== 'champion' && isPlayable(one))
  const relics = regalia.filter(isDivineRelic).slice(1)
  const material = [first, ...higher, ...regalia.filter((one) => !relics.includes(one))].slice(0, MATERIAL)
  const main = cards
    .filter((one) => !isMaterial(one) && one.reserve !== undefined && isPlayable(one))
    .flatMap(({ name }) => Array.from({ length: COPIES }, () => name))
  if (main.length < MAIN) throw new RangeError(`there are not ${MAIN} cards for a main deck of ${first.name}`)
  return {
    name: `Random ${seed}`,
    main: main.slice(0, MAIN),
    material: material.map(({ name }) => name),
    side: [],
  }
}

const elementsOf = ({ elements = ['norm'] }: CardFacts): readonly string[] => elements
