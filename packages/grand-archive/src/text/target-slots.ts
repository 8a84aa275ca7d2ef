import { DIRECTIONS } from '../vocabulary.ts'
import type { Case, Clause, Effect, EffectOf, Modes, PlainSentence, Sentence, Target } from './structure.ts'

/** A target that a text requires or allows, chosen as the ability or card is put on the stack. */
export type TargetSlot = Extract<
  Target,
  { readonly kind: 'target' | 'optional target' | 'another target' }
> & {
  /** Of an ability that is a Spell (GA-ACT-5). */
  readonly spell?: true
}

/** The slots of a reference: none for what is no target; “up to two targets” are two, each different from those before. */
function slotsOf(target: Target): readonly TargetSlot[] {
  switch (target.kind) {
    case 'target':
    case 'optional target':
    case 'another target':
      return [target]
    case 'targets': {
      const { most, of, at = 0 } = target
      return Array.from({ length: most }, (_, n) => ({
        kind: n === 0 ? 'optional target' : 'another target',
        of,
        at: at + n,
      }))
    }
    default:
      return []
  }
}

export const isTargetSlot = (target: Target): boolean => slotsOf(target).length > 0

/** An activation is that of a card on the Effects Stack. */
const ON_STACK = { kind: 'zone', whose: 'any', place: 'stack' } as const

const activationOf = ({ what, side }: EffectOf<'negate'>): Target =>
  what.kind === 'target' || what.kind === 'optional target'
    ? { ...what, of: { ...what.of, at: ON_STACK, ...(side && { side }) } }
    : what

const targetsOfEffect = (effect: Effect): readonly Target[] => {
  if (effect.kind === 'negate') return [activationOf(effect)]
  if (effect.kind === 'summon copy') return [effect.of]
  if (effect.kind === 'generate under') return [effect.champion]
  if (effect.kind === 'discard from theirs') return []
  if (effect.kind === 'put under') return [effect.what, effect.champion]
  if (effect.kind === 'load') return [effect.what, effect.into]
  if (effect.kind === 'others do') return targetsOfEffect(effect.does)
  if (effect.kind === 'player does') return [effect.who, ...targetsOfEffect(effect.does)]
  const by = 'by' in effect && typeof effect.by === 'object' ? [effect.by] : []
  if ('to' in effect) return Array.isArray(effect.to) ? effect.to : [...by, effect.to as Target]
  if ('what' in effect) return [effect.what]
  if ('who' in effect) return [effect.who]
  return 'on' in effect ? [effect.on] : []
}

/** The sentences of a clause; “class bonus:” before one becomes its restriction. */
export const sentencesOf = (clause: Clause): readonly PlainSentence[] => writtenOf(clause).flatMap(plainOf)

/** A sentence of the ability in brackets with this number. */
export const withBonus = <S extends Sentence>(one: S, bonus: number | undefined): S =>
  bonus === undefined ? one : { ...one, bonus }

export const plainOf = (sentence: Sentence): readonly PlainSentence[] =>
  simpleOf(sentence).map((one) => withBonus(one, sentence.bonus))

const simpleOf = (sentence: Sentence): readonly PlainSentence[] => {
  switch (sentence.kind) {
    case 'with class bonus':
      return plainOf(sentence.does).map((one) => ({ ...one, when: { kind: 'class bonus' } }))
    case 'depends':
      return [{ kind: 'note', on: sentence.on }, ...sentence.of.flatMap(sentencesOfCase)]
    case 'modes':
    case 'use only':
    case 'trigger only':
    case 'aside':
    case 'cheaper':
      return []
    default:
      return [sentence]
  }
}

const sentencesOfCase = ({ does, from = 0, to = from, more, faces, or }: Case): readonly PlainSentence[] => {
  const among =
    faces === undefined
      ? { from, to: more === true ? null : to }
      : [faces, or].flatMap((one) => (one === undefined ? [] : [DIRECTIONS.indexOf(one)]))
  return does.flatMap(plainOf).map((one) => ({ ...one, among }))
}

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
    case 'ephemerate':
    case 'additional cost':
    case 'alternative cost':
    case 'brew':
    case 'enters with':
    case 'link':
    case 'floating only':
    case 'aside':
    case 'lineage':
    case 'activate only':
    case 'command':
    case 'costs':
      return []
  }
}

/** The modes of a clause, if it has any. */
export const modesOf = (clause: Clause): Modes | null =>
  writtenOf(clause).find((one): one is Modes => one.kind === 'modes') ?? null

/** The sentences of the trigger with this chart that follows one of these. */
export const followingOf = (does: readonly PlainSentence[], chartId: string): readonly PlainSentence[] =>
  does.flatMap((one) => (one.kind === 'when did' && one.chartId === chartId ? plainOf(one.does) : []))

/** What a card is linked to, as a target; null for other cards. */
export const linkOf = (clauses: readonly Clause[]): TargetSlot | null => {
  const link = clauses.find((one): one is Extract<Clause, { readonly kind: 'link' }> => one.kind === 'link')
  return link === undefined ? null : { kind: 'target', of: link.of, at: 0 }
}

/** The targets that sentences ask for, in the order in which they are numbered. */
export const targetSlots = (does: readonly PlainSentence[]): readonly TargetSlot[] =>
  does
    .flatMap((one) => {
      if (one.kind === 'when did' || one.kind === 'note') return []
      const slots = one.effects.flatMap(targetsOfEffect).flatMap(slotsOf)
      return one.kind === 'do' && one.spell === true
        ? slots.map((slot): TargetSlot => ({ ...slot, spell: true }))
        : slots
    })
    .filter((one, at, all) => all.findIndex((other) => other.at === one.at) === at)
    .sort((one, other) => (one.at ?? 0) - (other.at ?? 0))
