import { readdirSync } from 'node:fs'

/** Every scenario file of the mutated game, from the folder of scenarios. */
export const scenarioFiles = (/** @type {string} */ game) =>
  readdirSync(`scenarios/${game}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${game}/${file}`)
    .sort()
