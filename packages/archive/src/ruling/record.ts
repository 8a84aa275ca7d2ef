import { decidingRule, keywordsIn, type RuleAnswer, type Ruling } from '@battleline/ask'
import { readScenarios, type Scenario } from '@battleline/scenario'
import { linksFrom } from '../base/links.ts'
import { HOME, linkTo } from '../base/paths.ts'
import { ruleOf } from '../base/rules.ts'
import { cardTextsOf } from '../run/card-texts.ts'
import { stepsIn } from '../run/chart-html.ts'
import { comparisonOf, type Outcome } from '../run/editions.ts'
import { blocksOf, runOf } from '../run/run.ts'
import { appLink } from './app-link.ts'
import { libraryOf } from './library-cards.ts'
import { mainHtml } from './ruling-html.ts'
import { documentsOf, rulingsByFile, type Source } from './sources.ts'

/** A ruling after play: its page, and what the indexes list it under. Plain values only. */
export interface RulingRecord {
  /** Its page, below `rulings/`. */
  readonly address: string
  readonly game: string
  readonly file: string
  readonly sentence: string
  readonly edition: string
  /** The rule that decides; null where no page of the rules has it. */
  readonly because: RuleAnswer | null
  readonly rules: readonly string[]
  /** The cards of the library that are in it. */
  readonly cards: readonly string[]
  readonly keywords: readonly string[]
  /** Steps of printed charts that had an effect. */
  readonly steps: readonly string[]
  /** The other editions in which it comes out otherwise. */
  readonly differs: readonly Outcome[]
  /** The middle of its page. */
  readonly main: string
}

/**
 * Plays the rulings of a file in every edition. `app` is the address of the web app, as seen from `rulings/`; null
 * without one.
 * @throws Error for a file that cannot be read
 */
export function recordsOf(
  source: Source,
  app: string | null,
  rulings = rulingsByFile().get(source.file) ?? [],
): readonly RulingRecord[] {
  const { scenarios, problems } = readScenarios(source.text, { file: `scenarios/${source.file}.yaml` })
  const [problem] = problems
  if (problem !== undefined)
    throw new Error(`scenarios/${source.file}.yaml:${problem.line}: ${problem.message}`)
  const texts = documentsOf(source)
  return rulings.map((ruling) => {
    const scenario = scenarios.find(({ document }) => document === ruling.document + 1)
    if (scenario === undefined) throw new Error(`${source.file} has no scenario ${ruling.document + 1}`)
    return recordOf(ruling, scenario, texts[ruling.document] ?? '', app)
  })
}

function recordOf(ruling: Ruling, scenario: Scenario, text: string, app: string | null): RulingRecord {
  const { address, game, file, sentence, rules } = ruling
  const run = runOf(scenario)
  const comparison = comparisonOf(scenario, run)
  const blocks = blocksOf(run)
  const library = libraryOf(game)
  const cardTexts = cardTextsOf(run)
  const because = decidingRule(rules)
  const cards = cardTexts.map(({ name }) => name).filter((name) => library.has(name))
  const headings = rules.map((id) => ruleOf(id)?.heading ?? '')
  const keywords = keywordsIn([sentence, ...headings].join('. '), game).map(({ keyword }) => keyword)
  return {
    address,
    game,
    file,
    sentence,
    edition: run.played.edition,
    because,
    rules,
    cards,
    keywords: [...new Set(keywords)],
    steps: stepsIn(blocks),
    differs: comparison.others,
    main: mainHtml({
      sentence,
      comesOut: [],
      game,
      rules,
      links: linksFrom(address),
      because,
      scenario,
      run,
      blocks,
      comparison,
      cardTexts,
      library,
      open: app === null ? null : `${linkTo(address, HOME)}${app}${appLink(text)}`,
    }).text,
  }
}
