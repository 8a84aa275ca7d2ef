import type { PlayerId } from '@battleline/card-game'
import { chart, type GameEvent, type Start, stepVerbs, type View, type World } from '@battleline/kernel'
import { chartOf } from '../events/abilities.ts'
import { NO_FACTS, playerFacts } from '../events/triggers.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { newResolution } from '../model/resolution.ts'
import { cardOf, refTo, tableOf } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { selfOf, youOf } from '../query/board.ts'
import { sourceOfPlayerRule } from '../query/player-rules.ts'
import { gainAember } from '../rules/pool.ts'
import { ACTING_ICONS, type ActingIcon } from '../vocabulary.ts'
import { gain, gaining, mayBecome } from './gain.ts'
import { iconStart } from './icons.ts'
import { window, windowOver } from './window.ts'

/** A bonus icon that can be resolved as another one or replaced. */
export interface ChoosingIcon {
  readonly you: PlayerId
  readonly icon: ActingIcon
  /** The choice: an icon, or the name of the replacing text. */
  as: string
  /** The events of gaining Æmber. */
  facts: readonly GameEvent[]
}

const { act, ask } = stepVerbs<ChoosingIcon>()

/** One way to resolve an icon. */
interface Way {
  readonly id: string
  readonly effect: ActiveEffect
  /** The icon to resolve; null if another effect replaces it. */
  readonly icon: ActingIcon | null
}

/** The other ways in which a player may resolve an icon. */
function otherWays(w: View, you: PlayerId, icon: ActingIcon): readonly Way[] {
  return activeEffects(w, HOOK.icons).flatMap((effect): readonly Way[] => {
    const { is } = effect
    if (is?.kind !== 'icon as' && is?.kind !== 'icon becomes') return []
    if ((is.icon ?? icon) !== icon || youOf(w, effect) !== you || !effect.isMet(w)) return []
    const id = `${effect.row}.${effect.ability}.${effect.bearer}`
    if (is.kind === 'icon becomes') return [{ id, effect, icon: null }]
    return is.to.filter((to) => to !== icon).map((to) => ({ id: `${id} ${to}`, effect, icon: to }))
  })
}

const wayOf = (w: View, { you, icon, as }: ChoosingIcon): Way | undefined =>
  otherWays(w, you, icon).find(({ id }) => id === as)

export const chooseIcon = chart<ChoosingIcon>(
  'keyforge/choose-icon',
  'How a bonus icon is resolved',
  {
    '1-choose': ask('How the bonus icon is resolved', {
      who: (w) => tableOf(w).active,
      options: (w, l) => [l.icon, ...otherWays(w, l.you, l.icon).map(({ id }) => id)],
      take: (_, l, [way]) => {
        l.as = String(way)
      },
      label: (w, id, l) => {
        const way = wayOf(w, { ...l, as: String(id) })
        if (way === undefined) return `as it is (${l.icon})`
        return way.icon === null ? cardOf(w, way.effect.row).name : `as ${way.icon}`
      },
    }).cite('KF-GEN-4', 'KF-RPL-1'),
    '2-resolve': act('It is resolved so', (w, l) => {
      const way = wayOf(w, l)
      if ((way === undefined ? l.icon : way.icon) === 'aember' && !mayBecome(w))
        l.facts = gainAember(w, l.you, 1)
    })
      .run((w, l) => {
        const way = wayOf(w, l)
        if (way?.icon !== null) return startPlainly(w, l.you, way?.icon ?? l.icon)
        const { row, ability } = way.effect
        const source = refTo(w, selfOf(way.effect))
        return { chart: chartOf(w, row, ability), locals: newResolution(source, refTo(w, row), l.you) }
      })
      .call(window, (_, l) => windowOver(l.facts))
      .cite('KF-ICN-1', 'KF-RPL-1'),
  },
  { like: { you: 1, icon: 'aember', as: '', facts: [] } },
)

/** Resolves a bonus icon if it only changes a pool. `startOfIcon` does the rest. */
export function beginIcon(w: World, you: PlayerId, icon: ActingIcon | null): readonly GameEvent[] {
  const isPlain = icon === 'aember' && otherWays(w, you, icon).length === 0 && !mayBecome(w)
  return isPlain ? gainAember(w, you, 1) : NO_FACTS
}

/** If an effect can replace it, gaining Æmber has a chart of its own. */
const startPlainly = (w: View, you: PlayerId, icon: ActingIcon): Start | null =>
  icon === 'aember' && mayBecome(w) ? { chart: gain.id, locals: gaining(you, 1) } : iconStart(icon, you)

export function startOfIcon(w: View, you: PlayerId, icon: ActingIcon | null): Start | null {
  if (icon === null) return null
  if (otherWays(w, you, icon).length === 0) return startPlainly(w, you, icon)
  return { chart: chooseIcon.id, locals: { you, icon, as: '', facts: [] } satisfies ChoosingIcon }
}

/** The events after a bonus icon has resolved. */
export const iconFacts = (w: View, you: PlayerId, icon: ActingIcon | null): readonly GameEvent[] =>
  icon === null ? [] : playerFacts(w, 'icon resolved', you, { icon })

/** The card that prevents a player from resolving icons of cards they play, or -1. */
export const iconsBarredBy = (w: View, player: PlayerId): number =>
  sourceOfPlayerRule(w, HOOK.icons, 'cannot resolve icons', player)

/** The effect of a bonus icon; null if it only adds a house. */
export const actingIcon = (icon: string | undefined): ActingIcon | null =>
  ACTING_ICONS.find((one) => one === icon) ?? null
