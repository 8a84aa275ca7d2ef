import type { KeyForge } from '@battleline/keyforge'
import { type BestFound, bestLine, type Outcomes, outcomes } from '@battleline/search'
import type { Cast } from '../cast.ts'
import type { Claim, Expected } from '../expected.ts'
import { aimAt } from '../goal.ts'
import { leftOpen } from '../left-open.ts'
import { MAIN_STEP } from '../moves.ts'
import type { Scripted } from '../open-choices.ts'
import type { Expectation, PlayOptions } from '../played.ts'
import type { Run } from '../run.ts'
import type { Scenario } from '../scenario.ts'
import { claimText, judgeClaim } from './judge-claim.ts'
import { endingText, judgeEach } from './judge-endings.ts'
import { type Judged, judgeForm, judgeWay } from './judge-form.ts'
import type { Verdict } from './judge-trace.ts'
import { View } from './view.ts'

/** Judges what a file expects, once its moves have been played. */
export class Judge {
  /** Every ending from where play stopped; null while nothing needed them. */
  outcomes: Outcomes | null = null
  /** The best line to the goal; null while nothing needed it. */
  best: BestFound<Scripted> | null = null
  readonly #scenario: Scenario
  readonly #game: KeyForge
  readonly #cast: Cast
  readonly #run: Run
  readonly #options: PlayOptions
  readonly #view: View

  constructor(scenario: Scenario, game: KeyForge, cast: Cast, run: Run, options: PlayOptions) {
    this.#scenario = scenario
    this.#game = game
    this.#cast = cast
    this.#run = run
    this.#options = options
    this.#view = new View(game, cast, run.position)
  }

  /** Everything that is expected, in the order of the file; then what goes without saying and failed. */
  all(): readonly Expectation[] {
    return judgeForm(this.#scenario, this.#run, (expected) => [this.#judge(expected)])
  }

  #judge(expected: Expected): Judged {
    const view = this.#view
    switch (expected.kind) {
      case 'endings':
        return { text: `there are ${expected.count} endings`, ...this.#count(expected.count) }
      case 'each ending': {
        const { endings } = expected
        const text = `the endings are: ${endings.map((claims) => endingText(view, claims)).join(' | ')}`
        return { text, ...judgeEach(this.#endings(), endings, (ending) => this.#viewOf(ending)) }
      }
      case 'always':
        return { text: `always: ${claimText(view, expected.claim)}`, ...this.#always(expected.claim) }
      case 'best':
        return {
          text: `the best line comes to ${expected.is.map(isText).join(', ')}`,
          ...this.#best(expected.is),
        }
      case 'steps':
      case 'not steps':
      case 'asked':
      case 'refused':
      case 'because':
      case 'status':
        return judgeWay(expected, this.#run)
      default:
        return { text: claimText(view, expected), ...judgeClaim(view, expected) }
    }
  }

  #count(count: number): Verdict {
    const { endings, complete } = this.#endings()
    const found = `${endings.length}${complete ? '' : ' before the limit was reached'}`
    return { holds: complete && endings.length === count, actual: found }
  }

  #always(claim: Claim): Verdict {
    const { endings, complete } = this.#endings()
    for (const ending of endings) {
      const verdict = judgeClaim(this.#viewOf(ending), claim)
      if (!verdict.holds) return verdict
    }
    return {
      holds: complete,
      actual: complete ? `in all ${endings.length}` : 'the limit was reached before the last ending',
    }
  }

  #best(is: readonly (number | boolean)[]): Verdict {
    const { goal: said } = this.#scenario
    if (said === null) return { holds: false, actual: 'there is no goal' }
    const left = leftOpen(this.#scenario, this.#options, said.over)
    const read = left.readGoal(said)
    if (!read.ok) return { holds: false, actual: 'the goal cannot be read' }
    const { goal } = read
    const bounds = { apart: goal.names, ...limited(this.#options) }
    this.best = bestLine(left.choices, left.start, aimAt(goal, this.#scenario), bounds)
    const { best, proven } = this.best
    if (best === null) return { holds: false, actual: 'no line came to an end before the limit was reached' }
    const told = goal.told(best.end.at)
    const same = told.length === is.length && told.every((one, at) => one.is === is[at])
    const found = told.map((one) => `${one.text}: ${isText(one.is)}`).join('; ')
    return { holds: proven && same, actual: proven ? found : `${found}, before the limit was reached` }
  }

  #endings(): Outcomes {
    this.outcomes ??= outcomes(this.#game, this.#run.position, {
      ended: ({ step }) => step === MAIN_STEP,
      // A file can name each of two equal cards.
      apart: true,
      ...limited(this.#options),
    })
    return this.outcomes
  }

  #viewOf(ending: { readonly position: Outcomes['endings'][number]['position'] }): View {
    return new View(this.#game, this.#cast, ending.position)
  }
}

const limited = ({ limit }: PlayOptions) => (limit === undefined ? {} : { limit })

const isText = (is: number | boolean): string => (typeof is === 'number' ? String(is) : is ? 'yes' : 'no')
