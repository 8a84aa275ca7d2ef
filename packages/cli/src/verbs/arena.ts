import { createHash } from 'node:crypto'
import {
  Arena,
  type ArenaReport,
  decksAmong,
  type Hypotheses,
  type NamedBot,
  randomDecks,
} from '@battleline/bots'
import { keyforge } from '@battleline/keyforge'
import { ArenaFolder } from '../arena/arena-folder.ts'
import { apart, botNamed } from '../arena/bot-names.ts'
import { decksIn } from '../arena/deck-folder.ts'
import { Pace } from '../arena/pace.ts'
import { EXIT, type Exit, WrongInput } from '../exit.ts'
import { jsonText } from '../format/json-text.ts'
import { wholeNumber } from '../input/whole-number.ts'
import type { Terminal } from '../terminal.ts'

export interface ArenaOptions {
  readonly decks?: string
  readonly games: string
  readonly seed: string
  readonly sprt?: string
  readonly out?: string
  readonly json?: true
}

/** Signals are let through so often, in milliseconds. */
const PAUSE = 50

/**
 * Lets bots play mirrored games and rates them.
 * @throws WrongInput
 */
export async function arena(names: readonly string[], options: ArenaOptions, out: Terminal): Promise<Exit> {
  if (names.length < 2) throw new WrongInput('an arena needs two bots')
  const bots = names.map(botNamed)
  const games = wholeNumber(options.games, '--games')
  const seed = wholeNumber(options.seed, '--seed')
  const hypotheses = hypothesesIn(options.sprt)
  if (hypotheses !== undefined && names.length > 2) throw new WrongInput('--sprt compares two bots')
  const game = keyforge()
  const pool = options.decks === undefined ? null : await decksIn(options.decks, game.library)
  const entrants = apart(names).map((name, at) => ({ ...(bots[at] as NamedBot), name }))
  const playing = new Arena({
    game,
    entrants: entrants.map(lettingSignalsThrough),
    games,
    seed,
    decks: pool === null ? randomDecks(game, seed) : decksAmong(game, pool, seed),
    hypotheses,
    now: () => performance.now(),
  })
  const decks = pool === null ? 'random' : createHash('sha256').update(JSON.stringify(pool)).digest('hex')
  const folder = options.out === undefined ? null : new ArenaFolder(options.out, { bots: names, seed, decks })
  folder?.load(playing)
  await play(playing, folder, out)
  const report = playing.report()
  out.print(options.json ? jsonText(report) : tableOf(report, out))
  return report.complete ? EXIT.well : EXIT.limit
}

/** Plays until there is nothing left to play, or until Ctrl-C. */
async function play(playing: Arena, folder: ArenaFolder | null, out: Terminal): Promise<void> {
  let isInterrupted = false
  const interrupt = () => {
    isInterrupted = true
  }
  process.once('SIGINT', interrupt)
  process.once('SIGTERM', interrupt)
  try {
    let done = playing.played
    const pace = new Pace(done, performance.now())
    for (let next = playing.next(); next !== null && !isInterrupted; next = playing.next()) {
      out.progress(`${pace.text(done, playing.size, performance.now())}  ${standing(playing.report())}`)
      await passOn()
      const replay = await playing.play(next, () => isInterrupted)
      if (replay === null) break
      done++
      folder?.keep(next, replay)
    }
  } finally {
    process.removeListener('SIGINT', interrupt)
    process.removeListener('SIGTERM', interrupt)
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
  throw new WrongInput(`--sprt takes two leads in Elo, the lower first, as 0,50; this is “${text}”`)
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
