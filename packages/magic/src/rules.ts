import { type Chart, edition as chartsOfEdition, type Rules, type View } from '@battleline/kernel'
import { damageAmended, damageAmendments } from './amendments/damage.ts'
import { nameOf } from './asked.ts'
import { announce } from './charts/announce.ts'
import { combatChart } from './charts/combat.ts'
import { combatDamage, damageOrder } from './charts/combat-damage.ts'
import { type Damage, damage } from './charts/damage.ts'
import { damagePlace } from './charts/damage-place.ts'
import { attackersChart, blockersChart, DECIDING } from './charts/declare.ts'
import { type Dying, deathAmendments, dies } from './charts/dies.ts'
import { legends } from './charts/legends.ts'
import { isAlike, priority, triggers } from './charts/priority.ts'
import { type Redirecting, redirect } from './charts/redirect.ts'
import { resolve } from './charts/resolve.ts'
import { type Shielding, shield } from './charts/shield.ts'
import { turnChart } from './charts/turn.ts'
import { newTargets } from './effects/new-targets.ts'
import { enterAttacking } from './effects/objects.ts'
import { pickOpponent, sacrifice } from './effects/players.ts'
import { chooseSource } from './effects/watching.ts'
import { announced } from './moves.ts'
import { restore } from './restore.ts'
import { SOME_ITEM, type Waiting } from './stack-items.ts'
import { copyRecord, playersOf, tableOf } from './state.ts'
import { check } from './state-based.ts'
import type { Edition } from './vocabulary.ts'

/** The charts of an edition. Their steps have the same ids in all of them. */
export function chartsOf(edition: Edition, deciding = DECIDING) {
  const [attack, block] = [attackersChart(edition, deciding), blockersChart(edition, deciding)]
  const combat = combatChart(attack, block)
  return [
    turnChart(combat),
    combat,
    attack,
    block,
    damageOrder,
    damagePlace,
    combatDamage,
    damage,
    redirect,
    shield,
    dies,
    priority,
    triggers,
    announce,
    resolve,
    chooseSource,
    enterAttacking,
    newTargets,
    sacrifice,
    pickOpponent,
    legends,
  ] as const
}

/** The charts in the current edition. */
export const CHARTS = chartsOf('current')

/** A waiting ability by its source and what it does first: one source may have several. */
const triggerLabel = (w: View, { source, does: [first] }: Waiting): string =>
  first === undefined ? nameOf(w, source) : `${nameOf(w, source)}: ${first.does.kind}`

/** What the kernel asks of the game. */
export function makeRules(edition: Edition, deciding = DECIDING): Rules {
  const charts: ReadonlyMap<string, Chart> = chartsOfEdition(chartsOf(edition, deciding), [])
  return {
    game: 'magic',
    copy: copyRecord,
    chart: (id) => charts.get(id) ?? null,
    amendments: (w, step, l) =>
      step.id === 'magic/damage.2-replace'
        ? damageAmendments(w, l as Damage)
        : step.id === 'magic/dies.1-instead'
          ? deathAmendments(w, l as Dying)
          : [],
    amended: (w, _, l, _id, child) => damageAmended(w, l as Damage, child as Shielding | Redirecting),
    next: (w, waiting) => {
      // The active player's abilities go on the stack first, then the others' in turn order (MTG-GEN-3).
      const abilities = waiting as readonly Waiting[]
      const who =
        playersOf(w).find((player) => abilities.some(({ you }) => you === player)) ?? tableOf(w).active
      const from = abilities.filter(({ you }) => you === who)
      const [first] = from
      // The order of abilities that nothing tells apart makes no difference.
      const alike = first !== undefined && from.every((one) => isAlike(first, one))
      return { who, from: alike ? [first] : from }
    },
    alive: () => true,
    resolve: (_, entry) => announced({ ...SOME_ITEM, ...(entry as Waiting) }, []),
    label: (w, entry) => triggerLabel(w, entry as Waiting),
    standing: { when: 'at settle', check },
    over: (w) => tableOf(w).winner !== null,
    derive: (rows) => restore(rows, edition),
    limits: { steps: 100_000, depth: 60 },
  }
}
