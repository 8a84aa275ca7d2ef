import {
  type Chart,
  edition,
  type Rules,
  type Start,
  type View,
  type WaitingAbility,
} from '@battleline/kernel'
import { activePlayerFirst } from '../charts/trigger-order.ts'
import { type PlayerId, TABLE } from '../model/reference.ts'
import type { SimpleLibrary } from './library.ts'
import { nameOf } from './records.ts'
import { restore } from './setup.ts'
import type { SimpleGameSpec, SimpleTable } from './spec.ts'

/** An ability that waits in a window: its player, its label, and the chart it starts. */
export interface SimpleAbility extends WaitingAbility {
  readonly who: PlayerId
  readonly title: string
  readonly start: Start
}

const tableOf = (w: View) => w.rows[TABLE] as SimpleTable

/** The charts of an edition by id. */
export const chartsIn = <E extends string>({ charts, changes }: SimpleGameSpec<E>, name: E) =>
  edition(charts, changes[name].steps)

/** Default rules of a simple game: the active player's abilities come first. */
export const simpleRules = (
  { game, words, rules }: SimpleGameSpec,
  charts: ReadonlyMap<string, Chart>,
  library: SimpleLibrary,
): Rules => ({
  game,
  copyRecord: (row) => ({ ...row }),
  chart: (id) => charts.get(id) ?? null,
  amendments: () => [],
  finishAmendment: () => {},
  triggerOrder: (w, waiting) =>
    activePlayerFirst(tableOf(w).active, waiting, (ability) => (ability as SimpleAbility).who),
  canResolve: () => true,
  resolve: (_, ability) => {
    const { chart, locals } = (ability as SimpleAbility).start
    return { chart, locals: { ...locals } }
  },
  label: (w, ability) => `${nameOf(w, ability.source)}: ${(ability as SimpleAbility).title}`,
  // The check only finds out whether somebody has won.
  stateBasedCheck: { when: 'always', check: () => null },
  over: (w) => tableOf(w).winner !== null,
  restoreDerived: (rows) => restore(rows, words, library),
  limits: { steps: 10_000, depth: 100 },
  ...rules,
})
