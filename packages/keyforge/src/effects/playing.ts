import type { World } from '@battleline/kernel'
import { type Acting, cardsMeant, doerOf, liesOpen, meant, placeOf } from '../acting.ts'
import { type Entering, entering } from '../charts/enter.ts'
import { type MakingTokens, makeToken, makingTokens } from '../charts/make-token.ts'
import { type Playing, play, playing as playingOf } from '../charts/play.ts'
import { putIntoPlay } from '../charts/put-into-play.ts'
import { type RaisingTide, raiseTide, raisingTide } from '../charts/tide.ts'
import { amountOf } from '../counting.ts'
import { leadOf, wantsHalf } from '../gigantic.ts'
import { cannotBePlayed } from '../playable.ts'
import { isInPlay } from '../read.ts'
import { cardOf, playerOf, tableOf, writeTable } from '../state.ts'
import type { Doing } from '../text/structure.ts'
import { flip, hasToken } from '../tokens.ts'
import { did, type Writers } from './write.ts'

/** What may not be played stays where it is: it goes back before anything happens to it (KF-PLY-6). */
function begin(w: World, l: Acting, { what }: Doing<'play'>): Playing | null {
  const found = meant(w, l, what).find((ref) => !isInPlay(w, ref.card))?.card
  const card = found === undefined ? undefined : leadOf(w, found)
  const barred = card === undefined ? null : cannotBePlayed(w, card, doerOf(l))
  did(l, card !== undefined && barred === null)
  if (card === undefined) w.not(l.source.card, 'playing a card', 'there is no such card', 'KF-GEN-5')
  else if (barred !== null) w.not(card, 'being played', barred.reason, 'KF-PLY-6', ...barred.cite)
  return card === undefined || barred !== null ? null : playingOf(w, card, doerOf(l))
}

/** Lasts for this turn; the first card that needs it uses it up (KF-TRN-6). */
function permit(w: World, { you: by }: Acting, { does, of }: Doing<'permit'>): void {
  writeTable(w).permits = [...tableOf(w).permits, { by, does, of }]
}

const raise = (_: World, l: Acting): RaisingTide => raisingTide(doerOf(l))

/** Puts the discarded creature into play, exhausted, where the source stood (KF-PLY-5). */
function enterInPlace(w: World, l: Acting): Entering | null {
  const [one] = l.it
  const lies = one !== undefined && cardOf(w, one.card).zone === 'discard'
  return lies ? entering(leadOf(w, one.card), l.you, false, placeOf(w, l.from)) : null
}

/** What was destroyed, in the open zone that it has reached, comes into play on your side (KF-DST-16, KF-PLY-5). */
function enterHere(w: World, l: Acting): Entering | null {
  const one = l.it.find((ref) => liesOpen(w, ref))
  did(l, one !== undefined && wantsHalf(w, one.card) === null)
  return one === undefined ? null : entering(leadOf(w, one.card), doerOf(l), false)
}

/** A text that names the token creature speaks of the one that the player's reference card shows (KF-TOK-3). */
function making(w: World, l: Acting, { amount, named }: Doing<'make token'>): MakingTokens | null {
  const { token, name } = playerOf(w, doerOf(l))
  if (named === undefined || named === token || named === `${token}s`)
    return makingTokens(doerOf(l), amountOf(w, l, amount))
  did(l, false)
  w.not(l.source.card, `making ${named}`, `the reference card of ${name} shows no such creature`, 'KF-TOK-3')
  return null
}

/** What was made is what "it" then means. */
function haveMade(_: World, l: Acting, { made, wanted }: MakingTokens): void {
  l.it = made
  did(l, made.length === wanted)
}

/** Turned facedown where it stands, a card is its owner's token creature (KF-MOV-3, KF-TOK-1). */
function flips(w: World, l: Acting, { what }: Doing<'flip'>): void {
  const cards = cardsMeant(w, l, what).filter((card) => cardOf(w, card).facedown === null)
  for (const card of cards) {
    if (hasToken(w, card)) flip(w, card)
    else w.not(card, 'being flipped', 'its owner has no reference card of a token creature', 'KF-TOK-3')
  }
  did(l, cards.length > 0 && cards.every((card) => cardOf(w, card).facedown !== null))
}

export const playing = {
  'make token': (to) => to.call(makeToken, making, haveMade),
  flip: (to) => to.choose(to.effect.what).act(flips),
  'put into play': (to) => to.call(putIntoPlay, enterHere),
  'enter in place': (to) => to.call(putIntoPlay, enterInPlace),
  play: (to) => to.choose(to.effect.what).call(play, begin),
  permit: (to) => to.act(permit),
  'raise tide': (to) => to.call(raiseTide, raise),
} satisfies Partial<Writers>
