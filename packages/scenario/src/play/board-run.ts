import type { Engine } from '../model/engine.ts'
import { type GameWithNames, isCalled, type NamedBoard, recordsNamed } from '../names/board-names.ts'
import { ScenarioRun } from './scenario-run.ts'

/** A run in which cards have the names of the board, and not those of a roster. */
export abstract class BoardRun<G extends Engine & GameWithNames> extends ScenarioRun<G> {
  /** The players and cards of the position, by their names. */
  abstract get board(): NamedBoard

  name(record: number): string {
    return this.board.name(record)
  }

  plainName(record: number): string {
    return this.board.plainName(record)
  }

  isCalled(record: number, word: string): boolean {
    return isCalled(this, record, word)
  }

  /** The cards of a word: by distinct name, else all cards with the name. */
  cardsNamed(text: string): readonly number[] {
    return recordsNamed(text, { ...this.board, players: [] })
  }
}
