import { existsSync, readFileSync } from 'node:fs'
import type { Scenario } from '@battleline/scenario'
import { scenarioFiles } from './scenario-files.ts'

/** A scenario that shows something. */
export interface Use {
  readonly file: string
  readonly line: number
  readonly name: string
}

/** The scenarios below a folder that say yes, judged by what was read and by their text; none where there is no folder. */
export async function usesIn(
  folder: string,
  shows: (scenario: Scenario, text: string) => boolean,
): Promise<readonly Use[]> {
  if (!existsSync(folder)) return []
  const { readScenarios } = await import('@battleline/scenario')
  return scenarioFiles(folder).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const { scenarios } = readScenarios(text, { file })
    const lines = text.split('\n')
    return scenarios
      .map((scenario, at) => ({
        scenario,
        own: lines.slice(scenario.line - 1, nextLine(scenarios, at)).join('\n'),
      }))
      .filter(({ scenario, own }) => shows(scenario, own))
      .map(({ scenario: { line, name } }) => ({ file, line, name }))
  })
}

const nextLine = (scenarios: readonly Scenario[], at: number): number | undefined => {
  const next = scenarios[at + 1]?.line
  return next === undefined ? undefined : next - 1
}

/** Whether a text names an id, and not a longer one. */
export const names = (text: string, id: string): boolean =>
  new RegExp(`(?<![\\w-])${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`).test(text)

const MOST = 12

/** The scenarios as lines of text, the first few where there are many. */
export function useLines(uses: readonly Use[]): string {
  if (uses.length === 0) return ''
  const shown = uses.slice(0, MOST).map(({ file, line, name }) => `  ${file}:${line}  ${name}\n`)
  const more = uses.length - shown.length
  return `\nScenarios\n${shown.join('')}${more > 0 ? `  and ${more} more\n` : ''}`
}
