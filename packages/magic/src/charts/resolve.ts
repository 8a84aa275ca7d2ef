import { because, chart, type Reason, routine, stepVerbs, type View } from '@battleline/kernel'
import { setAntecedent } from '../effects/antecedent.ts'
import type { ChoosingType } from '../effects/choose-type.ts'
import type { Flipping } from '../effects/flip-coin.ts'
import { perform } from '../effects/perform.ts'
import { type RandomOpponent, sacrificedIn } from '../effects/sacrifice.ts'
import type { Damage } from '../events/damage.ts'
import { rememberResolving } from '../model/resolved.ts'
import type { Item } from '../model/stack-items.ts'
import { isOfType, permanentOf } from '../model/state.ts'
import { abilitiesOfKind } from '../query/abilities.ts'
import {
  contextOf,
  EXAMPLE_RESOLUTION,
  type Resolution,
  referencedPlayers,
  sentenceConditionHolds,
} from '../query/resolution.ts'
import { targetSlots, whyIllegal } from '../query/targeting.ts'
import type { Reference, Sentence } from '../text/structure.ts'
import { enter, moveToGraveyard } from '../zones/enter.ts'
import { move } from '../zones/move.ts'

/** The top of the stack, removed to resolve. */
export interface Resolving extends Resolution {
  /** The index of the next sentence. */
  next: number
  /** Whether its controller chose the optional part. */
  proceed: boolean
}

const { act, ask, step } = stepVerbs<Resolving>()

const sentenceOf = (l: Resolving): Sentence | undefined => l.item.does[l.next]

export const resolve = chart<Resolving>(
  'magic/resolve',
  'The top of the stack resolves',
  {
    '1-targets': act('Its targets are looked at again', (w, l) => {
      l.targets = targetSlots(l.item.does).map((slot, at) =>
        (l.item.targets[at] ?? []).map((ref) => {
          const why = whyIllegal(w, slot, ref, contextOf(l))
          if (why !== null) w.reportNotDone(ref.card, 'is no legal target', why)
          return why === null ? ref : null
        }),
      )
    })
      .when((_, l) => l.item.targets.length > 0 || routine('it has no target'))
      .cite('MTG-NCD-4'),
    '2-sentence': act('It resolves, sentence by sentence', (w, l) => {
      const { if: condition, also, otherwise } = sentenceOf(l) ?? {}
      if (l.next === 0) rememberResolving(w, l.item)
      if (also === true) return
      if (otherwise === true) {
        l.proceed = !l.proceed
        // What it speaks of is what the sentence in its place named.
        if (l.proceed) takeObject(w, l, l.item.does[l.next - 1]?.does)
        return
      }
      l.proceed = condition === undefined || sentenceConditionHolds(w, l, condition)
      if (!l.proceed) l.completed = false
    })
      .when(canResolve)
      .cite('MTG-NCD-4'),
    '3-may': ask('What may be done is done, or not', {
      who: (w, l) => {
        const { by } = sentenceOf(l) ?? {}
        return (by === undefined ? undefined : referencedPlayers(w, l, by)[0]) ?? l.item.you
      },
      options: () => ['yes', 'no'],
      take: (_, l, [word]) => {
        l.proceed = word === 'yes'
        l.completed = l.proceed
      },
      label: (_, word) => (word === 'yes' ? 'yes' : 'no'),
    })
      .when(
        (w, l) =>
          (canResolve(w, l) === true && l.proceed && sentenceOf(l)?.may === true) ||
          routine('nobody is asked'),
      )
      .cite('MTG-CST-2'),
    '4-do': step('It is done')
      .run(
        (w, l) => {
          const sentence = sentenceOf(l)
          return sentence === undefined ? null : perform(w, l, sentence.does)
        },
        (_, l, child) => {
          if ('dealt' in child) takeDealt(l, child as Damage)
          const given = sacrificedIn(child)
          if (given !== null) l.item = { ...l.item, sacrificed: given }
          if ('won' in child) l.won = (child as Flipping).won
          if ('chosen' in child && 'only' in child) l.type = (child as ChoosingType).chosen
          if ('found' in child) l.antecedent = (child as RandomOpponent).found
        },
      )
      .when((w, l) => (canResolve(w, l) === true && l.proceed) || routine('it is not done'))
      .cite('MTG-CST-2'),
    '5-next': act('The next sentence', (_, l) => {
      l.next += 1
    })
      .backTo('2-sentence', (_, l) => sentenceOf(l) !== undefined)
      .when((w, l) => canResolve(w, l) === true || because('it does nothing'))
      .cite('MTG-CST-2'),
    '6-leave': act('A spell that is no permanent goes to its owner’s graveyard', (w, l) => {
      if (l.item.flashback === true) move(w, l.item.source, 'exile')
      else moveToGraveyard(w, l.item.source)
    })
      .when((w, l) => (isSpell(w, l.item) && !isPermanentSpell(w, l.item)) || routine('it is no such spell'))
      .cite('MTG-CST-3'),
    '7-enter': act('Everything else enters the battlefield', (w, l) => {
      enter(w, l.item.source, l.item.you, l.item.x)
    })
      .when(
        (w, l) => (isSpell(w, l.item) && isPermanentSpell(w, l.item)) || routine('it is no permanent spell'),
      )
      .cite('MTG-CST-3'),
  },
  {
    subjects: (l) => [l.item.source],
    like: { ...EXAMPLE_RESOLUTION, next: 0, proceed: true },
  },
)

/** Later text refers to the recipients of damage; "it" stays. */
function takeDealt(l: Resolving, child: Damage): void {
  l.completed = child.dealt.length > 0
  l.dealtThisWay = child.dealt
}

/** Makes the object of an instruction that was not done the antecedent of “it”. */
function takeObject(w: View, l: Resolving, one: Sentence['does'] | undefined): void {
  const { who, on, to } = (one ?? {}) as Partial<Record<'who' | 'on' | 'to', Reference>>
  const object = who ?? on ?? to
  if (object !== undefined) setAntecedent(w, l, object)
}

const isSpell = (w: View, { kind, source }: Item): boolean =>
  kind === 'spell' && permanentOf(w, source).zone === 'stack'

/** Whether it enters the battlefield by itself. An Aura has already entered attached, or cannot. */
const isPermanentSpell = (w: View, { source }: Item): boolean => {
  const one = permanentOf(w, source)
  const aura = abilitiesOfKind(one.facts, 'enchant').length > 0
  return !aura && !isOfType(one, 'instant') && !isOfType(one, 'sorcery')
}

/** An item without any legal target does nothing; its condition must still be true, too. */
function canResolve(w: View, l: Resolving): true | Reason {
  if (sentenceOf(l) === undefined) return routine('it has no further sentence')
  if (l.next === 0 && l.item.if !== null && !sentenceConditionHolds(w, l, l.item.if))
    return because('its condition is no longer true', 'MTG-NCD-10')
  const chosen = l.targets.flat()
  return (
    chosen.length === 0 ||
    chosen.some((ref) => ref !== null) ||
    because('none of its targets is legal', 'MTG-NCD-4')
  )
}
