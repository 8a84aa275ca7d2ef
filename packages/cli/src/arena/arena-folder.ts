import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Arena, ArenaGame, BotGame, Replay } from '@battleline/bots'
import { WrongInput } from '../exit.ts'
import { makeFolder } from '../format/make-folder.ts'
import { reasonOf } from '../input/file-text.ts'

/** What a folder of games depends on: with anything else, its games would be others. */
export interface ArenaKey {
  readonly bots: readonly string[]
  readonly seed: number
  /** Of the decks: `random`, or a hash of all of them. */
  readonly decks: string
}

const STATE = 'arena.json'
const GAME = /^game-(\d+)\.json$/

/** The games of an arena in a folder, a replay each. An arena that was stopped goes on from them. */
export class ArenaFolder {
  readonly #folder: string

  /** @throws WrongInput if the folder cannot be written, or holds the games of another arena */
  constructor(folder: string, key: ArenaKey) {
    this.#folder = folder
    const state = `${JSON.stringify({ format: 1, ...key }, null, 2)}\n`
    const file = join(folder, STATE)
    makeFolder(folder)
    try {
      if (!existsSync(file)) write(file, state)
    } catch (error) {
      throw new WrongInput('cannot-write', `cannot write to ${folder}: ${reasonOf(error)}`)
    }
    if (readFileSync(file, 'utf8') !== state)
      throw new WrongInput('other-games', `${folder} holds games of other bots, decks or another seed`, [
        `${file} says which; name another folder, or give the same command`,
      ])
  }

  /** Gives the games that are there to an arena. A damaged file is played again. */
  load(arena: Arena<BotGame>): void {
    for (const file of readdirSync(this.#folder)) {
      const [, place] = GAME.exec(file) ?? []
      const game = arena.gameOf(Number(place) - 1)
      const winner = place === undefined ? undefined : winnerIn(join(this.#folder, file))
      if (winner !== undefined && game.number < arena.size) arena.take({ ...game, winner })
    }
  }

  keep({ number }: ArenaGame, replay: Replay): void {
    write(join(this.#folder, `game-${String(number + 1).padStart(6, '0')}.json`), JSON.stringify(replay))
  }
}

function winnerIn(file: string): Replay['winner'] | undefined {
  try {
    const { format, winner } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Replay>
    return format === 1 && (winner === 1 || winner === 2 || winner === null) ? winner : undefined
  } catch {
    return undefined
  }
}

/** Writes a file at once: a crash leaves no half of it. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}
