import { opponentOf, PLAYERS, type PlayerId } from '@battleline/card-game'
import { because, CHANCE, chart, type Reason, say, type View, type World } from '@battleline/kernel'
import { playerFacts } from '../events/triggers.ts'
import { cardOf, playerOf, writePlayer, writeTable } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { playerRestriction } from '../query/player-rules.ts'
import { putInPile, takeAll } from '../zones/move.ts'
import { draw, drawing } from './draw.ts'
import { penalty, shedChain } from './refill.ts'
import { window, windowOver } from './window.ts'

/** The set-up of a game. */
export interface SettingUp {
  /** The first player; null if chance decides. */
  first: PlayerId | null
  /** The player who draws, or decides about a mulligan. */
  player: PlayerId
  again: boolean
  /** The size of a hand after a mulligan. */
  size: number
}

export const settingUp = (first: PlayerId | null): SettingUp => ({ first, player: 1, again: false, size: 0 })

const { act, ask, choose, step } = verbs<SettingUp>()

const shuffle = (title: string) =>
  choose(title, {
    kind: 'order',
    who: () => CHANCE,
    options: (w, l) => playerOf(w, l.player).deck,
    take: (w, l, order) => {
      writePlayer(w, l.player).deck = order
    },
  })

/** Dice, shuffles and draws are answers of chance, so the game is the same whatever their source. */
export const setUp = chart<SettingUp>(
  'keyforge/set-up',
  'Set-up',
  {
    '1-first': choose('Who goes first', {
      who: () => CHANCE,
      options: () => PLAYERS,
      take: (_, l, [player]) => {
        l.first = player as PlayerId
      },
    })
      .when((_, l) => l.first === null || because('that was agreed', 'KF-SET-2'))
      .cite('KF-SET-2'),
    '2-begin': act('The first player begins', (w, l) => {
      l.player = firstOf(l)
      writeTable(w).active = l.player
    }).cite('KF-SET-2'),
    '2-before': step('Before the starting hands are drawn')
      .call(window, (w, l) => windowOver(playerFacts(w, 'hands drawn', l.player)))
      .cite('R-042'),
    '3-shuffle': shuffle('A deck is shuffled').cite('KF-SET-1'),
    '4-hand': step('A hand is drawn')
      .call(draw, (w, l) => drawing(l.player, handSize(w, l)))
      .then((w, l) => shedChain(w, l.player))
      .cite('KF-SET-2', 'KF-CHN-2'),
    '4-opened': step('After the hand is drawn')
      .call(window, (w, l) => windowOver(playerFacts(w, 'opening hand drawn', l.player)))
      .then(passOn)
      .backTo('3-shuffle', (_, l) => l.player !== firstOf(l))
      .cite('R-042'),
    '5-mulligan': ask('A player may mulligan', {
      who: (_, l) => l.player,
      options: () => ['keep', 'mulligan'],
      take: (w, l, [word]) => {
        l.again = word === 'mulligan'
        l.size = Math.max(0, playerOf(w, l.player).hand.length - 1)
        if (l.again) putBack(w, l.player)
      },
      label: (_, word) => (word === 'keep' ? 'keep the hand' : 'mulligan'),
    })
      .when(mayMulligan)
      .cite('KF-SET-3'),
    '6-shuffle': shuffle('The deck is shuffled with the hand in it').when(isAgain).cite('KF-SET-3'),
    '7-hand': step('A hand of one card fewer is drawn')
      .when(isAgain)
      .call(draw, (_, l) => drawing(l.player, l.size))
      .cite('KF-SET-3'),
    '8-next': act('The other player may mulligan, too', passOn)
      .then((_, l) => {
        l.again = false
      })
      .backTo('5-mulligan', (_, l) => l.player !== firstOf(l))
      .cite('KF-SET-3'),
  },
  { like: settingUp(null) },
)

const firstOf = (l: SettingUp): PlayerId => l.first ?? 1

function passOn(_: World, l: SettingUp): void {
  l.player = opponentOf(l.player)
}

function mayMulligan(w: View, l: SettingUp): true | Reason {
  const barredBy = playerRestriction(w, l.player, 'mulligan')
  return barredBy < 0 || because(say`${cardOf(w, barredBy).name} forbids it`, 'KF-GEN-2')
}

function isAgain(_: View, l: SettingUp): true | Reason {
  return l.again || because('the hand was kept', 'KF-SET-3')
}

/** The first player draws 7 cards, the other 6; chains reduce this (KF-SET-2). */
function handSize(w: View, { player, first }: SettingUp): number {
  return Math.max(0, (player === first ? 7 : 6) - penalty(playerOf(w, player).chains))
}

function putBack(w: World, player: PlayerId): void {
  putInPile(w, takeAll(w, player, 'hand'), 'deck', player, 'bottom')
}
