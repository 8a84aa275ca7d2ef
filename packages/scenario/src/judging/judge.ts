import type { KeyForge } from '@battleline/keyforge'
import { type Outcomes, outcomes } from '@battleline/search'
import type { Cast } from '../cast.ts'
import type { Claim, Expected } from '../expected.ts'
import type { Expectation } from '../played.ts'
import type { Lines } from '../problem.ts'
import { MAIN_STEP, type Run } from '../run.ts'
import type { Scenario } from '../scenario.ts'
import { claimText, judgeClaim, type Verdict } from './judge-claim.ts'
import { endingText, judgeEach } from './judge-endings.ts'
import { askedPatternText, judgeAsked, judgeNoSteps, judgeSteps, rulesCited } from './judge-trace.ts'
import { View } from './view.ts'

/** Judges what a file expects, once its moves have been played. */
export class Judge {
  /** Every ending from where play stopped; null while nothing needed them. */
  outcomes: Outcomes | null = null
  readonly #scenario: Scenario
  readonly #game: KeyForge
  readonly #cast: Cast
  readonly #run: Run
  readonly #limit: number | undefined
  readonly #view: View

  constructor(scenario: Scenario, game: KeyForge, cast: Cast, run: Run, limit: number | undefined) {
    this.#scenario = scenario
    this.#game = game
    this.#cast = cast
    this.#run = run
    this.#limit = limit
    this.#view = new View(game, cast, run.position)
  }

  /** Everything that is expected, in the order of the file, then what goes without saying and failed, then `more`. */
  all(lines: Lines, more: readonly Expectation[]): readonly Expectation[] {
    const written = this.#scenario.expect.map((expected): Expectation => {
      const verdict = this.#judge(expected)
      return { text: this.#text(expected), ...verdict, line: lines.line(expected.at.from) }
    })
    return [...written, ...this.#unsaid(), ...more]
  }

  #judge(expected: Expected): Verdict {
    const { trace, asked } = this.#run
    switch (expected.kind) {
      case 'steps':
        return judgeSteps(trace, expected.steps)
      case 'not steps':
        return judgeNoSteps(trace, expected.steps)
      case 'asked':
        return judgeAsked(asked, expected.asked)
      case 'refused':
        return this.#refused(expected.rule, expected.reason)
      case 'because':
        return this.#because(expected.rules)
      case 'status':
        return { holds: this.#run.status === expected.is, actual: this.#run.status }
      case 'endings':
        return this.#count(expected.count)
      case 'each ending':
        return judgeEach(this.#endings(), expected.endings, (ending) => this.#viewOf(ending))
      case 'always':
        return this.#always(expected.claim)
      default:
        return judgeClaim(this.#view, expected)
    }
  }

  #text(expected: Expected): string {
    switch (expected.kind) {
      case 'steps':
        return `these steps come in this order: ${expected.steps.join(', ')}`
      case 'not steps':
        return `these steps do not come: ${expected.steps.join(', ')}`
      case 'asked':
        return expected.asked.length === 0
          ? 'nothing is asked'
          : `asked: ${expected.asked.map(askedPatternText).join('; ')}`
      case 'refused':
        return `the last move is refused by ${expected.rule}${expected.reason === null ? '' : `: “${expected.reason}”`}`
      case 'because':
        return `because of ${expected.rules.join(', ')}`
      case 'status':
        return `the status is ${expected.is}`
      case 'endings':
        return `there are ${expected.count} endings`
      case 'each ending':
        return `the endings are: ${expected.endings.map((claims) => endingText(this.#view, claims)).join(' | ')}`
      case 'always':
        return `always: ${claimText(this.#view, expected.claim)}`
      default:
        return claimText(this.#view, expected)
    }
  }

  #refused(rule: string, reason: string | null): Verdict {
    const { refusal } = this.#run
    if (refusal === null) return { holds: false, actual: 'it was not refused' }
    const says = reason === null || refusal.reason.toLowerCase().includes(reason.toLowerCase())
    return {
      holds: refusal.cite.includes(rule) && says,
      actual: `${refusal.reason} (${refusal.cite.join(', ')})`,
    }
  }

  #because(rules: readonly string[]): Verdict {
    const cited = rulesCited(this.#run.trace)
    const missing = rules.filter((rule) => !cited.has(rule))
    if (missing.length === 0) return { holds: true, actual: 'they were cited' }
    return { holds: false, actual: `${missing.join(', ')} not among ${[...cited].join(', ') || 'none'}` }
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

  #endings(): Outcomes {
    this.outcomes ??= outcomes(this.#game, this.#run.position, {
      ended: ({ step }) => step === MAIN_STEP,
      // A file can name each of two equal cards.
      apart: true,
      ...(this.#limit !== undefined && { limit: this.#limit }),
    })
    return this.outcomes
  }

  #viewOf(ending: { readonly position: Outcomes['endings'][number]['position'] }): View {
    return new View(this.#game, this.#cast, ending.position)
  }

  /** What every scenario expects that does not say otherwise: its moves are allowed, and no question is left open. */
  #unsaid(): readonly Expectation[] {
    const { refusal, refused, open } = this.#run
    const says = (...kinds: readonly Expected['kind'][]) =>
      this.#scenario.expect.some(({ kind }) => kinds.includes(kind))
    if (refusal !== null) {
      if (says('refused', 'status')) return []
      return [
        {
          text: `“${refused ?? 'the saved position'}” is allowed`,
          holds: false,
          actual: refusal.reason,
          line: null,
        },
      ]
    }
    const unasked = says('asked', 'status', 'endings', 'each ending', 'always')
    if (open === null || unasked || this.#scenario.expect.length === 0) return []
    const last = this.#run.asked.at(-1)
    const actual = `${last?.who} is asked “${open.title}”: ${last?.options.join(', ')}`
    return [{ text: 'no question is left open', holds: false, actual, line: null }]
  }
}
