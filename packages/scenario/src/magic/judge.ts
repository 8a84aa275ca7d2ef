import { isRefusal, type Refusal } from '@battleline/kernel'
import { type Declared, idOf, type Magic, type Ruling } from '@battleline/magic'
import { type Judged, judgeForm, judgeWay } from '../judging/judge-form.ts'
import type { Verdict } from '../judging/judge-trace.ts'
import type { Expectation } from '../played.ts'
import { Names } from './naming.ts'
import { declarationLine } from './read-declaration.ts'
import { deedAsked, type Run } from './run.ts'
import type { Claim, Declaration, MagicScenario, Named, Said, Says } from './scenario.ts'

/** Judges what a file expects of a run. */
export const judge = (scenario: MagicScenario, game: Magic, run: Run): readonly Expectation[] => {
  const claims = new Claims(game, run)
  return judgeForm(scenario, run, (expected) => claims.judge(expected))
}

/** More declarations than these are not listed to compare them with what a file says. */
const MOST = 1001

/** What is the case where play stopped, beside what is claimed of it. */
class Claims {
  readonly #game: Magic
  readonly #run: Run

  constructor(game: Magic, run: Run) {
    this.#game = game
    this.#run = run
  }

  judge(claim: MagicScenario['expect'][number]): readonly Judged[] {
    switch (claim.kind) {
      case 'declared':
        return [this.#declared(claim)]
      case 'count':
      case 'maximal':
        return [this.#best(claim)]
      case 'membership':
        return [this.#membership(claim)]
      case 'card':
        return this.#card(claim)
      case 'player':
      case 'lost': {
        const of = claim.kind === 'lost' ? 'lost' : claim.of
        const player = this.#game.player(this.#run.position, claim.player)
        const is = player[of]
        return [
          { text: `${player.name}.${of} is ${claim.is}`, holds: is === claim.is, actual: `it is ${is}` },
        ]
      }
      case 'stack': {
        const { stack } = this.#game.table(this.#run.position)
        const names = claim.are.map(({ text }) => text)
        const found = stack.map((one) => this.#run.name(one))
        const records = claim.are.map((one) => this.#record(one))
        const holds = records.length === stack.length && records.every((one, at) => one === stack[at])
        return [{ text: `stack is [${names.join(', ')}]`, holds, actual: `it is [${found.join(', ')}]` }]
      }
      default:
        return [judgeWay(claim, this.#run)]
    }
  }

  #declared({ declaration, said, because }: Claim & { kind: 'declared' }): Judged {
    const why = because === null ? '' : `, because “${because}”`
    const text = `${declarationLine(declaration)} is ${saidText(said)}${why}`
    const ruling = this.#ruling(declaration)
    if (typeof ruling === 'string') return { text, holds: false, actual: ruling }
    const actual =
      ruling.legal === null ? ruling.reason : `${ruling.legal ? 'legal' : 'illegal'}: ${ruling.reason}`
    const given = because === null || ruling.reason.toLowerCase().includes(because.toLowerCase())
    return { text, holds: given && isSo(ruling, said), actual }
  }

  /** The ruling on a declaration that is asked for here, or why there is none. */
  #ruling(declaration: Declaration): Ruling | string {
    const declared = this.#inRecords(declaration)
    if (typeof declared === 'string') return declared
    const ruling = this.#game.judge(this.#run.position, declared)
    return isRefusal(ruling) ? ruling.reason : ruling
  }

  #inRecords(declaration: Declaration): Declared | string {
    const names = new Names(this.#game, this.#run.position)
    const declared = names.declared(declaration)
    if (declared === null) return names.faults.map(({ message }) => message).join('; ')
    const asked = this.#game.ask(this.#run.position)?.step
    return deedAsked(asked) === declaration.deed ? declared : `no ${declaration.deed}ers are declared here`
  }

  #best(claim: Claim & { kind: 'count' | 'maximal' }): Judged {
    const found = this.#game.best(this.#run.position, MOST)
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

  #membership({ creature, is }: Claim & { kind: 'membership' }): Judged {
    const text = `${creature.text} is in ${is} of the declarations that are legal without a payment`
    const record = this.#record(creature)
    const found: ReturnType<Magic['mustDeclare']> | Refusal = this.#game.mustDeclare(this.#run.position)
    if (typeof record === 'string') return { text, holds: false, actual: record }
    if (isRefusal(found)) return { text, holds: false, actual: found.reason }
    const actual = found.get(record) ?? 'it is not among the creatures'
    return { text, holds: actual === is, actual: `it is in ${actual}` }
  }

  #record(named: Named): number | string {
    const names = new Names(this.#game, this.#run.position)
    return names.one(named) ?? names.faults.map(({ message }) => message).join('; ')
  }

  #card({ card, says }: Claim & { kind: 'card' }): readonly Judged[] {
    const record = this.#record(card)
    if (typeof record === 'string' || !this.#game.cards(this.#run.position).includes(record)) {
      const actual = typeof record === 'string' ? record : 'it is a player'
      return [{ text: `there is a permanent called ${card.text}`, holds: false, actual }]
    }
    return says.map((one) => ({ text: `${card.text}: ${saysText(one)}`, ...this.#says(record, one) }))
  }

  #says(record: number, says: Says): Verdict {
    const is = this.#game.card(this.#run.position, record)
    const named = (wanted: readonly Named[], found: readonly number[], none: string): Verdict => {
      const records = wanted.map((one) => this.#record(one))
      const same =
        records.length === found.length && records.every((one) => found.some((other) => other === one))
      return { holds: same, actual: found.map((one) => this.#run.name(one)).join(', ') || none }
    }
    switch (says.what) {
      case 'truth':
        return { holds: is[says.of] === says.is, actual: `it is ${is[says.of]}` }
      case 'attacks':
        return named(says.whom === null ? [] : [says.whom], is.attacks > 0 ? [is.attacks] : [], 'nothing')
      case 'blocks':
        return named(says.whom, is.blocks, 'nothing')
      case 'number':
        return { holds: is[says.of] === says.is, actual: `it is ${is[says.of]}` }
      case 'zone':
        return { holds: is.zone === says.is, actual: `it is ${is.zone}` }
      case 'keywords':
        return {
          holds: says.are.length === is.keywords.length && says.are.every((one) => is.keywords.includes(one)),
          actual: is.keywords.join(', ') || 'it has none',
        }
      case 'controller':
        return named([says.player], [is.controller], 'nobody')
    }
  }
}

function isSo({ verdict }: Ruling, said: Said): boolean {
  switch (said.kind) {
    case 'legal':
      return verdict.kind === 'legal' && (said.obeys === null || verdict.obeyed === said.obeys)
    case 'illegal':
      if (said.obeys === null) return verdict.kind === 'broken' || verdict.kind === 'outdone'
      return (
        verdict.kind === 'outdone' &&
        verdict.proved &&
        verdict.obeyed === said.obeys &&
        verdict.possible === said.possible
      )
    case 'breaks':
      return verdict.kind === 'broken' && verdict.broken.some(({ cite }) => cite.includes(said.rule))
  }
}

function saidText(said: Said): string {
  switch (said.kind) {
    case 'legal':
      return said.obeys === null ? 'legal' : `legal, obeying ${said.obeys}`
    case 'illegal':
      return said.obeys === null ? 'illegal' : `illegal, obeying ${said.obeys} of ${said.possible}`
    case 'breaks':
      return `illegal by ${said.rule}`
  }
}

function saysText(says: Says): string {
  switch (says.what) {
    case 'truth':
      return `${says.of} is ${says.is}`
    case 'number':
      return `${says.of} is ${says.is}`
    case 'zone':
      return `zone is ${says.is}`
    case 'keywords':
      return `keywords are ${says.are.join(', ') || 'none'}`
    case 'attacks':
      return `attacks ${says.whom?.text ?? 'nothing'}`
    case 'blocks':
      return `blocks ${says.whom.map(({ text }) => text).join(', ') || 'nothing'}`
    case 'controller':
      return `controlled by ${says.player.text}`
  }
}
