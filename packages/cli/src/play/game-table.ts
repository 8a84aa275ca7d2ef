import {
  type Answer,
  type AnyDeal,
  type BotGame,
  type DeckGame,
  type LibraryGame,
  type NamedBot,
  Seat,
} from '@battleline/bots'
import type { PlayerId } from '@battleline/card-game'
import {
  CHANCE,
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  randomChoice,
  type Seeded,
  seeded,
} from '@battleline/kernel'
import { WrongInput } from '../exit.ts'

/** An answer that was given, and where. */
export interface Given {
  readonly position: Position
  readonly who: number
  readonly choice: Choice
}

/** What the bot answered, where, and what it compared. */
export interface Thought extends Answer {
  readonly position: Position
  readonly asked: Decision
  readonly turn: number
}

/** A game between a person and a bot: dice answer for chance, and what was answered can be taken back. */
export class GameTable {
  readonly game: LibraryGame
  readonly start: Position
  readonly given: Given[] = []
  /** Of the last turn in which the bot decided something. */
  readonly thoughts: Thought[] = []
  position: Position
  readonly #seed: number
  readonly #bot: NamedBot<BotGame>
  readonly #botsPlayer: PlayerId
  readonly #random: Seeded
  #dice: Seeded
  #seat: Seat<BotGame>

  /** @throws WrongInput if the decks cannot be dealt */
  constructor(
    { game }: DeckGame,
    decks: AnyDeal,
    seed: number,
    bot: NamedBot<BotGame>,
    botsPlayer: PlayerId,
  ) {
    const start = game.deal(decks)
    if (isRefusal(start)) throw new WrongInput('board-refused', `the game cannot begin: ${start.reason}`)
    this.game = game
    this.start = start
    this.position = start
    this.#seed = seed
    this.#bot = bot
    this.#botsPlayer = botsPlayer
    this.#random = seeded(seed * 2 + botsPlayer)
    this.#dice = seeded(seed)
    this.#seat = this.#newSeat()
  }

  /** The pending decision; null if the game is over. */
  get asked(): Decision | null {
    return this.game.decision(this.position)
  }

  /** The answer of chance or of the bot to a decision of theirs. */
  async automatic(asked: Decision): Promise<Choice> {
    if (asked.who === CHANCE) return randomChoice(asked, this.#dice)
    const thinking = {
      random: this.#random,
      budget: this.#bot.budget,
      now: () => performance.now(),
      stopped: () => false,
    }
    const { position } = this
    const { choice, lines } = await this.#bot.bot(this.#seat.situation(), thinking)
    const { turn } = this.game.summary(position)
    if (this.thoughts.at(-1)?.turn !== turn) this.thoughts.length = 0
    this.thoughts.push({ choice, lines, position, asked, turn })
    return choice
  }

  /** Plays an answer. The reason if it is refused. */
  answer(choice: Choice): string | null {
    const { position, asked } = this
    const next = this.game.answer(position, choice)
    if (isRefusal(next)) return next.reason
    this.given.push({ position, who: asked?.who ?? CHANCE, choice })
    this.#show(next)
    return null
  }

  /** Takes back everything from the last answer of the person on. False if there is none. */
  undo(): boolean {
    const theirs = this.given.map(({ who }) => who !== CHANCE && who !== this.#botsPlayer)
    const at = theirs.lastIndexOf(true)
    const from = this.given[at]
    if (from === undefined) return false
    this.#dice = seeded(this.#seed)
    this.#seat = this.#newSeat()
    for (const { position } of this.given.slice(1, at + 1)) this.#seat.see(position)
    if (this.given.slice(at).some(({ who }) => who === this.#botsPlayer)) this.thoughts.length = 0
    this.given.length = at
    for (const { position, who } of this.given) {
      const asked = who === CHANCE ? this.game.decision(position) : null
      if (asked !== null) randomChoice(asked, this.#dice)
    }
    this.position = from.position
    return true
  }

  #newSeat(): Seat<BotGame> {
    const seat = new Seat<BotGame>(this.game, this.#botsPlayer)
    seat.see(this.start)
    return seat
  }

  #show(position: Position): void {
    this.position = position
    this.#seat.see(position)
  }
}
