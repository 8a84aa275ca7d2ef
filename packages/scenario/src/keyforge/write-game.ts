import type { Choice, Decision, Position, Value } from '@battleline/kernel'
import type { CardFacts, CardSetup, Deal, DealtPlayer, KeyForge, PlayerId } from '@battleline/keyforge'
import { fold } from '@battleline/language'
import { stringify } from 'yaml'
import { CONCEDE, HOUSE_STEP, MAIN_STEP, MOVES } from './moves.ts'

/** A game that was played from its set-up, with dice for chance. */
export interface PlayedFromSetUp {
  readonly name: string
  readonly game: KeyForge
  readonly decks: Deal
  readonly seed: number
  /** The cards that do not ship. */
  readonly cards?: readonly CardFacts[]
  /** The positions in which players decided, and what they chose; without chance. */
  readonly choices: readonly { readonly position: Position; readonly choice: Choice }[]
  /** The dealt position. */
  readonly start: Position
  /** The player who gave up at the end; null if none did. */
  readonly conceded?: PlayerId | null
}

/** A value of an entry of `play`. */
type Written = string | readonly string[] | Readonly<Record<string, string | number | readonly string[]>>
interface PlayEntry extends Record<string, unknown> {
  choose?: Written[]
}

/**
 * The game as a scenario file: two decks, the seed of the dice, and every move and answer, so that anybody can play it again step
 * by step.
 */
export function writeGame({
  name,
  game,
  decks,
  seed,
  cards = [],
  choices,
  start,
  conceded = null,
}: PlayedFromSetUp): string {
  const play: PlayEntry[] = []
  for (const { position, choice } of choices) {
    const asked = game.decision(position)
    if (asked === null) break
    const move = moveOf(asked, choice, (card) => game.card(start, card).called)
    if (move !== null) {
      play.push(move)
      continue
    }
    const answer = answerOf(asked, choice)
    const last = play.at(-1)
    if (last === undefined) play.push({ choose: [answer] })
    else last.choose = [...(last.choose ?? []), answer]
  }
  const { players } = decks
  if (conceded !== null) play.push({ [CONCEDE]: players[conceded - 1]?.name })
  const document = {
    name,
    game: 'keyforge',
    edition: game.edition,
    seed,
    step: 'set-up',
    players: Object.fromEntries(players.map((player) => [player.name, playerOf(player)])),
    ...(cards.length > 0 && {
      cards: Object.fromEntries(cards.map(({ name: card, ...facts }) => [card, facts])),
    }),
    play,
  }
  return stringify(document, { lineWidth: 0, flowCollectionPadding: false })
}

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
function moveOf({ step }: Decision, choice: Choice, called: (card: number) => string): PlayEntry | null {
  const [id] = [choice].flat()
  if (step === HOUSE_STEP) return { house: String(id) }
  if (step !== MAIN_STEP) return null
  const [word = '', ...numbers] = String(id).split(' ')
  const move = MOVES[word]
  if (move === undefined) return null
  if (move.words !== undefined) return { [word]: word === 'end' ? 'turn' : (move.words[0] ?? '') }
  const cards = numbers.slice(0, move.cards.length).map((number) => called(Number(number)))
  const ability = Number(numbers[move.cards.length] ?? 0)
  return { [word]: cards.join(' -> '), ...(ability > 0 && { ability: ability + 1 }) }
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
