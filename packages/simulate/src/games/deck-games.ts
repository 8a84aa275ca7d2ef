import { namedBot, playGame } from '@battleline/bots'
import { isRefusal } from '@battleline/kernel'
import { type KeyForge, keyforge, type PlayerId } from '@battleline/keyforge'
import { DECK_MEASURES, type DeckStudy, type NamedDeck } from '../study/study.ts'
import type { Cell, Plan } from './plan.ts'

/** Two decks that meet under some rules and texts. */
interface Meeting {
  readonly game: KeyForge
  readonly decks: readonly [NamedDeck, NamedDeck]
  readonly cell: Cell
}

/** Seeds of neighbors do not meet. */
const OF_SEEDS = 1_000_003

/**
 * Whole games: the cells take turns, and two games of a cell that follow each other are a mirrored pair, with the seats swapped
 * and the same dice. All cells have the same dice, so that what they differ in is not chance.
 */
export function deckGames(study: DeckStudy): Plan {
  const { seed, bots } = study
  const meetings = meetingsOf(study)
  const contestants = bots.map((name) => {
    const found = namedBot(name)
    if ('wrong' in found) throw new RangeError(`there is no bot “${name}”`)
    return found
  })
  const [own, other] = contestants
  if (own === undefined || other === undefined) throw new RangeError('two bots play')
  const cellOf = (game: number) => game % meetings.length
  return {
    cells: meetings.map(({ cell }) => cell),
    measures: DECK_MEASURES,
    isMutual: study.against === null,
    cellOf,
    async play(number, stopped) {
      const meeting = meetings[cellOf(number)]
      if (meeting === undefined) throw new RangeError(`there is no game ${number}`)
      const round = Math.floor(number / meetings.length)
      const isSwapped = round % 2 === 1
      const { game, decks } = meeting
      const [one, two] = decks
      const players = isSwapped ? ([two.player, one.player] as const) : ([one.player, two.player] as const)
      const start = game.deal({ players: [apart(players[0], 'A'), apart(players[1], 'B')] })
      if (isRefusal(start)) throw new Error(`${one.name} and ${two.name} cannot be dealt: ${start.reason}`)
      const played = await playGame(game, start, isSwapped ? [other, own] : [own, other], {
        seed: seed * OF_SEEDS + Math.floor(round / 2),
        now: () => performance.now(),
        stopped,
      })
      if (stopped()) return null
      const seat: PlayerId = isSwapped ? 2 : 1
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
        ],
        choices: played.choices,
      }
    },
  }
}

/** A deck can meet itself, but players have different names. */
const apart = (player: NamedDeck['player'], name: string) => ({ ...player, name })

function meetingsOf({ decks, against, editions, variants }: DeckStudy): readonly Meeting[] {
  const pairs =
    against === null
      ? decks.flatMap((one, at) => decks.slice(at + 1).map((other) => [one, other] as const))
      : decks.flatMap((one) => against.map((other) => [one, other] as const))
  return editions.flatMap((edition) =>
    variants.flatMap(({ name, cards }) => {
      const game = keyforge({ edition, cards })
      return pairs.map((pair) => ({
        game,
        decks: pair,
        cell: {
          ...(editions.length > 1 && { edition }),
          ...(variants.length > 1 && { texts: name }),
          deck: pair[0].name,
          against: pair[1].name,
        },
      }))
    }),
  )
}
