import type { PlayerId } from '@battleline/card-game'
import type { Choice, Decision, Position, Refusal, Seeded } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import { answersTo } from '../model/answers.ts'
import type { Asked, Situation } from '../model/bot.ts'
import type { AnyObservation, BotGame, ViewOf } from '../model/bot-game.ts'

/**
 * The seat of a player in one game. It sees every position of the game and gives the player's situations: what the player
 * could follow so far, and nothing else, goes into them.
 */
export class Seat<G extends BotGame = KeyForge> {
  readonly #game: G
  readonly #player: PlayerId
  readonly #needsNoWorld: boolean
  /** The positions that have not been looked at yet, and the last one that has. A seat without worlds keeps the last alone. */
  #unseen: Position[] = []
  #remembered: ReadonlySet<number> = new Set()

  /** @param needsNoWorld true for a bot that needs no world; the positions of a long game are then garbage at once */
  constructor(game: G, player: PlayerId, needsNoWorld = false) {
    this.#game = game
    this.#player = player
    this.#needsNoWorld = needsNoWorld
  }

  /** Shows the seat a position. Every position of the game must be shown, also those where chance decided. */
  see(position: Position): void {
    if (this.#needsNoWorld) this.#unseen[0] = position
    else this.#unseen.push(position)
  }

  /**
   * The situation of the player in the position that was seen last.
   * @throws Error if the player has nothing to decide there
   */
  situation(): Situation<G> {
    const position = this.#unseen.at(-1)
    const decision = position === undefined ? null : this.#game.decision(position)
    if (position === undefined || decision?.who !== this.#player)
      throw new Error(`player ${this.#player} has nothing to decide`)
    return new SeatSituation(this.#game, position, decision, this.#player, () => this.remembered())
  }

  /** A seat that has seen the same. */
  copy(): Seat<G> {
    const seat = new Seat(this.#game, this.#player, this.#needsNoWorld)
    seat.#unseen = this.#unseen.slice()
    seat.#remembered = this.#remembered
    return seat
  }

  /**
   * The hidden cards whose place the player could follow.
   * @throws Error if the bot needs no world: nothing was followed
   */
  remembered(): ReadonlySet<number> {
    if (this.#needsNoWorld) throw new Error('a bot that needs no world asks for one')
    for (let at = 1; at < this.#unseen.length; at++) {
      const [before, now] = [this.#unseen[at - 1], this.#unseen[at]]
      if (before === undefined || now === undefined) break
      this.#remembered = this.#game.remember(before, now, this.#player, this.#remembered)
    }
    this.#unseen = this.#unseen.slice(-1)
    return this.#remembered
  }
}

class SeatSituation<G extends BotGame> implements Situation<G> {
  readonly game: G
  readonly player: PlayerId
  readonly asked: Asked
  readonly #position: Position
  readonly #memory: () => ReadonlySet<number>
  #observation: AnyObservation | null = null

  constructor(
    game: G,
    position: Position,
    { kind, step, free, ids, least, most }: Decision,
    player: PlayerId,
    memory: () => ReadonlySet<number>,
  ) {
    this.game = game
    this.player = player
    this.asked = { kind, step, free, ids, least, most }
    this.#position = position
    this.#memory = memory
  }

  get view(): ViewOf<G> {
    return this.#observed().view as ViewOf<G>
  }

  answers(most: number, random: Seeded): readonly Choice[] {
    return answersTo(this.asked, most, random)
  }

  world(random: Seeded): Position {
    return this.game.resample(this.#position, this.player, random, this.#memory())
  }

  fromView(choice: Choice): Choice | Refusal {
    return this.game.choicesSeenBy(this.#observed(), choice)
  }

  label(choice: Choice): string {
    const { view, options } = this.#observed()
    const labels = new Map(options.map(({ id }, at) => [id, view.asked?.options[at]?.label ?? String(id)]))
    const named = (id: string | number) => labels.get(id) ?? String(id)
    if (this.asked.kind === 'divide') {
      const shares = Array.isArray(choice) ? choice : this.asked.ids.map((id) => Object(choice)[id] ?? 0)
      return this.asked.ids.map((id, at) => `${shares[at]} to ${named(id)}`).join(', ')
    }
    const chosen = (Array.isArray(choice) ? choice : [choice]) as readonly (string | number)[]
    return chosen.length === 0 ? 'nothing' : chosen.map(named).join(', ')
  }

  #observed(): AnyObservation {
    this.#observation ??= this.game.observation(this.#position, this.player)
    return this.#observation
  }
}
