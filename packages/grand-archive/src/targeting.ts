import { because, type Reason, type View } from '@battleline/kernel'
import { candidates } from './acting.ts'
import { has, hasStayed } from './read.ts'
import { cardOf, type PlayerId, type Ref, type Waiting } from './state.ts'
import type { Clause, Effect, Sentence, Target } from './text/structure.ts'

/** A target as a text asks for it: chosen as the ability or card is put on the stack. */
export type Aimed = Extract<Target, { readonly at?: number }>

export const isAimed = (target: Target): target is Aimed =>
  target.kind === 'target' || target.kind === 'optional target' || target.kind === 'another target'

const targetsOfEffect = (effect: Effect): readonly Target[] => {
  const by = 'by' in effect && typeof effect.by === 'object' ? [effect.by] : []
  if ('to' in effect) return Array.isArray(effect.to) ? effect.to : [...by, effect.to as Target]
  if ('what' in effect) return [effect.what]
  if ('who' in effect) return [effect.who]
  return 'on' in effect ? [effect.on] : []
}

export const sentencesOf = (clause: Clause): readonly Sentence[] => {
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
      return []
  }
}

/** The targets that sentences ask for, in the order in which they are numbered. */
export const aimed = (does: readonly Sentence[]): readonly Aimed[] =>
  does
    .flatMap(({ effects }) => effects.flatMap(targetsOfEffect))
    .filter(isAimed)
    .filter((one, at, all) => all.findIndex((other) => other.at === one.at) === at)
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))

/** The targets of what a chart of a card's text does. */
export function aimedBy(w: View, { source, runs }: Waiting): readonly Aimed[] {
  const { abilities } = cardOf(w, source).$def
  const clauses = abilities.filter(({ chart }) => chart?.id === runs).map(({ clause }) => clause)
  return aimed(clauses.flatMap(sentencesOf))
}

export const neededTargets = (w: View, ability: Waiting): number =>
  aimedBy(w, ability).filter((one) => one.kind === 'target').length

/** What may be the next target. */
export function targetsFor(w: View, ability: Waiting, chosen: readonly Ref[]): readonly number[] {
  const next = aimedBy(w, ability)[chosen.length]
  if (next === undefined) return []
  const { source, you } = ability
  return candidates(w, next.of, source, you).filter(
    (card) => whyNotTargeted(w, next, source, you, card, chosen) === null,
  )
}

/** Why an object is not the target of a card or an ability, or null. */
export function whyNotTargeted(
  w: View,
  { of, kind }: Aimed,
  source: number,
  you: PlayerId,
  card: number,
  chosen: readonly Ref[],
): Reason | null {
  const { name } = cardOf(w, card)
  if (!candidates(w, of, source, you).includes(card))
    return because(`${name} is not what the text asks for`, 'GA-DMG-4')
  if (kind === 'another target' && chosen.some((one) => one.card === card))
    return because(`${name} is a target already`, 'GA-DMG-4')
  if (has(w, card, 'omnishroud')) return because(`${name} has omnishroud`, 'GA-KW-OMNISHROUD')
  if (cardOf(w, source).$def.subtypes.includes('spell') && has(w, card, 'spellshroud'))
    return because(`${name} has spellshroud`, 'GA-KW-SPELLSHROUD')
  return null
}

/** Whether something that was chosen can still be affected when the ability resolves. */
export const stillTargeted = (w: View, one: Aimed, source: number, you: PlayerId, ref: Ref): boolean =>
  hasStayed(w, ref) && whyNotTargeted(w, one, source, you, ref.card, []) === null
