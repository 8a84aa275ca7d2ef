import type { KeyForge } from '../game.ts'
import { kindOf } from '../text/references/references.ts'
import type { Effect } from '../text/structure.ts'

/** How a step may change the Æmber outside the common supply. All other steps only move Æmber (KF-AMB-2). */
export type SupplyMove = 'gives' | 'takes' | 'neither'

/** The steps of the charts in which the supply gives or takes. */
const STEPS: Readonly<Record<string, SupplyMove>> = {
  'keyforge/reap.3-gain': 'gives',
  'keyforge/play.3-icons': 'gives',
  'keyforge/choose-icon.2-resolve': 'gives',
  'keyforge/resolve-icons.1-icon': 'gives',
  'keyforge/gain.1-gain': 'gives',
  'keyforge/lose.1-lose': 'takes',
  'keyforge/forge.2-spend': 'takes',
  'keyforge/forge.4-forge': 'takes',
  // The Æmber on artifacts and upgrades (KF-LVP-3).
  'keyforge/leave.3-aember': 'takes',
}

/** The effects of texts by which the supply gives or takes Æmber. All others move it or leave it. */
const EFFECTS: Readonly<Partial<Record<Effect['kind'], SupplyMove>>> = {
  gain: 'gives',
  exalt: 'gives',
  'place aember': 'gives',
  lose: 'takes',
  'move aember away': 'takes',
}

/** How a step may change it, by its id; for a text’s chart, by its effect. */
export function supplyMove({ library }: KeyForge, step: string): SupplyMove {
  const known = STEPS[step]
  if (known !== undefined) return known
  const chart = library.chart(step.slice(0, step.lastIndexOf('.')))
  const kinds = chart?.nodes.flatMap(({ step: { id }, args }) => (id === step ? [kindOf(args)] : [])) ?? []
  return kinds.map((kind) => EFFECTS[kind as Effect['kind']]).find((one) => one !== undefined) ?? 'neither'
}
