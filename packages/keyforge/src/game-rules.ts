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
import { asUpgrade } from './charts/as-upgrade.ts'
import { captureInstead } from './charts/capture-instead.ts'
import { changeControl } from './charts/change-control.ts'
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
import { abilityOf, canStart, chartOf, withoutHiddenCards } from './events/abilities.ts'
import { triggerOrder } from './events/trigger-order.ts'
import { assault } from './keywords/assault.ts'
import { elusive } from './keywords/elusive.ts'
import { hazardous } from './keywords/hazardous.ts'
import { poison } from './keywords/poison.ts'
import { invulnerable, prevention } from './keywords/prevention.ts'
import { skirmish } from './keywords/skirmish.ts'
import { splashAttack } from './keywords/splash-attack.ts'
import type { ActiveEffect } from './model/active-effect.ts'
import type { Damage } from './model/damage.ts'
import { blankRecord } from './model/new-records.ts'
import { recordHash } from './model/record-hash.ts'
import { newResolution, type Resolution } from './model/resolution.ts'
import { cardOf, copyRecord, type PendingTrigger, refTo, tableOf } from './model/state.ts'
import { activeEffects, hasEffects } from './query/active-effects.ts'
import { selfOf, youOf } from './query/board.ts'
import { resolutionOf } from './query/resolution.ts'
import { deedsBecome, type InsteadContext, type InsteadHooks } from './replacement/action.ts'
import { dealtBecomes } from './replacement/damage.ts'
import { destructionReplaced } from './replacement/destruction.ts'
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
import { eventsIn, itself } from './text/structure.ts'
import type { Edition } from './vocabulary.ts'

/** The charts of the game, in the order of a turn. */
export const CHARTS: Parameters<typeof edition>[0] = [
  setUp,
  turn,
  forge,
  gain,
  lose,
  play,
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
  captureInstead,
  activate,
  fulfill,
  fight,
  useByEffect,
  payToUse,
  payToPlay,
  changeControl,
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

/** The charts of an edition by id; those of card texts are added as cards are first used. */
export const chartsOf = (key: Edition): Map<string, Chart> => edition(CHARTS, CHANGES[key].steps)

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
  damageBecomes(startInstead),
  prevention,
  invulnerable,
  doubling,
  redirection,
  copying,
  takesMore,
  poison,
  destructionReplaced(startEntry, IN_ITS_PLACE),
  dealtBecomes(IN_ITS_PLACE),
  reapBecomes((w, effect, it) => startInstead(w, effect, { antecedent: it })),
  ...deedsBecome(IN_ITS_PLACE),
]

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
    label: (w, entry, among) =>
      labelAmong(w, entry as PendingTrigger, (among ?? []) as readonly PendingTrigger[], library),
    stateBasedCheck: { when: 'always', check: checkLethal },
    over: (w) => tableOf(w).winner !== null,
    restoreDerived: (rows) => restore(rows, library),
    limits: { steps: 100_000, depth: 200 },
    describeLoop: loopOf,
  }
}

function find(at: Interventions | undefined, w: View, l: object): readonly Amendment[] {
  const { $effects } = tableOf(w)
  if (at === undefined || !hasEffects($effects, at.hooks)) return NONE
  const found: Amendment[] = []
  for (const one of at.all) if (hasEffects($effects, one.hooks)) one.find(w, l, found)
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

/** Starts a constant replacement effect. */
function startInstead(
  w: World,
  effect: ActiveEffect,
  { antecedent: it = [], player = 0, amount = 0 }: InsteadContext = {},
): Start {
  const { row, ability, lasting, bearer } = effect
  const isMade = lasting !== null && bearer < 0
  const from = isMade ? lasting.from : refTo(w, row)
  const source = isMade ? lasting.from : refTo(w, selfOf(effect))
  const chart = isMade ? lasting.text : chartOf(w, row, ability)
  return { chart, locals: { ...newResolution(source, from, youOf(w, effect), it), player, amount } }
}

/** Triggers of several cards at once include the card: "Gub: after a creature is destroyed (Troll)". */
function labelAmong(
  w: View,
  entry: PendingTrigger,
  among: readonly PendingTrigger[],
  library: Library,
): string {
  const own = label(w, entry, library)
  const isAlike = (other: PendingTrigger) => other.id !== entry.id && label(w, other, library) === own
  const [about] = entry.antecedent
  return about !== undefined && among.some(isAlike) ? `${own} (${cardOf(w, about.card).name})` : own
}

/** An ability in a player's words: "Dust Imp: Destroyed", "Dust Imp: Destroyed (from Soulkeeper)". */
function label(w: View, entry: PendingTrigger, library: Library): string {
  const { source, from, runs, delayed } = entry
  const { name } = cardOf(w, source)
  if (KEYWORDS_BEFORE.has(runs)) return `${name}: ${runs}`
  const gained = from.card === source ? '' : ` (from ${cardOf(w, from.card).name})`
  return `${name}: ${delayed ? 'after it left play' : triggerOf(w, entry, library)}${gained}`
}

function triggerOf(w: View, entry: PendingTrigger, library: Library): string {
  const lasting = library.lasting(entry.runs)
  const bold = itself((lasting === null ? abilityOf(w, entry)?.clause : lasting.is) ?? null)
  if (bold?.kind === 'after')
    return [...new Set(eventsIn(bold.event).map(({ kind }) => EVENT_WORDS[kind]))].join(' or ')
  return bold?.kind === 'bold' ? bold.triggers.map(capital).join('/') : 'Destroyed'
}

const EVENT_WORDS = {
  destroyed: 'after a creature is destroyed',
  'dealt damage': 'after damage is dealt',
  fights: 'after a creature fights',
  readied: 'after a card is readied',
  'turn starts': 'at the start of the turn',
  'turn ends': 'at the end of the turn',
  'house chosen': 'after a house is chosen',
  'key forged': 'after a key is forged',
  'armor prevents': 'after its armor prevents damage',
  enters: 'after a card enters play',
  played: 'after a card is played',
  discarded: 'after a card is discarded',
  reaps: 'after a creature reaps',
  used: 'after a card is used',
  'leaves play': 'after a card leaves play',
  'dealt icon damage': 'after a damage icon deals damage',
  'tide raised': 'after the tide is raised',
  attached: 'after an upgrade is attached',
  'deals damage': 'after it deals damage',
  attacked: 'after a creature is attacked',
  gains: 'after Æmber is gained',
  loses: 'after Æmber is lost',
  purged: 'after a card is purged',
  draws: 'after a card is drawn',
  'icon resolved': 'after a bonus icon is resolved',
  stolen: 'after Æmber is stolen',
  exalted: 'after a creature is exalted',
  stunned: 'after a creature is stunned',
  warded: 'after a creature is warded',
  enraged: 'after a creature is enraged',
  exhausted: 'after a card is exhausted',
  healed: 'after a creature is healed',
  captures: 'after a creature captures Æmber',
  archives: 'after a card is archived',
  shuffles: 'after a deck is shuffled',
  'token made': 'after a token creature is made',
}
const capital = (words: string): string => words.replace(/\b\p{L}/gu, (letter) => letter.toUpperCase())
