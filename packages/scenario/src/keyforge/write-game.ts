import type { Choice, Decision, Position } from '@battleline/kernel'
import type { CardSetup, DealtPlayer, KeyForge } from '@battleline/keyforge'
import { type GameWriter, type PlayedGame, type WrittenEntry, writeGameWith } from '../adapters/write-game.ts'
import { HOUSE_STEP, MAIN_STEP, MOVES } from './moves.ts'

/** A game of KeyForge that was played from its set-up, with dice for chance. */
export type PlayedFromSetUp = PlayedGame<KeyForge, DealtPlayer>

const WRITER: GameWriter<KeyForge, DealtPlayer> = { game: 'keyforge', playerOf, moveOf }

/**
 * The game as a scenario file: two decks, the seed of the dice, and every move and answer, so that anybody can play it again step
 * by step.
 */
export const writeGame = (played: PlayedFromSetUp): string => writeGameWith(WRITER, played)

function playerOf({ houses, deck, token, prophecies = [], powers = [], chains = 0 }: DealtPlayer) {
  return {
    ...(chains > 0 && { chains }),
    houses,
    ...(token !== undefined && { token }),
    ...(prophecies.length > 0 && { prophecies: prophecies.map(cardOf) }),
    ...(powers.length > 0 && { powers: powers.map(cardOf) }),
    deck: deck.map(cardOf),
  }
}

function cardOf(card: string | CardSetup): unknown {
  if (typeof card === 'string') return card
  const { name, ...marks } = card
  return Object.keys(marks).length === 0 ? name : { [name]: marks }
}

/** A move of step 3, or the choice of a house; null for another answer. */
function moveOf(
  { game, start }: PlayedFromSetUp,
  _: Position,
  { step }: Decision,
  choice: Choice,
): WrittenEntry | null {
  const [id] = [choice].flat()
  if (step === HOUSE_STEP) return { house: String(id) }
  if (step !== MAIN_STEP) return null
  const [word = '', ...numbers] = String(id).split(' ')
  const move = MOVES[word]
  if (move === undefined) return null
  if (move.words !== undefined) return { [word]: word === 'end' ? 'turn' : (move.words[0] ?? '') }
  const cards = numbers.slice(0, move.cards.length).map((number) => game.card(start, Number(number)).called)
  const ability = Number(numbers[move.cards.length] ?? 0)
  return { [word]: cards.join(' -> '), ...(ability > 0 && { ability: ability + 1 }) }
}
