import { entriesOf } from '@battleline/language'
import type { Facts } from '../cards/card-catalog.ts'
import { readCommunityJson } from '../cards/community-file.ts'
import type { DeckCards } from '../cards/deck-catalog.ts'
import { WrongInput } from '../exit.ts'
import { nameOf } from '../input/read-input.ts'
import type { Terminal } from '../terminal.ts'
import type { NamedDeckCatalog } from './deck-game.ts'

/**
 * The cards that ship, with those of a card file: one of the community, which can say sets and rarities, or a table that
 * `cards import` has written.
 * @throws WrongInput
 */
export async function deckCards(
  game: NamedDeckCatalog,
  file: string | undefined,
  out: Terminal,
): Promise<DeckCards> {
  if (file === undefined) return cardsWith(game, [], [])
  out.progress(`reading ${nameOf(file)}`)
  const json = await readCommunityJson(file)
  const { entries } = entriesOf(json)
  const own = entries.length > 0 ? game.cardsIn(json) : factsIn(json, game)
  if (own.length === 0) throw new WrongInput('empty-file', `${nameOf(file)} holds no card`)
  out.progress('')
  return cardsWith(
    game,
    own,
    entries.map(({ record }) => record),
  )
}

function cardsWith(game: NamedDeckCatalog, own: DeckCards['own'], records: DeckCards['records']): DeckCards {
  const of = game.with(own)
  return { of, pool: of.game.library as DeckCards['pool'], own, records }
}

/** The cards of a table by name. */
const factsIn = (json: unknown, { factsProblem }: NamedDeckCatalog): readonly Facts[] =>
  Object.entries(Object(json)).flatMap(([name, facts]) => {
    const card: unknown = { ...Object(facts), name }
    return factsProblem(card) === null ? [card as Facts] : []
  })
