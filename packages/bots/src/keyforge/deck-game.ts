import { deckRules, type KeyForge, type KeyForgePosition } from '@battleline/keyforge'
import { type DeckGame, deckGame } from '../model/deck-game.ts'
import { BOTS } from './bots.ts'
import { playOut } from './play-out.ts'

/** Play-outs for a chance to win: their mean is within some 3 in a hundred of that of many more. */
const PLAY_OUTS = 32

/** KeyForge as a game that bots play from decks. */
export const keyforgeDecks = (game: KeyForge): DeckGame =>
  deckGame('keyforge', game, deckRules, BOTS, (of, position, player, random) => {
    let sum = 0
    for (let made = 0; made < PLAY_OUTS; made++)
      sum += playOut(of, position as KeyForgePosition, player, random)
    return sum / PLAY_OUTS
  })
