import type { Chart } from '@battleline/kernel'
import { Cards } from '@battleline/language'

/** Cards whose texts compile to charts. `F`: the facts of a card. `M`: the compiled card, made on first use. */
export abstract class CompiledCards<F extends { readonly name: string }, M> extends Cards<F, M> {
  protected readonly charts: Map<string, Chart>

  /** A later card replaces an earlier one with the same name. `charts` receives the charts of compiled texts. */
  constructor(cards: readonly F[], charts: Map<string, Chart>) {
    super(cards)
    this.charts = charts
  }

  /** The chart of a card text; compiles the card if necessary. Null for an unknown id. */
  chart(id: string): Chart | null {
    if (!this.charts.has(id)) this.compileCardOf(id)
    return this.charts.get(id) ?? null
  }

  /** Compiles the card whose text has this id, such as `card/troll/0`. */
  protected compileCardOf(id: string): void {
    const card = /^card\/(.+)\/\d+/.exec(id)?.[1]
    if (card !== undefined) this.find(card)
  }
}
