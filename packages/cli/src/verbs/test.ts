import { expectations } from '@battleline/explain'
import { ruleIds } from '@battleline/rulebook'
import { adapters, showProblem, type TestResult, testFiles } from '@battleline/scenario'
import { EXIT, type Exit, WrongInput, worst } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { editionNamed } from '../input/edition.ts'
import { readInput } from '../input/read-input.ts'
import { type CardFolders, cardsBeside } from '../input/read-scenario-file.ts'
import { scenarioFiles } from '../input/scenario-files.ts'
import type { Terminal } from '../terminal.ts'

export interface TestOptions extends CardFolders {
  readonly forked?: true
  readonly edition?: string
  readonly json?: true
}

/**
 * Plays every scenario below a folder and judges its expectations.
 * @throws WrongInput
 */
export async function test(path: string, options: TestOptions, out: Terminal): Promise<Exit> {
  const files = scenarioFiles(path)
  if (files.length === 0) throw new WrongInput('empty-folder', `there is no scenario below ${path}`)
  const forked = options.forked ?? false
  const edition =
    options.edition === undefined ? {} : { edition: editionNamed(options.edition, ...adapters.names) }
  const results: TestResult[] = []
  for (const [at, file] of files.entries()) {
    const text = await readInput(file)
    out.progress(`${at + 1} of ${files.length}  ${file}`)
    const found = testFiles([{ file, text }], {
      ...edition,
      forked,
      rules: ruleIds,
      readCards: cardsBeside(file, {
        cardsBelow: [...(options.cardsBelow ?? []), ...(path === '-' ? [] : [path])],
      }),
    })
    out.progress('')
    results.push(...found)
    if (!options.json) out.print(fileLines(file, found, out))
  }
  const passed = results.filter((result) => result.passed).length
  if (options.json) {
    const document = { passed, failed: results.length - passed, forked, results }
    out.print(jsonText(document))
  } else {
    out.print(`\n${summary(results.length, passed, forked)}\n`)
  }
  return worst(...results.map(exitOf))
}

function exitOf({ passed, problems, status }: TestResult): Exit {
  if (problems.length > 0) return EXIT.wrong
  if (status === 'limit') return EXIT.limit
  return passed ? EXIT.well : EXIT.failed
}

/** A line for a file, and its failures below. */
function fileLines(file: string, results: readonly TestResult[], { width, paint }: Terminal): string {
  const failed = results.filter(({ passed }) => !passed)
  const sign = failed.length === 0 ? paint('good', '✓') : paint('bad', '✗')
  const count =
    failed.length === 0 ? `${results.length}` : `${results.length - failed.length} of ${results.length}`
  const details = failed.map(({ line, name, problems, rejected, expectations: all }) => {
    const wrong = [...problems, ...(rejected === null ? [] : [rejected])]
      .map((problem) => `${showProblem(problem, width - 4, paint)}\n`)
      .join('')
    const broken = expectations(
      all.filter(({ holds }) => !holds),
      width - 4,
      paint,
    )
    return `  ${file}:${line}  ${paint('strong', name)}\n${indented(wrong)}${indented(broken)}`
  })
  return `${sign} ${file}  ${paint('quiet', count)}\n${details.join('')}`
}

const indented = (text: string): string => text.replace(/^(?=.)/gm, '    ')

function summary(count: number, passed: number, forked: boolean): string {
  const how = forked ? ', with save, reload and fork at every decision' : ''
  const scenarios = count === 1 ? '1 scenario' : `${count} scenarios`
  return passed === count
    ? `${scenarios}, all as expected${how}`
    : `${scenarios}, ${count - passed} not as expected${how}`
}
