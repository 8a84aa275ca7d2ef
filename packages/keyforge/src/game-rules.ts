import type { Ref } from '@battleline/card-game'
import {
  type Amendment,
  type Chart,
  edition,
  type Rules,
  type Start,
  type View,
  type World,
} from '@battleline/kernel'
import type { Library } from './cards/library.ts'
import { activate } from './charts/activate.ts'
import { asCopy } from './charts/as-copy.ts'
import { asUpgrade } from './charts/as-upgrade.ts'
import { capture, captureByOne } from './charts/capture.ts'
import { captureInstead } from './charts/capture-instead.ts'
import { changeControl } from './charts/change-control.ts'
import { changeForm } from './charts/change-form.ts'
import { chooseIcon } from './charts/choose-icon.ts'
import { damage } from './charts/damage.ts'
import { destroyed } from './charts/destroyed.ts'
import { discard, discardEach } from './charts/discard.ts'
import { draw } from './charts/draw.ts'
import { attach, enterLine, enterRow } from './charts/enter.ts'
import { fight } from './charts/fight.ts'
import { forge } from './charts/forge.ts'
import { fulfill } from './charts/fulfill.ts'
import { gain, lose } from './charts/gain.ts'
import { captureIcon, damageIcon, discardIcon, powerIcon } from './charts/icons.ts'
import { afterLeaving, leave } from './charts/leave.ts'
import { makeToken } from './charts/make-token.ts'
import { payToPlay, payToUse } from './charts/pay-to-use.ts'
import { play } from './charts/play.ts'
import { putIntoPlay } from './charts/put-into-play.ts'
import { ready } from './charts/ready.ts'
import { refill } from './charts/refill.ts'
import { resolveIcons } from './charts/resolve-icons.ts'
import { setUp } from './charts/set-up.ts'
import { shuffle } from './charts/shuffle.ts'
import { steal } from './charts/steal.ts'
import { raiseTide } from './charts/tide.ts'
import { trigger } from './charts/trigger.ts'
import { turn } from './charts/turn.ts'
import { action, reap, removeStun } from './charts/use.ts'
import { useByEffect } from './charts/use-by-effect.ts'
import { window } from './charts/window.ts'
import { loopOf } from './checks/loops.ts'
import { checkLethal } from './checks/state-based-check.ts'
import { CHANGES } from './editions.ts'
import { isNamed, type ReplacementEffect } from './effects/amendment.ts'
import { endLastingWhere } from './effects/lasting.ts'
import { canStart, withoutHiddenCards } from './events/abilities.ts'
import { abilityLabel, describeAbility, labelsAmong } from './events/ability-label.ts'
import { startInstead } from './events/start-instead.ts'
import { triggerOrder } from './events/trigger-order.ts'
import { assault } from './keywords/assault.ts'
import { elusive } from './keywords/elusive.ts'
import { hazardous } from './keywords/hazardous.ts'
import { poison } from './keywords/poison.ts'
import { invulnerable, prevention } from './keywords/prevention.ts'
import { skirmish } from './keywords/skirmish.ts'
import { splashAttack } from './keywords/splash-attack.ts'
import type { Damage } from './model/damage.ts'
import { blankRecord } from './model/new-records.ts'
import { recordHash } from './model/record-hash.ts'
import type { Resolution } from './model/resolution.ts'
import { copyRecord, type PendingTrigger, refTo, tableOf } from './model/state.ts'
import { activeEffects, isUsed } from './query/active-effects.ts'
import { computedValues } from './query/power.ts'
import { resolutionOf } from './query/resolution.ts'
import { deedsBecome, type InsteadHooks } from './replacement/action.ts'
import { dealtBecomes } from './replacement/damage.ts'
import { destructionReplaced } from './replacement/destruction.ts'
import { damageDivided } from './replacement/divided-damage.ts'
import { takesMore } from './replacement/extra-damage.ts'
import {
  attackBonus,
  copying,
  damageBecomes,
  doubling,
  fightCap,
  noFightDamage,
  redirection,
} from './replacement/fight.ts'
import { reapBecomes } from './replacement/reap.ts'
import { restore } from './setup/restore.ts'
import type { Edition } from './vocabulary.ts'

/** The charts of the game, in the order of a turn. */
export const CHARTS: Parameters<typeof edition>[0] = [
  setUp,
  turn,
  forge,
  gain,
  lose,
  play,
  asCopy,
  asUpgrade,
  enterLine,
  enterRow,
  attach,
  putIntoPlay,
  makeToken,
  chooseIcon,
  resolveIcons,
  trigger,
  captureIcon,
  damageIcon,
  discardIcon,
  powerIcon,
  discard,
  discardEach,
  raiseTide,
  capture,
  captureByOne,
  captureInstead,
  activate,
  fulfill,
  fight,
  useByEffect,
  payToUse,
  payToPlay,
  changeControl,
  changeForm,
  reap,
  action,
  removeStun,
  ready,
  refill,
  draw,
  window,
  shuffle,
  steal,
  damage,
  destroyed,
  leave,
  afterLeaving,
]

const ofEditions = new Map<Edition, ReadonlyMap<string, Chart>>()

/** The charts of an edition by id; those of card texts are added as cards are first used. */
export function chartsOf(key: Edition): Map<string, Chart> {
  const made = ofEditions.get(key) ?? edition(CHARTS, CHANGES[key].steps)
  ofEditions.set(key, made)
  return new Map(made)
}

const IN_ITS_PLACE: InsteadHooks = {
  start: startInstead,
  spent: (w, effect) => {
    const { is, lasting } = effect ?? { is: null, lasting: null }
    if (is !== null && 'once' in is && is.once === true) endLastingWhere(w, ({ id }) => id === lasting?.id)
  },
}

const INTERVENTIONS: readonly ReplacementEffect[] = [
  skirmish,
  elusive,
  splashAttack,
  noFightDamage,
  attackBonus,
  fightCap,
  damageBecomes((w, effect) => startInstead(w, effect, { antecedent: [refTo(w, effect.row)] })),
  prevention,
  invulnerable,
  doubling,
  redirection,
  copying,
  takesMore,
  poison,
  destructionReplaced(startEntry, IN_ITS_PLACE),
  dealtBecomes(IN_ITS_PLACE),
  damageDivided(startInstead),
  reapBecomes((w, effect, it) => startInstead(w, effect, { antecedent: it })),
  ...deedsBecome(IN_ITS_PLACE),
]

/**
 * The replacement effects of the newest edition: the step that each acts at, and the hooks of texts that have it.
 * @public The pages about the charts are made from them (scripts/docs/constructions.mjs).
 */
export const REPLACEMENTS: readonly Pick<ReplacementEffect, 'id' | 'step' | 'hooks'>[] = INTERVENTIONS

const NONE: readonly Amendment[] = []

/** The interventions at one step, with all their hooks. */
interface Interventions {
  readonly hooks: readonly number[]
  readonly all: readonly ReplacementEffect[]
}

/** The interventions of an edition by the step they hook. */
function interventionsOf(key: Edition): ReadonlyMap<string, Interventions> {
  const { interventions } = CHANGES[key]
  const bySteps = new Map<string, Interventions>()
  for (const base of INTERVENTIONS) {
    const one = interventions.find((change) => change.of === base)?.is ?? base
    const { hooks = [], all = [] } = bySteps.get(one.step) ?? {}
    bySteps.set(one.step, { hooks: [...new Set([...hooks, ...one.hooks])], all: [...all, one] })
  }
  return bySteps
}

/** The rules of KeyForge, as the kernel asks for them. */
export function makeRules(key: Edition, library: Library): Rules {
  const interventions = interventionsOf(key)
  const { letsGo } = CHANGES[key]
  return {
    game: 'keyforge',
    copyRecord,
    recordHash,
    blankRecord,
    chart: (id) => library.chart(id),
    amendments: (w, step, l) => find(interventions.get(step.id), w, l),
    finishAmendment: (w, step, l, id, child) =>
      ended(interventions.get(step.id), w, l, id, child as Resolution),
    triggerOrder,
    canResolve: (w, entry, _, l) => canStart(w, entry as PendingTrigger, l),
    resolve: (w, entry) => {
      const { once } = entry as PendingTrigger
      if (once !== undefined) endLastingWhere(w, ({ id }) => id === once)
      return startEntry(
        w,
        letsGo === 'from play' ? (entry as PendingTrigger) : withoutHiddenCards(w, entry as PendingTrigger),
      )
    },
    label: (w, entry) => abilityLabel(w, entry as PendingTrigger, library),
    labels: (w, entries) => labelsAmong(w, entries as readonly PendingTrigger[], library),
    describe: (w, entry) => describeAbility(w, entry as PendingTrigger, library),
    computedValues,
    stateBasedCheck: { when: 'always', check: checkLethal },
    over: (w) => tableOf(w).winner !== null,
    restoreDerived: (rows) => restore(rows, library),
    limits: { steps: 100_000, depth: 200 },
    describeLoop: loopOf,
  }
}

function find(at: Interventions | undefined, w: View, l: object): readonly Amendment[] {
  if (at === undefined || !isUsed(w, at.hooks)) return NONE
  const found: Amendment[] = []
  for (const one of at.all) if (isUsed(w, one.hooks)) one.find(w, l, found)
  return found
}

/** After a replacement has finished, tells its effect, which may end with it. */
function ended(at: Interventions | undefined, w: World, l: object, id: string, child: Resolution): void {
  for (const one of at?.all ?? []) {
    if (one.ended === undefined || !id.startsWith(`${one.id}:`)) continue
    const effect = one.hooks.flatMap((hook) => activeEffects(w, hook)).find((other) => isNamed(id, other))
    one.ended(w, l, id, child, effect ?? null)
  }
}

type BeforeFight = (w: View, source: Ref, fought: Ref) => Damage
const KEYWORDS_BEFORE: ReadonlyMap<string, BeforeFight> = new Map([
  ['assault', assault],
  ['hazardous', hazardous],
])

/** Starts a pending trigger or keyword. */
function startEntry(w: View, entry: PendingTrigger): Start {
  const keyword = KEYWORDS_BEFORE.get(entry.runs)
  if (keyword === undefined || entry.fought === null)
    return { chart: entry.runs, locals: resolutionOf(w, entry) }
  return { chart: damage.id, locals: keyword(w, { card: entry.source, life: entry.life }, entry.fought) }
}
