import { because, type Reason, say, type View, type World } from '@battleline/kernel'
import { fold } from '@battleline/language'
import type { Library } from '../cards/library.ts'
import { attackable } from '../declarations/attack-constraints.ts'
import { addTrigger } from '../events/triggers.ts'
import { becomeBlocked } from '../model/bands.ts'
import { release } from '../model/counters.ts'
import { asksFor, remember } from '../model/history.ts'
import { type EffectSetup, effectOf, type PermanentSetup, permanentRow } from '../model/setup.ts'
import { editProblem } from '../model/setup-schema.ts'
import {
  attackers,
  cardsOf,
  isCard,
  isCreature,
  isPermanent,
  isPlayer,
  nameOf,
  nextTimestamp,
  type Permanent,
  permanentOf,
  permanents,
  playersOf,
  refTo,
  tableOf,
  writePermanent,
} from '../model/state.ts'
import { abilitiesOfKind } from '../query/abilities.ts'
import type { Sentence } from '../text/structure.ts'
import { moveToGraveyard } from '../zones/enter.ts'
import { leaveCombat, move, rememberLastKnown } from '../zones/move.ts'

/** The outcome of an effect that this version does not play. Players and permanents go by their numbers. */
export type Edit =
  /** A creature enters the battlefield attacking; `attacks`: its controller's choice (MTG-ATK-11). */
  | {
      readonly kind: 'enters attacking'
      readonly permanent: PermanentSetup
      readonly controller: number
      readonly attacks: number
    }
  /** A permanent leaves combat: it was removed from it, left the battlefield or changed what it is (MTG-CMB-11). */
  | { readonly kind: 'leaves combat'; readonly permanent: number }
  | { readonly kind: 'changes controller'; readonly permanent: number; readonly to: number }
  /** A spell or ability left an effect on a creature. */
  | { readonly kind: 'gets'; readonly permanent: number; readonly effect: EffectSetup }
  /** An attacker becomes blocked without a blocker. */
  | { readonly kind: 'becomes blocked'; readonly permanent: number }
  | { readonly kind: 'tapped' | 'untapped'; readonly permanent: number }
  /** A permanent leaves the battlefield, or a card the graveyard: it is exiled. */
  | { readonly kind: 'leaves'; readonly permanent: number }
  /** A card in hand is discarded; one with madness is exiled and may be cast (MTG-NCD-9). */
  | { readonly kind: 'discards'; readonly permanent: number }

/** Carries an edit out, or returns why it is impossible. */
export function applyEdit(w: World, edit: Edit, library: Library): Reason | null {
  const problem = editProblem(edit)
  if (problem !== null) return problem
  if (edit.kind === 'enters attacking') return enter(w, edit, library)
  if (edit.kind === 'discards') return discard(w, edit.permanent)
  if (edit.kind === 'leaves' && isCard(w, edit.permanent) && isBuried(w, edit.permanent)) {
    move(w, edit.permanent, 'exile')
    return null
  }
  if (!isPermanent(w, edit.permanent)) return because(say`there is no permanent ${edit.permanent}`)
  switch (edit.kind) {
    case 'leaves combat':
      leaveCombat(w, edit.permanent)
      return null
    case 'changes controller': {
      if (!isPlayer(w, edit.to)) return because(say`there is no player ${edit.to}`)
      leaveCombat(w, edit.permanent)
      Object.assign(writePermanent(w, edit.permanent), {
        controller: edit.to,
        controlledSinceTurnBegan: false,
      })
      return null
    }
    case 'gets':
      return get(w, edit)
    case 'becomes blocked':
      if (!attackers(w).includes(edit.permanent))
        return because(say`${permanentOf(w, edit.permanent).name} does not attack`, 'MTG-BLK-4')
      becomeBlocked(w, edit.permanent)
      return null
    case 'leaves':
      rememberLastKnown(w, [edit.permanent])
      move(w, edit.permanent, 'exile')
      return null
    case 'tapped':
    case 'untapped':
      // Neither removes it from combat (MTG-CMB-12).
      writePermanent(w, edit.permanent).tapped = edit.kind === 'tapped'
      if (edit.kind === 'untapped') release(w, edit.permanent)
      return null
    default:
      return edit satisfies never
  }
}

const isBuried = (w: View, card: number): boolean => permanentOf(w, card).zone === 'graveyard'

function discard(w: World, card: number): Reason | null {
  if (!isCard(w, card) || permanentOf(w, card).zone !== 'hand')
    return because('only a card in hand can be discarded')
  if (abilitiesOfKind(permanentOf(w, card).facts, 'madness').length === 0) {
    moveToGraveyard(w, card)
    return null
  }
  move(w, card, 'exile')
  addTrigger(w, card, { if: null, does: MADNESS, antecedent: [], player: 0, amount: 0 })
  return null
}

/** The effect of the madness trigger. */
const MADNESS: readonly Sentence[] = [
  { may: true, does: { kind: 'cast for madness' } },
  { if: { kind: 'did not' }, does: { kind: 'to the graveyard' } },
]

function enter(w: World, edit: Edit & { kind: 'enters attacking' }, library: Library): Reason | null {
  const { permanent, controller, attacks } = edit
  if (!isPlayer(w, controller)) return because(say`there is no player ${controller}`)
  const names = namesIn(w)
  if (names.has(fold(permanent.name)))
    return because(say`there already is something called “${permanent.name}”`)
  const made = permanentRow({ ...permanent, new: true }, controller, names, tableOf(w).players, library)
  if ('reason' in made) return made
  if (!isCreature(made)) return because(say`${made.name} is no creature`, 'MTG-CMB-10')
  const asksForDraws = (one: Permanent) => asksFor(one.facts).has('drew')
  if (asksForDraws(made) && !cardsOf(w).some((card) => asksForDraws(permanentOf(w, card))))
    return because(say`${made.name} asks for cards drawn this turn, which this position has not kept`)
  if (!tableOf(w).combat) return because('nothing attacks outside combat', 'MTG-ATK-11')
  // It enters anyway, but does not attack (MTG-ATK-12).
  const can = controller === tableOf(w).active && attackable(w).includes(attacks)
  const entered: Permanent = { ...made, attacks: can ? attacks : 0, at: nextTimestamp(w) }
  remember(w, 'entered', controller, refTo(w, w.add(entered)))
  return null
}

const namesIn = (w: View): ReadonlyMap<string, number> =>
  new Map([...playersOf(w), ...permanents(w)].map((one) => [fold(nameOf(w, one)), one]))

function get(w: World, { permanent, effect }: Edit & { kind: 'gets' }): Reason | null {
  const made = effectOf(effect, namesIn(w), tableOf(w).players, nextTimestamp(w))
  if ('reason' in made) return made
  const one = writePermanent(w, permanent)
  if (!isCreature(one)) return because(say`${one.name} is no creature`)
  one.effects = [...one.effects, made]
  return null
}
