import type { Decision, Option, Position } from '@battleline/kernel'
import { declarationText, idOf, type Magic } from '@battleline/magic'
import type { Weighed } from '@battleline/search'
import { GameVariant } from '../../session/game-variant.ts'

export const ATTACK = 'magic/attackers.1-choose'
export const BLOCK = 'magic/blockers.1-choose'
export const PRIORITY = 'magic/priority.3-act'

/**
 * Magic as far as the end of what has begun: of a combat, or in a main phase of what is on the stack. Every legal block is
 * looked at, and not only those that are listed.
 */
export class CombatSearch extends GameVariant<Magic> {
  /** By the key of a position in which blocks are asked for, the legal ones that have been listed. */
  readonly #listed = new Map<string, Option[]>()

  override decision(position: Position): Decision | null {
    const asked = this.game.decision(position)
    if (asked === null || asked.step === ATTACK) return null
    const { phase, stack } = this.game.table(position)
    if (asked.step === PRIORITY && phase !== 'combat' && stack.length === 0) return null
    if (asked.step !== BLOCK) return asked
    const options = this.#listed.get(this.game.positionKey(position)) ?? []
    const { who, kind, step, title, cite, subjects, free, least, most } = asked
    return {
      who,
      kind,
      step,
      title,
      cite,
      subjects,
      free,
      least,
      most,
      ids: options.map(({ id }) => id),
      options,
    }
  }

  answers(position: Position, { step }: Decision, apart: boolean): Iterator<Weighed> | null {
    return step === BLOCK ? this.#blocks(position, apart) : null
  }

  *#blocks(position: Position, apart: boolean): Iterator<Weighed> {
    const game = this.game
    const listed: Option[] = []
    this.#listed.set(game.positionKey(position), listed)
    const name = (record: number) =>
      game.players(position).includes(record)
        ? game.player(position, record).name
        : game.card(position, record).called
    for (const { declared, ways } of game.declarations(position, { apart })) {
      const id = idOf(declared)
      listed.push({ id, label: declarationText(declared, 'block', name), record: null })
      yield { choice: id, ways }
    }
  }
}
