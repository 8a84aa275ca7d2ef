import type { View } from '@battleline/kernel'
import { type Lasting, permanentOf, permanents, type Ref, refTo, tableOf } from '../model/state.ts'
import type { Replacement } from '../text/structure.ts'
import { abilitiesOfKind } from './abilities.ts'

/** An active replacement effect: of a static ability, or with a duration. */
export interface ReplacementEffect {
  /** Unique: each effect applies once to an event (MTG-RPL-3). */
  readonly id: string
  readonly does: Replacement
  readonly source: Ref
  readonly you: number
  /** Null for the text of a permanent. */
  readonly lasting: Lasting | null
}

/** The active replacement effects of one kind: static abilities by card, then those with a duration by age. */
export function replacementEffects(w: View, kind: Replacement['kind']): readonly ReplacementEffect[] {
  const found: ReplacementEffect[] = []
  for (const one of permanents(w)) {
    const { facts, controller, life } = permanentOf(w, one)
    abilitiesOfKind(facts, 'replaces').forEach(({ is }, at) => {
      if (is.kind === kind)
        found.push({
          id: `${one}.${life}/${at}`,
          does: is,
          source: refTo(w, one),
          you: controller,
          lasting: null,
        })
    })
  }
  for (const lasting of tableOf(w).lasting) {
    const { does, source, you, id } = lasting
    if (isReplacement(does) && does.kind === kind)
      found.push({ id: `lasting ${id}`, does, source, you, lasting })
  }
  return found
}

const isReplacement = (does: Lasting['does']): does is Replacement =>
  does.kind === 'damage' || does.kind === 'exiled instead'
