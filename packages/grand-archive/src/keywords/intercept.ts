import { because, chart, say, stepVerbs, type View, type World } from '@battleline/kernel'
import { addPendingTriggers, pendingAbility } from '../events/triggers.ts'
import {
  type Combat,
  cardOf,
  isSameObject,
  opponentOf,
  playerOf,
  refTo,
  tableOf,
  writeCombat,
} from '../model/state.ts'
import { attackSources, isLegalDefender } from '../query/attack.ts'
import { championOf, isStillOnField } from '../query/objects.ts'
import { EXAMPLE_RESOLUTION, type Resolution } from '../query/resolution.ts'
import { hasKeyword, hasPredicate } from '../query/values.ts'
import { obeys } from './pride.ts'

const { ask } = stepVerbs<Resolution>()

/** An ally may make itself the target of an attack on its champion (GA-KW-INTERCEPT). */
export const intercept = chart<Resolution>(
  'grand-archive/intercept',
  'Intercept',
  {
    '1-intercept': ask('An ally may become the target of the attack instead of its champion', {
      who: (_, l) => l.you,
      options: () => ['intercept', 'decline'],
      take: (w, l, [word]) => {
        if (word === 'intercept') becomeTarget(w, l)
      },
      label: (w, word, l) =>
        word === 'intercept' ? say`${cardOf(w, l.source.card).name} intercepts` : 'decline',
    })
      .when(canIntercept)
      .cite('GA-KW-INTERCEPT'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE_RESOLUTION },
)

/** Whether the champion of a player defends. */
const championDefends = (w: View, player: 1 | 2): boolean =>
  tableOf(w).combat?.defenders.some((ref) => ref.card === championOf(w, player)) === true

function canIntercept(w: View, l: Resolution) {
  const { combat } = tableOf(w)
  const { card } = l.source
  if (combat === null || !isStillOnField(w, l.source))
    return because('it has left the field', 'GA-KW-INTERCEPT')
  if (isUnblockable(w, combat)) return because('the attack is unblockable', 'GA-KW-UNBLOCKABLE')
  if (cannotBeIntercepted(w, combat)) return because('the attack cannot be intercepted', 'GA-KW-INTERCEPT')
  if (!championDefends(w, l.you)) return because('the champion is not attacked any more', 'GA-KW-INTERCEPT')
  if (!isLegalDefender(w, card)) return because('it cannot be the target of this attack', 'GA-KW-INTERCEPT')
  if (!obeys(w, card)) return because('it does not obey', 'GA-KW-INTERCEPT', 'GA-KW-PRIDE')
  const defends = combat.defenders.some((ref) => isSameObject(ref, l.source))
  return !defends || because('it defends already', 'GA-KW-INTERCEPT')
}

/** Unblockable attacks cannot be intercepted (GA-KW-UNBLOCKABLE). */
const isUnblockable = (w: View, combat: Combat): boolean =>
  attackSources(w, combat).some((card) => hasKeyword(w, card, 'unblockable'))

const cannotBeIntercepted = (w: View, combat: Combat): boolean =>
  attackSources(w, combat).some((card) => hasPredicate(w, card, 'cannot be intercepted'))

function becomeTarget(w: World, l: Resolution): void {
  const champion = championOf(w, l.you)
  const { combat } = tableOf(w)
  const defenders = (combat?.defenders ?? []).map((ref) => (ref.card === champion ? l.source : ref))
  writeCombat(w, { defenders })
}

/** Triggers Intercept of the awake allies, unless the attack cleaves or is unblockable. */
export function triggerIntercepts(w: World): void {
  const { combat } = tableOf(w)
  if (combat === null || combat.cleaves) return
  if (isUnblockable(w, combat) || cannotBeIntercepted(w, combat)) return
  const enemy = opponentOf(combat.by)
  if (!championDefends(w, enemy)) return
  for (const card of playerOf(w, enemy).field) {
    if (cardOf(w, card).rested || !hasKeyword(w, card, 'intercept')) continue
    addPendingTriggers(w, 'intercept', card, [pendingAbility(w, refTo(w, card), intercept.id)])
  }
}
