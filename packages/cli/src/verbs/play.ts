import { createInterface } from 'node:readline'
import { playGame } from '@battleline/bots'
import { says } from '@battleline/card-game'
import { page, span } from '@battleline/explain'
import { CHANCE, type Choice, isRefusal } from '@battleline/kernel'
import {
  type CardFacts,
  type Deal,
  type Deck,
  dealtPlayer,
  type KeyForge,
  type KeyForgePosition,
  keyforge,
  type PlayerId,
  randomDeck,
} from '@battleline/keyforge'
import { writeGame } from '@battleline/scenario'
import { apart, botNamed } from '../arena/bot-names.ts'
import { deckCards } from '../decks/card-pool.ts'
import { deckGameNamed } from '../decks/deck-game.ts'
import { onlyDeckOf, type ReadDeck, readDeckText } from '../decks/read-decks.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { writeNew } from '../format/write-file.ts'
import { wholeNumber } from '../input/whole-number.ts'
import { answerInWords } from '../play/answer-words.ts'
import { GameTable } from '../play/game-table.ts'
import { Person } from '../play/person.ts'
import type { Terminal } from '../terminal.ts'

export interface PlayGameOptions {
  readonly deck?: readonly string[]
  readonly bot?: readonly string[]
  readonly seed: string
  readonly cards?: string
  readonly auto?: true
  readonly to?: string
  readonly force?: true
  readonly json?: true
}

/** Everything a game begins with. */
interface Match {
  readonly game: KeyForge
  readonly own: readonly CardFacts[]
  readonly decks: Deal
  /** The names of the decks. */
  readonly titles: readonly [string, string]
  readonly bots: readonly [string, string]
  readonly seed: number
}

/** How a game ended. */
interface Result {
  readonly winner: PlayerId | null
  readonly conceded: boolean
  readonly position: KeyForgePosition
  readonly start: KeyForgePosition
  readonly choices: readonly { readonly position: KeyForgePosition; readonly choice: Choice }[]
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
  return result.winner === null && options.auto ? EXIT.limit : EXIT.well
}

/** @throws WrongInput */
async function matchOf(
  { deck = [], bot = ['greedy'], seed: text, cards, auto }: PlayGameOptions,
  out: Terminal,
): Promise<Match> {
  const seed = wholeNumber(text, '--seed')
  if (deck.length > 2) throw new WrongInput('too-many-arguments', 'a game has two decks')
  if (bot.length > (auto ? 2 : 1))
    throw new WrongInput(
      'too-many-arguments',
      auto ? 'a game has two bots' : 'one bot plays against you; --auto takes two',
    )
  const known = await deckCards(deckGameNamed(), cards, out)
  const { library: pool } = keyforge({ cards: known.own as CardFacts[] })
  const own = known.own as CardFacts[]
  const chosen: Deck[] = []
  for (const at of [0, 1]) {
    const file = deck[at]
    chosen.push(
      file === undefined
        ? randomDeck(pool, { seed: seed * 2 + at })
        : (onlyDeckOf(await readDeckText(file, 'keyforge'), known) as Deck & ReadDeck),
    )
  }
  const [one, other] = chosen as [Deck, Deck]
  const [first = 'greedy', second = first] = bot
  const bots = [first, second] as const
  for (const name of bots) botNamed(name)
  const names = auto ? apart(bots) : ['me', 'you']
  const players = [
    dealtPlayer(one, names[0] ?? 'me', pool),
    dealtPlayer(other, names[1] ?? 'you', pool),
  ] as const
  const game = own.length > 0 ? keyforge({ cards: own }) : keyforge()
  return { game, own, decks: { players }, titles: [one.name, other.name], bots, seed }
}

async function automatic({ game, decks, bots, seed }: Match, out: Terminal): Promise<Result> {
  const start = game.deal(decks)
  if (isRefusal(start)) throw new WrongInput('board-refused', `the game cannot begin: ${start.reason}`)
  const choices: { readonly position: KeyForgePosition; readonly choice: Choice }[] = []
  const [one, other] = bots.map(botNamed)
  if (one === undefined || other === undefined)
    throw new WrongInput('missing-argument', 'a game has two bots')
  const played = await playGame(game, start, [one, other], {
    seed,
    now: () => performance.now(),
    onAnswer: ({ choice }, position) => {
      choices.push({ position, choice })
      out.progress(`turn ${game.table(position).turn}, ${choices.length} decisions`)
    },
  })
  out.progress('')
  return { winner: played.winner, conceded: false, position: played.position, start, choices }
}

async function atTheTable(match: Match, out: Terminal): Promise<Result> {
  const { game, decks, titles, bots, seed } = match
  const table = new GameTable(game, decks, seed, botNamed(bots[1]), BOT)
  const input = createInterface({ input: process.stdin })
  const choices = () => table.given.filter(({ who }) => who !== CHANCE)
  const save = () => saved(match, { start: table.start, choices: choices(), conceded: false })
  const person = new Person(table, PERSON, input[Symbol.asyncIterator](), { out, save })
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
            wrapped(`you: ${answerInWords(game, before, table.position, asked, choice, PERSON)}`, out),
          )
      }
    }
  } finally {
    input.close()
  }
  const winner = conceded ? BOT : game.table(table.position).winner
  return { winner, conceded, position: table.position, start: table.start, choices: choices() }
}

const wrapped = (text: string, { width, paint }: Terminal): string =>
  page([{ line: [span(text)], hang: 2, cite: [] }], width, paint)

const saved = (
  { game, own, decks, titles, bots, seed }: Match,
  { start, choices, conceded }: Pick<Result, 'start' | 'choices' | 'conceded'>,
): string =>
  writeGame({
    name: `${decks.players[0].name} with ${titles[0]} against ${bots[1]} with ${titles[1]}`,
    ...{ game, decks, seed, cards: own, choices, start },
    conceded: conceded ? PERSON : null,
  })

function document(
  { game, decks, titles, bots, seed }: Match,
  { winner, conceded, position, choices }: Result,
) {
  return {
    winner: winner === null ? null : (decks.players[winner - 1]?.name ?? null),
    conceded,
    turns: game.table(position).turn,
    decisions: choices.length,
    seed,
    players: decks.players.map(({ name }, at) => {
      const { keys, aember } = game.player(position, (at + 1) as PlayerId)
      return { name, bot: bots[at], deck: titles[at], keys, aember }
    }),
  }
}

function summary(match: Match, result: Result): string {
  const { winner, turns, decisions, players, conceded } = document(match, result)
  const score = players.map(
    ({ name, keys, deck }) => `${name} ${keys} ${keys === 1 ? 'key' : 'keys'} (${deck})`,
  )
  const loser = players.find(({ name }) => name !== winner)?.name ?? ''
  const end =
    winner === null
      ? 'the game is not over'
      : `${says(winner, 'win')}${conceded ? `, because ${says(loser, 'concede')}` : ''}`
  const length = `${turns} ${turns === 1 ? 'turn' : 'turns'} and ${decisions} ${decisions === 1 ? 'decision' : 'decisions'}`
  return `${end}, after ${length}: ${score.join(', ')}`
}
