import type { World } from '@battleline/kernel'
import { type Acting, meant } from '../acting.ts'
import { choiceOf } from '../choosing.ts'
import type { Definition } from '../definition.ts'
import { subjectOf } from '../in-force.ts'
import { makeLasting } from '../lasting.ts'
import { isThere } from '../read.ts'
import type { Ref } from '../state.ts'
import type { Doing, Ongoing } from '../text/structure.ts'
import { did, type Writers } from './write.ts'

/** A lasting effect as it is written into a chart: with the id of what it says, and with what that hooks. */
export interface LastingText extends Doing<'lasting'> {
  readonly text: string
  readonly hooks: Definition['hooks']
}

/** The cards that it is fixed to as it is made; null where it is about whatever qualifies (KF-LST-2). */
function fixedTo(w: World, l: Acting, is: Ongoing): readonly Ref[] | null {
  if (is.kind === 'exchange') return meant(w, l, is.who)
  if (is.kind === 'about') return subjectOf(is.who).kind === 'self' ? meant(w, l, is.who) : null
  if (is.kind !== 'after' || 'whose' in is.event) return null
  switch (is.event.of.kind) {
    case 'self':
      return [l.from]
    case 'host':
      return [l.source]
    default:
      return null
  }
}

function begin(w: World, l: Acting, effect: Doing<'lasting'>): void {
  const { text, hooks, is, until } = effect as LastingText
  const on = fixedTo(w, l, is)?.filter((ref) => isThere(w, ref)) ?? null
  if (on?.length === 0) {
    did(l, false)
    w.not(l.source.card, 'a lasting effect', 'the card that it is about is not in play', 'KF-LST-4')
    return
  }
  const waits = until === 'end of their turn'
  const house = speaksOfHouse(is) && l.house !== null ? { house: l.house } : {}
  const once = is.kind === 'after' && is.once === true
  const way = until === 'it leaves play' ? l.way : []
  makeLasting(
    w,
    { text, from: l.from, you: l.you, on, until, bound: null, waits, once, way, ...house },
    hooks,
  )
}

/** "That house": the one that was chosen stays with the effect. */
const speaksOfHouse = (is: Ongoing): boolean =>
  is.kind === 'about'
    ? is.who.kind === 'each' && is.who.of.chosen === 'house'
    : (is.kind === 'must choose' || is.kind === 'cannot choose') && is.house === undefined

/** What is chosen is what "it" then means. */
const choose = (w: World, l: Acting, { what }: Doing<'choose'>): void => {
  l.it = meant(w, l, what)
}

export const lasting = {
  lasting: (to) => (to.effect.is.kind === 'about' ? to.choose(to.effect.is.who) : to).act(begin),
  choose: (to) => (choiceOf(to.effect.what) === null ? to.act(choose) : to.choose(to.effect.what)),
} satisfies Partial<Writers>
