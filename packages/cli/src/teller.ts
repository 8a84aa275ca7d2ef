import { grandArchiveWords, keyforgeWords, magicWords, type Name, type Words } from '@battleline/explain'
import { CHARTS as GRAND_ARCHIVE_CHARTS, CHANGES as GRAND_ARCHIVE_EDITIONS } from '@battleline/grand-archive'
import type { Chart, Position, StepEdit } from '@battleline/kernel'
import { CHARTS as KEYFORGE_CHARTS, CHANGES as KEYFORGE_EDITIONS } from '@battleline/keyforge'
import { CHARTS as MAGIC_CHARTS, CHANGES as MAGIC_EDITIONS } from '@battleline/magic'
import { type Engine, PLAYED, type PlayedGame } from '@battleline/scenario'
import { WrongInput } from './exit.ts'
import * as grandArchive from './grand-archive/boards.ts'
import { shelf as grandArchiveShelf } from './grand-archive/shelf.ts'
import { why as grandArchiveWhy } from './grand-archive/why.ts'
import * as keyforge from './keyforge/boards.ts'
import { shelf as keyforgeShelf } from './keyforge/shelf.ts'
import { why as keyforgeWhy } from './keyforge/why.ts'
import * as magic from './magic/boards.ts'
import { shelf as magicShelf } from './magic/shelf.ts'
import { why as magicWhy } from './magic/why.ts'
import type { Shelf } from './shelf.ts'
import type { Terminal } from './terminal.ts'
import type { WhyTeller } from './why-teller.ts'

/** An edition as a game lists it: what it writes otherwise than the newest. */
export interface EditionTold {
  readonly title: string
  /** The rules that say where it parts from the newest; left out: its steps tell all of it. */
  readonly cite?: readonly string[]
  readonly steps: readonly StepEdit[]
  /** Effects that have their say at another step. */
  readonly interventions?: readonly {
    readonly of: { readonly step: string }
    readonly is: { readonly id: string; readonly step: string }
  }[]
}

/** What can be said of an ending, by what it is said of. */
export interface EndingTold {
  /** Of players what they have; of lines and decks, whose names end with a colon and a blank, the order of their cards. */
  readonly plain: ReadonlyMap<string, string>
  /** Of cards where they are, beginning with “in play” for those that are, and there how they are marked. */
  readonly cards: ReadonlyMap<number, { readonly place: string; readonly marks: readonly string[] }>
}

/** How a game is told of. */
export interface Teller {
  /** What it is called. */
  readonly title: string
  /** Its words for what changes. */
  readonly words: Words
  /** Its editions, by name; the newest first. */
  readonly editions: Readonly<Record<string, EditionTold>>
  /** Its charts as the newest edition has them, in the order of a turn. */
  readonly charts: readonly Chart[]
  /** Whether `choose` beside an entry of its files answers what is asked on the way. */
  readonly chooses: boolean
  /** Answers to what can be asked of a run. */
  readonly why: WhyTeller
  /** Its cards, and the language of their texts. */
  readonly shelf: Shelf
  /** A position of the game as text. */
  board(game: Engine, position: Position, name: Name, out: Terminal): string
  /** What tells it from other endings. */
  ending(game: Engine, position: Position, name: Name): EndingTold
  /** The same as data. */
  state(game: Engine, position: Position, name: Name): object
}

const NO_EDITS = new Map<string, never>()

const TELLERS: Readonly<Record<PlayedGame, Teller>> = {
  keyforge: {
    title: 'KeyForge',
    words: keyforgeWords,
    editions: KEYFORGE_EDITIONS,
    charts: KEYFORGE_CHARTS.map((chart) => chart.edited(NO_EDITS)),
    chooses: true,
    why: keyforgeWhy,
    shelf: keyforgeShelf,
    board: keyforge.boardText,
    ending: keyforge.endingOf,
    state: keyforge.stateOf,
  },
  magic: {
    title: 'Magic: The Gathering',
    words: magicWords,
    editions: MAGIC_EDITIONS,
    charts: MAGIC_CHARTS.map((chart) => chart.edited(NO_EDITS)),
    chooses: false,
    why: magicWhy,
    shelf: magicShelf,
    board: magic.boardText,
    ending: magic.endingOf,
    state: magic.stateOf,
  },
  'grand-archive': {
    title: 'Grand Archive',
    words: grandArchiveWords,
    editions: GRAND_ARCHIVE_EDITIONS,
    charts: GRAND_ARCHIVE_CHARTS.map((chart) => chart.edited(NO_EDITS)),
    chooses: true,
    why: grandArchiveWhy,
    shelf: grandArchiveShelf,
    board: grandArchive.boardText,
    ending: grandArchive.endingOf,
    state: grandArchive.stateOf,
  },
}

/** A game by its name. @throws WrongInput */
export function gameNamed(word: string): PlayedGame {
  const found = PLAYED.find((game) => game === word.toLowerCase())
  if (found !== undefined) return found
  throw new WrongInput(`there is no game “${word}”; there are ${PLAYED.join(' and ')}`)
}

export const tellerOf = (game: PlayedGame): Teller => TELLERS[game]
