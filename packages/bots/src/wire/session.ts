import { gameOfDeck, type PlayerId } from '@battleline/card-game'
import { type Choice, isRefusal, seeded } from '@battleline/kernel'
import { nearest } from '@battleline/language'
import { namedBotOf } from '../bots/named-bot.ts'
import { type DeckGame, dealOf } from '../model/deck-game.ts'
import { PROTOCOL, REQUESTS, type WireError, type WireState } from './protocol.ts'
import { idOf, numberIn, type Request, readRequest, WireRefusal } from './request.ts'
import { type ChanceMode, WireGame } from './wire-game.ts'

/** A reply: the state of a game, or something else that was asked for, or an error; with the id of the request. */
export type WireReply = object & { readonly id?: unknown; readonly error?: WireError }

/** The most games at once. */
const MOST_GAMES = 100_000
const MOST_SEED = 2 ** 31 - 1

/** A session of the wire protocol: from each line a reply. It holds any number of games. */
export class WireSession {
  /** The first one is the default. */
  readonly #known: readonly [DeckGame, ...DeckGame[]]
  readonly #version: string
  readonly #now: () => number
  readonly #games = new Map<string, WireGame>()
  #made = 0

  /** @param known the games that can be played; the first one is the default */
  constructor(known: readonly [DeckGame, ...DeckGame[]], version: string, now: () => number) {
    this.#known = known
    this.#version = version
    this.#now = now
  }

  /** The reply to a line. Never throws. */
  async reply(line: string): Promise<WireReply> {
    let id: unknown
    try {
      id = safeId(line)
      const request = readRequest(line)
      return withId(id, await this.#answer(request))
    } catch (error) {
      if (error instanceof WireRefusal) return withId(id, { error: error.error })
      const message = error instanceof Error ? error.message : String(error)
      return withId(id, { error: { message, at: null, nearest: null } })
    }
  }

  async #answer({ name, fields }: Request): Promise<object> {
    switch (name) {
      case 'hello':
        return {
          protocol: PROTOCOL,
          version: this.#version,
          games: this.#known.map((one) => one.name),
          bots: [...new Set(this.#known.flatMap(({ bots }) => Object.keys(bots)))],
          requests: Object.keys(REQUESTS),
        }
      case 'reset':
        return this.#reset(fields)
      case 'state':
        return this.#stateOf(fields)
      case 'choose':
      case 'step': {
        const refused = this.#gameIn(fields).choose(fields.choice as Choice)
        if (refused !== null) throw new WireRefusal(refused.reason, 'choice')
        return this.#stateOf(fields)
      }
      case 'chance': {
        const seed = fields.seed === undefined ? null : seeded(seedIn(fields))
        if (!this.#gameIn(fields).rollDice(seed)) throw new WireRefusal('chance does not decide now', 'game')
        return this.#stateOf(fields)
      }
      case 'view':
        return { view: this.#gameIn(fields).view(playerIn(fields)) }
      case 'save':
        return { save: this.#gameIn(fields).save() }
      case 'clone':
        return this.#keep(this.#gameIn(fields).clone(this.#made + 1))
      case 'resample':
        return this.#keep(this.#gameIn(fields).resample(playerIn(fields), seedIn(fields)))
      case 'bot':
        return this.#askBot(fields)
      case 'close':
        this.#gameIn(fields)
        this.#games.delete(String(fields.game))
        return { closed: fields.game }
    }
  }

  #reset(fields: Request['fields']): WireState {
    const seed = seedIn(fields)
    const mode = chanceIn(fields)
    const texts = fields.decks === undefined ? null : deckTexts(fields.decks)
    const of = this.#kindIn(fields, texts)
    const { decks, game } = of
    const deck = (at: number) =>
      texts === null ? decks.random(game.library, { seed: 2 * seed + at }) : deckIn(texts[at] ?? '', at, of)
    const position = game.deal(dealOf(decks, game.library, [deck(0), deck(1)]))
    if (isRefusal(position)) throw new WireRefusal(position.reason, 'decks')
    return this.#keep(new WireGame(of, position, mode, seeded(seed)))
  }

  /** The game that a field names, or else the first deck tells. */
  #kindIn({ game }: Request['fields'], texts: readonly string[] | null): DeckGame {
    const names = this.#known.map((one) => one.name)
    const found = this.#known.find(({ name }) => name === game)
    if (found !== undefined) return found
    if (game !== undefined)
      throw new WireRefusal(
        `“game” is one of ${names.join(', ')}`,
        'game',
        nearest(String(game), names) ?? null,
      )
    return gameOfDeck(texts?.[0] ?? '', this.#known, ({ decks: rules, game: { library: pool } }) => ({
      rules,
      pool,
    }))
  }

  #keep(game: WireGame): WireState {
    if (this.#games.size >= MOST_GAMES)
      throw new WireRefusal(`${MOST_GAMES} games are open; close some`, null)
    this.#made++
    const name = `g${this.#made}`
    this.#games.set(name, game)
    return game.state(name)
  }

  #gameIn({ game }: Request['fields']): WireGame {
    const found = this.#games.get(String(game))
    if (found !== undefined) return found
    throw new WireRefusal(
      `there is no game ${JSON.stringify(game)}`,
      'game',
      nearest(String(game), [...this.#games.keys()].slice(-1000)) ?? null,
    )
  }

  #stateOf(fields: Request['fields']): WireState {
    return this.#gameIn(fields).state(String(fields.game))
  }

  async #askBot(fields: Request['fields']): Promise<object> {
    const name = String(fields.bot)
    const game = this.#gameIn(fields)
    const { bots } = game.of
    const named = namedBotOf(name, bots)
    if ('wrong' in named) {
      const [word = ''] = name.split('@')
      const message =
        named.wrong === 'bot' ? `there is no bot “${word}”` : `“${name}” has a wrong budget: ${word}@200ms`
      throw new WireRefusal(message, 'bot', nearest(word, Object.keys(bots)) ?? null)
    }
    const answer = await game.ask(named.bot, named.budget, this.#now)
    if (answer === null) throw new WireRefusal('no player decides now', 'game')
    return answer
  }
}

const withId = (id: unknown, reply: object): WireReply => (id === undefined ? reply : { id, ...reply })

/** The id of a line that may be no request. */
function safeId(line: string): unknown {
  try {
    return idOf(JSON.parse(line))
  } catch {
    return undefined
  }
}

const seedIn = (fields: Request['fields']): number =>
  numberIn(fields, 'seed', { least: 0, most: MOST_SEED, otherwise: 1 })

function playerIn(fields: Request['fields']): PlayerId {
  return numberIn(fields, 'player', { least: 1, most: 2 }) === 1 ? 1 : 2
}

function chanceIn({ chance = 'auto' }: Request['fields']): ChanceMode {
  if (chance === 'auto' || chance === 'ask') return chance
  throw new WireRefusal('“chance” is auto or ask', 'chance', nearest(String(chance), ['auto', 'ask']) ?? null)
}

/** Two decks as texts, in any format that `battleline deck import` reads. */
function deckTexts(given: unknown): readonly string[] {
  if (!Array.isArray(given) || given.length !== 2)
    throw new WireRefusal('“decks” is a list of two texts of decks', 'decks')
  return given.map((text: unknown, at) => {
    if (typeof text !== 'string') throw new WireRefusal('a deck is a text', `decks[${at}]`)
    return text
  })
}

function deckIn(text: string, at: number, { game, decks }: DeckGame) {
  const [deck] = decks.read(text, game.library)
  const problem = deck?.problems[0]
  if (deck !== undefined && problem === undefined) return deck
  throw new WireRefusal(
    problem?.message ?? 'there is no deck',
    `decks[${at}]${problem?.line == null ? '' : ` line ${problem.line}`}`,
    problem?.nearest ?? null,
  )
}
