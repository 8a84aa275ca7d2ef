import {
  type CardFacts,
  type CardPool,
  deckSetNamed,
  factsProblem,
  importCards,
  keyforge,
  libraryName,
  type Printing,
} from '@battleline/keyforge'
import { entriesOf, fieldOf, fold } from '@battleline/language'
import { readCommunityJson } from '../cards/community-file.ts'
import { WrongInput } from '../exit.ts'
import { nameOf } from '../input/read-input.ts'
import type { Terminal } from '../terminal.ts'

/** The cards that decks can consist of, and what a card file says of their sets. */
export interface DeckCards {
  readonly pool: CardPool
  /** The cards that do not ship, or replace some that do. */
  readonly own: readonly CardFacts[]
  printing(name: string): Printing | undefined
}

/**
 * The cards that ship, with those of a card file: one of the community, which can say sets and rarities, or a table that
 * `cards import` has written.
 * @throws WrongInput
 */
export async function deckCards(file: string | undefined, out: Terminal): Promise<DeckCards> {
  if (file === undefined) return { pool: keyforge().library, own: [], printing: () => undefined }
  out.progress(`reading ${nameOf(file)}`)
  const json = await readCommunityJson(file)
  const { entries } = entriesOf(json)
  const own = entries.length > 0 ? importCards(json).cards.map(({ facts }) => facts) : factsIn(json)
  if (own.length === 0) throw new WrongInput('empty-file', `${nameOf(file)} holds no card`)
  const printings = new Map(entries.map(({ record }) => [fold(libraryName(record)), printingOf(record)]))
  out.progress('')
  return {
    pool: keyforge({ cards: own }).library,
    own,
    printing: (name) => printings.get(fold(name)),
  }
}

/** The cards of a table by name. */
const factsIn = (json: unknown): readonly CardFacts[] =>
  Object.entries(Object(json)).flatMap(([name, facts]) => {
    const card: unknown = { ...Object(facts), name }
    return factsProblem(card) === null ? [card as CardFacts] : []
  })

function printingOf(record: Readonly<Record<string, unknown>>): Printing {
  const sets = [fieldOf(record, ['sets', 'set', 'expansion'])].flat()
  const { rarity } = record
  return {
    sets: sets.flatMap((one) => deckSetNamed(String(one))?.number ?? []),
    rarity: typeof rarity === 'string' ? rarity : null,
  }
}
