import type { OpenPosition, OpenScenario, Scenario } from '@battleline/scenario'
import { type Analysis, analysis, type Ending, type Outcomes, type Pieces, whole } from '@battleline/search'
import { formatterOf } from '../games/game-formatter.ts'
import type { Allowance, Stopped } from '../input/search-options.ts'
import { answerTexts, differences, type EndingFacts, endingFacts } from './endings-format.ts'

/** An ending that is shown. */
export interface ShownEnding {
  readonly ending: Ending<OpenPosition>
  /** How it differs from the others. */
  readonly differs: readonly string[]
  /** The answers that lead there, all of them and those that make a difference. */
  readonly answers: readonly string[]
  readonly meaningful: readonly string[]
}

/** The report on the endings of a search. */
export interface EndingsReport {
  readonly shown: readonly ShownEnding[]
  /** The number of endings that were compared with each other. */
  readonly compared: number
  /** Which decisions decide; null if there was no time to find out. */
  readonly analysis: Analysis | null
  /** Why the report is not complete; null if it is. */
  readonly stopped: Stopped
}

/** The most endings that are shown, and that are compared, unless all are wanted. */
const MOST_SHOWN = 100
const MOST_COMPARED = 1000
/** The endings that are described even when the time is up. */
const AT_LEAST = 20

/**
 * Reports the endings of a search within an allowance: how they differ, which answers lead to each, and which decisions
 * decide. It takes time in proportion to what the search found.
 */
export async function reportEndings(
  {
    left,
    found,
    scenario,
  }: {
    readonly scenario: Scenario
    readonly left: OpenScenario
    readonly found: Outcomes<OpenPosition>
  },
  all: boolean,
  allowance: Allowance,
  until: number,
): Promise<EndingsReport> {
  const formatter = formatterOf(scenario.game)
  const { endings } = found
  const wanted = all ? endings : endings.slice(0, MOST_COMPARED)
  const facts: EndingFacts[] = []
  const describe = ({ position }: Ending<OpenPosition>) => facts.push(endingFacts(left, formatter, position))
  function* describing(): Pieces<void> {
    for (const ending of wanted.slice(facts.length)) {
      describe(ending)
      yield
    }
  }
  const progress = () => `${facts.length} of ${wanted.length} endings`
  const undescribed = await allowance.work(describing(), until, progress)
  for (const ending of wanted.slice(facts.length, AT_LEAST)) describe(ending)

  let differ: readonly (readonly string[])[] = []
  let most = all ? facts.length : Math.min(facts.length, MOST_SHOWN)
  function* comparing(): Pieces<void> {
    differ = yield* differences(facts, most, left.name)
  }
  const uncompared = await allowance.work(comparing(), until, progress)
  let compared = facts.length
  if (uncompared !== null) {
    compared = Math.min(compared, AT_LEAST)
    most = Math.min(most, compared)
    differ = whole(differences(facts.slice(0, compared), compared, left.name))
  }

  const shown: ShownEnding[] = []
  const show = (ending: Ending<OpenPosition>) =>
    shown.push({
      ending,
      differs: differ[shown.length] ?? [],
      answers: answerTexts(left, ending),
      meaningful: answerTexts(left, ending, 'meaningful'),
    })
  function* showing(): Pieces<void> {
    for (const ending of endings.slice(0, most)) {
      show(ending)
      yield
    }
  }
  const unshown = await allowance.work(showing(), until, progress)
  for (const ending of endings.slice(shown.length, Math.min(most, AT_LEAST))) show(ending)

  let analyzed: Analysis | null = null
  function* analyzing(): Pieces<void> {
    analyzed = yield* analysis(left.choices, found)
  }
  const unanalyzed = await allowance.work(analyzing(), until, () => 'which choices decide')
  return {
    shown,
    compared,
    analysis: analyzed,
    stopped: undescribed ?? uncompared ?? unshown ?? unanalyzed,
  }
}
