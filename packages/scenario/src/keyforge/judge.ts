import type { Position } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { type Outcomes, outcomes } from '@battleline/search'
import type { ClaimJudge, ClaimOf } from '../adapters/game-adapter.ts'
import type { JudgedClaim } from '../judge/judge-run.ts'
import type { Verdict } from '../judge/judge-trace.ts'
import type { PlayOptions } from '../model/played.ts'
import type { Claim } from './expected.ts'
import { claimText, judgeClaim } from './judge-claim.ts'
import { endingText, judgeEach } from './judge-endings.ts'
import { MAIN_STEP } from './moves.ts'
import { PositionView } from './position-view.ts'
import type { KeyforgeRun } from './run.ts'
import type { KeyforgeScenario } from './scenario.ts'

/** Judges expectations about the board, after the moves. */
export class KeyforgeJudge implements ClaimJudge<KeyforgeScenario> {
  /** Every ending from there on; null if no claim has needed them yet. */
  outcomes: Outcomes | null = null
  readonly #game: KeyForge
  readonly #run: KeyforgeRun
  readonly #options: Pick<PlayOptions, 'limit'>
  readonly #view: PositionView

  constructor(game: KeyForge, run: KeyforgeRun, options: Pick<PlayOptions, 'limit'>) {
    this.#game = game
    this.#run = run
    this.#options = options
    this.#view = this.#viewOf(run)
  }

  judge(claim: ClaimOf<KeyforgeScenario>): readonly JudgedClaim[] {
    const view = this.#view
    switch (claim.kind) {
      case 'endings':
        return [{ text: `there are ${claim.count} endings`, ...this.#count(claim.count) }]
      case 'each ending': {
        const { endings } = claim
        const text = `the endings are: ${endings.map((claims) => endingText(view, claims)).join(' | ')}`
        return [{ text, ...judgeEach(this.#endings(), endings, (ending) => this.#viewOf(ending)) }]
      }
      case 'always':
        return [{ text: `always: ${claimText(view, claim.claim)}`, ...this.#always(claim.claim) }]
      default:
        return [{ text: claimText(view, claim), ...judgeClaim(view, claim) }]
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

  #endings(): Outcomes {
    this.outcomes ??= outcomes(this.#game, this.#run.position, {
      ended: ({ step }) => step === MAIN_STEP,
      // A file can name each of two equal cards.
      apart: true,
      ...(this.#options.limit !== undefined && { limit: this.#options.limit }),
    })
    return this.outcomes
  }

  #viewOf({ position }: { readonly position: Position }): PositionView {
    return new PositionView(this.#game, this.#run.roster, position)
  }
}
