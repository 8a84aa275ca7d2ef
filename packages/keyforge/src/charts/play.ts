import type { PlayerId } from '@battleline/card-game'
import {
  because,
  chart,
  type GameEvent,
  type Reason,
  routine,
  say,
  stepVerbs,
  type View,
  type WaitingAbility,
  type World,
} from '@battleline/kernel'
import { endLastingWhere } from '../effects/lasting.ts'
import { abilitiesOf, pendingTrigger } from '../events/abilities.ts'
import { andThen, playerActionFacts, triggersOf } from '../events/triggers.ts'
import { HOOK } from '../model/hooks.ts'
import { FACE } from '../model/lasting-effect.ts'
import { cardOf, writeCard } from '../model/state.ts'
import { recordHistory } from '../model/turn-history.ts'
import { activeEffects } from '../query/active-effects.ts'
import { isInPlay, youOf } from '../query/board.ts'
import { isSame } from '../query/open-fights.ts'
import { iconsOf } from '../query/values.ts'
import { join } from '../rules/gigantic.ts'
import type { PlayMoment } from '../text/structure.ts'
import { type ActingIcon, type CardType, PILES, type Pile, TRIGGER } from '../vocabulary.ts'
import { moveToPile, takeAway } from '../zones/move.ts'
import { asCopy, mayBeCopy } from './as-copy.ts'
import { type AsUpgrade, asUpgrade, mayBeUpgrade } from './as-upgrade.ts'
import { actingIcon, beginIcon, iconFacts, iconsBarredBy, startOfIcon } from './choose-icon.ts'
import {
  type Arrival,
  AS_USUAL,
  attach,
  closeWithOmega,
  type Entering,
  entering,
  enterLine,
  enterRow,
} from './enter.ts'
import { window, windowOver } from './window.ts'

/** A card that is played. */
export interface Playing extends Arrival {
  readonly card: number
  readonly life: number
  readonly you: PlayerId
  /** The zone out of which it is played. */
  from: Pile | null
  /** True if it is a creature that is played as an upgrade. */
  asUpgrade: boolean
  /** True if an effect returns this action to its owner's hand when it has resolved. */
  returns: boolean
  /** True if another effect replaces its Play: abilities. */
  replaced: boolean
  /** The number of its bonus icons already resolved. */
  icons: number
  /** How often the last icon still repeats, right after itself (KF-ICN-4). */
  again: number
  /** How often every icon of this card repeats, by effects for the next card. */
  more: number
  facts: readonly GameEvent[]
  /** The events of gaining Æmber from the last icon. */
  gained: readonly GameEvent[]
}

const begun = (card: number, life: number, you: PlayerId, { how, anywhere, host } = AS_USUAL): Playing => ({
  card,
  life,
  you,
  how,
  anywhere,
  host,
  from: null,
  asUpgrade: false,
  returns: false,
  replaced: false,
  icons: 0,
  again: 0,
  more: 0,
  facts: [],
  gained: [],
})

export const playing = (w: View, card: number, you: PlayerId, arrival?: Arrival): Playing =>
  begun(card, cardOf(w, card).life, you, arrival)

const { act, offer, step } = stepVerbs<Playing>()

export const play = chart<Playing>(
  'keyforge/play',
  'Play a card',
  {
    '1-reveal': act('The card is revealed', reveal)
      .call(asUpgrade, upgradeOrNot, (_, l, { side }) => {
        l.asUpgrade = side === 'upgrade'
      })
      .call(asCopy, (w, l) => (mayBeCopy(w, l.card, l.you) ? { card: l.card, you: l.you } : null), playAction)
      .cite('KF-PLY-1', 'KF-PLY-8'),
    '2-enter': step('It enters play')
      .call(enterLine, ifIts('creature'), takeFacts)
      .call(enterRow, ifIts('artifact'), takeFacts)
      .call(attach, ifIts('upgrade'), takeFacts)
      .when((w, l) => printedType(w, l.card) !== 'action' || NO_PLACE)
      .cite('KF-PLY-1', 'KF-PLY-3'),
    '3-icons': act('Bonus icons', nextIcon)
      .when(mayResolveIcons)
      .run((w, l) => startOfIcon(w, l.you, lastIcon(w, l)))
      .call(window, (w, l) => windowOver(andThen(l.gained, iconFacts(w, l.you, lastIcon(w, l)))))
      .backTo('3-icons', (w, l) => l.again > 0 || l.icons < iconsOf(w, l.card).length)
      .cite('KF-ICN-1', 'KF-ICN-2', 'KF-ICN-4'),
    '4-before': act('Triggers before its Play: abilities', (w, l) => {
      l.replaced = factsOf(w, l, 'instead').length > 0
    })
      .when((w, l) => factsOf(w, l, 'before').length + factsOf(w, l, 'instead').length > 0 || NONE_BEFORE)
      .call(window, (w, l) => windowOver(andThen(factsOf(w, l, 'before'), factsOf(w, l, 'instead'))))
      .cite('KF-PLY-1', 'KF-RPL-1'),
    '4-abilities': offer('Play: abilities, and triggers for this', {
      entries,
    }).cite('KF-PLY-1', 'KF-PLY-7'),
    '5-discard': act('The action goes to the discard pile', discard)
      .when((w, l) => printedType(w, l.card) === 'action' || routine('it is no action', 'KF-PLY-1'))
      .cite('KF-PLY-1'),
  },
  {
    subjects: (l) => [l.card],
    like: begun(0, 0, 1),
  },
)

const NONE_BEFORE: Reason = routine('nothing waits for this', 'KF-PLY-1')

/** The triggers before the Play: abilities of the card, or in their place: where it has none, nothing replaces them. */
function factsOf(w: View, l: Playing, moment: PlayMoment): readonly GameEvent[] {
  const facts = playerActionFacts(w, 'played', l.card, l.you, { from: l.from, moment })
  const isReplaced = moment === 'before' || abilitiesOf(w, l.card, TRIGGER.play).length > 0
  return isReplaced ? facts : []
}

const NO_PLACE: Reason = routine('an action is only revealed', 'KF-PLY-1')
const printedType = (w: View, card: number): CardType => cardOf(w, card).$def.type

/** A resolving action is neither in hand nor in the discard pile (KF-PLY-8). */
function reveal(w: World, l: Playing): void {
  const { zone } = cardOf(w, l.card)
  l.from = PILES.find((pile) => pile === zone) ?? null
  // Both halves of a gigantic creature are revealed (KF-GIG-1).
  join(w, l.card, takeAway)
  if (cardOf(w, l.card).half >= 0) w.reportRule('KF-GIG-1')
  takeAway(w, l.card)
  const record = writeCard(w, l.card)
  record.zone = 'revealed'
  record.controller = l.you
  recordHistory(w, 'played', l.you, l.card)
  l.more = useUpForNext(w, l, HOOK.icons, 'next icons again')
  // A copy is first chosen.
  if (!mayBeCopy(w, l.card, l.you)) playAction(w, l)
}

function playAction(w: World, l: Playing): void {
  if (printedType(w, l.card) !== 'action') return
  l.returns = useUpForNext(w, l, HOOK.leavesTo, 'next action returns') > 0
  closeWithOmega(w, l.card)
  l.facts = playerActionFacts(w, 'played', l.card, l.you, { from: l.from, moment: null })
}

function upgradeOrNot(w: View, { card, you }: Playing): AsUpgrade | null {
  return mayBeUpgrade(w, card) ? { card, you, side: 'creature' } : null
}

function ifIts(type: CardType) {
  return (w: View, l: Playing) =>
    (l.asUpgrade ? 'upgrade' : printedType(w, l.card)) === type
      ? { ...entering(l.card, l.you, true), how: l.how, anywhere: l.anywhere, host: l.host, from: l.from }
      : null
}

function takeFacts(_: unknown, l: Playing, { facts }: Entering): void {
  l.facts = facts
}

/** How often an icon repeats: once for each text that says so. */
function timesAgain(w: View, l: Playing): number {
  const icon = lastIcon(w, l)
  if (icon === null) return 0
  return activeEffects(w, HOOK.icons).filter((effect) => {
    const { is } = effect
    return (
      is?.kind === 'icons again' &&
      (is.icon ?? icon) === icon &&
      effect.isMet(w) &&
      youOf(w, effect) === l.you
    )
  }).length
}

/** The effects for the next card end with this card (KF-LST-3); how many there were. */
function useUpForNext(
  w: World,
  l: Playing,
  hook: number,
  kind: 'next icons again' | 'next action returns',
): number {
  const of = activeEffects(w, hook).filter(
    (effect) => effect.is?.kind === kind && effect.isMet(w) && youOf(w, effect) === l.you,
  )
  if (of.length > 0) endLastingWhere(w, ({ id }) => of.some(({ lasting }) => lasting?.id === id))
  return of.length
}

/** The next icon, from top to bottom, one at a time, even if the card has left (KF-ICN-2). */
function nextIcon(w: World, l: Playing): void {
  if (l.again > 0) l.again--
  else {
    l.icons++
    l.again = timesAgain(w, l) + (lastIcon(w, l) === null ? 0 : l.more)
  }
  l.gained = beginIcon(w, l.you, lastIcon(w, l))
}

function mayResolveIcons(w: View, l: Playing): true | Reason {
  const bar = iconsBarredBy(w, l.you)
  return bar < 0 || because(say`${cardOf(w, bar).name} forbids it`, 'KF-GEN-2')
}

/** The resolving icon; null if it only adds a house, or if there is none. */
const lastIcon = (w: View, { card, icons }: Playing): ActingIcon | null =>
  actingIcon(iconsOf(w, card)[icons - 1])

/** The card's Play: abilities, which it loses if it has left play (KF-PLY-7); then other cards' triggers. */
function entries(w: View, l: Playing): readonly WaitingAbility[] {
  const watchers = triggersOf(l.facts)
  if (l.replaced || (cardOf(w, l.card).life !== l.life && isInPlay(w, l.card))) return watchers
  return [...abilitiesOf(w, l.card, TRIGGER.play).map((one) => pendingTrigger(w, one)), ...watchers]
}

function discard(w: World, l: Playing): void {
  if (cardOf(w, l.card).zone === 'revealed') {
    moveToPile(w, l.card, l.returns ? 'hand' : 'discard')
    if (l.returns) w.reportRule('KF-RPL-1')
  }
  endLastingWhere(w, ({ text, on }) => text === FACE && on?.some((ref) => isSame(ref, l)) === true)
}
