import { existsSync, readdirSync } from 'node:fs'

const here = (path: string): URL => new URL(path, import.meta.url)

/** Beside the bundle. */
const INSTALLED = here('../schema/')
/** In the packages that they describe: a checkout that is not bundled. */
const OF_PACKAGES = ['../../../battleline/schema/', '../../../scenario/schema/'].map(here)

const END = '.schema.json'

/** The files of all JSON Schemas by their names. */
export function schemaFiles(): ReadonlyMap<string, URL> {
  const folders = existsSync(INSTALLED) ? [INSTALLED] : OF_PACKAGES
  const files = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => file.endsWith(END))
      .map((file) => [file.slice(0, -END.length), new URL(file, folder)] as const),
  )
  return new Map(files.sort(([one], [other]) => one.localeCompare(other)))
}

/** The comment by which editors find the schema of a file: in the installation that its folder has. */
export const schemaComment = (name: string): string =>
  `# yaml-language-server: $schema=node_modules/battleline/schema/${name}${END}\n`
