import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The environment of a program whose machine multiplies wrong, so that its dice fall otherwise. */
export function wrongMachine(folder: string): { readonly NODE_OPTIONS: string } {
  const file = join(folder, 'wrong-machine.mjs')
  writeFileSync(file, 'const imul = Math.imul\nMath.imul = (one, other) => imul(one, other) ^ 1\n')
  return { NODE_OPTIONS: `--import=${pathToFileURL(file)}` }
}
