import { fold } from '@battleline/language'
import type { Fields } from '../reading/fields.ts'
import type { Text } from '../yaml/tree.ts'
import type { CardFiles } from './card-files.ts'

/** The cards of a large file that the scenario names; `source` is the whole file of scenarios. */
export function cardsOfFile<C extends { readonly name: string }>(
  fields: Fields,
  source: string,
  path: Text,
  files: CardFiles | undefined,
  problemOf: (card: unknown) => string | null,
): readonly C[] {
  const text = fields.text(path, 'cards')
  if (text === null) return []
  if (files === undefined) {
    fields.faults.add('file-unreadable', text.at, 'files of cards cannot be read here')
    return []
  }
  const { cards, problems } = files.at<C>(text.text.trim(), problemOf)
  for (const problem of problems) fields.faults.add('file-unreadable', text.at, problem)
  const folded = ` ${fold(source)} `
  return cards.filter(({ name }) => folded.includes(` ${fold(name)} `))
}
