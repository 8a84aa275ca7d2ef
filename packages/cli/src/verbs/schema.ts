import { readFileSync } from 'node:fs'
import { didYouMean, nearest } from '@battleline/language'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { schemaFiles } from '../input/schemas.ts'
import type { Terminal } from '../terminal.ts'

/** Prints a JSON Schema that editors and programs check files with; without a name, lists them. */
export async function printSchema(
  name: string | undefined,
  { json }: { readonly json?: true },
  out: Terminal,
): Promise<Exit> {
  const files = schemaFiles()
  if (name === undefined) {
    const list = [...files].map(([one, file]) => {
      const { $id, title } = JSON.parse(readFileSync(file, 'utf8')) as {
        readonly $id: string
        readonly title: string
      }
      return { name: one, id: $id, title }
    })
    const wide = Math.max(...list.map((one) => one.name.length)) + 2
    out.print(json ? jsonText(list) : list.map((one) => `${one.name.padEnd(wide)}${one.title}\n`).join(''))
    return EXIT.well
  }
  const file = files.get(name)
  if (file === undefined)
    throw new WrongInput(
      'unknown-word',
      `there is no schema “${name}”${didYouMean(nearest(name, files.keys()))}`,
      ['  = “battleline schema” lists them'],
    )
  out.print(readFileSync(file, 'utf8'))
  return EXIT.well
}
