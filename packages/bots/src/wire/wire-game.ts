import type { AnyView, PlayerId } from '@battleline/card-game'
import {
  CHANCE,
  type Choice,
  type Decision,
  isRefusal,
  type Position,
  type Refusal,
  randomChoice,
  type Seeded,
  seeded,
} from '@battleline/kernel'
import { answersTo } from '../model/answers.ts'
import type { Answer, Bot, Budget } from '../model/bot.ts'
import type { AnyObservation, BotGame } from '../model/bot-game.ts'
import type { DeckGame } from '../model/deck-game.ts'
import { unplaced } from '../play/placed-choice.ts'
import { Seat } from '../play/seat.ts'
import type { WireDecision, WireState } from './protocol.ts'

/** The most answers that a state lists. */
const MOST_ANSWERS = 200

/** Whether the process answers for chance, or asks. */
export type ChanceMode = 'auto' | 'ask'

/** One game of a session. Its positions are values, so a clone costs nothing. */
export class WireGame {
  /** Its game, with the bots that play it. */
  readonly of: DeckGame
  readonly #game: BotGame
  readonly #mode: ChanceMode
  readonly #dice: Seeded
  #position: Position
  #seats: readonly [Seat<BotGame>, Seat<BotGame>]
  /** The deciding player's observation, once it is needed. */
  #observation: AnyObservation | null = null

  constructor(of: DeckGame, position: Position, mode: ChanceMode, dice: Seeded) {
    const { game } = of
    this.of = of
    this.#game = game
    this.#mode = mode
    this.#dice = dice
    this.#position = position
    this.#seats = [new Seat(game, 1), new Seat(game, 2)]
    this.#arrive(position)
  }

  /** The same game as a game of its own, with other dice. */
  clone(seed: number): WireGame {
    const copy = new WireGame(this.of, this.#position, this.#mode, seeded(seed))
    copy.#seats = [this.#seats[0].copy(), this.#seats[1].copy()]
    return copy
  }

  /** A game that may be this one for all that a player has seen. */
  resample(player: PlayerId, seed: number): WireGame {
    const world = this.#game.resample(
      this.#position,
      player,
      seeded(seed),
      this.#seats[player - 1]?.remembered(),
    )
    return new WireGame(this.of, world, this.#mode, seeded(seed))
  }

  view(player: PlayerId): AnyView {
    return this.#game.view(this.#position, player)
  }

  save(): unknown {
    return this.#game.save(this.#position)
  }

  /** Answers the pending decision by the places of its options; or says why not. */
  choose(choice: Choice): Refusal | null {
    const asked = this.#game.decision(this.#position)
    const named =
      asked === null || asked.who !== CHANCE
        ? this.#game.choicesSeenBy(this.#observed(asked), choice)
        : placesIn(asked, choice)
    if (isObject(named) && isRefusal(named)) return named
    const next = this.#game.answer(this.#position, named as Choice)
    if (isRefusal(next)) return next
    this.#arrive(next)
    return null
  }

  /** Answers for chance once, at random. False if chance does not decide. */
  rollDice(random: Seeded | null): boolean {
    const asked = this.#game.decision(this.#position)
    if (asked?.who !== CHANCE) return false
    const next = this.#game.answer(this.#position, randomChoice(asked, random ?? this.#dice))
    if (!isRefusal(next)) this.#arrive(next)
    return true
  }

  /** A bot's answer for the player who decides, by the places of the options; null if no player decides. */
  async ask(
    bot: Bot<BotGame>,
    budget: Budget,
    now: () => number,
  ): Promise<{ choice: Choice; lines: Answer['lines'] } | null> {
    const asked = this.#game.decision(this.#position)
    const seat = asked === null || asked.who === CHANCE ? undefined : this.#seats[asked.who - 1]
    if (asked === null || seat === undefined) return null
    const random = seeded(this.#dice.below(2 ** 30))
    const { choice, lines } = await bot(seat.situation(), { random, budget, now, stopped: () => false })
    const place = (one: Choice) => this.#inView(asked, one)
    return { choice: place(choice), lines: lines.map((line) => ({ ...line, choice: place(line.choice) })) }
  }

  state(name: string): WireState {
    const asked = this.#game.decision(this.#position)
    const { winner, turn } = this.#game.summary(this.#position)
    const won = (player: number) => (winner === null || winner === 0 ? 0 : winner === player ? 1 : -1)
    const decision = asked === null ? null : this.#decision(asked)
    const listed = asked === null || decision === null ? [] : this.#answers(asked, decision)
    return {
      game: name,
      over: asked === null,
      winner: winner === 0 ? null : winner,
      player: asked?.who ?? null,
      turn,
      decision,
      answers: listed.slice(0, MOST_ANSWERS),
      more: listed.length > MOST_ANSWERS,
      rewards: [won(1), won(2)],
    }
  }

  #decision(asked: Decision): WireDecision {
    const { kind, step, title, least, most } = asked
    const options =
      asked.who === CHANCE
        ? asked.ids.map((_, id) => ({ id, label: null }))
        : (this.#observed(asked).view.asked?.options ?? []).map(({ id, label }) => ({ id, label }))
    return { kind, step, title, least, most, options }
  }

  #answers({ free }: Decision, { kind, step, least, most, options }: WireDecision): readonly Choice[] {
    const ids = options.map(({ id }) => id)
    return answersTo({ kind, step, free, ids, least, most }, MOST_ANSWERS + 1, seeded(1))
  }

  #observed(asked: Decision | null): AnyObservation {
    const who = asked?.who === 2 ? 2 : 1
    this.#observation ??= this.#game.observation(this.#position, who)
    return this.#observation
  }

  /** An answer by ids as one by the places of the view. */
  #inView(asked: Decision, choice: Choice): Choice {
    const { options } = this.#observed(asked)
    const placeOf = (id: unknown) => options.findIndex((option) => option.id === id)
    if (asked.kind === 'divide')
      return options.map(({ id }) => Number((choice as readonly number[])[asked.ids.indexOf(id)] ?? 0))
    return Array.isArray(choice) ? choice.map(placeOf) : placeOf(choice)
  }

  #arrive(position: Position): void {
    this.#position = position
    this.#observation = null
    for (const seat of this.#seats) seat.see(position)
    if (this.#mode === 'auto') this.rollDice(null)
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** A choice of chance by the places of its options. */
function placesIn(asked: Decision, choice: Choice): Choice {
  if (asked.kind === 'divide') return choice
  return unplaced(asked, choice as number | readonly number[])
}
