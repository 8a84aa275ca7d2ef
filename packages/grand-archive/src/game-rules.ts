import { type Amendment, type Chart, edition, type Rules, type View, type World } from '@battleline/kernel'
import type { Library } from './cards/library.ts'
import { activation } from './charts/activation.ts'
import { attackCard } from './charts/attack-card.ts'
import { brewing } from './charts/brewing.ts'
import { combat } from './charts/combat.ts'
import { damage } from './charts/damage.ts'
import { oneByOne } from './charts/damage-one-by-one.ts'
import { damageStep } from './charts/damage-step.ts'
import { declare } from './charts/declare.ts'
import { destroyed } from './charts/destroyed.ts'
import { endOfCombat } from './charts/end-of-combat.ts'
import { endPhase } from './charts/end-phase.ts'
import { materialization } from './charts/materialization.ts'
import { abilityLabel, describeAbility, opportunity, triggers } from './charts/opportunity.ts'
import { memoryPayment, reservePayment } from './charts/payment.ts'
import { putOnStack } from './charts/put-on-stack.ts'
import { resolve } from './charts/resolve.ts'
import { retaliation } from './charts/retaliation.ts'
import { setUp } from './charts/set-up.ts'
import { staticCounters } from './charts/static-damage.ts'
import { targeting } from './charts/targeting.ts'
import { turn } from './charts/turn.ts'
import { uniqueness } from './charts/uniqueness.ts'
import { using } from './charts/using.ts'
import { wither, withering } from './charts/wither.ts'
import { check } from './checks/state-based-check.ts'
import { CHANGES } from './editions.ts'
import { markUsed } from './events/once-per-turn.ts'
import { triggerOrder } from './events/trigger-order.ts'
import { agility } from './keywords/agility.ts'
import { bulwark } from './keywords/bulwark.ts'
import { type Critical, critical, criticalDiscard } from './keywords/critical.ts'
import { foster } from './keywords/foster.ts'
import { intercept } from './keywords/intercept.ts'
import { currents } from './keywords/shifting-currents.ts'
import { suppressed } from './keywords/suppress.ts'
import { vigor } from './keywords/vigor.ts'
import { blankRecords } from './model/new-records.ts'
import { copyRecord, type PendingAbility, TABLE, tableOf } from './model/state.ts'
import { computedValues } from './query/computed-values.ts'
import { damageReplacements } from './replacement/damage.ts'
import { type Damage, prevent, setAmount } from './replacement/pending-damage.ts'
import { type Reveal, reveal } from './replacement/reveal.ts'
import { restore } from './setup/restore.ts'
import type { Edition } from './vocabulary.ts'

/** The charts of the game, in the order of a turn. */
export const CHARTS: Parameters<typeof edition>[0] = [
  setUp,
  turn,
  materialization,
  memoryPayment,
  reservePayment,
  opportunity,
  triggers,
  putOnStack,
  targeting,
  activation,
  brewing,
  using,
  resolve,
  attackCard,
  declare,
  combat,
  retaliation,
  intercept,
  damageStep,
  damage,
  criticalDiscard,
  reveal,
  oneByOne,
  destroyed,
  uniqueness,
  staticCounters,
  endOfCombat,
  endPhase,
  vigor,
  suppressed,
  agility,
  currents,
  wither,
  withering,
  foster,
]

/** The charts of an edition by id; those of card texts are added as cards are first used. */
export const chartsOf = (key: Edition): Map<string, Chart> => edition(CHARTS, CHANGES[key].steps)

const REPLACE = 'grand-archive/damage.2-replace'

/** The effects on each instance, one instance after the other. */
const amendments = (w: View, { instances }: Damage): readonly Amendment[] =>
  instances.flatMap((one) => [...critical(w, one), ...damageReplacements(w, one), ...bulwark(w, one)])

/** Applies a replacement after its decision or reveal. */
function amended(w: World, l: Damage, child: Critical | Reveal): void {
  const one = l.instances.find(({ id }) => id === child.instance)
  if (one === undefined) return
  if ('matches' in child) {
    markUsed(w, child.source, child.ability)
    if (child.matches) prevent(w, l, one, child.amount)
  } else if (child.refused) setAmount(w, l, one.id, one.amount * 2)
}

/** The rules of Grand Archive for the kernel. */
export function makeRules(key: Edition, library: Library): Rules {
  return {
    game: 'grand-archive',
    copyRecord: copyRecord,
    blankRecord: blankRecords(key),
    chart: (id) => library.chart(id),
    amendments: (w, step, l) => (step.id === REPLACE ? amendments(w, l as Damage) : []),
    finishAmendment: (w, _, l, _id, child) => amended(w, l as Damage, child as Critical | Reveal),
    triggerOrder,
    canResolve: () => true,
    resolve: (_, entry) => ({
      chart: putOnStack.id,
      locals: { ability: entry, targets: [], declined: false },
    }),
    label: (w, entry) => abilityLabel(w, entry as PendingAbility),
    describe: (w, entry) => describeAbility(w, entry as PendingAbility),
    computedValues,
    // A card's `life` counts its zone changes; its life as players know it is a computed value, and so is what empowers.
    isBookkeeping: (_w, record, field) => field === 'life' || (record === TABLE && field === 'memory'),
    stateBasedCheck: { when: 'at settle', check },
    over: (w) => tableOf(w).winner !== null,
    restoreDerived: (rows) => restore(rows, key, library),
    limits: { steps: 100_000, depth: 200 },
  }
}
