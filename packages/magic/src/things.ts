import type { View } from '@battleline/kernel'
import { Sayings } from './read.ts'
import {
  blockedBy,
  cardsIn,
  colorsOf,
  isCreature,
  isOfSubtype,
  isOfType,
  isPermanent,
  isPlayer,
  type Permanent,
  permanentOf,
  permanents,
  playerOf,
  playersOf,
  tableOf,
} from './state.ts'
import type { Noun, Side, State, Which } from './text/structure.ts'

/** Who speaks of things: "you", "this creature", "that player", "defending player". */
export interface Speaker {
  readonly you: number
  readonly self: number
  /** 0 where there is none. */
  readonly player: number
}

/** Who defends against a creature that attacks; else the one who defends in this combat, and among several nobody. */
export function defendingPlayer(w: View, { self, player }: Speaker): number {
  if (player > 0) return player
  if (isPermanent(w, self) && permanentOf(w, self).attacks !== 0) return blockedBy(w, self)
  if (tableOf(w).defending > 0) return tableOf(w).defending
  const [, ...others] = playersOf(w)
  return others.length === 1 ? (others[0] ?? 0) : 0
}

/** Whether a player or permanent is what a description means. */
export function fits(w: View, which: Which, record: number, by: Speaker): boolean {
  if (which.other === true && record === by.self) return false
  if (isPlayer(w, record))
    return !playerOf(w, record).lost && which.nouns.some((noun) => isNoun(w, noun, record, by))
  const one = permanentOf(w, record)
  if (one.zone === 'stack') return which.nouns.some((noun) => isSpell(noun) && isOfType(one, noun))
  if (one.zone !== 'battlefield' || !which.nouns.some((noun) => isNoun(w, noun, record, by))) return false
  if (which.subtype !== undefined && !isOfEither(one, which.subtype, which.orSubtype)) return false
  if (which.color !== undefined && !colorsOf(one).includes(which.color)) return false
  if (which.nontoken === true && one.token) return false
  if (which.whose !== undefined && !isOn(w, which.whose, one.controller, by)) return false
  if (!hasAsked(w, which, record, by)) return false
  return which.state === undefined || isInState(w, which.state, record, by)
}

const isOfEither = (one: Permanent, subtype: string, other: string | undefined): boolean =>
  isOfSubtype(one, subtype) || (other !== undefined && isOfSubtype(one, other))

/** Keywords and power that a description asks for. */
function hasAsked(w: View, which: Which, record: number, { self }: Speaker): boolean {
  if (which.with === undefined && which.without === undefined && which.lesserPower !== true) return true
  const said = new Sayings(w)
  if (which.with !== undefined && !said.has(record, which.with)) return false
  if (which.without !== undefined && said.has(record, which.without)) return false
  return which.lesserPower !== true || said.power(record) < powerNow(w, said, self)
}

/** The power of what is there, or was as it left (MTG-GEN-7). */
function powerNow(w: View, said: Sayings, self: number): number {
  if (isPermanent(w, self)) return said.power(self)
  return (
    tableOf(w)
      .left.filter(({ card }) => card === self)
      .at(-1)?.power ?? 0
  )
}

function isNoun(w: View, noun: Noun, record: number, { you }: Speaker): boolean {
  if (isPlayer(w, record))
    return noun === 'player' || noun === 'any' || (noun === 'opponent' && record !== you)
  const one = permanentOf(w, record)
  switch (noun) {
    case 'player':
    case 'opponent':
      return false
    case 'permanent':
      return true
    case 'creature':
      return isCreature(one)
    case 'any':
      // As the edition has it (MTG-NCD-7, MTG-PWR-6).
      return (
        isCreature(one) ||
        (tableOf(w).edition === 'current' && (isOfType(one, 'planeswalker') || isOfType(one, 'battle')))
      )
    default:
      return isOfType(one, noun)
  }
}

/** Whether a player is the one that a text means. */
export function isOn(w: View, side: Side, player: number, by: Speaker): boolean {
  switch (side) {
    case 'you':
      return player === by.you
    case 'an opponent':
    case 'not you':
      return player !== by.you
    case 'defending player':
      return player === defendingPlayer(w, by)
    case 'that player':
    case 'its controller':
      return player === by.player
    default:
      return side satisfies never
  }
}

export function isInState(w: View, state: State, record: number, { you }: Speaker): boolean {
  const one = permanentOf(w, record)
  switch (state) {
    case 'attacking':
      return one.attacks !== 0
    case 'attacking you':
      return one.attacks === you
    case 'blocking':
      return one.blocks.length > 0
    case 'unblocked':
      return one.attacks !== 0 && !one.blocked
    case 'tapped':
      return one.tapped
    case 'untapped':
      return !one.tapped
    case 'attacked this turn':
      return one.attacked
    default:
      return state satisfies never
  }
}

const isSpell = (noun: Noun): noun is 'instant' | 'sorcery' => noun === 'instant' || noun === 'sorcery'

/** Every player, permanent and spell that a description means, players first. */
export function thoseThat(w: View, which: Which, by: Speaker): number[] {
  const spells = which.nouns.some(isSpell)
    ? tableOf(w).stack.flatMap(({ kind, source }) => (kind === 'spell' ? [source] : []))
    : []
  return [...playersOf(w), ...permanents(w), ...spells].filter((record) => fits(w, which, record, by))
}

/** How many card types there are among the cards of a graveyard (MTG-NCD-10). */
export const typesInGraveyard = (w: View, player: number): number =>
  new Set(cardsIn(w, player, 'graveyard').flatMap((card) => permanentOf(w, card).facts.types)).size

export const isInCombat = (w: View, record: number): boolean =>
  permanentOf(w, record).attacks !== 0 || permanentOf(w, record).blocks.length > 0
