import { CHANCE, chart, routine, type World } from '@battleline/kernel'
import { canBeginWith } from '../model/definition.ts'
import {
  cardOf,
  opponentOf,
  type PendingAbility,
  PLAYERS,
  type PlayerId,
  playerOf,
  tableOf,
  writePlayer,
  writeTable,
} from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { startResolution } from '../query/resolution.ts'
import { enterField } from '../zones/move.ts'

/** The set-up of a whole game. */
export interface SettingUp {
  /** The first player; null if chance decides. */
  readonly first: PlayerId | null
  /** The player whose deck is shuffled or who chooses a champion. */
  player: PlayerId
  /** The champion of each player. */
  champions: readonly number[]
}

export const settingUp = (first: PlayerId | null): SettingUp => ({ first, player: 1, champions: [] })

const { act, choose, step } = verbs<SettingUp>()

function passOn(_: World, l: SettingUp): void {
  l.player = opponentOf(l.player)
}

/** Dice, shuffles and picks are answers of chance, so the game is the same whatever their source. */
export const setUp = chart<SettingUp>(
  'grand-archive/set-up',
  'Set-up',
  {
    '1-shuffle': choose('A main deck is shuffled', {
      kind: 'order',
      who: () => CHANCE,
      options: (w, l) => playerOf(w, l.player).deck,
      take: (w, l, order) => {
        writePlayer(w, l.player).deck = order
      },
    })
      .then(passOn)
      .backTo('1-shuffle', (_, l) => l.player !== 1)
      .cite('GA-SET-1'),
    '2-first': choose('Who goes first', {
      who: () => CHANCE,
      options: () => PLAYERS,
      take: (w, _, [player]) => {
        writeTable(w).active = player as PlayerId
      },
    })
      .when((_, l) => l.first === null || routine('that was agreed'))
      .then((w, l) => {
        l.player = tableOf(w).active
      })
      .cite('GA-SET-1'),
    '3-champion': choose('A champion of level 0 is chosen to begin with', {
      who: (_, l) => l.player,
      options: (w, l) => playerOf(w, l.player).material.filter((card) => canBeginWith(cardOf(w, card).$def)),
      take: (_, l, [card]) => {
        l.champions = card === undefined ? l.champions : [...l.champions, card]
      },
    })
      .then(passOn)
      .backTo('3-champion', (w, l) => l.player !== tableOf(w).active)
      .cite('GA-SET-1'),
    '4-enter': act('The champions are put onto the field together', (w, l) => {
      for (const card of l.champions) enterField(w, card, cardOf(w, card).owner)
    }).cite('GA-SET-1'),
    '5-open': step('What they do on entering is done, in turn order')
      .run((w) => {
        const next = takeOne(w)
        return next === null ? null : { chart: next.chartId, locals: startResolution(next) }
      })
      .backTo('5-open', (w) => tableOf(w).pendingTriggers.length > 0)
      .cite('GA-SET-2'),
    '6-begin': act('The first turn begins', (w) => {
      writeTable(w).turn = 1
    }).cite('GA-SET-4'),
  },
  { like: settingUp(null) },
)

/** The next ability of the champions; nobody has Opportunity before all are done. */
function takeOne(w: World): PendingAbility | null {
  const [event, ...others] = tableOf(w).pendingTriggers
  if (event === undefined) return null
  const [next, ...more] = event.saw as readonly PendingAbility[]
  writeTable(w).pendingTriggers = more.length > 0 ? [{ ...event, saw: more }, ...others] : others
  return next ?? null
}
