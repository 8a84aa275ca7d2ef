import { chart, type View, verbs, type World } from '@battleline/kernel'
import { waitFor } from '../facts.ts'
import { move } from '../moving.ts'
import { refTo, tableOf, type Waiting, writeCard, writeTable } from '../state.ts'
import type { Cost } from '../text/structure.ts'
import { activatedOf, type Using } from '../using.ts'
import { destroyed, destroyedOf } from './destroyed.ts'

const { act } = verbs<Using>()

export const using = chart<Using>(
  'grand-archive/using',
  'Activated ability',
  {
    '1-stack': act('Its costs are paid, and it is put on the Effects Stack', payAndStack)
      .call(destroyed, (w, l) => (sacrifices(w, l) ? destroyedOf([refTo(w, l.object)], true) : null))
      .cite('GA-DEF-7', 'GA-SRC-6'),
  },
  { subjects: (l) => [l.object], like: { by: 1, object: 0, ability: 0, targets: [] } },
)

const sacrifices = (w: View, { object, ability }: Using): boolean =>
  activatedOf(w, object)[ability]?.clause.costs.some(({ kind }) => kind === 'sacrifice self') === true

function payAndStack(w: World, { by, object, ability: at, targets }: Using): void {
  const found = activatedOf(w, object)[at]
  if (found === undefined) return
  const ability: Waiting = waitFor(w, refTo(w, object), found.runs, { you: by, targets })
  for (const cost of found.clause.costs) pay(w, object, cost)
  const item = { id: tableOf(w).made, kind: 'ability' as const, ability, prepared: false, commands: null }
  writeTable(w).stack = [...tableOf(w).stack, item]
}

function pay(w: World, object: number, cost: Cost): void {
  switch (cost.kind) {
    case 'rest':
      writeCard(w, object).rested = true
      return
    case 'remove durability':
      writeCard(w, object).durability -= 1
      return
    case 'remove counter':
      writeCard(w, object)[cost.counter] -= 1
      return
    // What is paid is paid outside the engine; what is sacrificed goes when all else is paid.
    case 'pay':
    case 'sacrifice self':
      return
    case 'banish self':
      move(w, object, 'banishment')
      return
  }
}
