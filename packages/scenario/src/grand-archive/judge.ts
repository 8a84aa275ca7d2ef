import type { CardReading, PlayerId } from '@battleline/grand-archive'
import { fold } from '@battleline/language'
import { judgeNoSteps, judgeSteps, rulesCited } from '../judging/judge-trace.ts'
import type { Expectation } from '../played.ts'
import type { Lines } from '../problem.ts'
import type { Opened } from './play.ts'
import type { Run } from './run.ts'
import type { Claim, Says } from './scenario.ts'

type Verdict = Pick<Expectation, 'holds' | 'actual'>

/** Judges what a file expects of a run. */
export class Judge {
  readonly #opened: Opened
  readonly #run: Run

  constructor(opened: Opened, run: Run) {
    this.#opened = opened
    this.#run = run
  }

  all(lines: Lines): readonly Expectation[] {
    const { expect } = this.#opened.scenario
    const made = expect.flatMap((claim) =>
      this.#judge(claim).map((one) => ({ ...one, line: lines.line(claim.at.from) })),
    )
    const left = this.#leftOpen(expect)
    return left === null ? made : [...made, left]
  }

  /** A question that was left open, or a refusal that nobody expects, is a failure of its own. */
  #leftOpen(expect: readonly Claim[]): Expectation | null {
    const { status, open, refusal, refused } = this.#run
    if (expect.some(({ kind }) => kind === 'status')) return null
    if (status === 'refused' && !expect.some(({ kind }) => kind === 'refused'))
      return { text: `“${refused}” is allowed`, holds: false, actual: refusal?.reason ?? '', line: null }
    if (open === null || expect.length === 0) return null
    const options = open.options.map(({ label }) => label).join(', ')
    return { text: 'no question is left open', holds: false, actual: `${open.title}: ${options}`, line: null }
  }

  #judge(claim: Claim): readonly Omit<Expectation, 'line'>[] {
    switch (claim.kind) {
      case 'card':
        return this.#card(claim)
      case 'zone':
        return [this.#zone(claim)]
      case 'level': {
        const { level } = this.#opened.game.player(this.#run.position, claim.player)
        return [
          said(`${this.#player(claim.player)}.level is ${claim.is}`, level === claim.is, `it is ${level}`),
        ]
      }
      case 'winner': {
        const { winner } = this.#opened.game.table(this.#run.position)
        const name = (is: PlayerId | 0 | null) =>
          is === null ? 'nobody' : is === 0 ? 'a draw' : this.#player(is)
        return [said(`the game is won by ${name(claim.is)}`, winner === claim.is, name(winner))]
      }
      case 'steps':
        return [
          {
            text: `these steps come in this order: ${claim.steps.join(', ')}`,
            ...judgeSteps(this.#run.trace, claim.steps),
          },
        ]
      case 'not steps':
        return [
          {
            text: `none of these steps comes: ${claim.steps.join(', ')}`,
            ...judgeNoSteps(this.#run.trace, claim.steps),
          },
        ]
      case 'refused':
        return [this.#refused(claim.rule)]
      case 'because':
        return claim.rules.map((rule) => this.#because(rule))
      case 'asked':
        return [this.#asked(claim)]
      case 'status':
        return [said(`the status is ${claim.is}`, this.#run.status === claim.is, `it is ${this.#run.status}`)]
    }
  }

  #card({ card, says }: Extract<Claim, { kind: 'card' }>): readonly Omit<Expectation, 'line'>[] {
    const [record, other] = this.#run.named(card.text)
    if (record === undefined || other !== undefined)
      return [
        said(
          `there is one card called ${card.text}`,
          false,
          record === undefined ? 'there is none' : 'there are several',
        ),
      ]
    const reading = this.#opened.game.card(this.#run.position, record)
    return says.map((one) => ({
      text: `${card.text}: ${textOf(one, this.#opened.scenario.players)}`,
      ...judgeSays(reading, one),
    }))
  }

  #zone({ player, zone, cards }: Extract<Claim, { kind: 'zone' }>): Omit<Expectation, 'line'> {
    const reading = this.#opened.game.player(this.#run.position, player)
    const there = reading[zone as 'field'].map((card) => this.#opened.game.card(this.#run.position, card))
    const left = [...there]
    const all = cards.every((name) => {
      const at = left.findIndex(({ called, name: plain }) =>
        [called, plain].some((one) => fold(one) === fold(name)),
      )
      return at >= 0 && left.splice(at, 1).length === 1
    })
    const actual = there.map(({ called }) => called).join(', ') || 'nothing'
    return said(`${this.#player(player)}.${zone} is [${cards.join(', ')}]`, all && left.length === 0, actual)
  }

  #refused(rule: string): Omit<Expectation, 'line'> {
    const { refusal } = this.#run
    const cites = refusal?.cite.includes(rule) === true
    const actual = refusal === null ? 'nothing is refused' : `${refusal.reason} (${refusal.cite.join(', ')})`
    return said(`the last of it is refused by ${rule}`, cites, actual)
  }

  #because(rule: string): Omit<Expectation, 'line'> {
    const cited = rulesCited(this.#run.trace)
    return said(`because of ${rule}`, cited.has(rule), [...cited].join(', ') || 'no rule intervened')
  }

  #asked({ asked }: Extract<Claim, { kind: 'asked' }>): Omit<Expectation, 'line'> {
    const { players } = this.#opened.scenario
    const name = (who: number) => players[who - 1] ?? 'chance'
    const all = this.#run.asked.map(({ who, step }) => ({ who: name(who), step }))
    let at = 0
    for (const one of all) if (one.who === asked[at]?.who && one.step === asked[at]?.step) at++
    const text = asked.map(({ who, step }) => `${who} at ${step}`).join('; ')
    const actual = all.map(({ who, step }) => `${who} at ${step}`).join('; ')
    return said(`these are asked: ${text}`, at === asked.length, actual)
  }

  #player(player: PlayerId): string {
    return this.#opened.scenario.players[player - 1] ?? ''
  }
}

const said = (text: string, holds: boolean, actual: string): Omit<Expectation, 'line'> => ({
  text,
  holds,
  actual,
})

function judgeSays(card: CardReading, says: Says): Verdict {
  switch (says.what) {
    case 'number': {
      const is = card[says.of as 'damage']
      return { holds: is === says.is, actual: `it is ${is ?? 'not there'}` }
    }
    case 'truth':
      return { holds: card[says.of] === says.is, actual: `it is ${card[says.of]}` }
    case 'in':
      return { holds: card.zone === says.zone, actual: `it is in ${card.zone}` }
    case 'controller':
      return { holds: card.controller === says.player, actual: `it is player ${card.controller}` }
    case 'list': {
      const is = says.of === 'keywords' ? Object.keys(card.keywords) : card.elements
      const same = is.length === says.are.length && says.are.every((one) => is.some((other) => other === one))
      return { holds: same, actual: is.join(', ') || 'none' }
    }
  }
}

function textOf(says: Says, players: readonly string[]): string {
  switch (says.what) {
    case 'number':
    case 'truth':
      return `${says.of} is ${says.is}`
    case 'in':
      return `in ${says.zone}`
    case 'controller':
      return `controlled by ${players[says.player - 1]}`
    case 'list':
      return `${says.of} are ${says.are.join(', ')}`
  }
}
