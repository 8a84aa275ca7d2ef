import type { PlayerId } from '@battleline/card-game'
import { isRefusal } from '@battleline/kernel'
import type { KeyForge } from '@battleline/keyforge'
import type { AnyDeal, BotGame } from '../model/bot-game.ts'
import { type Contestant, playGame } from '../play/play-game.ts'
import type { Replay } from '../play/replay.ts'
import { ratings, type Score } from './ratings.ts'
import { type Hypotheses, type SequentialTest, sequentialTest } from './sequential-test.ts'

/** A contestant of the arena, by a name of its own. */
export interface Entrant<G extends BotGame = KeyForge> extends Contestant<G> {
  readonly name: string
}

/** Which games an arena plays. A game depends on these and its number alone, unless a bot thinks by the clock. */
export interface ArenaSettings<G extends BotGame = KeyForge> {
  /** The name of the game, for replays. Default: keyforge. */
  readonly name?: string
  readonly game: G
  readonly entrants: readonly Entrant<G>[]
  /** The games of each two entrants; an odd number plays half a pair. */
  readonly games: number
  readonly seed: number
  /** The decks of a mirrored pair, by its number and the two entrants, as the first of its games seats them. */
  readonly decks: (pair: number, seats: ArenaGame['seats']) => AnyDeal
  /** What swaps seats in the second game of a pair: the bots (default), or each bot with its deck. */
  readonly swapped?: 'bots' | 'bots with decks'
  /** The entrant with the rating 1000. Default: the one called `random`, or else the first one. */
  readonly anchor?: number
  /** Ends the games of two entrants as soon as this is decided about the first of them. */
  readonly hypotheses?: Hypotheses | undefined
  /** The clock for budgets in milliseconds. */
  readonly now: () => number
}

/** A game of the arena. */
export interface ArenaGame {
  readonly number: number
  /** Of the mirrored pair: two games with the same decks and dice, the seats swapped. */
  readonly pair: number
  /** The entrants in the seats of players 1 and 2. */
  readonly seats: readonly [number, number]
}

/** What became of a game. */
export type ArenaResult = ArenaGame & { readonly winner: PlayerId | null }

/** An entrant's results so far. */
export interface Standing {
  readonly bot: string
  readonly wins: number
  readonly losses: number
  /** Elo, and half of its 95 % interval. */
  readonly rating: number
  readonly error: number
}

/** How many games two entrants won against each other so far; a game without a winner is half a win for both. */
export interface MatchUp {
  readonly bots: readonly [string, string]
  readonly wins: number
  readonly losses: number
}

/** What an arena has found so far. */
export interface ArenaReport {
  readonly games: number
  readonly results: readonly Standing[]
  /** Each two entrants. */
  readonly matchUps: readonly MatchUp[]
  /** True if all games were played, or the test is decided. */
  readonly complete: boolean
  readonly test?: SequentialTest
}

/** An arena: it plays its games one after the other, and can go on from games that were played before. */
export class Arena<G extends BotGame = KeyForge> {
  readonly #settings: ArenaSettings<G>
  readonly #played = new Map<number, ArenaResult>()
  readonly #meetings: readonly (readonly [number, number])[]
  /** No game before it is left to play. */
  #first = 0

  /** @throws RangeError for less than two entrants */
  constructor(settings: ArenaSettings<G>) {
    const { entrants } = settings
    if (entrants.length < 2) throw new RangeError('an arena needs two bots')
    this.#settings = settings
    this.#meetings = entrants.flatMap((_, one) =>
      entrants.slice(one + 1).map((_, more) => [one, one + 1 + more] as const),
    )
  }

  /** How many games there are to play in all. */
  get size(): number {
    return this.#settings.games * this.#meetings.length
  }

  /** How many games have been played. */
  get played(): number {
    return this.#played.size
  }

  /** Takes the result of a game that was played before. */
  take(result: ArenaResult): void {
    this.#played.set(result.number, result)
  }

  /** The next game to play; null if there is none, or the test is decided. */
  next(): ArenaGame | null {
    if (this.#isDecided()) return null
    while (this.#played.has(this.#first)) this.#first++
    return this.#first < this.size ? this.gameOf(this.#first) : null
  }

  /** The seats of a game: pairs of all entrants alternate. */
  gameOf(number: number): ArenaGame {
    const rounds = this.#meetings.length
    const pair = Math.floor(number / (2 * rounds))
    const [one, other] = this.#meetings[this.#meetingOf(number)] ?? [0, 1]
    return { number, pair, seats: number % 2 === 0 ? [one, other] : [other, one] }
  }

  /**
   * Plays a game. Null if it was stopped before its end.
   * @throws Error if a bot gives an illegal answer, or the decks cannot be dealt
   */
  async play(arenaGame: ArenaGame, stopped: () => boolean): Promise<Replay | null> {
    const { name = 'keyforge', game, entrants, decks, now, seed, swapped = 'bots' } = this.#settings
    const { number, pair, seats } = arenaGame
    const players = seats.map((at) => entrants[at]) as unknown as readonly [Entrant<G>, Entrant<G>]
    const isSecond = number % 2 === 1
    const deal = decks(pair, isSecond ? [seats[1], seats[0]] : seats)
    const dealt = isSecond && swapped === 'bots with decks' ? turned(deal) : deal
    const start = game.deal(dealt)
    if (isRefusal(start)) throw new Error(`the decks of pair ${pair + 1} cannot be dealt: ${start.reason}`)
    const dice = seed * 1_000_003 + pair
    const { winner, turns, choices } = await playGame(game, start, players, { seed: dice, now, stopped })
    if (stopped()) return null
    this.take({ ...arenaGame, winner })
    const bots = [players[0].name, players[1].name] as const
    return {
      format: 1,
      game: name,
      edition: game.edition,
      bots,
      decks: dealt,
      seed: dice,
      choices,
      winner,
      turns,
    }
  }

  /** The results so far. */
  report(): ArenaReport {
    const { entrants } = this.#settings
    const scores = this.#scores()
    const named = entrants.findIndex(({ name }) => name === 'random')
    const { anchor = Math.max(0, named) } = this.#settings
    const rated = ratings(entrants.length, scores, anchor)
    const results = entrants.map(({ name }, at) => {
      const own = scores.map((score) => seenBy(score, at))
      const sum = (what: 'wins' | 'losses') => own.reduce((total, score) => total + score[what], 0)
      const { rating = 0, error = 0 } = rated[at] ?? {}
      return {
        bot: name,
        wins: sum('wins'),
        losses: sum('losses'),
        rating: Math.round(rating),
        error: Math.round(error),
      }
    })
    const test = this.#test()
    return {
      games: this.#played.size,
      results,
      matchUps: scores.map(({ one, other, wins, losses }) => ({
        bots: [entrants[one]?.name ?? '', entrants[other]?.name ?? ''],
        wins,
        losses,
      })),
      complete: this.next() === null,
      ...(test !== null && { test }),
    }
  }

  #isDecided(): boolean {
    const test = this.#test()
    return test !== null && test.accepted !== null
  }

  #test(): SequentialTest | null {
    const { hypotheses } = this.#settings
    if (hypotheses === undefined) return null
    const pairs = new Map<number, number[]>()
    for (const { pair, seats, winner } of this.#played.values()) {
      const won = winner === null ? 0.5 : seats[winner - 1] === 0 ? 1 : 0
      pairs.set(pair, [...(pairs.get(pair) ?? []), won])
    }
    const shares = [...pairs.values()].flatMap(([one, other]) =>
      one === undefined || other === undefined ? [] : [(one + other) / 2],
    )
    return sequentialTest(shares, hypotheses)
  }

  /** The score of each two entrants. */
  #scores(): readonly Score[] {
    const scores = this.#meetings.map(([one, other]) => ({ one, other, wins: 0, losses: 0 }))
    for (const { number, seats, winner } of this.#played.values()) {
      const score = scores[this.#meetingOf(number)]
      if (score === undefined) continue
      const share = winner === null ? 0.5 : seats[winner - 1] === score.one ? 1 : 0
      score.wins += share
      score.losses += 1 - share
    }
    return scores
  }

  /** The place of the two who play a game among all meetings. */
  #meetingOf(number: number): number {
    return Math.floor(number / 2) % this.#meetings.length
  }
}

const turned = ({ players: [one, other], ...deal }: AnyDeal): AnyDeal => ({ ...deal, players: [other, one] })

/** A score from the side of one contestant. */
function seenBy({ one, other, wins, losses }: Score, at: number): { wins: number; losses: number } {
  if (at === one) return { wins, losses }
  return at === other ? { wins: losses, losses: wins } : { wins: 0, losses: 0 }
}
