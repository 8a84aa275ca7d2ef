import { CHARTS, type KeyForge } from '@battleline/keyforge'
import { near } from '../near.ts'
import type { Text } from '../yaml/tree.ts'
import type { Reading } from './reading.ts'

const PREFIX = 'keyforge/'

/** The steps of the game's own charts; those of card texts are found by their charts. */
const STEPS: ReadonlySet<string> = new Set(
  CHARTS.flatMap((chart) => chart.edited(new Map()).nodes.map((node) => node.step.id)),
)

/** The full id of a step, or null where this version has none: a step that cannot be would never fail to be missing. */
export function readStep({ faults, game }: Reading, { text, at }: Text): string | null {
  const full = text.startsWith(PREFIX) || text.startsWith('card/') ? text : `${PREFIX}${text}`
  if (STEPS.has(full) || isStepOfCard(game, full)) return full
  const short = [...STEPS].map((step) => step.slice(PREFIX.length))
  const known = text.startsWith(PREFIX) ? STEPS : short
  faults.add(at, `this version has no step “${text}”`, () => ({
    nearest: near(text, known) ?? stepLike(text, short),
  }))
  return null
}

function isStepOfCard(game: KeyForge, id: string): boolean {
  const chart = id.slice(0, id.lastIndexOf('.'))
  return game.library.chart(chart)?.nodes.some((node) => node.step.id === id) ?? false
}

/** A step is often remembered by its name without its number. */
function stepLike(text: string, steps: readonly string[]): string | undefined {
  const bare = (step: string) => step.replace(/^.*\//, '').replace(/\.\d+-/, '.')
  return near(bare(text), steps.map(bare)) === undefined
    ? undefined
    : steps.find((step) => bare(step) === near(bare(text), steps.map(bare)))
}
