import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * What results depend on beside a study: a hash of this program, so that results of two versions are never put together.
 * A program that is not bundled, as under development, has its version only.
 */
export function engineHash(version: string): string {
  const folder = dirname(fileURLToPath(import.meta.url))
  const hash = createHash('sha256').update(version)
  if (basename(folder) === 'bundle')
    for (const file of readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .sort())
      hash.update(`\0${file}\0`).update(readFileSync(join(folder, file)))
  return hash.digest('hex')
}
