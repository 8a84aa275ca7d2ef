import { existsSync, readdirSync, readFileSync } from 'node:fs'

const here = (path: string): URL => new URL(path, import.meta.url)

/** Beside the bundle. */
const INSTALLED = here('../schema/')
/** Beside what is described, in a checkout that is not bundled. */
const OF_PACKAGES = ['../../../battleline/schema/', '../../../scenario/schema/'].map(here)

const END = '.schema.json'

/** The texts of all JSON Schemas by their names. */
export function schemas(): ReadonlyMap<string, string> {
  const folders = existsSync(INSTALLED) ? [INSTALLED] : OF_PACKAGES
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(END))
      .map((file) => [file.slice(0, -END.length), readFileSync(new URL(file, folder), 'utf8')] as const),
  )
  return new Map([...files].sort(([one], [other]) => one.localeCompare(other)))
}

/** The comment that tells editors the schema of a file: where an installation in the folder of the file has it. */
export const schemaComment = (name: string): string =>
  `# yaml-language-server: $schema=node_modules/battleline/schema/${name}${END}\n`
