import { createHash } from 'node:crypto'
import {
  Arena,
  type ArenaReport,
  type ArenaSettings,
  decksAgainst,
  decksAmong,
  type Hypotheses,
  type NamedBot,
  randomDecks,
  standardField,
} from '@battleline/bots'
import { type Deck, type KeyForge, keyforge } from '@battleline/keyforge'
import { ArenaFolder } from '../arena/arena-folder.ts'
import { apart, botNamed } from '../arena/bot-names.ts'
import { decksIn, legalDecksOf } from '../arena/deck-folder.ts'
import { Pace } from '../arena/pace.ts'
import type { DeckCards } from '../cards/deck-catalog.ts'
import { deckCards } from '../decks/card-pool.ts'
import { deckGameNamed } from '../decks/deck-game.ts'
import { type ReadDeck, readDeckText } from '../decks/read-decks.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { untilInterrupted } from '../input/interrupt.ts'
import { wholeNumber } from '../input/whole-number.ts'
import type { Terminal } from '../terminal.ts'

export interface ArenaOptions {
  readonly decks?: string
  readonly deck?: string
  readonly games: string
  readonly seed: string
  readonly sprt?: string
  readonly out?: string
  readonly json?: true
}

/** Signals are let through so often, in milliseconds. */
const PAUSE = 50

/** What a deck is rated against. */
const FIELD = 'the field'

/**
 * Lets bots play mirrored games and rates them, or rates a deck that one bot plays against a field of decks.
 * @throws WrongInput
 */
export async function arena(names: readonly string[], options: ArenaOptions, out: Terminal): Promise<Exit> {
  const bots = names.map(botNamed)
  const games = wholeNumber(options.games, '--games')
  const seed = wholeNumber(options.seed, '--seed')
  const hypotheses = hypothesesIn(options.sprt)
  if (hypotheses !== undefined && (names.length > 2 || options.deck !== undefined))
    throw new WrongInput('conflicting-options', '--sprt compares two bots')
  const game = keyforge()
  const cards = await deckCards(deckGameNamed(), undefined, out)
  const pool =
    options.decks === undefined
      ? null
      : ((await decksIn(options.decks, 'keyforge', cards)) as readonly (Deck & ReadDeck)[])
  const { entrants, decks, key, ...more } =
    options.deck === undefined
      ? betweenBots(game, bots, pool, seed)
      : await ofDeck(game, bots, options.deck, pool, cards)
  const now = () => performance.now()
  const playing = new Arena({
    game,
    entrants: entrants.map(lettingSignalsThrough),
    games,
    seed,
    decks,
    hypotheses,
    now,
    ...more,
  })
  const folder =
    options.out === undefined ? null : new ArenaFolder(options.out, { bots: names, seed, decks: key })
  folder?.load(playing)
  await play(playing, folder, out)
  const report = playing.report()
  out.print(options.json ? jsonText(report) : tableOf(report, out))
  return report.complete ? EXIT.well : EXIT.limit
}

/** Who plays with which decks; `key` is equal only for equal decks. */
type Meeting = Pick<ArenaSettings, 'decks' | 'swapped' | 'anchor'> & {
  readonly entrants: readonly NamedBot[]
  readonly key: string
}

/** @throws WrongInput for less than two bots */
function betweenBots(
  game: KeyForge,
  bots: readonly NamedBot[],
  pool: readonly Deck[] | null,
  seed: number,
): Meeting {
  if (bots.length < 2) throw new WrongInput('missing-argument', 'an arena needs two bots')
  const names = apart(bots.map(({ name }) => name))
  return {
    entrants: bots.map((bot, at) => ({ ...bot, name: names[at] ?? bot.name })),
    decks: pool === null ? randomDecks(game, seed) : decksAmong(game, pool, seed),
    key: pool === null ? 'random' : digest(pool),
  }
}

/** @throws WrongInput for more than one bot, or a file that is no single legal deck */
async function ofDeck(
  game: KeyForge,
  [bot, ...others]: readonly NamedBot[],
  file: string,
  pool: readonly Deck[] | null,
  cards: DeckCards,
): Promise<Meeting> {
  if (bot === undefined || others.length > 0)
    throw new WrongInput('conflicting-options', '--deck takes one bot, which plays both decks')
  const [deck, ...more] = legalDecksOf(await readDeckText(file, 'keyforge'), cards) as readonly (Deck &
    ReadDeck)[]
  if (deck === undefined || more.length > 0)
    throw new WrongInput('deck-count', `${file} has ${more.length + 1} decks; one is needed`)
  const field = pool ?? standardField(game)
  return {
    entrants: [
      { ...bot, name: deck.name },
      { ...bot, name: FIELD },
    ],
    decks: decksAgainst(game, deck, field),
    swapped: 'bots with decks',
    anchor: 1,
    key: digest([deck, ...field]),
  }
}

const digest = (decks: readonly Deck[]): string =>
  createHash('sha256').update(JSON.stringify(decks)).digest('hex')

/** Plays until there is nothing left to play, or until Ctrl-C. */
async function play(playing: Arena, folder: ArenaFolder | null, out: Terminal): Promise<void> {
  const { signal, release } = untilInterrupted()
  try {
    let done = playing.played
    const pace = new Pace(done, performance.now())
    for (let next = playing.next(); next !== null && !signal.aborted; next = playing.next()) {
      out.progress(`${pace.text(done, playing.size, performance.now())}  ${standing(playing.report())}`)
      await passOn()
      const replay = await playing.play(next, () => signal.aborted)
      if (replay === null) break
      done++
      folder?.keep(next, replay)
    }
  } finally {
    release()
    out.progress('')
  }
}

const passOn = () => new Promise((go) => setImmediate(go))

/** A bot that lets a signal through between its decisions. */
function lettingSignalsThrough(named: NamedBot): NamedBot {
  let last = performance.now()
  return {
    ...named,
    bot: (situation, thinking) => {
      if (performance.now() - last < PAUSE) return named.bot(situation, thinking)
      return passOn().then(() => {
        last = performance.now()
        return named.bot(situation, thinking)
      })
    },
  }
}

/** @throws WrongInput */
function hypothesesIn(text: string | undefined): Hypotheses | undefined {
  if (text === undefined) return undefined
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = text
    .split(',')
    .map((one) => (one.trim() === '' ? Number.NaN : Number(one)))
  if (Number.isFinite(elo0) && Number.isFinite(elo1) && elo0 < elo1 && more.length === 0)
    return { elo0, elo1 }
  throw new WrongInput(
    'option-value',
    `--sprt takes two leads in Elo, the lower first, as 0,50; this is “${text}”`,
  )
}

const standing = ({ results }: ArenaReport): string =>
  results.map(({ bot, wins, losses }) => `${bot} ${wins}–${losses}`).join(', ')

/** “greedy  96–4  1548 ± 192”. */
function tableOf({ games, results, complete, test }: ArenaReport, { paint }: Terminal): string {
  const width = Math.max(...results.map(({ bot }) => bot.length))
  const score = ({ wins, losses }: ArenaReport['results'][number]) => `${wins}–${losses}`
  const wide = Math.max(...results.map((one) => score(one).length))
  const lines = results
    .slice()
    .sort((one, other) => other.rating - one.rating)
    .map(
      (one) =>
        `  ${one.bot.padEnd(width)}  ${score(one).padStart(wide)}  ${paint('value', String(one.rating))}${one.error === 0 ? '' : ` ± ${one.error}`}\n`,
    )
  const verdict =
    test === undefined
      ? ''
      : test.accepted === null
        ? `The test is open: ${test.ratio.toFixed(2)} between ${test.lower.toFixed(2)} and ${test.upper.toFixed(2)}.\n`
        : `The test is decided for ${test.accepted === 'elo1' ? 'the second' : 'the first'} number of --sprt.\n`
  const count = games === 1 ? '1 game' : `${games} games`
  return `${count}${complete ? '' : ', more to play: the same command with --out goes on'}\n${lines.join('')}${verdict}`
}
