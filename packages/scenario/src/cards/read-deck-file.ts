import type { AnyDeck, CardPoolOf, DeckRules, ReadDeckOf } from '@battleline/card-game'
import { didYouMean } from '@battleline/language'
import type { Fields } from '../reading/fields.ts'
import type { Text, Tree } from '../yaml/tree.ts'
import type { CardFiles } from './card-files.ts'

/** A deck file is short: more problems than these are those of another kind of file. */
const MOST_PROBLEMS = 10

/** What the reader of a deck file needs of its scenario. */
interface DeckContext<F> {
  readonly fields: Fields
  readonly files: CardFiles | undefined
  readonly game: { readonly library: CardPoolOf<F> }
}

/** The path of a deck file, in place of a list of cards; not the only card of a list without brackets. */
export const isDeckPath = ({ game }: DeckContext<object>, tree: Tree | undefined): tree is Text =>
  tree?.kind === 'text' && tree.text.trim() !== '' && game.library.facts(tree.text) === undefined

/** The deck of a file that a scenario names; null if anything of it is unknown. */
export function readDeckFile<D extends AnyDeck, F>(
  { fields: { faults }, files, game }: DeckContext<F>,
  rules: Pick<DeckRules<D, F>, 'read'>,
  { text, at }: Text,
): ReadDeckOf<D> | null {
  const path = text.trim()
  const read = files?.text(path) ?? { reason: 'files cannot be read here' }
  if ('reason' in read) {
    faults.add('file-unreadable', at, `the deck ${path} cannot be read: ${read.reason}`)
    return null
  }
  const [deck, ...others] = rules.read(read.text, game.library, path)
  if (deck === undefined || others.length > 0) {
    faults.add('deck-count', at, `${path} has ${others.length + 1} decks; a player has one`)
    return null
  }
  for (const { message, line, nearest } of deck.problems.slice(0, MOST_PROBLEMS))
    faults.add(
      'deck-problem',
      at,
      `in ${path}${line === null ? '' : `, line ${line}`}: ${message}${didYouMean(nearest ?? undefined)}`,
    )
  return deck.problems.length > 0 ? null : deck
}
