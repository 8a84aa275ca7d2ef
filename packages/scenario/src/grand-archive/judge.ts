import type { CardReading, Edition, GrandArchive, PlayerId } from '@battleline/grand-archive'
import { fold } from '@battleline/language'
import { judgeBest, type Wanted } from '../judging/judge-best.ts'
import { type Judged, judgeForm, judgeWay } from '../judging/judge-form.ts'
import type { Verdict } from '../judging/judge-trace.ts'
import type { Reached } from '../open-form.ts'
import type { Expectation, PlayOptions } from '../played.ts'
import { leftOpen } from './left-open.ts'
import type { Run } from './run.ts'
import type { Claim, GrandArchiveScenario, Says } from './scenario.ts'

/** Judges what a file expects of a run. */
export const judge = (
  scenario: GrandArchiveScenario,
  game: GrandArchive,
  run: Run,
  options: PlayOptions<Edition>,
): readonly Expectation[] => {
  const claims = new Claims(scenario, game, run, options)
  return judgeForm(scenario, run, (expected) => claims.judge(expected))
}

/** What is the case where play stopped, beside what is claimed of it. */
class Claims {
  readonly #scenario: GrandArchiveScenario
  readonly #game: GrandArchive
  readonly #run: Run
  readonly #options: PlayOptions<Edition>

  constructor(scenario: GrandArchiveScenario, game: GrandArchive, run: Run, options: PlayOptions<Edition>) {
    this.#scenario = scenario
    this.#game = game
    this.#run = run
    this.#options = options
  }

  judge(claim: GrandArchiveScenario['expect'][number]): readonly Judged[] {
    switch (claim.kind) {
      case 'card':
        return this.#card(claim)
      case 'zone':
        return [this.#zone(claim)]
      case 'level': {
        const { level } = this.#game.player(this.#run.position, claim.player)
        return [
          said(`${this.#player(claim.player)}.level is ${claim.is}`, level === claim.is, `it is ${level}`),
        ]
      }
      case 'winner': {
        const { winner } = this.#game.table(this.#run.position)
        const name = (is: PlayerId | 0 | null) =>
          is === null ? 'nobody' : is === 0 ? 'a draw' : this.#player(is)
        return [said(`the game is won by ${name(claim.is)}`, winner === claim.is, name(winner))]
      }
      case 'best':
        return [judgeBest(claim, this.#wanted(), this.#options).judged]
      default:
        return [judgeWay(claim, this.#run)]
    }
  }

  #wanted(): Wanted<Reached> | null {
    const scenario = this.#scenario
    const { goal: said } = scenario
    return said === null ? null : { scenario, said, left: leftOpen(scenario, this.#options, said.over) }
  }

  #card({ card, says }: Extract<Claim, { kind: 'card' }>): readonly Judged[] {
    const [record, other] = this.#run.named(card.text)
    if (record === undefined || other !== undefined)
      return [
        said(
          `there is one card called ${card.text}`,
          false,
          record === undefined ? 'there is none' : 'there are several',
        ),
      ]
    const reading = this.#game.card(this.#run.position, record)
    return says.map((one) => ({
      text: `${card.text}: ${textOf(one, this.#scenario.players)}`,
      ...judgeSays(reading, one),
    }))
  }

  #zone({ player, zone, cards }: Extract<Claim, { kind: 'zone' }>): Judged {
    const reading = this.#game.player(this.#run.position, player)
    const there = reading[zone as 'field'].map((card) => this.#game.card(this.#run.position, card))
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

  #player(player: PlayerId): string {
    return this.#scenario.players[player - 1] ?? ''
  }
}

const said = (text: string, holds: boolean, actual: string): Judged => ({
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
