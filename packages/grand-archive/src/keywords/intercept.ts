import { because, chart, type View, verbs, type World } from '@battleline/kernel'
import { type Acting, EXAMPLE } from '../acting.ts'
import { isLegalDefender } from '../declaring.ts'
import { note, waitFor } from '../facts.ts'
import { championOf, has, isThere, makersOf } from '../read.ts'
import { type Combat, cardOf, isSame, opponentOf, playerOf, refTo, tableOf, writeCombat } from '../state.ts'
import { obeys } from './pride.ts'

const { ask } = verbs<Acting>()

/** An ally may make itself the target of an attack on its champion (GA-KW-INTERCEPT). */
export const intercept = chart<Acting>(
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
        word === 'intercept' ? `${cardOf(w, l.source.card).name} intercepts` : 'decline',
    })
      .when(canIntercept)
      .cite('GA-KW-INTERCEPT'),
  },
  { subjects: (l) => [l.source.card], like: EXAMPLE },
)

/** Whether the champion of a player defends. */
const championDefends = (w: View, player: 1 | 2): boolean =>
  tableOf(w).combat?.defenders.some((ref) => ref.card === championOf(w, player)) === true

function canIntercept(w: View, l: Acting) {
  const { combat } = tableOf(w)
  const { card } = l.source
  if (combat === null || !isThere(w, l.source)) return because('it is not there any more', 'GA-KW-INTERCEPT')
  if (isUnblockable(w, combat)) return because('the attack is unblockable', 'GA-KW-UNBLOCKABLE')
  if (!championDefends(w, l.you)) return because('the champion is not attacked any more', 'GA-KW-INTERCEPT')
  if (!isLegalDefender(w, card)) return because('it cannot be the target of this attack', 'GA-KW-INTERCEPT')
  if (!obeys(w, card)) return because('it does not obey', 'GA-KW-INTERCEPT', 'GA-KW-PRIDE')
  const defends = combat.defenders.some((ref) => isSame(ref, l.source))
  return !defends || because('it defends already', 'GA-KW-INTERCEPT')
}

/** Nobody intercepts an unblockable attack (GA-KW-UNBLOCKABLE). */
const isUnblockable = (w: View, combat: Combat): boolean =>
  makersOf(w, combat).some((card) => has(w, card, 'unblockable'))

function becomeTarget(w: World, l: Acting): void {
  const champion = championOf(w, l.you)
  const { combat } = tableOf(w)
  const defenders = (combat?.defenders ?? []).map((ref) => (ref.card === champion ? l.source : ref))
  writeCombat(w, { defenders })
}

/** Notes the allies that may intercept: awake as the attack is declared, and not against cleave or unblockable. */
export function noteIntercepts(w: World): void {
  const { combat } = tableOf(w)
  if (combat === null || combat.cleaves) return
  if (isUnblockable(w, combat)) return
  const enemy = opponentOf(combat.by)
  if (!championDefends(w, enemy)) return
  for (const card of playerOf(w, enemy).field) {
    if (cardOf(w, card).rested || !has(w, card, 'intercept')) continue
    note(w, 'intercept', card, [waitFor(w, refTo(w, card), intercept.id)])
  }
}
