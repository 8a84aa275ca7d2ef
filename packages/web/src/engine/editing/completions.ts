import { parseAllDocuments } from 'yaml'
import { setUpWords } from '../../words/set-up.ts'
import { term } from '../../words/terms.ts'
import { gameNamed, gameWithCards } from '../games/games.ts'
import type { Completion } from '../protocol/protocol.ts'
import { type Place, placesIn } from './cursor-context.ts'
import { formsAt, hasNames, isOpen, keysIn, type Schema, type Written, wordsIn } from './schema.ts'

/** More than these help nobody. */
const MOST = 40

/** What can be written at an offset of a scenario text: keys and words of its form, and names of cards. */
export async function completionsAt(game: string, text: string, offset: number): Promise<Completion> {
  const places = placesIn(text, offset)
  const [place] = places
  if (place === undefined) return { from: offset, words: [] }
  const root = await (await gameNamed(game)).schema()
  const found = new Map<string, Written & { readonly key: boolean }>()
  for (const one of places)
    for (const written of await wordsAt(game, text, root, one))
      if (!found.has(written.word)) found.set(written.word, { ...written, key: one.isKey })
  const begun = place.word.trim().toLowerCase()
  const rank = (word: string) => (word.toLowerCase().startsWith(begun) ? 0 : 1)
  const words = [...found.values()]
    .filter(({ word }) => word.toLowerCase().includes(begun))
    .sort((one, other) => rank(one.word) - rank(other.word))
  return { from: place.from, words: words.slice(0, MOST) }
}

async function wordsAt(game: string, text: string, root: Schema, place: Place): Promise<readonly Written[]> {
  const forms = formsAt(root, place.path)
  const own = place.isKey ? keysIn(root, forms) : wordsIn(forms)
  const names = place.isKey ? hasNames(forms) : isOpen(forms)
  return [...own, ...(names ? await namesFor(game, text, place) : [])].filter(
    ({ word }) => !place.beside.includes(word),
  )
}

/** The cards that a name can mean here: those of the library on a board, and those of the board in a play. */
async function namesFor(game: string, text: string, { path }: Place): Promise<readonly Written[]> {
  const [part, , zone] = path
  if (part === 'players' && zone !== undefined) {
    const { cards } = await gameWithCards(game)
    return cards().map(({ name, type }) => ({ word: name, about: type }))
  }
  return part === 'play' || part === 'expect' ? namesOn(text) : []
}

/** The players and cards on the boards of a text. */
function namesOn(text: string): readonly Written[] {
  const found = new Map<string, Written>()
  const note = (word: string, about: string) => found.set(word, { word, about })
  for (const document of parseAllDocuments(text, { strict: false, logLevel: 'silent' })) {
    const players: unknown = (document.toJS() as { readonly players?: unknown } | null)?.players
    for (const [player, zones] of entriesOf(players)) {
      note(player, setUpWords.completions.player)
      for (const [zone, cards] of entriesOf(zones)) {
        if (!Array.isArray(cards)) continue
        for (const card of cards) note(nameOf(card), setUpWords.completions.zoneOf(term(zone), player))
      }
    }
  }
  return [...found.values()].filter(({ word }) => word !== '')
}

const entriesOf = (value: unknown): readonly (readonly [string, unknown])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : []

/** The name of a card: the one in its table, else its own. */
function nameOf(card: unknown): string {
  if (typeof card === 'string') return card
  const [[name, marks] = ['', null]] = entriesOf(card)
  const as = entriesOf(marks).find(([key]) => key === 'as')?.[1]
  return typeof as === 'string' ? as : name
}
