import { type DealtPlayer, dealtPlayer, readDecks } from '@battleline/keyforge'
import { didYouMean } from '@battleline/language'
import type { Text } from '../yaml/tree.ts'
import type { KeyforgeContext } from './reading-context.ts'

/** A deck file is short: more problems than these are those of another kind of file. */
const MOST_PROBLEMS = 10

/** The deck of a file that a scenario names, with its houses and the cards beside it; null if anything of it is unknown. */
export function readDeckFile(
  { fields: { faults }, files, game }: Pick<KeyforgeContext, 'fields' | 'files' | 'game'>,
  { text, at }: Text,
): DealtPlayer | null {
  const path = text.trim()
  const read = files?.text(path) ?? { reason: 'files cannot be read here' }
  if ('reason' in read) {
    faults.add('file-unreadable', at, `the deck ${path} cannot be read: ${read.reason}`)
    return null
  }
  const [deck, ...others] = readDecks(read.text, game.library, path)
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
  return deck.problems.length > 0 ? null : dealtPlayer(deck, deck.name, game.library)
}
