import type { View } from '@battleline/kernel'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK, printedHook } from '../model/hooks.ts'
import { type Table, tableOf } from '../model/state.ts'

export const NO_ACTIVE_EFFECTS: readonly ActiveEffect[] = []

/** The active effects on a hook. Usually there are none: short, so that V8 inlines it. */
export function activeEffects(w: View, hook: number): readonly ActiveEffect[] {
  const noted = tableOf(w).$effects[hook] ?? NO_ACTIVE_EFFECTS
  return noted.length === 0 ? NO_ACTIVE_EFFECTS : effectsInForce(w, hook, noted)
}

function effectsInForce(w: View, hook: number, noted: readonly ActiveEffect[]): readonly ActiveEffect[] {
  if (w instanceof Without && w.isWithout(hook)) return NO_ACTIVE_EFFECTS
  const { $effects } = tableOf(w)
  const all = $effects[HOOK.given]?.length === 0 ? noted : withBearers(w, noted)
  if ($effects[HOOK.blank]?.length === 0) return all
  return all.filter(({ row, lasting }) => lasting !== null || !isBlank(w, row))
}

/** Whether any of these hooks lists an effect. Callers skip work that only effects would need. */
export function hasEffects(effects: Table['$effects'], hooks: readonly number[]): boolean {
  for (const hook of hooks) if ((effects[hook] as readonly ActiveEffect[]).length > 0) return true
  return false
}

/** Whether a card in play, or one that may work in a discard pile, uses any of these hooks. */
export function isUsed(w: View, hooks: readonly number[]): boolean {
  const { $effects, $needs } = tableOf(w)
  return hasEffects($effects, hooks) || ($needs.inDiscard.includes(HOOK.deed) && hooks.includes(HOOK.deed))
}

/** The listed effects of a hook: an ability given to several cards once, and those of blank text boxes too. */
export function listedEffects(w: View, hook: number): readonly ActiveEffect[] {
  const noted = tableOf(w).$effects[hook] ?? NO_ACTIVE_EFFECTS
  return noted.length > 0 && w instanceof Without && w.isWithout(hook) ? NO_ACTIVE_EFFECTS : noted
}

/** The same position with no effect on a hook. */
class Without implements View {
  readonly rows: View['rows']
  readonly stack: View['stack']
  readonly #of: View
  readonly #hook: number

  constructor(of: View, hook: number) {
    this.rows = of.rows
    this.stack = of.stack
    this.#of = of
    this.#hook = hook
  }
  find(chart: string): number {
    return this.#of.find(chart)
  }
  isWithout(hook: number): boolean {
    return this.#hook === hook || (this.#of instanceof Without && this.#of.isWithout(hook))
  }
}

/** Whether the text box of a card is blank. Abilities that other cards give it still count. */
export function isBlank(w: View, card: number): boolean {
  return listedEffects(w, HOOK.blank).length > 0 && isBlanked(w, card)
}

/** Separate, so that its caller stays small enough to be inlined. */
function isBlanked(w: View, card: number): boolean {
  const all = listedEffects(w, HOOK.blank)
  const unblanked = new Without(w, HOOK.blank)
  return withBearers(unblanked, all).some((effect) => effect.appliesTo(unblanked, card))
}

const withBearers = (w: View, all: readonly ActiveEffect[]): readonly ActiveEffect[] =>
  all.some(({ given }) => given !== null) ? all.flatMap((one) => one.perBearer(w)) : all

/** The effects on a hook that apply to this card, in their order. */
export function effectsFor(w: View, hook: number, card: number): readonly ActiveEffect[] {
  const all = activeEffects(w, hook)
  return all.length === 0 ? all : all.filter((effect) => effect.appliesTo(w, card))
}

/** The hooks that list effects only if a card in play has or gives a keyword. */
export const hooksOfKeyword = (keyword: number): readonly number[] => [
  HOOK.keyword + keyword,
  printedHook(keyword),
]

/** False if no card in play has or grants a keyword. */
export const isKeywordAround = (w: View, keyword: number): boolean =>
  activeEffects(w, HOOK.keyword + keyword).length > 0 || activeEffects(w, printedHook(keyword)).length > 0

/**
 * The view in which an effect that depends on values is checked. If the values could depend on the effect ("each
 * creature with power 3 or higher gets +1 power"), the view leaves out effects of its kind.
 */
export function viewForEffect(w: View, { at, depends }: ActiveEffect): View {
  if (depends.length === 0) return w
  return depends.some((hook) => hook === at || listedEffects(w, hook).length > 0) ? new Without(w, at) : w
}
