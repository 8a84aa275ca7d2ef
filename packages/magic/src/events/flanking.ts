import type { World } from '@battleline/kernel'
import { type Facts, type Permanent, permanentOf, permanents, refTo } from '../model/state.ts'
import { abilitiesOfKind } from '../query/abilities.ts'
import { Characteristics } from '../query/characteristics.ts'
import type { Predicate, Sentence } from '../text/structure.ts'
import { addTrigger } from './triggers.ts'

const WEAKENED: readonly Sentence[] = [
  {
    does: {
      kind: 'gets',
      who: { kind: 'it' },
      does: [{ kind: 'gets', power: -1, toughness: -1 }],
      until: 'turn',
    },
  },
]

const mentions = new WeakMap<Facts, boolean>()

/** Whether a text or an effect gives flanking, to whatever creature: most boards have none. */
function mentionsFlanking({ facts, effects }: Permanent): boolean {
  const known = mentions.get(facts) ?? abilitiesOfKind(facts, 'about').some(({ does }) => gives(does))
  mentions.set(facts, known)
  return known || effects.some((one) => one.kind === 'is' && gives(one.does))
}

const gives = (does: Predicate): boolean => does.kind === 'has' && does.keyword === 'flanking'

/** Flanking triggers for each creature without flanking that blocks (702.25). `blocks`: blockers and attackers. */
export function triggerFlanking(w: World, blocks: readonly (readonly [number, number])[]): void {
  if (blocks.length === 0 || !permanents(w).some((one) => mentionsFlanking(permanentOf(w, one)))) return
  const characteristics = new Characteristics(w)
  for (const [blocker, attacker] of blocks)
    if (characteristics.has(attacker, 'flanking') && !characteristics.has(blocker, 'flanking'))
      addTrigger(w, attacker, {
        if: null,
        does: WEAKENED,
        antecedent: [refTo(w, blocker)],
        player: 0,
        amount: 0,
      })
}
