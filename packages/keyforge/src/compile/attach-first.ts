import type { Effect, Sentence } from '../text/structure.ts'

/**
 * "Destroy this creature and attach X to another creature": the upgrade goes on before its creature takes it along
 * (R-037).
 */
export function attachFirst(sentence: Sentence): Sentence {
  if (!('effects' in sentence)) return sentence
  const { effects } = sentence
  const leaves = effects.findIndex(takesHostAway)
  const goesOn = effects.findIndex((effect) => effect.kind === 'attach' && effect.from.kind === 'self')
  if (leaves < 0 || goesOn < leaves) return sentence
  const before = effects.slice(0, leaves)
  const between = effects.slice(leaves, goesOn)
  return {
    ...sentence,
    effects: [...before, ...effects.slice(goesOn, goesOn + 1), ...between, ...effects.slice(goesOn + 1)],
  }
}

const takesHostAway = (effect: Effect): boolean =>
  LEAVING.includes(effect.kind) &&
  'what' in effect &&
  typeof effect.what === 'object' &&
  effect.what.kind === 'host'

const LEAVING: readonly Effect['kind'][] = [
  ...(['destroy', 'return', 'purge', 'archive', 'shuffle', 'to hand', 'to archives'] as const),
  ...(['to top', 'to bottom'] as const),
]
