import { type Chart, edition as chartsOfEdition, type Rules } from '@battleline/kernel'
import { combatChart } from './charts/combat.ts'
import { attackersChart, blockersChart, DECIDING } from './charts/declare.ts'
import { restore } from './restore.ts'
import { copyRecord, tableOf } from './state.ts'
import type { Edition } from './vocabulary.ts'

/** The charts of an edition. Their steps have the same ids in all of them. */
export function chartsOf(edition: Edition, deciding = DECIDING) {
  const [attack, block] = [attackersChart(edition, deciding), blockersChart(edition, deciding)]
  return [combatChart(attack, block), attack, block] as const
}

/** The charts in the current edition. */
export const CHARTS = chartsOf('current')

/** What the kernel asks of the game. */
export function makeRules(edition: Edition, deciding = DECIDING): Rules {
  const charts: ReadonlyMap<string, Chart> = chartsOfEdition(chartsOf(edition, deciding), [])
  return {
    game: 'magic',
    copy: copyRecord,
    chart: (id) => charts.get(id) ?? null,
    amendments: () => [],
    amended: () => {},
    next: (w, waiting) => ({ who: tableOf(w).active, from: waiting }),
    alive: () => true,
    resolve: (_, entry) => ({ chart: entry.id, locals: {} }),
    label: (_, entry) => entry.id,
    standing: { when: 'at settle', check: () => null },
    over: () => false,
    derive: restore,
    limits: { steps: 10_000, depth: 20 },
  }
}
