import {
  type DeckSetup,
  type GrandArchive,
  type Move,
  parseDeclaration,
  parseMove,
} from '@battleline/grand-archive'
import type { Choice, Decision, Position } from '@battleline/kernel'
import {
  type GameWriter,
  type PlayedGame,
  playOf,
  type WrittenEntry,
  writeGameWith,
} from '../adapters/write-game.ts'
import { boardOf, numbered, recordsNamed } from '../names/board-names.ts'
import { ACT } from './main-phase.ts'

/** The game as a scenario file: as `writeGame` of KeyForge. */
export const writeGrandArchiveGame = (played: PlayedGame<GrandArchive, DeckSetup>): string =>
  writeGameWith(WRITER, played)

/** The moves and answers of a game that began with the set-up, as entries of `play`. */
export const writeGrandArchivePlay = (
  game: GrandArchive,
  choices: PlayedGame<GrandArchive, DeckSetup>['choices'],
): readonly WrittenEntry[] =>
  playOf(game, choices, (position, asked, choice) => moveOf({ game }, position, asked, choice))

const WRITER: GameWriter<GrandArchive, DeckSetup> = {
  game: 'grand-archive',
  playerOf: ({ deck, material }) => ({ material, deck }),
  moveOf,
}

/** A move of a player who acts. Passing is an answer, and so is a move with a card whose name is shared. */
function moveOf(
  { game }: Pick<PlayedGame<GrandArchive, DeckSetup>, 'game'>,
  position: Position,
  { step }: Decision,
  choice: Choice,
): WrittenEntry | null {
  const move = step === ACT ? parseMove(String(choice)) : null
  if (move === null) return null
  const players = ([1, 2] as const).map((player) => game.player(position, player).name)
  const board = boardOf(game, position, numbered(players))
  let isClear = true
  const name = (record: number): string => {
    const called = board.name(record)
    isClear &&= recordsNamed(called, board).length === 1
    return called
  }
  const written = entryOf(move, name)
  return isClear ? written : null
}

function entryOf(move: Move, name: (record: number) => string): WrittenEntry | null {
  const at = (targets: readonly number[]) => (targets.length === 0 ? {} : { target: targets.map(name) })
  switch (move.kind) {
    case 'attack': {
      const declared = parseDeclaration(move.word, -1)
      if (declared === null) return null
      const { attacker, weapons, targets } = declared
      const armed = weapons.length === 0 ? {} : { weapon: weapons.map(name) }
      return { attack: { with: name(attacker), ...armed, ...at(targets) } }
    }
    case 'activate': {
      const more = {
        ...at(move.targets),
        ...(move.prepared && { prepared: true }),
        ...(move.instead && { instead: true }),
        ...(move.commands >= 0 && { by: name(move.commands) }),
      }
      const card = name(move.card)
      return { activate: Object.keys(more).length === 0 ? card : { card, ...more } }
    }
    case 'use':
      return { use: { card: name(move.object), ability: move.ability + 1, ...at(move.targets) } }
    case 'pass':
      return null
  }
}
