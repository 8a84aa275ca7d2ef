import { createInterface } from 'node:readline'
import { type AnyDeal, playGame } from '@battleline/bots'
import { type PlayerId, says } from '@battleline/card-game'
import { page, span } from '@battleline/explain'
import { CHANCE, type Choice, isRefusal, type Position } from '@battleline/kernel'
import { apart, botNamed } from '../arena/bot-names.ts'
import type { DeckCards, DeckCatalog } from '../cards/deck-catalog.ts'
import { deckCards } from '../decks/card-pool.ts'
import { randomDeckOf } from '../decks/random-deck.ts'
import { type DeckText, gameOfDecks, onlyDeckOf, readDeckText } from '../decks/read-decks.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { writeNew } from '../format/write-file.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { answerInWords } from '../play/answer-words.ts'
import { GameTable } from '../play/game-table.ts'
import { Person } from '../play/person.ts'
import type { Terminal } from '../terminal.ts'

export interface PlayGameOptions {
  readonly game?: string
  readonly deck?: readonly string[]
  readonly bot?: readonly string[]
  readonly seed: string
  readonly set?: string
  readonly chains?: readonly string[]
  readonly cards?: string
  readonly auto?: true
  readonly to?: string
  readonly force?: true
  readonly json?: true
}

/** Everything a game begins with. */
interface Match {
  readonly catalog: DeckCatalog
  readonly cards: DeckCards
  readonly decks: AnyDeal
  /** The names of the decks. */
  readonly titles: readonly [string, string]
  readonly bots: readonly [string, string]
  readonly seed: number
}

/** How a game ended. */
interface Result {
  readonly winner: PlayerId | null
  readonly isDraw: boolean
  readonly conceded: boolean
  readonly position: Position
  readonly start: Position
  readonly choices: readonly { readonly position: Position; readonly choice: Choice }[]
}

const PERSON: PlayerId = 1
const BOT: PlayerId = 2

/**
 * Plays a whole game: a person against a bot, or a bot against a bot.
 * @throws WrongInput
 */
export async function playWhole(options: PlayGameOptions, out: Terminal): Promise<Exit> {
  if (options.json && !options.auto)
    throw new WrongInput('conflicting-options', '--json prints the result of --auto')
  const match = await matchOf(options, out)
  const result = options.auto ? await automatic(match, out) : await atTheTable(match, out)
  if (options.to !== undefined) writeNew(options.to, saved(match, result), options.force)
  out.print(options.json ? jsonText(document(match, result)) : `\n${wrapped(summary(match, result), out)}`)
  return result.winner === null && !result.isDraw && options.auto ? EXIT.limit : EXIT.well
}

/** @throws WrongInput */
async function matchOf(
  { game: named, deck = [], bot = ['greedy'], seed: text, set, chains, cards: file, auto }: PlayGameOptions,
  out: Terminal,
): Promise<Match> {
  const seed = wholeNumber(text, '--seed')
  if (deck.length > 2) throw new WrongInput('too-many-arguments', 'a game has two decks')
  if (bot.length > (auto ? 2 : 1))
    throw new WrongInput(
      'too-many-arguments',
      auto ? 'a game has two bots' : 'one bot plays against you; --auto takes two',
    )
  const texts: DeckText[] = []
  for (const one of deck) texts.push(await readDeckText(one, named))
  const catalog = gameOfDecks(texts, named)
  const cards = await deckCards(catalog, file, out)
  const { game, decks: rules } = cards.of
  if (set !== undefined && texts.length === 2)
    throw new WrongInput('conflicting-options', '--set is for random decks, and both decks are given')
  const deckAt = (at: 0 | 1) => {
    const own = texts[at]
    return own === undefined ? randomDeckOf(catalog, cards, seed * 2 + at, set) : onlyDeckOf(own, cards)
  }
  const [one, other] = [deckAt(0), deckAt(1)]
  const [first = 'greedy', second = first] = bot
  const bots = [first, second] as const
  for (const name of bots) botNamed(name, cards.of)
  const [me = 'me', you = 'you'] = auto ? apart(bots) : []
  const [ownChains = 0, otherChains = 0] = chainsOf(chains, catalog)
  const players = [
    { ...rules.dealtPlayer(one, me, game.library), ...withChains(ownChains) },
    { ...rules.dealtPlayer(other, you, game.library), ...withChains(otherChains) },
  ] as const
  return { catalog, cards, decks: { players }, titles: [one.name, other.name], bots, seed }
}

/**
 * The chains that players begin with.
 * @throws WrongInput
 */
function chainsOf(texts: readonly string[] = [], { title, mostChains = 0 }: DeckCatalog): readonly number[] {
  if (texts.length > 0 && mostChains === 0)
    throw new WrongInput('conflicting-options', `${title} has no chains`)
  if (texts.length > 2) throw new WrongInput('too-many-arguments', 'a game has two players')
  return texts.map((text) => {
    const chains = wholeNumber(text, '--chains')
    if (chains <= mostChains) return chains
    throw new WrongInput('option-value', `a player has at most ${mostChains} chains; this is “${text}”`)
  })
}

const withChains = (chains: number) => (chains === 0 ? {} : { chains })

async function automatic({ cards: { of }, decks, bots, seed }: Match, out: Terminal): Promise<Result> {
  const { game } = of
  const start = game.deal(decks)
  if (isRefusal(start)) throw new WrongInput('board-refused', `the game cannot begin: ${start.reason}`)
  const choices: { readonly position: Position; readonly choice: Choice }[] = []
  const [one, other] = bots.map((name) => botNamed(name, of))
  if (one === undefined || other === undefined)
    throw new WrongInput('missing-argument', 'a game has two bots')
  const played = await playGame(game, start, [one, other], {
    seed,
    now: () => performance.now(),
    onAnswer: ({ choice }, position) => {
      choices.push({ position, choice })
      out.progress(`turn ${game.summary(position).turn}, ${choices.length} decisions`)
    },
  })
  out.progress('')
  const { winner, isDraw, position } = played
  return { winner, isDraw, conceded: false, position, start, choices }
}

async function atTheTable(match: Match, out: Terminal): Promise<Result> {
  const { catalog, cards, decks, titles, bots, seed } = match
  const { of } = cards
  const table = new GameTable(of, decks, seed, botNamed(bots[1], of), BOT)
  const input = createInterface({ input: process.stdin })
  const choices = () => table.given.filter(({ who }) => who !== CHANCE)
  const save = () => saved(match, { start: table.start, choices: choices(), conceded: false })
  const person = new Person(table, PERSON, input[Symbol.asyncIterator](), { catalog, out, save })
  out.print(wrapped(`me: ${titles[0]} · you: ${bots[1]} with ${titles[1]} · seed ${seed}`, out))
  let conceded = false
  try {
    for (let asked = table.asked; asked !== null; asked = table.asked) {
      if (asked.who === PERSON) {
        const leaving = await person.turn(asked)
        conceded = leaving === 'concede'
        if (leaving !== null) break
      } else {
        const before = table.position
        const choice = await table.automatic(asked)
        const wrong = table.answer(choice)
        if (wrong !== null) throw new Error(`${bots[1]} answers what is refused: ${wrong}`)
        if (asked.who === BOT)
          out.print(
            wrapped(`you: ${answerInWords(of.game, before, table.position, asked, choice, PERSON)}`, out),
          )
      }
    }
  } finally {
    input.close()
  }
  const winner = conceded ? BOT : of.game.summary(table.position).winner
  return {
    winner: winner === 0 ? null : winner,
    isDraw: winner === 0,
    conceded,
    position: table.position,
    start: table.start,
    choices: choices(),
  }
}

const wrapped = (text: string, { width, paint }: Terminal): string =>
  page([{ line: [span(text)], hang: 2, cite: [] }], width, paint)

const saved = (
  { catalog, cards, decks, titles, bots, seed }: Match,
  { start, choices, conceded }: Pick<Result, 'start' | 'choices' | 'conceded'>,
): string =>
  catalog.writeGame({
    name: `${decks.players[0].name} with ${titles[0]} against ${bots[1]} with ${titles[1]}`,
    ...{ game: cards.of.game, decks, seed, cards: cards.own, choices, start },
    conceded: conceded ? PERSON : null,
  })

function document(
  { catalog, cards, decks, titles, bots, seed }: Match,
  { winner, conceded, position, choices }: Result,
) {
  const { game } = cards.of
  return {
    winner: winner === null ? null : (decks.players[winner - 1]?.name ?? null),
    conceded,
    turns: game.summary(position).turn,
    decisions: choices.length,
    seed,
    players: decks.players.map(({ name }, at) => {
      const { values } = catalog.scoreOf(game, position, (at + 1) as PlayerId)
      return { name, bot: bots[at], deck: titles[at], ...values }
    }),
  }
}

function summary(match: Match, result: Result): string {
  const { winner, turns, decisions, players, conceded } = document(match, result)
  const { catalog, cards } = match
  const score = players.map(({ name, deck }, at) => {
    const { words } = catalog.scoreOf(cards.of.game, result.position, (at + 1) as PlayerId)
    return `${name} ${words} (${deck})`
  })
  const loser = players.find(({ name }) => name !== winner)?.name ?? ''
  const end = result.isDraw
    ? 'the game is a draw'
    : winner === null
      ? 'the game is not over'
      : `${says(winner, 'win')}${conceded ? `, because ${says(loser, 'concede')}` : ''}`
  const length = `${turns} ${turns === 1 ? 'turn' : 'turns'} and ${decisions} ${decisions === 1 ? 'decision' : 'decisions'}`
  return `${end}, after ${length}: ${score.join(', ')}`
}
