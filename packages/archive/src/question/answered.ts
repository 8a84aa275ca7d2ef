import { decidingRule, type RuleAnswer } from '@battleline/ask'
import { explanationOf } from '@battleline/explain'
import type { Links } from '../base/links.ts'
import { indexPage } from '../base/paths.ts'
import { ruleOf, rulePage } from '../base/rules.ts'
import { boardPictureSvg } from '../picture/board-picture.ts'
import { appLink } from '../ruling/app-link.ts'
import { libraryOf } from '../ruling/library-cards.ts'
import { mainHtml } from '../ruling/ruling-html.ts'
import { cardTextsOf } from '../run/card-texts.ts'
import { comparisonOf } from '../run/editions.ts'
import { fatesOf, resultOf } from '../run/result.ts'
import { blocksOf, type Run, runOf } from '../run/run.ts'
import type { CanonicalQuestion } from './canonical.ts'

/** What the page of a question says. Plain values only. */
export interface AnsweredQuestion {
  readonly id: string
  readonly game: string
  readonly title: string
  /** What comes out, a sentence each. */
  readonly answer: readonly string[]
  readonly rules: readonly string[]
  /** The words by which a search finds it. */
  readonly words: string
  /** The middle of its page. */
  readonly main: string
  /** Its preview picture, as SVG. */
  readonly picture: string
}

/** More rules than this say nothing about what decides. */
const MOST_RULES = 16

/**
 * Plays a question and says what comes out, and why. `app` is the address of the web app, `archive` that of the archive of rulings; null
 * without one.
 */
export function answeredQuestion(
  { id, text, scenario }: CanonicalQuestion,
  { app, archive }: { readonly app: string; readonly archive: string | null },
): AnsweredQuestion {
  const { game, name: title } = scenario
  const run = runOf(scenario)
  const blocks = blocksOf(run)
  const rules = rulesOf(scenario.cite, run)
  const because: RuleAnswer | null = decidingRule(rules)
  const cardTexts = cardTextsOf(run)
  const answer = resultOf(run)
  const main = mainHtml({
    sentence: title,
    comesOut: answer,
    game,
    rules,
    links: linksOf(rules, archive),
    because,
    scenario,
    run,
    blocks,
    comparison: comparisonOf(scenario, run),
    cardTexts,
    library: libraryOf(game),
    open: `${app}${appLink(text)}`,
  })
  const names = cardTexts.map(({ name }) => name)
  return {
    id,
    game,
    title,
    answer,
    rules,
    words: [title, scenario.note ?? '', ...names, ...answer, ...rules].join('\n'),
    main: main.text,
    picture: boardPictureSvg({
      title,
      game: explanationOf(game).title,
      board: run.before,
      fates: fatesOf(run),
      answer,
      rules,
    }),
  }
}

/** The rules that the question names, then those of the steps that had an effect, the last ones first. */
function rulesOf(cited: readonly string[], { played, entries }: Run): readonly string[] {
  const refused = played.refusal?.cite ?? []
  const ofSteps = entries
    .filter(({ changes, not }) => changes.length + not.length > 0)
    .reverse()
    .flatMap(({ cite }) => cite)
  const known = [...cited, ...refused, ...ofSteps].filter((id) => ruleOf(id) !== undefined)
  return [...new Set(known)].slice(0, MOST_RULES)
}

/** A rule leads to its text on the same page; everything else to the archive of rulings, where it is beside. */
function linksOf(rules: readonly string[], archive: string | null): Links {
  const shown = new Set(rules)
  const beside = (page: string | null) => (archive === null || page === null ? null : `${archive}${page}/`)
  return {
    rule: (id) => (shown.has(id) ? `#${id}` : beside(rulePage(id))),
    step: (game, step) => beside(indexPage('step', game, step)),
    card: (game, name) => beside(indexPage('card', game, name)),
    edition: (game, edition) => beside(indexPage('edition', game, edition)),
  }
}
