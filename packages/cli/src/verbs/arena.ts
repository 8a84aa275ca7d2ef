import { createHash } from 'node:crypto'
import {
  Arena,
  type ArenaReport,
  type ArenaSettings,
  type BotGame,
  type Hypotheses,
  type NamedBot,
  pairings,
} from '@battleline/bots'
import type { AnyDeck } from '@battleline/card-game'
import { ArenaFolder } from '../arena/arena-folder.ts'
import { apart, botNamed } from '../arena/bot-names.ts'
import { deckTextsIn, legalDecksOf } from '../arena/deck-folder.ts'
import { Pace } from '../arena/pace.ts'
import type { DeckCards } from '../cards/deck-catalog.ts'
import { deckCards } from '../decks/card-pool.ts'
import { type DeckText, gameOfDecks, readDeckText } from '../decks/read-decks.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { untilInterrupted } from '../input/interrupt.ts'
import { wholeNumber } from '../input/whole-number.ts'
import type { Terminal } from '../terminal.ts'

export interface ArenaOptions {
  readonly game?: string
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

/** The standings of so many fit into a line. */
const IN_A_LINE = 4

/** What a deck is rated against. */
const FIELD = 'the field'

/**
 * Lets bots play mirrored games and rates them; or rates a deck that one bot plays against a field of decks, or all decks of
 * a folder against each other.
 * @throws WrongInput
 */
export async function arena(names: readonly string[], options: ArenaOptions, out: Terminal): Promise<Exit> {
  const games = wholeNumber(options.games, '--games')
  const seed = wholeNumber(options.seed, '--seed')
  const hypotheses = hypothesesIn(options.sprt)
  if (hypotheses !== undefined && names.length !== 2)
    throw new WrongInput('conflicting-options', '--sprt compares two bots')
  if (options.deck !== undefined && names.length > 1)
    throw new WrongInput('conflicting-options', '--deck takes one bot, which plays both decks')
  const folder = options.decks === undefined ? [] : await deckTextsIn(options.decks, options.game)
  const own = options.deck === undefined ? [] : [await readDeckText(options.deck, options.game)]
  const cards = await deckCards(gameOfDecks([...own, ...folder], options.game), undefined, out)
  const { of } = cards
  const bots = names.map((name) => botNamed(name, of))
  const pool = folder.length === 0 ? null : folder.flatMap((text) => legalDecksOf(text, cards))
  const [deck] = own
  const { entrants, decks, key, ...more } =
    deck !== undefined
      ? ofDeck(cards, bots, deck, pool)
      : bots.length === 1 && pool !== null
        ? amongDecks(cards, bots, pool)
        : betweenBots(cards, bots, pool, seed)
  const now = () => performance.now()
  const playing = new Arena<BotGame>({
    name: of.name,
    game: of.game,
    entrants: entrants.map(lettingSignalsThrough),
    games,
    seed,
    decks,
    hypotheses,
    now,
    ...more,
  })
  const kept =
    options.out === undefined ? null : new ArenaFolder(options.out, { bots: names, seed, decks: key })
  kept?.load(playing)
  await play(playing, kept, out)
  const report = playing.report()
  out.print(options.json ? jsonText(report) : tableOf(report, out))
  return report.complete ? EXIT.well : EXIT.limit
}

/** Who plays with which decks; `key` is equal only for equal decks. */
type Meeting = Pick<ArenaSettings, 'decks' | 'swapped' | 'anchor'> & {
  readonly entrants: readonly NamedBot<BotGame>[]
  readonly key: string
}

/** @throws WrongInput for less than two bots */
function betweenBots(
  { of: { name: game, game: rules, decks } }: DeckCards,
  bots: readonly NamedBot<BotGame>[],
  pool: readonly AnyDeck[] | null,
  seed: number,
): Meeting {
  if (bots.length < 2)
    throw new WrongInput('missing-argument', 'an arena needs two bots, or one and the decks of --decks')
  const names = apart(bots.map(({ name }) => name))
  return {
    entrants: bots.map((bot, at) => ({ ...bot, name: names[at] ?? bot.name })),
    decks: pool === null ? pairings(decks).random(rules, seed) : pairings(decks).among(rules, pool, seed),
    key: pool !== null ? digest(pool) : game === 'keyforge' ? 'random' : `random ${game}`,
  }
}

/** @throws WrongInput for a file that is no single legal deck */
function ofDeck(
  cards: DeckCards,
  [bot]: readonly NamedBot<BotGame>[],
  text: DeckText,
  pool: readonly AnyDeck[] | null,
): Meeting {
  const { game, decks } = cards.of
  if (bot === undefined) throw new WrongInput('missing-argument', '--deck takes one bot')
  const [deck, ...more] = legalDecksOf(text, cards)
  if (deck === undefined || more.length > 0)
    throw new WrongInput('deck-count', `${text.file} has ${more.length + 1} decks; one is needed`)
  const field = pool ?? pairings(decks).field(game)
  return {
    entrants: [
      { ...bot, name: deck.name },
      { ...bot, name: FIELD },
    ],
    decks: pairings(decks).against(game, deck, field),
    swapped: 'bots with decks',
    anchor: 1,
    key: digest([deck, ...field]),
  }
}

/** @throws WrongInput for less than two decks */
function amongDecks(
  { of: { game, decks: of } }: DeckCards,
  [bot]: readonly NamedBot<BotGame>[],
  pool: readonly AnyDeck[],
): Meeting {
  if (bot === undefined || pool.length < 2)
    throw new WrongInput(
      'deck-count',
      `--decks has ${pool.length === 1 ? 'one legal deck' : `${pool.length} legal decks`}; one bot plays two or more`,
    )
  const names = apart(pool.map(({ name }) => name))
  return {
    entrants: names.map((name) => ({ ...bot, name })),
    decks: pairings(of).matchUps(game, pool),
    swapped: 'bots with decks',
    anchor: 0,
    key: digest(pool),
  }
}

const digest = (decks: readonly AnyDeck[]): string =>
  createHash('sha256').update(JSON.stringify(decks)).digest('hex')

/** Plays until there is nothing left to play, or until Ctrl-C. */
async function play(playing: Arena<BotGame>, folder: ArenaFolder | null, out: Terminal): Promise<void> {
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
function lettingSignalsThrough(named: NamedBot<BotGame>): NamedBot<BotGame> {
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

/** The results in a line, if they fit. */
const standing = ({ results }: ArenaReport): string =>
  results.length > IN_A_LINE
    ? ''
    : results.map(({ bot, wins, losses }) => `${bot} ${wins}–${losses}`).join(', ')

/** “greedy  96–4  1548 ± 192”. */
function tableOf({ games, results, matchUps, complete, test }: ArenaReport, { paint }: Terminal): string {
  const width = Math.max(...results.map(({ bot }) => bot.length))
  const score = ({ wins, losses }: ArenaReport['results'][number]) => `${wins}–${losses}`
  const wide = Math.max(...results.map((one) => score(one).length))
  const ranked = results.slice().sort((one, other) => other.rating - one.rating)
  const lines = ranked.map(
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
  return `${count}${complete ? '' : ', more to play: the same command with --out goes on'}\n${lines.join('')}${verdict}${ranked.length > 2 ? gridOf(ranked, matchUps) : ''}`
}

/** The share of games that each entrant won against each other, in percent. */
function gridOf(ranked: ArenaReport['results'], matchUps: ArenaReport['matchUps']): string {
  const names = ranked.map(({ bot }) => bot)
  const share = (row: string, column: string): string => {
    const met = matchUps.find(({ bots: [one, other] }) =>
      one === row ? other === column : one === column && other === row,
    )
    const { wins = 0, losses = 0 } = met ?? {}
    if (wins + losses === 0) return '–'
    return `${Math.round((100 * (met?.bots[0] === row ? wins : losses)) / (wins + losses))}`
  }
  const width = Math.max(...names.map((name) => name.length))
  const place = String(names.length).length
  const head = names.map((_, at) => String(at + 1).padStart(4)).join('')
  const rows = names.map(
    (name, at) =>
      `  ${String(at + 1).padStart(place)} ${name.padEnd(width)}${names.map((other) => share(name, other).padStart(4)).join('')}\n`,
  )
  return `\nGames won against each other, in percent\n  ${' '.repeat(place + 1 + width)}${head}\n${rows.join('')}`
}
