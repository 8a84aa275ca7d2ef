import type { PlayerId } from '@battleline/card-game'
import type { Choice, Decision, Position, Value } from '@battleline/kernel'
import { fold } from '@battleline/language'
import { stringify } from 'yaml'
import { CONCEDE } from '../model/answer.ts'

/** A game that was played from its set-up, with dice for chance. `G`: the game, `P`: a player of its deal. */
export interface PlayedGame<G, P> {
  readonly name: string
  readonly game: G
  readonly decks: { readonly players: readonly [P, P] }
  readonly seed: number
  /** The cards that do not ship. */
  readonly cards?: readonly { readonly name: string }[]
  /** The positions in which players decided, and what they chose; without chance. */
  readonly choices: readonly { readonly position: Position; readonly choice: Choice }[]
  /** The dealt position. */
  readonly start: Position
  /** The player who gave up at the end; null if none did. */
  readonly conceded?: PlayerId | null
}

/** A value of an entry of `play`. */
type Written = string | readonly string[] | Readonly<Record<string, string | number | readonly string[]>>
/** An entry of `play` as it is written. */
export interface WrittenEntry extends Record<string, unknown> {
  choose?: Written[]
}

/** How the games of one game are written. */
export interface GameWriter<G, P> {
  readonly game: string
  /** A player with their deck. */
  playerOf(player: P): object
  /** A move as an entry of `play`; null for an answer, which belongs to the entry before it. */
  moveOf(played: PlayedGame<G, P>, position: Position, asked: Decision, choice: Choice): WrittenEntry | null
}

/** What the writer needs of any game. */
interface WrittenGame {
  readonly edition: string
  decision(position: Position): Decision | null
}

/**
 * The game as a scenario file: two decks, the seed of the dice, and every move and answer, so that anybody can play it again step
 * by step.
 */
export function writeGameWith<G extends WrittenGame, P extends { readonly name?: string }>(
  writer: GameWriter<G, P>,
  played: PlayedGame<G, P>,
): string {
  const { name, game, decks, seed, cards = [], choices, conceded = null } = played
  const moveOf = (position: Position, asked: Decision, choice: Choice) =>
    writer.moveOf(played, position, asked, choice)
  const play = playOf(game, choices, moveOf)
  const { players } = decks
  if (conceded !== null) play.push({ [CONCEDE]: players[conceded - 1]?.name })
  const document = {
    name,
    game: writer.game,
    edition: game.edition,
    seed,
    step: 'set-up',
    players: Object.fromEntries(players.map((player) => [player.name, writer.playerOf(player)])),
    ...(cards.length > 0 && {
      cards: Object.fromEntries(cards.map(({ name: card, ...facts }) => [card, facts])),
    }),
    play,
  }
  return stringify(document, { lineWidth: 0, flowCollectionPadding: false })
}

/**
 * The moves and answers of a game as entries of `play`. `moveOf`: a move; null for an answer, which belongs to the entry before
 * it.
 */
export function playOf(
  game: Pick<WrittenGame, 'decision'>,
  choices: PlayedGame<unknown, unknown>['choices'],
  moveOf: (position: Position, asked: Decision, choice: Choice) => WrittenEntry | null,
): WrittenEntry[] {
  const play: WrittenEntry[] = []
  for (const { position, choice } of choices) {
    const asked = game.decision(position)
    if (asked === null) break
    const move = moveOf(position, asked, choice)
    if (move !== null) {
      play.push(move)
      continue
    }
    const answer = answerOf(asked, choice)
    const last = play.at(-1)
    if (last === undefined) play.push({ choose: [answer] })
    else last.choose = [...(last.choose ?? []), answer]
  }
  return play
}

/** An answer by labels; by ids where labels are alike. */
function answerOf(asked: Decision, choice: Choice): Written {
  const words = wordsOf(asked)
  const word = (id: Value) => words.get(id) ?? String(id)
  const isList = Array.isArray(choice)
  if (asked.kind === 'divide') {
    const shares = asked.ids.map(
      (id, at) => [word(id), Number(isList ? choice[at] : Object(choice)[id])] as const,
    )
    return Object.fromEntries(shares.filter(([, share]) => share > 0))
  }
  const ids = isList ? (choice as readonly Value[]) : [choice as Value]
  if (asked.kind === 'order') return { order: ids.map(word) }
  const [only] = ids
  return only !== undefined && ids.length === 1 ? word(only) : ids.map(word)
}

function wordsOf({ options }: Decision): ReadonlyMap<Value, string> {
  const labels = options.map(({ label }) => fold(label))
  const ids = options.map(({ id }) => fold(String(id)))
  return new Map(
    options.map(({ id, label }, at) => {
      const isClear = labels.filter((one) => one === labels[at]).length === 1 && !ids.includes(fold(label))
      return [id, isClear ? label : String(id)]
    }),
  )
}
