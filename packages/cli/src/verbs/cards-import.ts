import { readCommunityJson } from '../cards/community-file.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { refuseExisting, writeText } from '../format/write-file.ts'
import { formatterOf, gameNamed } from '../games/game-formatter.ts'
import { nameOf } from '../input/read-input.ts'
import type { Terminal } from '../terminal.ts'

export interface ImportOptions {
  readonly game: string
  readonly to: string
  readonly force?: true
  readonly json?: true
}

/**
 * Writes the cards of a community file to a file for `cards:` in scenarios. Unusable records are reported with their
 * place.
 * @throws WrongInput
 */
export async function importFile(
  file: string,
  { game, to, force, json }: ImportOptions,
  out: Terminal,
): Promise<Exit> {
  const { catalog } = formatterOf(gameNamed(game))
  out.progress(`reading ${nameOf(file)}`)
  const { cards, left, problems } = catalog.import(await readCommunityJson(file, catalog.fields))
  if (cards.length + left.length + problems.length === 0)
    throw new WrongInput('empty-file', `${nameOf(file)} holds no card`)
  const toOutput = to === '-'
  if (toOutput && json)
    throw new WrongInput('conflicting-options', '--json and “--to -” would both write to standard output')
  if (!toOutput) refuseExisting(to, force)
  const table = Object.fromEntries(cards.map(({ facts: { name, ...rest } }) => [name, rest]))
  out.progress('')
  if (toOutput) out.print(jsonText(table, 1))
  else writeText(to, `${JSON.stringify(table, null, 1)}\n`)
  const unread = cards.filter(({ understood }) => !understood).map(({ facts }) => facts.name)
  if (json) out.print(jsonText({ to, imported: cards.length, unread, left, problems }))
  else {
    const count = cards.length === 1 ? '1 card' : `${cards.length} cards`
    const print = toOutput ? out.remark : out.print
    print(
      `${count} in ${toOutput ? 'standard output' : to}, of ${unread.length} the text cannot be read in full\n`,
    )
    if (!toOutput) print(`A scenario uses them with “cards: ${to}”, a path as seen from the scenario\n`)
    for (const { place, message } of [...left, ...problems])
      out.complain(`${nameOf(file)} ${place}: ${message}\n`)
  }
  return problems.length > 0 ? EXIT.wrong : EXIT.well
}
