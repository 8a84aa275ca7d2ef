import type { KeyForge } from '@battleline/keyforge'
import { type BestFound, type Outcomes, outcomes } from '@battleline/search'
import type { Best, Claim, Expected } from '../expected.ts'
import { judgeBest } from '../judging/judge-best.ts'
import { type Judged, judgeForm, judgeWay } from '../judging/judge-form.ts'
import type { Verdict } from '../judging/judge-trace.ts'
import type { Expectation, PlayOptions } from '../played.ts'
import type { Scenario } from '../scenario.ts'
import type { Cast } from './cast.ts'
import { claimText, judgeClaim } from './judge-claim.ts'
import { endingText, judgeEach } from './judge-endings.ts'
import { leftOpen } from './left-open.ts'
import { MAIN_STEP } from './moves.ts'
import type { Scripted } from './open-choices.ts'
import type { Run } from './run.ts'
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
        return this.#best(expected)
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

  #best(expected: Best): Judged {
    const said = this.#scenario.goal
    const left = said === null ? null : leftOpen(this.#scenario, this.#options, said.over)
    const wanted = said === null || left === null ? null : { scenario: this.#scenario, said, left }
    const { judged, found } = judgeBest(expected, wanted, this.#options)
    this.best = found
    return judged
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
