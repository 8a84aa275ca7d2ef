import { type Decision, type Option, type Position, sentenceOf } from '@battleline/kernel'
import { declarationText, idOf, type Magic } from '@battleline/magic'
import type { WeightedChoice } from '@battleline/search'
import { GameVariant } from '../../session/game-variant.ts'

export const ATTACK = 'magic/attackers.1-choose'
export const BLOCK = 'magic/blockers.1-choose'
export const PRIORITY = 'magic/priority.3-act'

/**
 * Magic up to the end of the current combat, or of the stack in a main phase. It searches every legal block, and not only the
 * listed ones.
 */
export class CombatSearch extends GameVariant<Magic> {
  /** The legal blocks listed so far, by the key of the position. */
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

  answers(position: Position, { step }: Decision, apart: boolean): Iterator<WeightedChoice> | null {
    return step === BLOCK ? this.#blocks(position, apart) : null
  }

  *#blocks(position: Position, apart: boolean): Iterator<WeightedChoice> {
    const game = this.game
    const listed: Option[] = []
    this.#listed.set(game.positionKey(position), listed)
    const name = (record: number) =>
      game.players(position).includes(record)
        ? game.player(position, record).name
        : game.card(position, record).called
    for (const { declared, ways } of game.declarations(position, { apart })) {
      const id = idOf(declared)
      const message = declarationText(declared, 'block', name)
      listed.push({ id, label: sentenceOf(message), message, record: null })
      yield { choice: id, ways }
    }
  }
}
