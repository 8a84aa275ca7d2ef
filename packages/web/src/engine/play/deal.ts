import { CHANCE, isRefusal, randomChoice, seeded } from '@battleline/kernel'
import { type Deal, dealtPlayer, type KeyForge, readDecks } from '@battleline/keyforge'
import { writeGame } from '@battleline/scenario'
import { reasonText } from '../../words/engine.ts'
import { playWords } from '../../words/play.ts'
import { shippedGame } from '../games/keyforge/shipped-library.ts'
import type { NewGame, SeatOfGame } from '../protocol/play.ts'

/** So many seeds are tried until the dice let the chosen player go first. */
const MOST_SEEDS = 1000

/** A whole game before its first answer, as a scenario; or why it cannot begin. */
export async function gameText({
  players,
  first,
  seed,
}: NewGame): Promise<{ readonly text: string } | { readonly wrong: string }> {
  const game = await shippedGame()
  const [one, other] = players.map((player) => dealt(game, player))
  if (one === undefined || other === undefined) return { wrong: playWords.unknownCards }
  const decks: Deal = { players: [one.player, other.player] }
  const start = game.deal(decks)
  if (isRefusal(start)) return { wrong: reasonText(start) }
  const name = playWords.against(one.deck, other.deck)
  const thrown = first === null ? seed : seedFor(game, start, first, seed)
  return { text: writeGame({ name, game, decks, seed: thrown, choices: [], start }) }
}

function dealt(game: KeyForge, { name, deck, chains = 0 }: SeatOfGame) {
  const [read] = readDecks(deck, game.library)
  if (read === undefined || read.problems.length > 0) return undefined
  return { deck: read.name, player: { ...dealtPlayer(read, name, game.library), chains } }
}

/** The first seed from this one on whose dice let a player go first: a game is its decks and its seed. */
function seedFor(
  game: KeyForge,
  start: Parameters<KeyForge['decision']>[0],
  first: 1 | 2,
  seed: number,
): number {
  const asked = game.decision(start)
  if (asked?.who !== CHANCE) return seed
  for (let tried = seed; tried < seed + MOST_SEEDS; tried++)
    if (Number(randomChoice(asked, seeded(tried))) === first) return tried
  return seed
}
