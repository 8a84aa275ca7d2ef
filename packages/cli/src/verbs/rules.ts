import type { Chart, Step } from '@battleline/kernel'
import { EDITIONS } from '@battleline/keyforge'
import { nearest } from '@battleline/language'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../json-text.ts'
import {
  rules as allRules,
  charts,
  citedBy,
  editionFacts,
  editionsOf,
  type Found,
  find,
  idOf,
  ids,
  stepsFor,
  stepsOf,
  stepText,
} from '../rule-book.ts'
import { contentsText, textOf } from '../rules-text.ts'
import { names, scenarioFolder, type Use, useLines, usesIn } from '../scenario-uses.ts'
import type { Terminal } from '../terminal.ts'

export interface RulesOptions {
  /** Left out: the folder `scenarios` here, or else the project's. */
  readonly scenarios?: string
  readonly json?: true
}

/** The charts, rules and editions; or what is known of one of them, and the scenarios that show it. */
export async function rules(
  id: string | undefined,
  { scenarios, json }: RulesOptions,
  out: Terminal,
): Promise<Exit> {
  if (id === undefined) {
    out.print(json ? jsonText(contents()) : contentsText(out))
    return EXIT.well
  }
  const found = find(id)
  if (found === null) {
    const near = nearest(id, ids())
    const meant = near === undefined ? '; “battleline rules” lists them' : `; did you mean ${near}?`
    throw new WrongInput(`there is no chart, step, rule or edition “${id}”${meant}`)
  }
  const folder = scenarioFolder(scenarios)
  const uses = await usesIn(folder, (text) => isAbout(text, found))
  out.print(json ? jsonText(documentOf(found, uses)) : `${textOf(found, out)}${useLines(uses, folder, out)}`)
  return EXIT.well
}

function isAbout(text: string, found: Found): boolean {
  if (found.kind !== 'edition') return names(text, idOf(found))
  // A scenario that names no edition is of the newest one.
  return (/^edition:\s*["']?([\w.-]+)/m.exec(text)?.[1] ?? EDITIONS[0]) === found.edition
}

const stepFacts = ({ id, title, cite }: Step) => ({ id, title, cite })
const chartFacts = (chart: Chart) => ({
  id: chart.id,
  title: chart.title,
  steps: stepsOf(chart).map(stepFacts),
})

const contents = () => ({
  charts: charts.map(chartFacts),
  editions: EDITIONS.map(editionFacts),
  rules: allRules.map(({ id, heading, page }) => ({ id, heading, page })),
})

function documentOf(found: Found, scenarios: readonly Use[]) {
  switch (found.kind) {
    case 'chart':
      return { kind: 'chart', ...chartFacts(found.chart), scenarios }
    case 'step': {
      const { step } = found
      return {
        kind: 'step',
        ...stepFacts(step),
        text: stepText(step) ?? null,
        rules: citedBy(step),
        editions: editionsOf(step),
        scenarios,
      }
    }
    case 'edition':
      return { kind: 'edition', ...editionFacts(found.edition), scenarios }
    case 'rule':
      return { kind: 'rule', ...found.rule, steps: stepsFor(found.rule).map(stepFacts), scenarios }
  }
}
