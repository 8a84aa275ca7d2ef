import {
  FIRST_CARD,
  type Identity,
  inAlphabet,
  PLAYERS,
  type PlayerId,
  type ResampleRules,
} from '@battleline/card-game'
import type { View, World } from '@battleline/kernel'
import type { Definition } from '../model/definition.ts'
import { HOOK } from '../model/hooks.ts'
import { type Card, cardOf, playerOf, writeCard } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { youOf } from '../query/board.ts'
import { type House, type Icon, inPlayZone, PILES, type Pile } from '../vocabulary.ts'
import { faceupInArchives } from '../zones/archives.ts'
import { archivesOf, isOrdered } from '../zones/move.ts'

/** Which physical card a record is. */
interface PhysicalCard extends Identity {
  readonly $def: Definition
  readonly $reverse: Definition | null
  readonly icons: readonly Icon[]
  readonly maverick: House | null
}

/** Only their owner may look at these zones, and nobody into a deck but where a text reveals its top card (KF-ZON-2, KF-ARC-1). */
const OWN: ReadonlySet<string> = new Set(['hand', 'archives'] satisfies Pile[])

/** Who may look at which cards, and how the others are dealt anew. */
export const VIEW_RULES: ResampleRules<PhysicalCard> = {
  piles: PILES,
  isOrdered: (pile) => isOrdered(pile as Pile),
  isOpen: (player, whose, pile) => pile !== 'deck' && (!OWN.has(pile) || whose === player),
  revealed: (w) => [...revealedTops(w), ...PLAYERS.flatMap((whose) => faceupInArchives(w, whose))],
  // Only the controller of a card may look at facedown cards under it (KF-ZON-2).
  isFacedown: (w, card, player) => {
    const { zone, host, owner, grafted } = cardOf(w, card)
    if (zone !== 'under' || grafted) return false
    return (host < 0 ? owner : cardOf(w, host).controller) !== player
  },
  attachedTo: (w, card) => {
    const { upgrades, half, under } = cardOf(w, card)
    return [...upgrades, half, ...under]
  },
  isGivenName: (name, printed) => name !== printed && !name.startsWith(`${printed} (`),
  placeOf: (w, card) => {
    const { zone, owner, host } = cardOf(w, card)
    return `${zone} ${zone === 'under' ? host : zone === 'archives' ? archivesOf(w, card) : owner}`
  },
  identityOf: (w, card) => identityOf(cardOf(w, card)),
  compare: (one, other) =>
    inAlphabet(one.definition, other.definition) ||
    inAlphabet(one.icons.join(), other.icons.join()) ||
    inAlphabet(one.maverick ?? '', other.maverick ?? '') ||
    inAlphabet(one.name, other.name),
  hiddenFaces: { of: facedownTokens, faceOf, turnOver },
}

/** The top cards of decks that a text reveals. */
const revealedTops = (w: View): readonly number[] =>
  activeEffects(w, HOOK.shown).flatMap((effect) => {
    const [top] = playerOf(w, youOf(w, effect)).deck
    return top !== undefined && effect.isMet(w) ? [top] : []
  })

/** Nobody may look at a card that is facedown as a token creature (KF-TOK-1). */
function facedownTokens(w: View, owner: PlayerId): readonly number[] {
  const found: number[] = []
  for (let card = FIRST_CARD; card < w.rows.length; card++) {
    const { facedown, zone, owner: whose } = cardOf(w, card)
    if (facedown !== null && inPlayZone(zone) && whose === owner) found.push(card)
  }
  return found
}

const identityOf = ({ name, definition, $def, $reverse, icons, maverick }: Card): PhysicalCard => ({
  name,
  definition,
  $def,
  $reverse,
  icons,
  maverick,
})

function faceOf(w: View, card: number): PhysicalCard {
  const { facedown, $facedown, $def, icons, maverick } = cardOf(w, card)
  const { name, definition } = facedown ?? { name: '', definition: '' }
  return { name, definition, $def: $facedown ?? $def, $reverse: null, icons, maverick }
}

function turnOver(w: World, token: number, face: PhysicalCard): void {
  if (cardOf(w, token).facedown?.name === face.name) return
  const { name, definition, $def, icons, maverick } = face
  Object.assign(writeCard(w, token), { facedown: { name, definition }, $facedown: $def, icons, maverick })
}
