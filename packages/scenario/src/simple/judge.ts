import type { SimpleGame } from '@battleline/card-game'
import type { ClaimJudge, ClaimOf } from '../adapters/game-adapter.ts'
import { judgeProperty } from '../claims/properties.ts'
import type { JudgedClaim } from '../judge/judge-run.ts'
import { pairUp } from '../judge/pair-up.ts'
import { cardProperties, playerProperties } from './properties.ts'
import type { SimpleRun } from './run.ts'
import type { SimpleClaim, SimpleScenario } from './scenario.ts'

type Claim<K extends SimpleClaim['kind']> = Extract<SimpleClaim, { readonly kind: K }>

/** Compares claims with the position where play stopped. */
export class SimpleJudge implements ClaimJudge<SimpleScenario> {
  readonly #game: SimpleGame
  readonly #run: SimpleRun

  constructor(game: SimpleGame, run: SimpleRun) {
    this.#game = game
    this.#run = run
  }

  judge(claim: ClaimOf<SimpleScenario>): readonly JudgedClaim[] {
    switch (claim.kind) {
      case 'card':
        return this.#card(claim)
      case 'player':
        return [this.#player(claim)]
      case 'zone':
        return [this.#zone(claim)]
      default: {
        const name = (player: number | null) => (player === null ? 'nobody' : this.#name(player))
        const is = this.#game.board(this.#run.position)[claim.kind]
        const text = `${claim.kind}: ${name(claim.is)}`
        return [{ text, holds: is === claim.is, actual: name(is) }]
      }
    }
  }

  readonly #name = (record: number): string => this.#run.name(record)

  #card({ card, properties }: Claim<'card'>): readonly JudgedClaim[] {
    const [record, other] = this.#run.named(card.text)
    if (record === undefined || other !== undefined || record < 3)
      return [{ text: `there is one card called ${card.text}`, holds: false, actual: 'there is not' }]
    const known = cardProperties(this.#game.spec.words)
    const reading = this.#game.card(this.#run.position, record)
    return properties.map((one) => judgeProperty(known, one, `${card.text}: `, reading, this.#name))
  }

  #player({ player, property }: Claim<'player'>): JudgedClaim {
    const reading = this.#game.player(this.#run.position, player)
    return judgeProperty(
      playerProperties(this.#game.spec.words),
      property,
      `${this.#name(player)}.`,
      reading,
      this.#name,
    )
  }

  #zone({ player, zone, cards }: Claim<'zone'>): JudgedClaim {
    const there = this.#game.player(this.#run.position, player).zones[zone] ?? []
    const isMeant = (name: number, at: number) => this.#run.isCalled(there[at] ?? 0, cards[name] ?? '')
    return {
      text: `${this.#name(player)}.${zone} is [${cards.join(', ')}]`,
      holds: cards.length === there.length && pairUp(cards.length, there.length, isMeant),
      actual: there.map(this.#name).join(', ') || 'nothing',
    }
  }
}
