import type { Chart, Step } from '@battleline/kernel'
import { nearest } from '@battleline/language'
import {
  rules as allRules,
  chartsOf,
  citedBy,
  editionFacts,
  editionNames,
  editionsOf,
  type Found,
  find,
  findWords,
  gameOfRule,
  idOf,
  ids,
  stepsFor,
  stepsOf,
  stepText,
  type WordMatches,
} from '@battleline/rulebook'
import { adapters } from '@battleline/scenario'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText, oneOrAll } from '../format/json-text.ts'
import { contentsText, matchesText, textOf } from '../rulebook/rules-format.ts'
import { names, scenarioFolder, type Use, useLines, usesIn } from '../rulebook/scenario-uses.ts'
import type { Terminal } from '../terminal.ts'

export interface RulesOptions {
  /** Default: the folder `scenarios` here, or else the project's. */
  readonly scenarios?: string
  readonly json?: true
}

/** The charts, rules and editions of all games or of one; or everything about an id, with its scenarios. */
export async function rules(id: string, { scenarios, json }: RulesOptions, out: Terminal): Promise<Exit> {
  if (id === '') {
    const games = adapters.names
    out.print(json ? jsonText(contents(games)) : contentsText(games, out))
    return EXIT.well
  }
  const all = find(id)
  if (all.length === 0) {
    const matches = findWords(id)
    if (matches.rules.length + matches.steps.length > 0) {
      out.print(json ? jsonText(matchesDocument(id, matches)) : matchesText(id, matches, out))
      return EXIT.well
    }
    const near = nearest(id, ids())
    const meant = near === undefined ? '; “battleline rules” lists them' : `; did you mean ${near}?`
    throw new WrongInput(
      'unknown-rule',
      `there is no chart, step, rule or edition “${id}”, and no rule with these words${meant}`,
    )
  }
  const folder = scenarioFolder(scenarios)
  const texts = await Promise.all(
    all.map(async (found) => {
      if (found.kind === 'game') return json ? contents([found.game]) : contentsText([found.game], out)
      const uses = await usesIn(folder, (text) => isAbout(text, found))
      return json ? documentOf(found, uses) : `${textOf(found, out)}${useLines(uses, folder, out)}`
    }),
  )
  out.print(json ? jsonText(oneOrAll(texts)) : texts.join('\n'))
  return EXIT.well
}

function isAbout(text: string, found: Found): boolean {
  if (found.kind !== 'edition') return names(text, idOf(found))
  const word = (key: string) => new RegExp(`^${key}:\\s*["']?([\\w.-]+)`, 'm').exec(text)?.[1]
  // A scenario without an edition uses the newest one.
  return word('game') === found.game && (word('edition') ?? editionNames(found.game)[0]) === found.edition
}

const matchesDocument = (words: string, { steps, rules: found }: WordMatches) => ({
  kind: 'words',
  words,
  steps: steps.map(stepFacts),
  rules: found,
})

const stepFacts = ({ id, title, cite }: Step) => ({ id, title, cite })
const chartFacts = (chart: Chart) => ({
  id: chart.id,
  title: chart.title,
  steps: stepsOf(chart).map(stepFacts),
})

const contents = (games: readonly string[]) => ({
  charts: games.flatMap(chartsOf).map(chartFacts),
  editions: games.flatMap((game) => editionNames(game).map((edition) => editionFacts(game, edition))),
  rules: allRules
    .filter((rule) => games.some((game) => game === gameOfRule(rule)))
    .map(({ id, heading, page }) => ({ id, heading, page })),
})

function documentOf(found: Exclude<Found, { kind: 'game' }>, scenarios: readonly Use[]) {
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
      return { kind: 'edition', ...editionFacts(found.game, found.edition), scenarios }
    case 'rule':
      return { kind: 'rule', ...found.rule, steps: stepsFor(found.rule).map(stepFacts), scenarios }
  }
}
