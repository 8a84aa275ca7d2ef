import { chart, type Start, type View, type World } from '@battleline/kernel'

import {
  type Lasting,
  nextTimestamp,
  permanents,
  type Ref,
  refTo,
  tableOf,
  writeTable,
} from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { amountOf, type Resolution, resolveReference } from '../query/resolution.ts'
import type { Instruction } from '../text/structure.ts'
import type { CombatAction } from '../vocabulary.ts'

type FromNow = Extract<Instruction, { readonly kind: 'from now' }>

/** An effect that replaces damage or deaths from now on; asks for a source if it needs one. */
export function startReplacement(w: World, l: Resolution, one: FromNow): Start | null {
  const watched = [one.on ?? []].flat()
  const on = watched.flatMap((who) => resolveReference(w, l, who))
  // A watched object that is no legal target leaves nothing to watch (MTG-NCD-4).
  if (watched.length > 0 && on.length === 0) {
    l.completed = false
    return null
  }
  if (watched.length > 0) l.antecedent = on
  const by = one.by == null ? null : (resolveReference(w, l, one.by)[0] ?? null)
  if (one.by != null && by === null) return null
  const lasting: Lasting = {
    id: nextTimestamp(w),
    source: { card: l.item.source, life: l.item.life },
    you: l.item.you,
    until: 'turn',
    does: one.is,
    on: watched.length > 0 ? on : null,
    from: by,
    to: (one.to == null ? undefined : resolveReference(w, l, one.to)[0]) ?? null,
    left: one.amount == null ? 1 : amountOf(w, l, one.amount),
  }
  if (one.source !== true) {
    writeTable(w).lasting = [...tableOf(w).lasting, lasting]
    return null
  }
  return { chart: 'magic/choose-source', locals: { lasting } }
}

/** A cost of blocking this turn, for any creature (MTG-BLK-25). */
export const blocksCost = (w: World, l: Resolution, amount: number): void =>
  addLasting(w, l, { kind: 'block tax', cost: `{${amount}}` })

/** The ability's controller chooses this turn's attackers or blockers (MTG-ATK-40, MTG-BLK-38). */
export const decides = (w: World, l: Resolution, action: CombatAction): void =>
  addLasting(w, l, { kind: 'decides', action })

function addLasting(w: World, { item }: Resolution, does: Lasting['does']): void {
  const { source, life, you } = item
  const effect: Lasting = { ...NO_LASTING, id: nextTimestamp(w), source: { card: source, life }, you, does }
  writeTable(w).lasting = [...tableOf(w).lasting, effect]
}

/** The choice of a source whose damage an effect replaces. */
export interface ChoosingSource {
  readonly lasting: Lasting
}

const NO_LASTING: Lasting = {
  id: 0,
  source: { card: 0, life: 0 },
  you: 1,
  until: 'turn',
  does: { kind: 'exiled instead' },
  on: null,
  from: null,
  to: null,
  left: 0,
}

/** Permanents, and items on the stack (MTG-RPL-10). */
function sources(w: View, own: Ref): number[] {
  const stacked = tableOf(w).stack.map(({ source }) => source)
  return [...new Set([...permanents(w), ...stacked])]
    .filter((card) => card !== own.card)
    .sort((a, b) => a - b)
}

export const chooseSource = chart<ChoosingSource>(
  'magic/choose-source',
  'A source is chosen',
  {
    '1-choose': verbs<ChoosingSource>()
      .choose('The source whose damage it watches is chosen', {
        who: (_, l) => l.lasting.you,
        options: (w, l) => sources(w, l.lasting.source),
        take: (w, l, [card]) => {
          const from = refTo(w, Number(card))
          writeTable(w).lasting = [...tableOf(w).lasting, { ...l.lasting, from }]
        },
      })
      .cite('MTG-RPL-10'),
  },
  { subjects: (l) => [l.lasting.source.card], like: { lasting: NO_LASTING } },
)
