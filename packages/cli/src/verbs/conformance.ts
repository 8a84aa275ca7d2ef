import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  answerCase,
  type Case,
  casesIn,
  differing,
  endingsOf,
  linesOf,
  OUTCOMES,
  type Ran,
  type Report,
  reportOn,
  reportPage,
  runProcess,
  titleOf,
} from '@battleline/conformance'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { writeText } from '../format/write-file.ts'
import { readInput } from '../input/read-input.ts'
import type { Terminal } from '../terminal.ts'

export interface ConformanceOptions {
  readonly cases?: string
  readonly only?: string
  readonly write?: string
  readonly page?: string
  readonly show?: string
  readonly edition?: string
  readonly json?: true
}

/** The cases that come with the package. */
const SHIPPED = new URL('../conformance/cases.jsonl.gz', import.meta.url)

/** The most differences that are printed. */
const MOST = 20

/**
 * Gives the cases of the conformance suite to runners, programs that answer a line with a line, or to this engine, and
 * says who differs where.
 * @throws WrongInput
 */
export async function conformance(
  runners: readonly string[],
  options: ConformanceOptions,
  out: Terminal,
): Promise<Exit> {
  const { only = '', write, page, show, edition, json } = options
  const cases = (await casesOf(options.cases)).filter(({ id }) => id.includes(only))
  if (show !== undefined) return shown(cases, show, out)
  if (write !== undefined) return written(cases, write, out)
  if (cases.length === 0) throw new WrongInput('unknown-word', `no case has “${only}” in its id`)
  const ran: Ran[] = []
  if (runners.length === 0) ran.push(own(cases, edition, out))
  for (const runner of runners) {
    const progress = (done: number) => {
      if (done % 100 === 0) out.progress(`${runner}: ${done} of ${cases.length}`)
    }
    ran.push({ name: runner, ...(await runProcess(runner, cases, progress)) })
  }
  out.progress('')
  const report = reportOn(cases, ran)
  if (page !== undefined) writeText(page, reportPage(report))
  out.print(json ? jsonText(reportJson(report)) : reportText(report))
  for (const { runner, faults } of report.faults)
    for (const fault of faults) out.complain(`${runner}: ${fault}\n`)
  return differing(report).length === 0 && report.faults.length === 0 ? EXIT.well : EXIT.failed
}

async function casesOf(file: string | undefined): Promise<readonly Case[]> {
  if (file !== undefined) {
    try {
      return casesIn(await readInput(file))
    } catch (error) {
      if (error instanceof SyntaxError)
        throw new WrongInput('not-json', `${file} holds no lines of JSON: ${error.message}`)
      throw error
    }
  }
  if (!existsSync(SHIPPED))
    throw new WrongInput('cannot-read', 'the cases have not been made', [
      '  = in a checkout, “npm run conformance” makes them',
    ])
  return casesIn(gunzipSync(readFileSync(SHIPPED)).toString('utf8'))
}

function own(cases: readonly Case[], edition: string | undefined, out: Terminal): Ran {
  const results = cases.map((one, at) => {
    if (at % 100 === 0) out.progress(`${at} of ${cases.length}`)
    return [one.id, answerCase(one, edition)] as const
  })
  return {
    name: edition === undefined ? 'battleline' : `battleline, ${edition}`,
    results: new Map(results),
    faults: [],
  }
}

function shown(cases: readonly Case[], id: string, out: Terminal): Exit {
  const one = cases.find((each) => each.id === id)
  if (one === undefined) throw new WrongInput('unknown-word', `no case is called “${id}”`)
  out.print(jsonText(one))
  if (one.kind === 'count') for (const line of endingsOf(one)) out.print(`${line}\n`)
  return EXIT.well
}

function written(cases: readonly Case[], file: string, out: Terminal): Exit {
  if (file === '-') out.print(linesOf(cases))
  else writeText(file, linesOf(cases))
  return EXIT.well
}

const reportJson = (report: Report): object => ({
  runners: report.runners,
  counts: Object.fromEntries(report.counts),
  differences: differing(report).map(({ one: { id }, verdicts }) => ({ id, verdicts })),
  faults: report.faults,
})

function reportText(report: Report): string {
  const lines = [...report.counts].flatMap(([group, each]) =>
    each.map((counts, at) => {
      const parts = OUTCOMES.flatMap((word) => (counts[word] === 0 ? [] : `${counts[word]} ${WORDS[word]}`))
      return `${group}: ${report.runners[at]}: ${parts.join(', ')}`
    }),
  )
  const cases = differing(report)
  for (const { one, verdicts } of cases.slice(0, MOST)) {
    lines.push('', titleOf(one), `  ${one.id}`)
    for (const [at, verdict] of verdicts.entries())
      if (verdict?.kind === 'differs')
        for (const { at: where, expected, found } of verdict.differences)
          lines.push(`  ${report.runners[at]}: ${where} is ${found}, not ${expected}`)
  }
  if (cases.length > MOST) lines.push('', `and ${cases.length - MOST} more; --page FILE writes all of them`)
  return `${lines.join('\n')}\n`
}

const WORDS: Readonly<Record<(typeof OUTCOMES)[number], string>> = {
  agrees: 'agree',
  differs: 'differ',
  unsupported: 'unsupported',
  'no answer': 'without an answer',
}
