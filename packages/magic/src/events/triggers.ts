import type { View, World } from '@battleline/kernel'
import { countOf, hasHappened, remember } from '../model/history.ts'
import type { PendingTrigger } from '../model/stack-items.ts'
import {
  cardsOf,
  defenderAgainst,
  isCreature,
  isOfType,
  isPlayer,
  isThere,
  nextTimestamp,
  permanentOf,
  playerOf,
  playersOf,
  type Ref,
  refTo,
  tableOf,
  writeTable,
} from '../model/state.ts'
import { abilitiesInPlay, abilitiesOfKind } from '../query/abilities.ts'
import { Characteristics } from '../query/characteristics.ts'
import { type FilterContext, isSpell } from '../query/filter-terms.ts'
import { abilitiesFinder } from '../query/granted-abilities.ts'
import { conditionHolds, matches } from '../query/object-filter.ts'
import type { Ability, Event, Happened, ObjectFilter } from '../text/structure.ts'
import { useAbility } from './ability-uses.ts'
import { asksForDealer } from './dealer.ts'
import type { TriggerEvent } from './trigger-event.ts'

type TriggeredAbility = Extract<Ability, { readonly kind: 'whenever' }>

/** Triggers the abilities for events. Call this before permanents leave, so that their abilities see it. */
export function triggerOn(w: World, ...events: readonly TriggerEvent[]): void {
  if (events.length === 0) return
  const happened = events.map((one) =>
    one.kind === 'gains life' ? { ...one, first: !hasHappened(w, 'gained', 'you', one.by) } : one,
  )
  for (const one of happened) {
    for (const noted of notedOf(w, one)) remember(w, ...noted)
  }
  const triggeredAbilities = abilitiesFinder(w, 'whenever')
  const watching = watchers(w).filter((one) => triggeredAbilities(one).length > 0)
  if (watching.length === 0) return
  const once = new Set<string>()
  for (const what of happened) {
    for (const one of watching) {
      triggeredAbilities(one).forEach((ability, at) => {
        if (
          (ability.from ?? 'battlefield') !== permanentOf(w, one).zone ||
          !triggers(w, ability.event, what, one)
        )
          return
        const isBatch = ability.event.batch === true
        if (isBatch) {
          // Once for all of them, for each player or permanent that they damage or attack.
          const key = `${one} ${at} ${keyOf(ability.event, what)}`
          if (once.has(key)) return
          once.add(key)
        }
        const causes = isBatch
          ? happened.filter(
              (other) =>
                keyOf(ability.event, other) === keyOf(ability.event, what) &&
                triggers(w, ability.event, other, one),
            )
          : [what]
        if (causes.length < (ability.event.many ?? 1) || !mayTrigger(w, one, ability, what)) return
        const most =
          ability.most ?? (what.kind === 'targeted' && ability.event.first === true ? 1 : undefined)
        if (most !== undefined && !useAbility(w, one, `triggered ${at}`, most)) return
        const each = what.kind === 'puts counters' && ability.event.each === true && most === undefined
        const repeats = each ? what.amount : 1
        for (let times = repeats * timesTriggered(w, one, causes); times > 0; times--)
          addTriggered(w, one, ability, what, causes.length)
      })
    }
  }
}

/** What an ability triggers once for: the whole batch, or each player or permanent that its text names. */
const keyOf = ({ object = 'anything' }: Event, what: TriggerEvent): number =>
  object === 'anything' ? 0 : objectOf(what)

/** Who or what is damaged or attacked; 0 where nothing is. */
const objectOf = (what: TriggerEvent): number =>
  'to' in what ? what.to.card : 'object' in what ? what.object : 0

/** How often an ability of a permanent triggers: once, and once more for each that says so (MTG-KEY-57). */
const timesTriggered = (w: View, source: number, causes: readonly TriggerEvent[]): number =>
  1 +
  abilitiesInPlay(w, 'triggers again').filter(({ by, you, is }) => {
    const context = { you, source: by, thatPlayer: 0 }
    if (!matches(w, is.of, source, context)) return false
    const { when, by: cause, yours } = is
    if (when === undefined) return true
    return causes.some(
      (what) =>
        'it' in what &&
        (what.kind === 'enters' || (when === 'enters or leaves' && LEAVES.has(what.kind))) &&
        (yours !== true || permanentOf(w, what.it).controller === you) &&
        (cause === undefined || matches(w, cause, what.it, context)),
    )
  }).length

/** How often a delayed or reflexive ability triggers; once if its source has left. */
export const timesOfDelayed = (w: View, source: Ref): number =>
  isThere(w, source) ? timesTriggered(w, source.card, []) : 1

const LEAVES: ReadonlySet<TriggerEvent['kind']> = new Set(['leaves', 'dies'])

/** Permanents, and cards in graveyards whose text waits there. */
const watchers = (w: View): number[] =>
  cardsOf(w).filter((one) => {
    const { zone, facts } = permanentOf(w, one)
    return (
      zone === 'battlefield' ||
      (zone === 'graveyard' && abilitiesOfKind(facts, 'whenever').some(({ from }) => from === 'graveyard'))
    )
  })

type Noted = readonly [what: Happened, player: number, entered?: Ref]

/** What conditions ask for later in the turn, and of which player. */
function notedOf(w: View, what: TriggerEvent): readonly Noted[] {
  switch (what.kind) {
    case 'gains life':
      return [['gained', what.by]]
    case 'loses life':
      return [['lost', what.by]]
    case 'player attacks':
      return [['attacked', what.by]]
    case 'casts':
      return [['cast', what.by]]
    case 'draws':
      return [['drew', what.by]]
    case 'commits a crime':
      return [['crime', what.by]]
    case 'sacrifices':
      return [['sacrificed', what.by, refTo(w, what.it)]]
    case 'enters':
      return [['entered', permanentOf(w, what.it).controller, refTo(w, what.it)]]
    case 'dies':
      return isCreature(permanentOf(w, what.it)) ? [['died', permanentOf(w, what.it).controller]] : []
    case 'leaves': {
      const one = permanentOf(w, what.it)
      const left: Noted = ['left', one.controller]
      return isOfType(one, 'land') ? [left] : [left, ['nonland left', one.controller]]
    }
    default:
      return []
  }
}

/** Whether the “if” of an ability is true; one that is not true uses nothing up (603.4). */
function mayTrigger(
  w: World,
  source: number,
  { if: condition }: TriggeredAbility,
  what: TriggerEvent,
): boolean {
  const { controller: you } = permanentOf(w, source)
  const by = { you, source, thatPlayer: thatPlayerOf(w, what) }
  const isAskedOfIt = condition?.kind === 'it is' && 'it' in what
  if (condition == null) return true
  if (isAskedOfIt ? matches(w, condition.of, what.it, by) : conditionHolds(w, condition, by)) return true
  w.reportNotDone(source, 'does not trigger', 'its condition is not true', 'MTG-NCD-10')
  return false
}

/** `causes`: how many things happened at once. */
function addTriggered(
  w: World,
  source: number,
  ability: TriggeredAbility,
  what: TriggerEvent,
  causes: number,
): void {
  const amount = 'amount' in what ? what.amount : what.kind === 'leaves graveyard' ? causes : 0
  // Only where it is asked for: else what two creatures trigger is the same.
  const given = what.kind === 'turned up' ? { fixedX: what.x } : {}
  const dealer = what.kind === 'deals damage' && asksForDealer(ability) ? { dealer: what.from } : {}
  addTrigger(w, source, {
    if: ability.if ?? null,
    does: ability.does,
    ...(ability.modes !== undefined && { modes: ability.modes }),
    ...(ability.you !== undefined && { you: ability.you }),
    antecedent: antecedentOf(w, what),
    player: thatPlayerOf(w, what),
    amount,
    ...dealer,
    ...given,
  })
}

/** Adds a triggered ability that will go on the stack. */
export function addTrigger(
  w: World,
  source: number,
  ability: Pick<
    PendingTrigger,
    'if' | 'does' | 'modes' | 'antecedent' | 'player' | 'amount' | 'dealer' | 'fixedX'
  > & {
    readonly you?: number
  },
): void {
  const { life, controller } = permanentOf(w, source)
  const waiting: PendingTrigger = {
    id: `${source}.${life}/${nextTimestamp(w)}`,
    source,
    life,
    you: controller,
    ...ability,
  }
  writeTable(w).triggered = [...tableOf(w).triggered, waiting]
}

/** "That player": the attacked player, or the player who was dealt damage. */
function thatPlayerOf(w: View, what: TriggerEvent): number {
  if (what.kind === 'attacks' || what.kind === 'unblocked') return defenderAgainst(w, what.it)
  if ('by' in what && what.kind !== 'deals damage') return what.by
  if (what.kind !== 'deals damage') return 0
  return isPlayer(w, what.to.card) ? what.to.card : permanentOf(w, what.to.card).controller
}

function antecedentOf(w: View, what: TriggerEvent): readonly Ref[] {
  if (what.kind === 'attacks' || what.kind === 'unblocked')
    return what.object > 0 ? [refTo(w, what.it), refTo(w, what.object)] : [refTo(w, what.it)]
  if (what.kind === 'deals damage') return [what.to]
  if (what.kind === 'blocked by' || what.kind === 'blocks what') return [refTo(w, what.object)]
  if (what.kind === 'casts') return [refTo(w, what.spell)]
  return 'it' in what ? [refTo(w, what.it)] : []
}

/** Whether an event triggers an ability: everything that its text says of the event is true. */
function triggers(w: View, event: Event, what: TriggerEvent, self: number): boolean {
  if (event.kind !== what.kind) return false
  const { controller: you } = permanentOf(w, self)
  switch (what.kind) {
    case 'beginning of combat':
    case 'second main phase':
    case 'end step':
      return isBy(event.by ?? 'you', tableOf(w).active, you)
    case 'end of combat':
      return true
    case 'casts':
    case 'sacrifices':
    case 'creates':
    case 'gains life':
    case 'loses life':
    case 'commits a crime':
    case 'forages':
    case 'is tempted':
    case 'leaves graveyard':
    case 'gains control':
    case 'puts counters':
    case 'draws':
      return (
        isBy(event.by ?? 'you', what.by, you) &&
        isDoneSo(w, event, what, { you, source: self, thatPlayer: 0 })
      )
    case 'player attacks':
      return (
        what.by === you &&
        attackersOf(w, event.of, what, { you, source: self, thatPlayer: 0 }) >= (event.least ?? 1)
      )
    default:
  }
  if (event.first === true && 'first' in what && !what.first) return false
  if (event.alive === true && 'dies' in what && what.dies === true) return false
  if (event.goes !== undefined && !('goes' in what && what.goes === event.goes)) return false
  if (event.combat === true && !('combat' in what && what.combat)) return false
  if (what.kind === 'dealt damage' && what.amount < (event.least ?? 1)) return false
  if (
    what.kind === 'targeted' &&
    (!isBy(event.by ?? 'anyone', what.by, you) || (event.spells === true && !what.spell))
  )
    return false
  if (event.while !== undefined && !conditionHolds(w, event.while, { you, source: self, thatPlayer: 0 }))
    return false
  const one = 'from' in what ? what.from.card : what.it
  if (what.kind === 'attacks' && !attacksSo(w, event, what)) return false
  const object = 'to' in what ? what.to.card : 'object' in what ? what.object : 0
  const by = { you, source: self, thatPlayer: 0 }
  return isObject(w, event.object ?? 'anything', object, by) && isSubject(w, event.who ?? 'self', one, by)
}

/** What a player does, or what happens to one. */
type Deed = Extract<
  TriggerEvent,
  {
    readonly kind:
      | 'casts'
      | 'sacrifices'
      | 'creates'
      | 'gains life'
      | 'loses life'
      | 'commits a crime'
      | 'forages'
      | 'is tempted'
      | 'leaves graveyard'
      | 'gains control'
      | 'puts counters'
      | 'draws'
  }
>

/** Whether what a player does is as the text says. */
function isDoneSo(w: View, event: Event, what: Deed, by: FilterContext): boolean {
  switch (what.kind) {
    case 'casts':
      return isCastSo(w, event, what, by)
    case 'sacrifices':
    case 'creates':
      return isSubject(w, event.who ?? 'self', what.it, by)
    case 'gains life':
    case 'loses life':
      return isDuring(w, event, by.you) && (event.first !== true || what.first === true)
    case 'commits a crime':
    case 'forages':
    case 'is tempted':
      return isDuring(w, event, by.you)
    case 'leaves graveyard':
      return event.to === undefined || event.to === what.goes
    case 'gains control':
      return what.loser === by.you
    case 'puts counters':
      return (
        (event.which === undefined || event.which === what.which) &&
        isSubject(w, event.who ?? 'self', what.it, by)
      )
    case 'draws':
      return event.nth === undefined || countOf(w, 'drew', what.by) === Number(event.nth)
    default:
      return what satisfies never
  }
}

const attackersOf = (
  w: View,
  of: ObjectFilter | undefined,
  { attackers }: TriggerEvent & { readonly kind: 'player attacks' },
  by: FilterContext,
): number => (of === undefined ? attackers : attackers.filter((one) => matches(w, of, one, by))).length

/** Whether a spell is what the text says, cast when it says and at what it says. */
function isCastSo(
  w: View,
  event: Event,
  what: TriggerEvent & { readonly kind: 'casts' },
  by: FilterContext,
): boolean {
  const { spell = {}, nth, targets } = event
  if (!isSpell(w, spell, what.spell)) return false
  if (nth !== undefined && countOf(w, 'cast', what.by) !== Number(nth)) return false
  if (!isDuring(w, event, by.you)) return false
  if (targets === undefined) return true
  return what.targets.some((one) => (targets === 'self' ? one === by.source : matches(w, targets, one, by)))
}

/** Whether it is the turn that a text says. */
const isDuring = (w: View, { during }: Event, you: number): boolean =>
  during === undefined || (tableOf(w).active === you) === (during === 'yours')

const isBy = (by: 'you' | 'an opponent' | 'anyone', player: number, you: number): boolean =>
  by === 'anyone' || (player === you) === (by === 'you')

/** Whether the other attackers are as the text says. */
function attacksSo(
  w: View,
  event: Event,
  { it, others }: TriggerEvent & { readonly kind: 'attacks' },
): boolean {
  if (event.alone === true && others.length > 0) return false
  if (event.besideGreater !== true) return true
  const characteristics = new Characteristics(w)
  return others.some((one) => characteristics.power(one) > characteristics.power(it))
}

function isObject(w: View, which: NonNullable<Event['object']>, object: number, by: FilterContext): boolean {
  if (typeof which === 'object') return matches(w, which, object, by)
  if (which === 'anything') return true
  if (which === 'a creature') return !isPlayer(w, object) && isCreature(permanentOf(w, object))
  if (!isPlayer(w, object)) return false
  if (which === 'most life')
    return playersOf(w).every((player) => playerOf(w, player).life <= playerOf(w, object).life)
  return which === 'a player' || object !== by.you
}

function isSubject(w: View, who: NonNullable<Event['who']>, one: number, by: FilterContext): boolean {
  if (who === 'self') return one === by.source
  if (who === 'attached') return permanentOf(w, by.source).attached === one
  return matches(w, who, one, by)
}
