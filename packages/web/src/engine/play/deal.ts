import type { LibraryGame } from '@battleline/bots'
import { CHANCE, isRefusal, type Position, randomChoice, seeded } from '@battleline/kernel'
import { reasonText } from '../../words/engine.ts'
import { playWords } from '../../words/play.ts'
import type { NewGame, SeatOfGame } from '../protocol/play.ts'
import type { AppDeckGame } from './deck-game.ts'
import { loadDeckGame } from './load-deck-game.ts'

/** So many seeds are tried until the dice let the chosen player go first. */
const MOST_SEEDS = 1000

/** A whole game before its first answer, as a scenario; or why it cannot begin. */
export async function gameText({
  game: name,
  players,
  first,
  seed,
}: NewGame): Promise<{ readonly text: string } | { readonly wrong: string }> {
  const loaded = await loadDeckGame(name)
  const { game } = loaded.of
  const [one, other] = players.map((player) => dealt(loaded, player))
  if (one === undefined || other === undefined) return { wrong: playWords.unknownCards }
  const decks = { players: [one.player, other.player] } as const
  const start = game.deal(decks)
  if (isRefusal(start)) return { wrong: reasonText(start) }
  const thrown = first === null ? seed : seedFor(game, start, first, seed)
  const against = playWords.against(one.deck, other.deck)
  return { text: loaded.write({ name: against, game, decks, seed: thrown, choices: [], start }) }
}

function dealt({ of, dealt: playerOf }: AppDeckGame, seat: SeatOfGame) {
  const [read] = of.decks.read(seat.deck, of.game.library)
  if (read === undefined || read.problems.length > 0) return undefined
  return { deck: read.name, player: playerOf(read, seat) }
}

/** The first seed from this one on whose dice let a player go first: a game is its decks and its seed. */
function seedFor(game: LibraryGame, start: Position, first: 1 | 2, seed: number): number {
  for (let tried = seed; tried < seed + MOST_SEEDS; tried++)
    if (firstBy(game, start, tried) === first) return tried
  return seed
}

/** Who goes first by the dice of a seed; null if no player decides. */
function firstBy(game: LibraryGame, start: Position, seed: number): number | null {
  const dice = seeded(seed)
  let position = start
  for (;;) {
    const asked = game.decision(position)
    if (asked === null) return null
    if (asked.who !== CHANCE) return game.summary(position).active
    const next = game.answer(position, randomChoice(asked, dice))
    if (isRefusal(next)) return null
    position = next
  }
}
