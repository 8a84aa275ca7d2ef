import type { Chart } from '@battleline/kernel'
import { Cards } from '@battleline/language'

/** Cards whose texts compile to charts. `F`: the facts of a card. `M`: the compiled card, made on first use. */
export abstract class CompiledCards<F extends { readonly name: string }, M> extends Cards<F, M> {
  /**
   * A later card replaces an earlier one with the same name, and one of `base`, which has charts of its own.
   * `charts` receives the charts of compiled texts.
   */
  constructor(
    cards: readonly F[],
    protected readonly charts: Map<string, Chart>,
    protected override readonly base: CompiledCards<F, M> | null = null,
  ) {
    super(cards, base)
  }

  /** The chart of a card text; compiles the card if necessary. Null for an unknown id. */
  chart(id: string): Chart | null {
    const known = this.charts.get(id)
    if (known !== undefined) return known
    this.compileCardOf(id)
    const chart = this.charts.get(id) ?? this.base?.chart(id) ?? null
    if (chart !== null) this.charts.set(id, chart)
    return chart
  }

  /** Compiles the card whose text has this id, such as `card/troll/0`. */
  protected compileCardOf(id: string): void {
    const card = /^card\/(.+)\/\d+/.exec(id)?.[1]
    if (card !== undefined) this.find(card)
  }
}
