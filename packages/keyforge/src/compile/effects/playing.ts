import { opponentOf, type PlayerId, type Ref } from '@battleline/card-game'
import { because, type Reason, type Start, say, type View, type World } from '@battleline/kernel'
import { turnTo } from '../../charts/activate.ts'
import { ENTERS, type Entering, endMainStep, entering } from '../../charts/enter.ts'
import { type Leaving, leaving } from '../../charts/leave.ts'
import { type MakingTokens, makeToken, makingTokens } from '../../charts/make-token.ts'
import { startPlay } from '../../charts/pay-to-use.ts'
import { putIntoPlay } from '../../charts/put-into-play.ts'
import { type ResolvingIcons, resolveIcons } from '../../charts/resolve-icons.ts'
import { type RaisingTide, raiseTide, raisingTide } from '../../charts/tide.ts'
import { type Triggering, trigger, triggering } from '../../charts/trigger.ts'
import { type Answering, window, windowOver } from '../../charts/window.ts'
import { addEffectsOf, removeEffectsOf } from '../../effects/continuous.ts'
import { abilitiesOf } from '../../events/abilities.ts'
import { playerFacts } from '../../events/triggers.ts'
import type { Definition } from '../../model/definition.ts'
import type { Resolution } from '../../model/resolution.ts'
import { cardOf, playerOf, refTo, tableOf, writeCard, writeTable } from '../../model/state.ts'
import { cannotBePlayed } from '../../moves/play-restrictions.ts'
import { isCreatureCard, isInPlay, lastKnown } from '../../query/board.ts'
import { amountOf } from '../../query/count.ts'
import {
  actingPlayer,
  isInOpenZone,
  isUnmoved,
  placeOf,
  targetsInPlay,
  targetsOf,
} from '../../query/resolution.ts'
import { hostsFor, wantsHost } from '../../rules/attachments.ts'
import { leadOf, wantsHalf } from '../../rules/gigantic.ts'
import { flip, flipFaceup, hasToken, turnFacedown } from '../../rules/tokens.ts'
import type { Doing, Printed, Target } from '../../text/structure.ts'
import { type House, plainType, TRIGGER } from '../../vocabulary.ts'
import { staysInArchives } from '../../zones/archives.ts'
import { leavesPlay } from './leaving.ts'
import { type EffectBuilder, type EffectWriters, markAffected, noteCompletion } from './write.ts'
import { found } from './zones.ts'

interface Bringing {
  readonly kind: string
  readonly what: Target
}

/** The cards to play or put into play, one after the other. */
function line(w: World, l: Resolution, { kind, what }: Bringing): void {
  l.entering = targetsOf(w, l, what).filter(
    (ref) => (isUnmoved(w, ref) || isInOpenZone(w, ref)) && !staysInArchives(w, ref.card),
  )
  // "It" is then the new object, also where the card has just left play (KF-LVP-10).
  l.antecedent = kind === 'play' ? l.entering.map(({ card }) => refTo(w, card)) : l.entering
  noteCompletion(l, l.antecedent.length > 0)
  if (l.antecedent.length === 0)
    w.reportNotDone(l.source.card, 'brings nothing into play', 'there is no such card', 'KF-GEN-5')
}

/** The active player orders several cards (KF-GEN-4): places in the battleline can depend on it. */
const ordered = <E extends Bringing>(to: EffectBuilder<E>): EffectBuilder<E> =>
  to.act(line).orderOrDivide({
    kind: 'order',
    options: (_, l) => l.entering.map(({ card }) => card),
    take: (_, l, chosen) => {
      l.entering = chosen.flatMap((card) => l.entering.find((ref) => ref.card === card) ?? [])
    },
  })

/** A card that may not be played stays where it is (KF-PLY-6). */
function begin(w: World, l: Resolution, { how, anywhere, on }: Doing<'play'>): Start | null {
  const card = nextInLine(w, l)
  const host = on === undefined ? undefined : (targetsInPlay(w, l, on)[0] ?? -1)
  const barred =
    card === null
      ? null
      : (cannotBePlayed(w, card, actingPlayer(l)) ?? notOnto(w, card, actingPlayer(l), host))
  if (card !== null && barred !== null) {
    noteCompletion(l, false)
    w.reportNotDone(card, 'is not played', { ...barred, cite: ['KF-PLY-6', ...barred.cite] })
  }
  return card === null || barred !== null
    ? null
    : startPlay(w, card, actingPlayer(l), {
        ...(how && { how }),
        ...(anywhere && { anywhere }),
        ...(host !== undefined && { host }),
      })
}

/** Why a card cannot be played on the card that the text names; null where it names none (KF-PLY-2). */
const notOnto = (w: View, card: number, by: PlayerId, host: number | undefined): Reason | null =>
  host === undefined || (cardOf(w, card).$def.type === 'upgrade' && hostsFor(w, card, by).includes(host))
    ? null
    : because('it cannot be attached to that card', 'KF-PLY-2')

const isMore = (l: Resolution): boolean => l.entering.length > 0

function nextInLine(w: World, l: Resolution): number | null {
  const [next, ...rest] = l.entering
  l.entering = rest
  return next === undefined || isInPlay(w, next.card) ? null : leadOf(w, next.card)
}

/** A permission for this turn. The first card that needs it uses it up (KF-TRN-6). */
function permit(w: World, l: Resolution, { does, of: asked, times = 1 }: Doing<'permit'>): void {
  const { you: by, from } = l
  const of = ofThatHouse(asked, l.house)
  const one = { by, does, of, ...(of.other === true && { from: from.card }) }
  const given = Array.from({ length: times }, () => ({ ...one }))
  writeTable(w).permits = [...tableOf(w).permits, ...given]
}

/** "Of that house": the permission names the chosen house. */
function ofThatHouse(printed: Printed, house: House | null): Printed {
  const { like, ...plain } = printed
  if (house === null || (like !== 'house' && like !== 'not house')) return printed
  return like === 'house' ? { ...plain, house } : { ...plain, outside: house }
}

/** Neutral again: neither high nor low for anybody (KF-TID-1). */
function resetTide(w: World, l: Resolution): void {
  noteCompletion(l, tableOf(w).tide !== null)
  writeTable(w).tide = null
}

/** An extra turn. After the opponent's turn, that player's turn comes anyway. */
function takeTurn(w: World, l: Resolution): void {
  const player = actingPlayer(l)
  const { extra, active } = tableOf(w)
  writeTable(w).extra = [...extra, ...(player === active ? [player] : [player, player])]
}

/** Step 3 of the active player ends with the move that is being made: the later steps follow. */
function endTurn(w: World, l: Resolution): void {
  const isTheirs = actingPlayer(l) === tableOf(w).active
  noteCompletion(l, isTheirs)
  if (isTheirs) endMainStep(w)
  else w.reportNotDone(l.source.card, 'ends no turn', 'it is another player’s turn', 'KF-GEN-5')
}

const raise = (_: World, l: Resolution): RaisingTide => raisingTide(actingPlayer(l))

/** Puts the discarded creature into play, exhausted, in the source's place (KF-PLY-5). */
function enterInPlace(w: World, l: Resolution): Entering | null {
  const [one] = l.antecedent
  const lies = one !== undefined && cardOf(w, one.card).zone === 'discard'
  return lies ? entering(leadOf(w, one.card), l.you, false, placeOf(w, l.from)) : null
}

/** A card that left play as a token creature returns only if the real card is a creature (KF-TOK-2). */
function isNoCreature(w: View, ref: Ref): Reason | null {
  if (lastKnown(w, ref)?.type !== 'token creature' || isCreatureCard(w, ref.card)) return null
  const { name, $def } = cardOf(w, ref.card)
  return because(say`${name} was a token creature, and is an ${$def.type}`, 'KF-TOK-2')
}

/** Only a card whose owner has a reference card of a token creature can be one (KF-TOK-3). */
const withoutToken = (w: View, card: number): Reason | null =>
  cardOf(w, card).facedown === null
    ? because('there is no reference card for a token creature', 'KF-TOK-3')
    : null

/** Puts a card into play from its zone, under the control that the text names (KF-PLY-5). */
function enterHere(w: World, l: Resolution, { under, token }: Doing<'put into play'>): Entering | null {
  const [next] = l.entering
  const card = nextInLine(w, l)
  if (next === undefined || card === null) return null
  if (token === true) turnFacedown(w, card)
  const barred = token === true ? withoutToken(w, card) : (isNoCreature(w, next) ?? wantsHost(w, card))
  noteCompletion(l, barred === null && wantsHalf(w, card) === null)
  if (barred !== null) {
    w.reportNotDone(card, 'is not put into play', barred)
    return null
  }
  const { owner } = cardOf(w, card)
  const by = under === 'owner' ? owner : under === 'opponent' ? opponentOf(l.you) : actingPlayer(l)
  markAffected(l, 'put into play', [refTo(w, card)])
  return entering(card, by, false)
}

/** A card can enter ready or stunned (KF-PLY-4). */
function entered(w: World, l: Resolution, effect: Doing<'put into play'>): void {
  const { how } = effect
  l.antecedent = l.antecedent.map(({ card }) => refTo(w, card))
  if (how !== undefined)
    for (const { card } of l.antecedent) if (isInPlay(w, card)) Object.assign(writeCard(w, card), ENTERS[how])
}

/** The token creature in a text is the one on the player's reference card (KF-TOK-3). */
function making(w: World, l: Resolution, { amount, named, at }: Doing<'make token'>): MakingTokens | null {
  const { token, name } = playerOf(w, actingPlayer(l))
  if (named === undefined || named === token || named === `${token}s`)
    return makingTokens(actingPlayer(l), amountOf(w, l, amount), at ?? null, l.from)
  noteCompletion(l, false)
  w.reportNotDone(
    l.source.card,
    say`does not make ${named}`,
    say`the reference card of ${name} shows no such creature`,
    'KF-TOK-3',
  )
  return null
}

/** Abilities that trigger on making token creatures, once for each. */
const madeNow = (w: World, l: Resolution): Answering | null =>
  windowOver(l.antecedent.flatMap((_, nth) => playerFacts(w, 'token made', actingPlayer(l), { nth })))

/** Later "it" refers to the token creatures. */
function haveMade(_: World, l: Resolution, { made, wanted }: MakingTokens): void {
  l.antecedent = made
  markAffected(l, 'made', made)
  noteCompletion(l, made.length === wanted)
}

/** Turned facedown in its place, a card is its owner's token creature (KF-MOV-3, KF-TOK-1). */
function flips(w: World, l: Resolution, { what }: Doing<'flip'>): void {
  const cards = targetsInPlay(w, l, what).filter((card) => cardOf(w, card).facedown === null)
  for (const card of cards) {
    if (hasToken(w, card)) flip(w, card)
    else
      w.reportNotDone(
        card,
        'is not flipped',
        'its owner has no reference card of a token creature',
        'KF-TOK-3',
      )
  }
  noteCompletion(l, cards.length > 0 && cards.every((card) => cardOf(w, card).facedown !== null))
}

/**
 * Turned faceup, a creature stays where it is. Any other card cannot be there and leaves: as it is no creature then, no ward
 * keeps it, and Æmber on it goes to the common supply (KF-MOV-3, KF-LVP-3, R-041).
 */
function flipsFaceup(w: World, l: Resolution, { what }: Doing<'flip faceup'>): Leaving | null {
  const cards = targetsInPlay(w, l, what).filter((card) => cardOf(w, card).facedown !== null)
  noteCompletion(l, cards.length > 0)
  const leave = cards.filter((card) => !isWholeCreature(cardOf(w, card).$facedown))
  l.antecedent = leave.map((card) => refTo(w, card))
  for (const card of cards) {
    if (leave.includes(card)) Object.assign(writeCard(w, card), { aember: 0, warded: false })
    else flipFaceup(w, card)
  }
  return leave.length === 0 ? null : leaving(leave, 'discard')
}

/** Half of a gigantic creature cannot be in play alone (KF-GIG-1). */
const isWholeCreature = (face: Definition | null): boolean =>
  face !== null && plainType(face.type) === 'creature' && !face.gigantic

/** A prophecy with one side stays as it is; an active one keeps the card under it (KF-PRO-1). */
function turnProphecy(w: World, l: Resolution): void {
  const { card } = l.from
  const reverse = cardOf(w, card).$reverse
  noteCompletion(l, reverse !== null)
  if (reverse === null) return
  removeEffectsOf(w, card)
  turnTo(w, card, reverse.name)
  addEffectsOf(w, card)
}

/** The icons of the cards just named, in any zone. */
function resolving(w: World, l: Resolution, { what }: Doing<'resolve icons'>): ResolvingIcons | null {
  const [one] = targetsOf(w, l, what)
  noteCompletion(l, one !== undefined)
  return one === undefined ? null : { card: one.card, you: actingPlayer(l), icons: 0, gained: [] }
}

/** The player who triggers the abilities is their "you". Without abilities, nothing happens. */
function triggers(w: World, l: Resolution, { what, trigger: wanted }: Doing<'trigger'>): Triggering | null {
  const [one] = targetsOf(w, l, what)
  const card = one !== undefined && cardOf(w, one.card).life === one.life ? one.card : null
  const isAble = card !== null && abilitiesOf(w, card, TRIGGER[wanted]).length > 0
  noteCompletion(l, isAble)
  if (card === null || !isAble) {
    w.reportNotDone(l.source.card, 'triggers no ability', say`there is no ${wanted} ability`, 'KF-GEN-5')
    return null
  }
  return triggering(w, card, wanted, actingPlayer(l))
}

export const playing = {
  trigger: (to) => found(to).call(trigger, triggers),
  'resolve icons': (to) => to.call(resolveIcons, resolving),
  'make token': (to) => to.call(makeToken, making, haveMade).call(window, madeNow),
  flip: (to) => to.choose(to.effect.what).act(flips),
  'flip faceup': (to) => leavesPlay(to.choose(to.effect.what), flipsFaceup, (left) => left),
  'flip prophecy': (to) => to.act(turnProphecy),
  'put into play': (to) => ordered(found(to)).each(putIntoPlay, enterHere, isMore).act(entered),
  'enter in place': (to) => to.call(putIntoPlay, enterInPlace),
  play: (to) => ordered(found(to)).eachOf(begin, isMore),
  permit: (to) => to.act(permit),
  'raise tide': (to) => to.call(raiseTide, raise),
  'another turn': (to) => to.act(takeTurn),
  'end turn': (to) => to.act(endTurn),
  'reset tide': (to) => to.act(resetTide),
} satisfies Partial<EffectWriters>
