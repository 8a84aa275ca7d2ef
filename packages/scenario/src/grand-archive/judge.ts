import type { GrandArchive, PlayerId } from '@battleline/grand-archive'
import { fold } from '@battleline/language'
import type { ClaimJudge, ClaimOf } from '../adapters/game-adapter.ts'
import { judgeProperty } from '../claims/properties.ts'
import type { JudgedClaim } from '../judge/judge-run.ts'
import { CARD_PROPERTIES, PLAYER_PROPERTIES } from './properties.ts'
import type { GrandArchiveRun } from './run.ts'
import type { Claim, GrandArchiveScenario } from './scenario.ts'

/** Compares claims with the position where play stopped. */
export class GrandArchiveJudge implements ClaimJudge<GrandArchiveScenario> {
  readonly #scenario: GrandArchiveScenario
  readonly #game: GrandArchive
  readonly #run: GrandArchiveRun

  constructor(scenario: GrandArchiveScenario, game: GrandArchive, run: GrandArchiveRun) {
    this.#scenario = scenario
    this.#game = game
    this.#run = run
  }

  judge(claim: ClaimOf<GrandArchiveScenario>): readonly JudgedClaim[] {
    switch (claim.kind) {
      case 'card':
        return this.#card(claim)
      case 'zone':
        return [this.#zone(claim)]
      case 'player': {
        const player = this.#game.player(this.#run.position, claim.player)
        const prefix = `${this.#player(claim.player)}.`
        return [judgeProperty(PLAYER_PROPERTIES, claim.property, prefix, player, this.#name)]
      }
      case 'winner': {
        const { winner } = this.#game.table(this.#run.position)
        const name = (is: PlayerId | 0 | null) =>
          is === null ? 'nobody' : is === 0 ? 'a draw' : this.#player(is)
        return [judged(`the game is won by ${name(claim.is)}`, winner === claim.is, name(winner))]
      }
    }
  }

  #card({ card, properties }: Extract<Claim, { kind: 'card' }>): readonly JudgedClaim[] {
    const [record, other] = this.#run.named(card.text)
    if (record === undefined || other !== undefined)
      return [
        judged(
          `there is one card called ${card.text}`,
          false,
          record === undefined ? 'there is none' : 'there are several',
        ),
      ]
    const reading = this.#game.card(this.#run.position, record)
    return properties.map((one) => judgeProperty(CARD_PROPERTIES, one, `${card.text}: `, reading, this.#name))
  }

  #name = (record: number): string => this.#run.name(record)

  #zone({ player, zone, cards }: Extract<Claim, { kind: 'zone' }>): JudgedClaim {
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
    return judged(
      `${this.#player(player)}.${zone} is [${cards.join(', ')}]`,
      all && left.length === 0,
      actual,
    )
  }

  #player(player: PlayerId): string {
    return this.#scenario.players[player - 1] ?? ''
  }
}

const judged = (text: string, holds: boolean, actual: string): JudgedClaim => ({
  text,
  holds,
  actual,
})
