import type { Clause, Effect, PlainSentence, Sentence, Target } from './structure.ts'

/** A target that a text requires or allows, chosen as the ability or card is put on the stack. */
export type TargetSlot = Extract<Target, { readonly at?: number }>

export const isTargetSlot = (target: Target): target is TargetSlot =>
  target.kind === 'target' || target.kind === 'optional target' || target.kind === 'another target'

const targetsOfEffect = (effect: Effect): readonly Target[] => {
  const by = 'by' in effect && typeof effect.by === 'object' ? [effect.by] : []
  if ('to' in effect) return Array.isArray(effect.to) ? effect.to : [...by, effect.to as Target]
  if ('what' in effect) return [effect.what]
  if ('who' in effect) return [effect.who]
  return 'on' in effect ? [effect.on] : []
}

/** The sentences of a clause; “class bonus:” before one becomes its restriction. */
export const sentencesOf = (clause: Clause): readonly PlainSentence[] => writtenOf(clause).map(plainOf)

const plainOf = (sentence: Sentence): PlainSentence =>
  sentence.kind === 'with class bonus'
    ? { ...plainOf(sentence.does), when: { kind: 'class bonus' } }
    : sentence

const writtenOf = (clause: Clause): readonly Sentence[] => {
  switch (clause.kind) {
    case 'trigger':
    case 'activated':
    case 'resolve':
      return clause.does
    case 'whenever':
      return [clause.first, ...(clause.more ?? [])]
    case 'keyword':
    case 'constant':
    case 'enters rested':
    case 'additional cost':
    case 'aside':
    case 'lineage':
      return []
  }
}

/** The targets that sentences ask for, in the order in which they are numbered. */
export const targetSlots = (does: readonly PlainSentence[]): readonly TargetSlot[] =>
  does
    .flatMap(({ effects }) => effects.flatMap(targetsOfEffect))
    .filter(isTargetSlot)
    .filter((one, at, all) => all.findIndex((other) => other.at === one.at) === at)
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
