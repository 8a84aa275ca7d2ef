import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Every scenario file of a checkout, from its folder of scenarios, sorted: `keyforge/ward/a.yaml`. Card files and decks
 * are beside them.
 */
export const scenarioFiles = (/** @type {string} */ root) =>
  readdirSync(join(root, 'scenarios'), { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
