import {
  CARD_TYPES,
  type CardFacts,
  CLASSES,
  ELEMENTS,
  factsProblem,
  type GrandArchive,
  readText,
  STATS,
  SUPERTYPES,
} from '@battleline/grand-archive'
import { missingFact, type OwnCard, type OwnCardsOf } from '../cards/own-cards.ts'
import { type Fields, forKeys, readGiven } from '../reading/fields.ts'
import type { Tree } from '../yaml/tree.ts'

const SPEEDS = ['fast', 'slow'] as const
/** The keys of a custom card. */
export const CARD_KEYS = [
  'type',
  'speed',
  'text',
  'subtypes',
  'unknown',
  'supertypes',
  'elements',
  'classes',
  ...STATS,
] as const

/** Reads the cards of a scenario; `game` has the library. */
export const ownCards = (fields: Fields, { library }: GrandArchive): OwnCardsOf<CardFacts> => ({
  keys: CARD_KEYS,
  library,
  readText,
  factsProblem,
  read: (card) => readCard(fields, card),
})

function readCard(
  fields: Fields,
  { name, given, base, unknown, text }: OwnCard<CardFacts>,
): CardFacts | null {
  const words =
    <W extends string>(what: string, all: readonly W[]) =>
    (tree: Tree) =>
      fields.each(tree, what, (one) => fields.word(one, all, `one of its ${what}`))
  const own = readGiven(given, {
    type: (tree) => fields.word(tree, CARD_TYPES, 'a type of card'),
    speed: (tree) => fields.word(tree, SPEEDS, 'a speed'),
    subtypes: (tree) => fields.texts(tree, 'subtypes', 'a subtype').map((word) => word.toLowerCase()),
    ...forKeys(STATS, (tree, what) => fields.count(tree, what)),
    text,
    supertypes: words('supertypes', SUPERTYPES),
    elements: words('elements', ELEMENTS),
    classes: words('classes', CLASSES),
  })
  const type = own.type ?? base?.type
  if (type === undefined) {
    missingFact(fields, name, 'type')
    return null
  }
  const card: CardFacts = { ...base, ...own, ...unknown, name: name.text, type }
  if ((type === 'champion' || type === 'ally') && card.life === undefined)
    fields.faults.add('card-facts', name.at, `${name.text} is a unit, so its “life” must be given`)
  return card
}
