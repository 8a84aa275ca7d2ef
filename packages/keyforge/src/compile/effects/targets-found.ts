import { because, type Reason, say, type World, word } from '@battleline/kernel'
import type { Resolution } from '../../model/resolution.ts'
import { targetsInPlay, targetsOf } from '../../query/resolution.ts'
import { choiceOf } from '../../rules/choosing.ts'
import type { Target } from '../../text/structure.ts'
import { noteCompletion } from './write.ts'

/**
 * The cards in play that an instruction applies to. An instruction that finds none was not carried out (KF-GEN-8), and
 * the trace says why: it "finds nothing to heal".
 */
export function targetsFound(w: World, l: Resolution, target: Target, verb: string): readonly number[] {
  const cards = targetsInPlay(w, l, target)
  if (cards.length > 0) return cards
  noteCompletion(l, false)
  reportNothingFound(w, l, target, verb)
  return cards
}

/** Reports that an instruction finds nothing to do this to, and why. */
export function reportNothingFound(w: World, l: Resolution, target: Target, verb: string): void {
  if (w.trace !== null)
    w.reportNotDone(l.source.card, say`finds nothing to ${word(verb)}`, whyNothing(w, l, target))
}

function whyNothing(w: World, l: Resolution, target: Target): Reason {
  const left = targetsOf(w, l, target).length
  if (left > 0) {
    const reason = left === 1 ? 'it is not in play any more' : 'they are not in play any more'
    return because(reason, target.kind === 'neighbors' ? 'KF-LVP-8' : 'KF-ZON-1')
  }
  const couldChoose = (choiceOf(target)?.options(w, l).length ?? 0) > 0
  return because(couldChoose ? 'none was chosen' : 'there is no such card', 'KF-GEN-5')
}
