import { type Chart, edition as chartsOfEdition, type Rules, type View } from '@battleline/kernel'
import { announce } from './charts/announce.ts'
import { combatChart } from './charts/combat.ts'
import { combatDamage, damageOrder } from './charts/combat-damage.ts'
import { damage } from './charts/damage.ts'
import { attackersChart, blockersChart, SEARCH_LIMIT } from './charts/declarations.ts'
import { dies } from './charts/dies.ts'
import { legends } from './charts/legend-rule.ts'
import { priority, triggers } from './charts/priority.ts'
import { resolve } from './charts/resolve.ts'
import { turnChart } from './charts/turn.ts'
import { turningUp } from './charts/turn-up.ts'
import { check } from './checks/state-based-check.ts'
import { amassing } from './effects/amass.ts'
import { blighting } from './effects/blight.ts'
import { chooseColor } from './effects/choose-color.ts'
import { chooseType } from './effects/choose-type.ts'
import { conniving, exploring } from './effects/connive.ts'
import { countering } from './effects/counter.ts'
import { damagePlace } from './effects/damage-place.ts'
import { discard } from './effects/discard.ts'
import { flipCoin } from './effects/flip-coin.ts'
import { moveCost } from './effects/move-cost.ts'
import { newTargets } from './effects/new-targets.ts'
import { enterAttacking } from './effects/objects.ts'
import { payEither } from './effects/pay-either.ts'
import { removeCounter } from './effects/remove-counter.ts'
import { tempting } from './effects/ring.ts'
import { pickOpponent, sacrifice } from './effects/sacrifice.ts'
import { chooseSource } from './effects/start-lasting.ts'
import { tapCost } from './effects/tap-cost.ts'
import { tapOrUntap } from './effects/tap-or-untap.ts'
import type { Damage } from './events/damage.ts'
import type { Deaths } from './events/death.ts'
import { triggerOrder } from './events/trigger-order.ts'
import { copyRecord } from './model/copy-record.ts'
import { restore } from './model/restore.ts'
import { EXAMPLE_ITEM, type PendingTrigger } from './model/stack-items.ts'
import { isPlayer, nameOf, tableOf } from './model/state.ts'
import { startAnnouncing } from './moves/moves.ts'
import { computedValues } from './query/characteristics.ts'
import { damageAmended, damageAmendments } from './replacement/damage.ts'
import { deathAmendments } from './replacement/death.ts'
import { type Redirecting, redirect } from './replacement/redirect.ts'
import { type Shielding, shield } from './replacement/shield.ts'
import type { Sentence } from './text/structure.ts'
import type { Edition } from './vocabulary.ts'

/** The charts; they are the same in all editions. */
export function chartsIn(deciding = SEARCH_LIMIT) {
  const [attack, block] = [attackersChart(deciding), blockersChart(deciding)]
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
    discard,
    tapCost,
    moveCost,
    chooseColor,
    chooseType,
    amassing,
    blighting,
    flipCoin,
    conniving,
    exploring,
    payEither,
    tempting,
    tapOrUntap,
    removeCounter,
    countering,
    turningUp,
    pickOpponent,
    legends,
  ] as const
}

/** The charts of the game, in the order of a turn. */
export const CHARTS = chartsIn()

/** The label of a triggered ability: its source and its first effect, because one source may have several. */
const triggerLabel = (w: View, { source, does: [first] }: PendingTrigger): string =>
  first === undefined
    ? nameOf(w, source)
    : `${nameOf(w, source)}: ${LABELS[first.does.kind] ?? first.does.kind}`

/** Instructions whose kind alone is no phrase. Scenarios name a label by its beginning, the kind. */
const LABELS: Partial<Record<Sentence['does']['kind'], string>> = {
  deal: 'deal damage',
  gets: 'gets other power, toughness or abilities',
  exile: 'exile cards',
  sacrifice: 'sacrifice permanents',
  sacrifices: 'sacrifices permanents',
  destroy: 'destroy permanents',
  attach: 'attach it',
  return: 'return cards',
  discards: 'discards cards',
  pays: 'pays costs',
  tap: 'tap permanents',
  untap: 'untap permanents',
  goad: 'goad creatures',
  regenerate: 'regenerate creatures',
  counters: 'counters are put or removed',
  life: 'life is gained or lost',
  poison: 'poison counters',
  draw: 'draw cards',
  counter: 'counter a spell',
  'counter unless': 'counter unless costs are paid',
  create: 'create tokens',
  copy: 'copy a spell',
  blocks: 'blocks if able',
  decides: 'decides who attacks or blocks',
  fight: 'fight another creature',
  'from now': 'from now on, another effect applies',
  'put attacking': 'put attacking creatures onto the battlefield',
}

/** The rules for the kernel. */
export function makeRules(edition: Edition, deciding = SEARCH_LIMIT): Rules {
  const charts: ReadonlyMap<string, Chart> = chartsOfEdition(chartsIn(deciding), [])
  return {
    game: 'magic',
    copyRecord,
    chart: (id) => charts.get(id) ?? null,
    amendments: (w, step, l) =>
      step.id === 'magic/damage.2-replace'
        ? damageAmendments(w, l as Damage)
        : step.id === 'magic/dies.1-instead'
          ? deathAmendments(w, l as Deaths)
          : [],
    finishAmendment: (w, _, l, _id, child) => damageAmended(w, l as Damage, child as Shielding | Redirecting),
    triggerOrder: (w, waiting) => triggerOrder(w, waiting as readonly PendingTrigger[]),
    canResolve: () => true,
    resolve: (_, entry) => startAnnouncing({ ...EXAMPLE_ITEM, ...(entry as PendingTrigger) }, []),
    label: (w, entry) => triggerLabel(w, entry as PendingTrigger),
    computedValues,
    // The number of a permanent's life on the battlefield.
    isBookkeeping: (w, record, field) => field === 'life' && !isPlayer(w, record),
    stateBasedCheck: { when: 'at settle', check },
    over: (w) => tableOf(w).winner !== null,
    restoreDerived: (rows) => restore(rows, edition),
    limits: { steps: 100_000, depth: 60 },
  }
}
