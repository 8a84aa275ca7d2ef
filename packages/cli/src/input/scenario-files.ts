import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { WrongInput } from '../exit.ts'
import { reasonOf } from './file-text.ts'

/**
 * The scenario files below a folder, sorted by name; a file is itself, and so is `-`, standard input.
 * @throws WrongInput
 */
export function scenarioFiles(path: string): readonly string[] {
  if (path === '-') return [path]
  try {
    return statSync(path).isDirectory() ? below(path) : [path]
  } catch (error) {
    throw new WrongInput('cannot-read', `cannot read ${path}: ${reasonOf(error)}`)
  }
}

const below = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return below(path)
      return /\.(?:ya?ml|json)$/.test(entry.name) ? [path] : []
    })
