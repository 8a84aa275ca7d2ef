import { opponentOf, type PlayerId } from '@battleline/card-game'
import { chart, type GameEvent, type Start, type World } from '@battleline/kernel'
import { facts, triggersOf } from '../events/triggers.ts'
import { damageBatch, damageInstance } from '../model/damage.ts'
import { cardOf, playerOf, tableOf, writeCard, writePlayer } from '../model/state.ts'
import { verbs } from '../model/verbs.ts'
import { everyCreature, lineOf } from '../query/board.ts'
import { playerRestriction } from '../query/player-rules.ts'
import { emptyPool, placeAemberOn } from '../rules/pool.ts'
import type { ActingIcon } from '../vocabulary.ts'
import { damage } from './damage.ts'
import { discard, discarding } from './discard.ts'
import { draw, drawing } from './draw.ts'

/** One bonus icon that acts on a chosen card. */
export interface OnOne {
  readonly you: PlayerId
  /** The chosen card; -1 if there is none. */
  chosen: number
  /** The events of its effect. */
  facts: readonly GameEvent[]
}

const onOne = (you: PlayerId): OnOne => ({ you, chosen: -1, facts: [] })

const { act, choose, step } = verbs<OnOne>()
const options = { like: onOne(1), subjects: (l: OnOne) => subjects(l) }
const subjects = ({ chosen }: OnOne): readonly number[] => (chosen < 0 ? [] : [chosen])

/** The active player makes the choices for icons (KF-GEN-4). */
const choice = (title: string, list: (w: World, l: OnOne) => readonly number[]) =>
  choose(title, {
    who: (w) => tableOf(w).active,
    options: (w, l) => list(w as World, l),
    take: (_, l, [chosen]) => {
      l.chosen = chosen ?? -1
    },
  })

export const captureIcon = chart<OnOne>(
  'keyforge/capture-icon',
  'Capture icon',
  {
    '1-choose': choice('The friendly creature that captures', (w, l) =>
      playerRestriction(w, l.you, 'capture') < 0 ? lineOf(w, l.you) : [],
    ).cite('KF-ICN-1'),
    '2-capture': act('It captures 1 Æmber', (w, l) => {
      const { you, chosen } = l
      const from = opponentOf(you)
      const { aember } = playerOf(w, from)
      if (chosen < 0) w.reportNotDone(you, 'captures nothing', 'there is no friendly creature', 'KF-AMB-6')
      else if (aember === 0)
        w.reportNotDone(you, 'captures nothing', emptyPool(playerOf(w, from).name), 'KF-AMB-1')
      else {
        writePlayer(w, from).aember = aember - 1
        placeAemberOn(w, chosen, 1)
        l.facts = facts(w, 'captures', [chosen], { amount: 1 })
      }
    })
      .offer({ entries: (_, l) => triggersOf(l.facts) })
      .cite('KF-ICN-1', 'KF-AMB-3'),
  },
  options,
)

export const damageIcon = chart<OnOne>(
  'keyforge/damage-icon',
  'Damage icon',
  {
    '1-choose': choice('The creature that the icon damages', (w) => everyCreature(w)).cite('KF-ICN-1'),
    // The game deals the damage, not the card (KF-ICN-3).
    '2-damage': step('1 damage is dealt')
      .call(damage, (_, { chosen }) =>
        chosen < 0 ? null : damageBatch([damageInstance(null, chosen, 'icon', 1)]),
      )
      .cite('KF-ICN-1', 'KF-ICN-2', 'KF-ICN-3'),
  },
  options,
)

export const discardIcon = chart<OnOne>(
  'keyforge/discard-icon',
  'Discard icon',
  {
    '1-choose': choice('The card that is discarded', (w, l) => playerOf(w, l.you).hand).cite('KF-ICN-1'),
    '2-discard': step('It is discarded')
      .call(discard, (w, { you, chosen }) => (chosen < 0 ? null : discarding(w, chosen, you)))
      .cite('KF-ICN-1', 'KF-DSC-1'),
  },
  options,
)

export const powerIcon = chart<OnOne>(
  'keyforge/power-icon',
  'Power icon',
  {
    '1-choose': choice('The creature that gets the counter', (w) => everyCreature(w)).cite('KF-ICN-1'),
    '2-counter': act('It gets a +1 power counter', (w, { chosen }) => {
      if (chosen >= 0) writeCard(w, chosen).powerCounters = cardOf(w, chosen).powerCounters + 1
    }).cite('KF-ICN-1', 'KF-CTR-2'),
  },
  options,
)

/** The effect of an icon beyond a change of the pool; null if there is none. */
export function iconStart(icon: ActingIcon, you: PlayerId): Start | null {
  switch (icon) {
    case 'aember':
      return null
    case 'capture':
      return { chart: captureIcon.id, locals: onOne(you) }
    case 'damage':
      return { chart: damageIcon.id, locals: onOne(you) }
    case 'draw':
      return { chart: draw.id, locals: drawing(you, 1) }
    case 'discard':
      return { chart: discardIcon.id, locals: onOne(you) }
    case 'power':
      return { chart: powerIcon.id, locals: onOne(you) }
  }
}
