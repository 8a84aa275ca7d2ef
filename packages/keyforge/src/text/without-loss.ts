import type { Change, ReadableClauses } from '@battleline/language'
import type { CardText, Clause } from './structure.ts'
import { cards, namesOf, printText, type ReadText, readRemains, readText } from './text.ts'
import type { Vocabulary } from './words/card-words.ts'

/** `changes`: words of the text that its print does not have, or has others for. */
export type ReadWithoutLoss = ReadText & { readonly changes?: readonly Change[] }

/**
 * Reads the text of a card, and compares the print with it. A number, a name, a player, a negation, a condition or a
 * duration that is lost, added or changed is a problem, with its place; other words are changes.
 */
export function readWithoutLoss(text: string, name: string, words?: Vocabulary): ReadWithoutLoss {
  const read = readText(text, name, words)
  if (!read.ok) return read
  const changes = changesIn(text, name, read.text)
  const problems = changes.filter(({ isGrave }) => isGrave)
  if (problems.length > 0) return { ok: false, problems }
  return changes.length > 0 ? { ...read, changes } : read
}

/** Reads the clauses whose print loses nothing grave. */
export const readRemainsWithoutLoss = (
  text: string,
  name: string,
  words?: Vocabulary,
): ReadableClauses<Clause> =>
  readRemains(text, name, words, (written, read) =>
    changesIn(written, name, read).every(({ isGrave }) => !isGrave),
  )

const changesIn = (text: string, name: string, read: CardText): readonly Change[] =>
  cards.changes(text, printText(read, name), namesOf(name))
