import {
  CARD_TYPES,
  type CardFacts,
  factsProblem,
  HOUSES,
  type House,
  hasNoHouse,
  type KeyForge,
  vocabularyOf,
} from '@battleline/keyforge'
import { missingFact, type OwnCard, type OwnCardsOf } from '../cards/own-cards.ts'
import { nearestWord } from '../names/nearest.ts'
import { type Fields, forKeys, readGiven } from '../reading/fields.ts'
import type { Tree } from '../yaml/tree.ts'
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

/** Reads the cards of a scenario. `tree`: what the scenario says of them; `game` has the library. */
export function ownCards(
  fields: Fields,
  { library, texts }: KeyForge,
  tree: Tree | undefined,
): OwnCardsOf<CardFacts> {
  const words = vocabularyOf(tree === undefined ? [] : wordsIn(tree))
  return {
    keys: CARD_KEYS,
    library,
    readText: (text, name) => texts.readText(text, name, words),
    factsProblem,
    read: (card) => readCard(fields, card),
  }
}

/** The houses and traits of the cards in a table or in a list of tables: their texts can name them. */
function wordsIn(tree: Tree): readonly { readonly house?: string; readonly traits?: readonly string[] }[] {
  if (tree.kind === 'list') return tree.items.flatMap(wordsIn)
  if (tree.kind !== 'table') return []
  return tree.entries.flatMap(({ value }) => {
    if (value.kind !== 'table') return []
    const textsOf = (key: string) =>
      value.entries
        .filter((entry) => entry.key.text === key)
        .flatMap((entry) => (entry.value.kind === 'list' ? entry.value.items : [entry.value]))
        .flatMap((one) => (one.kind === 'text' ? one.text : []))
    return [{ traits: textsOf('traits') }, ...textsOf('house').map((house) => ({ house }))]
  })
}

/** A house: one that nobody has heard of too, unless its name is nearly that of another. */
function readHouse(fields: Fields, tree: Tree): House | null {
  const isNew =
    tree.kind === 'text' && tree.text.trim() !== '' && nearestWord(tree.text, HOUSES) === undefined
  return isNew ? tree.text.trim().toLowerCase() : fields.word(tree, HOUSES, 'a house')
}

function readCard(fields: Fields, { name, given, base, unknown, text }: OwnCard<CardFacts>): CardFacts {
  const own = readGiven(given, {
    type: (tree) => fields.word(tree, CARD_TYPES, 'a type of card'),
    house: (tree) => readHouse(fields, tree),
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
