import { type NamedBot, namedBot, playGame } from '@battleline/bots'
import { isRefusal } from '@battleline/kernel'
import {
  type Goal,
  type KeyForge,
  type KeyForgePosition,
  keyforge,
  opponentOf,
  type PlayerId,
} from '@battleline/keyforge'
import { DECK_MEASURES, type DeckStudy, type NamedDeck, type Seating } from '../study/study.ts'
import { goalOf, otherSide, WatchedGoals } from './goal-values.ts'
import { type Cell, gameSeed, type Plan } from './plan.ts'

/** Two decks that meet under some rules and texts. */
interface Meeting {
  readonly game: KeyForge
  readonly decks: readonly [NamedDeck, NamedDeck]
  readonly bots: readonly [NamedBot, NamedBot]
  /** Null if both seats take turns. */
  readonly seat: Seating | null
  /** The goals of player 1 and of player 2, each followed by the same one of the other player. */
  readonly goals: readonly [readonly Goal[], readonly Goal[]]
  readonly cell: Cell
}

/** Positions before the first shuffle are kept for so many meetings: dealing takes as long as some turns. */
const MOST_KEPT = 500

/**
 * Whole games: the cells take turns, and two games of a cell that follow each other are a mirrored pair, with the seats swapped
 * and the same dice. All cells have the same dice, so that what they differ in is not chance.
 */
export function deckGames(study: DeckStudy): Plan {
  const { seed, goals } = study
  const meetings = meetingsOf(study)
  const cellOf = (game: number) => game % meetings.length
  const starts = new Map<number, KeyForgePosition>()
  /** The position of a meeting before the first shuffle, which is the same for all its games with these seats. */
  const startOf = (place: number, meeting: Meeting, isSwapped: boolean): KeyForgePosition => {
    const key = 2 * place + Number(isSwapped)
    const known = starts.get(key)
    if (known !== undefined) return known
    const start = deal(meeting, isSwapped)
    if (meetings.length <= MOST_KEPT) starts.set(key, start)
    return start
  }
  return {
    cells: meetings.map(({ cell }) => cell),
    measures: [...DECK_MEASURES, ...goals.flatMap(({ name }) => [name, otherSide(name)])],
    isMutual: study.against === null,
    cellOf,
    async play(number, stopped) {
      const place = cellOf(number)
      const meeting = meetings[place]
      if (meeting === undefined) throw new RangeError(`there is no game ${number}`)
      const round = Math.floor(number / meetings.length)
      const { game, seat: fixed, bots: contestants } = meeting
      const isSwapped = fixed === null ? round % 2 === 1 : fixed === 'second'
      const [own, other] = contestants
      const start = startOf(place, meeting, isSwapped)
      const seat: PlayerId = isSwapped ? 2 : 1
      const watched = new WatchedGoals(game, meeting.goals[seat - 1] ?? [])
      const played = await playGame(game, start, isSwapped ? [other, own] : [own, other], {
        // Two seats that are compared have the same dice, as a mirrored pair has.
        seed: gameSeed(seed, fixed === null ? Math.floor(round / 2) : round),
        now: () => performance.now(),
        stopped,
        onPlayed: (from, choice, to) => watched.see(from, choice, to),
      })
      if (stopped()) return null
      const { players: sides } = game.summary(played.position)
      const [mine, theirs] = isSwapped ? [sides[1], sides[0]] : sides
      return {
        values: [
          played.winner === seat ? 1 : 0,
          played.winner !== null && played.winner !== seat ? 1 : 0,
          mine.keys,
          theirs.keys,
          mine.aember,
          theirs.aember,
          played.turns,
          ...watched.values(played.position),
        ],
        choices: played.choices,
      }
    },
  }
}

function deal({ game, decks: [one, other] }: Meeting, isSwapped: boolean): KeyForgePosition {
  const [first, second] = isSwapped ? [other, one] : [one, other]
  const start = game.deal({ players: [apart(first.player, 'A'), apart(second.player, 'B')] })
  if (isRefusal(start)) throw new Error(`${one.name} and ${other.name} cannot be dealt: ${start.reason}`)
  return start
}

/** A deck can meet itself, but players have different names. */
const apart = (player: NamedDeck['player'], name: string) => ({ ...player, name })

function meetingsOf(study: DeckStudy): readonly Meeting[] {
  const { decks, against, editions, variants, goals, bots, seats } = study
  const pairs =
    against === null
      ? decks.flatMap((one, at) => decks.slice(at + 1).map((other) => [one, other] as const))
      : decks.flatMap((one) => against.map((other) => [one, other] as const))
  const seatings = seats === 'both' ? [null] : seats
  return editions.flatMap((edition) =>
    variants.flatMap(({ name: variant, cards }) => {
      const game = keyforge({ edition, cards })
      const of = (you: PlayerId) =>
        goals.flatMap(({ text }) => [goalOf(game, text, you), goalOf(game, text, opponentOf(you))])
      const ofPlayers = [of(1), of(2)] as const
      return bots.flatMap(({ name, bots: [own, other] }) =>
        seatings.flatMap((seat) =>
          pairs.map((pair) => ({
            game,
            decks: pair,
            bots: [botNamed(own), botNamed(other)] as const,
            seat,
            goals: ofPlayers,
            cell: {
              ...(editions.length > 1 && { edition }),
              ...(variants.length > 1 && { texts: variant }),
              ...(bots.length > 1 && { bots: name }),
              ...(seatings.length > 1 && seat !== null && { seat }),
              deck: pair[0].name,
              against: pair[1].name,
            },
          })),
        ),
      )
    }),
  )
}

function botNamed(name: string): NamedBot {
  const found = namedBot(name)
  if ('wrong' in found) throw new RangeError(`there is no bot “${name}”`)
  return found
}
