import { isRefusal, type Refusal } from '@battleline/kernel'
import {
  type CardReading,
  type DeclarationVerdict,
  type Declared,
  idOf,
  type Magic,
  type PlayerReading,
  type TableReading,
} from '@battleline/magic'
import type { ClaimJudge, ClaimOf } from '../adapters/game-adapter.ts'
import { BoardJudge } from '../claims/board-claims.ts'
import type { JudgedClaim } from '../judge/judge-run.ts'
import { BoardNames, type Named } from '../names/board-names.ts'
import { EXPECTABLE } from './expectable.ts'
import { declarationLine } from './read-declaration.ts'
import { declaredOn } from './resolve-names.ts'
import { declarationAsked, type MagicRun } from './run.ts'
import type { Declaration, DeclarationClaim, ExpectedVerdict, MagicScenario } from './scenario.ts'

/** The most declarations to list for comparing them with those of the file. */
const MOST = 1001

type Of<K extends DeclarationClaim['kind']> = Extract<DeclarationClaim, { readonly kind: K }>

/** Compares claims with the position where play stopped. */
export class MagicJudge implements ClaimJudge<MagicScenario> {
  readonly #game: Magic
  readonly #run: MagicRun
  readonly #board: BoardJudge<CardReading, PlayerReading, TableReading>

  constructor(game: Magic, run: MagicRun) {
    this.#game = game
    this.#run = run
    this.#board = new BoardJudge(EXPECTABLE, game, run)
  }

  judge(claim: ClaimOf<MagicScenario>): readonly JudgedClaim[] {
    switch (claim.kind) {
      case 'declared':
        return [this.#declared(claim)]
      case 'count':
      case 'maximal':
        return [this.#best(claim)]
      case 'membership':
        return [this.#membership(claim)]
      case 'stack': {
        const { stack } = this.#game.table(this.#run.position)
        const names = claim.are.map(({ text }) => text)
        const found = stack.map((one) => this.#run.name(one))
        const records = claim.are.map((one) => this.#record(one))
        const holds = records.length === stack.length && records.every((one, at) => one === stack[at])
        return [{ text: `stack is [${names.join(', ')}]`, holds, actual: `it is [${found.join(', ')}]` }]
      }
      default:
        return this.#board.judge(claim)
    }
  }

  #declared({ declaration, expected, because }: Of<'declared'>): JudgedClaim {
    const why = because === null ? '' : `, because “${because}”`
    const text = `${declarationLine(declaration)} is ${verdictText(expected)}${why}`
    const ruling = this.#ruling(declaration)
    if (typeof ruling === 'string') return { text, holds: false, actual: ruling }
    const actual =
      ruling.legal === null ? ruling.reason : `${ruling.legal ? 'legal' : 'illegal'}: ${ruling.reason}`
    const given = because === null || ruling.reason.toLowerCase().includes(because.toLowerCase())
    return { text, holds: given && isSo(ruling, expected), actual }
  }

  /** The verdict on a declaration of the pending decision, or why there is none. */
  #ruling(declaration: Declaration): DeclarationVerdict | string {
    const declared = this.#inRecords(declaration)
    if (typeof declared === 'string') return declared
    const ruling = this.#game.judge(this.#run.position, declared)
    return isRefusal(ruling) ? ruling.reason : ruling
  }

  #inRecords(declaration: Declaration): Declared | string {
    const names = new BoardNames(this.#run.board)
    const declared = declaredOn(names, declaration)
    if (declared === null) return names.faults.map(({ message }) => message).join('; ')
    const asked = this.#game.decision(this.#run.position)?.step
    return declarationAsked(asked) === declaration.action
      ? declared
      : `no ${declaration.action}ers are declared here`
  }

  #best(claim: Of<'count' | 'maximal'>): JudgedClaim {
    const found = this.#game.bestDeclarations(this.#run.position, MOST)
    const are = isRefusal(found) ? [] : found.declarations
    const complete = !isRefusal(found) && found.complete
    const actual = isRefusal(found)
      ? found.reason
      : `there are ${complete ? are.length : `at least ${are.length}`}: ${are
          .slice(0, 8)
          .map((one) => this.#line(one))
          .join('; ')}`
    if (claim.kind === 'count')
      return {
        text: `${claim.is} declarations are legal without a payment`,
        holds: complete && are.length === claim.is,
        actual,
      }
    const wanted = claim.are.map((one) => this.#inRecords(one))
    const ids = new Set(wanted.map((one) => (typeof one === 'string' ? one : idOf(one))))
    return {
      text: `legal without a payment are: ${claim.are.map(declarationLine).join('; ')}`,
      holds: complete && are.length === ids.size && are.every((one) => ids.has(idOf(one))),
      actual: wanted.find((one) => typeof one === 'string') ?? actual,
    }
  }

  #line = (declared: Declared): string =>
    declared.map(([creature, goal]) => `${this.#run.name(creature)} -> ${this.#run.name(goal)}`).join(', ') ||
    'nothing'

  #membership({ creature, is }: Of<'membership'>): JudgedClaim {
    const text = `${creature.text} is in ${is} of the declarations that are legal without a payment`
    const record = this.#record(creature)
    const found: ReturnType<Magic['forcedParts']> | Refusal = this.#game.forcedParts(this.#run.position)
    if (typeof record === 'string') return { text, holds: false, actual: record }
    if (isRefusal(found)) return { text, holds: false, actual: found.reason }
    const actual = found.get(record) ?? 'it is not among the creatures'
    return { text, holds: actual === is, actual: `it is in ${actual}` }
  }

  #record(named: Named): number | string {
    const names = new BoardNames(this.#run.board)
    return names.one(named) ?? names.faults.map(({ message }) => message).join('; ')
  }
}

function isSo({ verdict }: DeclarationVerdict, expected: ExpectedVerdict): boolean {
  switch (expected.kind) {
    case 'legal':
      return verdict.kind === 'legal' && (expected.obeys === null || verdict.obeyed === expected.obeys)
    case 'illegal':
      if (expected.obeys === null) return verdict.kind === 'broken' || verdict.kind === 'outdone'
      return (
        verdict.kind === 'outdone' &&
        verdict.proved &&
        verdict.obeyed === expected.obeys &&
        verdict.possible === expected.possible
      )
    case 'breaks':
      return verdict.kind === 'broken' && verdict.broken.some(({ cite }) => cite.includes(expected.rule))
  }
}

function verdictText(expected: ExpectedVerdict): string {
  switch (expected.kind) {
    case 'legal':
      return expected.obeys === null ? 'legal' : `legal, obeying ${expected.obeys}`
    case 'illegal':
      return expected.obeys === null
        ? 'illegal'
        : `illegal, obeying ${expected.obeys} of ${expected.possible}`
    case 'breaks':
      return `illegal by ${expected.rule}`
  }
}
