import type { World } from '@battleline/kernel'
import { type Acting, meant } from '../acting.ts'
import { choiceOf } from '../choosing.ts'
import type { Definition } from '../definition.ts'
import { makeLasting } from '../lasting.ts'
import { isThere } from '../read.ts'
import type { Ref } from '../state.ts'
import type { Doing, Ongoing, Subject, Watched } from '../text/structure.ts'
import { did, type Writers } from './write.ts'

/** A lasting effect as it is written into a chart: with the id of what it says, and with what that hooks. */
export interface LastingText extends Doing<'lasting'> {
  readonly text: string
  readonly hooks: Definition['hooks']
}

/** The cards that it is fixed to, chosen as it is made; null where it is about whatever qualifies (KF-LST-2). */
function fixedTo(l: Acting, who: Subject | Watched): readonly Ref[] | null {
  switch (who.kind) {
    case 'self':
      return [l.from]
    case 'host':
      return [l.source]
    case 'it':
      return l.it
    default:
      return null
  }
}

const subjectOf = (is: Ongoing): Subject | Watched | null => {
  if (is.kind === 'about') return is.who
  if ('whose' in is.event) return null
  return is.event.of.kind === 'printed' ? null : is.event.of
}

function begin(w: World, l: Acting, effect: Doing<'lasting'>): void {
  const { text, hooks, is, until } = effect as LastingText
  const who = subjectOf(is)
  const on = who === null ? null : (fixedTo(l, who)?.filter((ref) => isThere(w, ref)) ?? null)
  if (on?.length === 0) {
    did(l, false)
    w.not(l.source.card, 'a lasting effect', 'the card that it is about is not in play', 'KF-LST-4')
    return
  }
  const waits = until === 'end of their turn'
  makeLasting(w, { text, from: l.from, you: l.you, on, until, bound: null, waits }, hooks)
}

/** What is chosen is what "it" then means. */
const choose = (w: World, l: Acting, { what }: Doing<'choose'>): void => {
  l.it = meant(w, l, what)
}

export const lasting = {
  lasting: (to) => to.act(begin),
  choose: (to) => (choiceOf(to.effect.what) === null ? to.act(choose) : to.choose(to.effect.what)),
} satisfies Partial<Writers>
