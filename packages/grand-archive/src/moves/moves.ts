import {
  because,
  type Message,
  type Reason,
  type Start,
  say,
  type View,
  type World,
} from '@battleline/kernel'
import { cardOf, FIRST_CARD, type PlayerId, playerOf, TABLE } from '../model/state.ts'
import { isUnit } from '../query/objects.ts'
import {
  type ActivationChoice,
  activatable,
  activationChoices,
  activationOf,
  whyNotActivate,
} from './activate.ts'
import { allOf, declarationLabel, formatDeclaration, parseDeclaration } from './declaration-format.ts'
import { declarations, isWellFormed, whyNotDeclare } from './declare-attack.ts'
import { abilityUseOf, priceOf, type UseChoice, usableCards, useChoices, whyNotUse } from './use-ability.ts'

/**
 * Moves as words: `attack 5 with 7 at 12`, `activate 9 at 12 prepared instead`, `use 7 0 at 12`, `pass`. The numbers are
 * those of the cards' records.
 */
export type Move =
  | { readonly kind: 'pass' }
  | { readonly kind: 'attack'; readonly word: string }
  | ({ readonly kind: 'activate' } & ActivationChoice)
  | ({ readonly kind: 'use' } & UseChoice)

const ACTIVATE = /^activate (\d+)(?: by (\d+))?(?: at ((?:\d+ )*\d+))?( prepared)?( instead)?$/
const USE = /^use (\d+) (\d+)(?: at ((?:\d+ )*\d+))?$/
const numbers = (text: string | undefined): readonly number[] =>
  (text ?? '').split(' ').filter(Boolean).map(Number)

/** A formatted move; null for other words. */
export function parseMove(word: string): Move | null {
  if (word === 'pass') return { kind: 'pass' }
  if (word.startsWith('attack ')) return { kind: 'attack', word }
  const [, card, by, aimed, prepared, instead] = ACTIVATE.exec(word) ?? []
  if (card !== undefined) {
    const commands = by === undefined ? -1 : Number(by)
    return {
      kind: 'activate',
      card: Number(card),
      commands,
      targets: numbers(aimed),
      prepared: prepared !== undefined,
      instead: instead !== undefined,
    }
  }
  const [, object, ability, at] = USE.exec(word) ?? []
  return object === undefined
    ? null
    : { kind: 'use', object: Number(object), ability: Number(ability), targets: numbers(at) }
}

/** The card that a move is made with; null for passing. */
export function cardOfMove(word: string): number | null {
  const [, card] = /^(?:attack|activate|use) (\d+)/.exec(word) ?? []
  return card === undefined ? null : Number(card)
}

const formatActivation = ({ card, commands, targets, prepared, instead }: ActivationChoice): string =>
  `activate ${card}${commands < 0 ? '' : ` by ${commands}`}${targets.length === 0 ? '' : ` at ${targets.join(' ')}`}${
    prepared ? ' prepared' : ''
  }${instead ? ' instead' : ''}`
const formatUse = ({ object, ability, targets }: UseChoice): string =>
  `use ${object} ${ability}${targets.length === 0 ? '' : ` at ${targets.join(' ')}`}`

const NO_MOVE = because('this is not a move; moves are attack, activate, use and pass')
const areCards = (w: View, cards: readonly number[]): boolean =>
  cards.every((card) => card >= FIRST_CARD && card < w.rows.length)
/** Targets can be players. */
const areTargets = (w: View, targets: readonly number[]): boolean =>
  targets.every((one) => one > TABLE && one < w.rows.length)

/** Why a move cannot be made, or null. */
export function whyNot(w: View, who: PlayerId, slow: boolean, word: string): Reason | null {
  const move = parseMove(word)
  if (move === null) return NO_MOVE
  switch (move.kind) {
    case 'pass':
      return null
    case 'attack': {
      const declared = parseDeclaration(move.word, -1)
      if (declared === null) return NO_MOVE
      const { attacker } = declared
      if (!isWellFormed(w, declared)) return NO_MOVE
      if (!slow)
        return because('a player attacks in their own main phase, with an empty Effects Stack', 'GA-CMB-1')
      if (cardOf(w, attacker).controller !== who)
        return because('a player attacks with their own units', 'GA-CMB-1')
      return whyNotDeclare(w, declared)
    }
    case 'activate':
      if (!areCards(w, [move.card]) || !areTargets(w, move.targets) || move.commands >= w.rows.length)
        return NO_MOVE
      return whyNotActivate(w, who, slow, move)
    case 'use':
      return areCards(w, [move.object]) && areTargets(w, move.targets)
        ? whyNotUse(w, who, slow, move)
        : NO_MOVE
  }
}

/** Every legal move of a player; passing is always one. */
export const legalMoves = (w: View, who: PlayerId, slow: boolean): readonly string[] => [
  ...(slow ? playerOf(w, who).field.flatMap((card) => attacksWith(w, card)) : []),
  ...activatable(w, who).flatMap((card) => activationChoices(w, who, slow, card).map(formatActivation)),
  ...usableCards(w, who).flatMap((card) => useChoices(w, who, slow, card).map(formatUse)),
  'pass',
]

const attacksWith = (w: View, card: number): readonly string[] =>
  isUnit(w, card) ? declarations(w, card, -1).map(formatDeclaration) : []

/** Whether a player can do more than pass at fast speed: the first move that is found answers. */
export const canActFast = (w: View, who: PlayerId): boolean =>
  activatable(w, who).some((card) => activationChoices(w, who, false, card).length > 0) ||
  usableCards(w, who).some((card) => useChoices(w, who, false, card).length > 0)

/** The start of a move. It names charts by id, because these charts list moves themselves. */
export function startMove(w: World, who: PlayerId, word: string): Start | null {
  const move = parseMove(word)
  switch (move?.kind) {
    case 'attack':
      return { chart: 'grand-archive/declaration', locals: { by: who, attacks: move.word } }
    case 'activate':
      return { chart: 'grand-archive/activation', locals: activationOf(w, who, move) }
    case 'use':
      return { chart: 'grand-archive/using', locals: abilityUseOf(w, who, move) }
    default:
      return null
  }
}

/** The label of a move. */
export function moveLabel(w: View, word: string): string | Message {
  const move = parseMove(word)
  const name = (card: number) => cardOf(w, card).name
  const at = (what: Message, targets: readonly number[]) =>
    targets.length === 0 ? what : say`${what} on ${allOf(targets.map(name))}`
  switch (move?.kind) {
    case 'attack': {
      const declared = parseDeclaration(move.word, -1)
      return declared === null ? word : declarationLabel(w, declared)
    }
    case 'activate': {
      const activated = say`activate ${name(move.card)}`
      const by = move.commands < 0 ? activated : say`${activated} with ${name(move.commands)}`
      const aimed = at(by, move.targets)
      const prepared = move.prepared ? say`${aimed}, prepared` : aimed
      return move.instead ? say`${prepared}, with its other cost` : prepared
    }
    case 'use': {
      const used = say`use ${name(move.object)}`
      const aimed = at(move.ability === 0 ? used : say`${used} (${move.ability + 1})`, move.targets)
      const price = priceOf(w, move)
      return price === null ? aimed : say`${aimed}, paying ${price}`
    }
    default:
      return 'pass'
  }
}
