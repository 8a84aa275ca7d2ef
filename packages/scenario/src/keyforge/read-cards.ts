import {
  CARD_TYPES,
  type CardFacts,
  factsProblem,
  HOUSES,
  hasNoHouse,
  type KeyForge,
  readWithoutLoss,
} from '@battleline/keyforge'
import { missingFact, type OwnCard, type OwnCardsOf } from '../cards/own-cards.ts'
import { type Fields, forKeys, readGiven } from '../reading/fields.ts'
import { readIcons } from './read-board-cards.ts'

/** The keys of a custom card. */
export const CARD_KEYS = [
  'type',
  'house',
  'power',
  'armor',
  'aember',
  'icons',
  'traits',
  'text',
  'gigantic',
  'reverse',
  'unknown',
] as const

/** Reads the cards of a scenario; `game` has the library. */
export const ownCards = (fields: Fields, { library }: KeyForge): OwnCardsOf<CardFacts> => ({
  keys: CARD_KEYS,
  library,
  readText: readWithoutLoss,
  factsProblem,
  read: (card) => readCard(fields, card),
})

function readCard(fields: Fields, { name, given, base, unknown, text }: OwnCard<CardFacts>): CardFacts {
  const own = readGiven(given, {
    type: (tree) => fields.word(tree, CARD_TYPES, 'a type of card'),
    house: (tree) => fields.word(tree, HOUSES, 'a house'),
    ...forKeys(['power', 'armor', 'aember'], (tree, what) => fields.count(tree, what)),
    traits: (tree) => fields.texts(tree, 'traits', 'a trait').map((trait) => trait.toLowerCase()),
    icons: (tree) => readIcons(fields, tree),
    text,
    gigantic: (tree) => fields.truth(tree, 'gigantic') || null,
    // The other side of a prophecy.
    reverse: (tree) => fields.text(tree, 'the other side')?.text ?? null,
  })
  const known = { ...base, ...own, name: name.text, ...unknown }
  for (const what of ['type', 'house'] as const) {
    if (what === 'house' && hasNoHouse(known.type)) continue
    if (known[what] === undefined && !given.has(what)) missingFact(fields, name, what)
  }
  // The missing type is reported; the rest is read as if it were there.
  const type = known.type ?? 'creature'
  const house = known.house ?? (hasNoHouse(type) ? undefined : HOUSES[0])
  const card = { ...known, type, ...(house !== undefined && { house }) }
  if (known.type === 'creature' && card.power === undefined && !given.has('power'))
    missingFact(fields, name, 'power')
  return card
}
