import type { Chart, TimingChart } from '@battleline/kernel'
import { nearestWord } from '../names/nearest.ts'
import type { Faults } from '../problems/faults.ts'
import type { Text } from '../yaml/tree.ts'

/** Finds the charts of card texts. */
export interface TextsOfCards {
  readonly library: { facts(name: string): object | undefined; chart?(id: string): Chart | null }
}

/** The steps of a game's own charts; those of card texts are found by their charts. */
export class Steps {
  readonly #prefix: string
  readonly #ids: ReadonlySet<string>

  constructor(game: string, charts: readonly Pick<TimingChart<object, never>, 'edited'>[]) {
    this.#prefix = `${game}/`
    this.#ids = new Set(charts.flatMap((chart) => chart.edited(new Map()).nodes.map((node) => node.step.id)))
  }

  /** The full id of a step; null for an unknown step, because “not steps” with one would always pass. */
  read(faults: Faults, game: TextsOfCards, { text, at }: Text): string | null {
    const prefix = this.#prefix
    const full = text.startsWith(prefix) || text.startsWith('card/') ? text : `${prefix}${text}`
    if (this.#ids.has(full) || isStepOfCard(game, full)) return full
    const short = [...this.#ids].map((step) => step.slice(prefix.length))
    const known = text.startsWith(prefix) ? this.#ids : short
    faults.add('unknown-step', at, `this version has no step “${text}”`, () => ({
      nearest: nearestWord(text, known) ?? stepLike(text, short),
    }))
    return null
  }
}

function isStepOfCard({ library }: TextsOfCards, id: string): boolean {
  const chart = id.slice(0, id.lastIndexOf('.'))
  return library.chart?.(chart)?.nodes.some((node) => node.step.id === id) ?? false
}

/** Finds a step by its name without its number. */
function stepLike(text: string, steps: readonly string[]): string | undefined {
  const bare = (step: string) => step.replace(/^.*\//, '').replace(/\.\d+-/, '.')
  return nearestWord(bare(text), steps.map(bare)) === undefined
    ? undefined
    : steps.find((step) => bare(step) === nearestWord(bare(text), steps.map(bare)))
}
