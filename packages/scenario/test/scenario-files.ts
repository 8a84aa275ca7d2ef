import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** The scenarios of the project, by path from its root. */
export function scenarioFiles(folder = 'scenarios'): { readonly file: string; readonly text: string }[] {
  if (!existsSync(`${root}${folder}`)) return []
  const entries = readdirSync(`${root}${folder}`, { withFileTypes: true })
  return entries
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = `${folder}/${entry.name}`
      if (entry.isDirectory()) return scenarioFiles(file)
      return /\.(ya?ml|json)$/.test(entry.name)
        ? [{ file, text: readFileSync(`${root}${file}`, 'utf8') }]
        : []
    })
}
