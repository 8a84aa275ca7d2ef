import type { PlayerId } from '@battleline/card-game'
import type { Start, View, World } from '@battleline/kernel'
import type { Discarding } from '../charts/discard.ts'
import type { Drawing } from '../charts/draw.ts'
import type { Forging } from '../charts/forge.ts'
import type { Gaining } from '../charts/gain.ts'
import type { Stealing } from '../charts/steal.ts'
import type { RaisingTide } from '../charts/tide.ts'
import { insteadAmendment, isInProgress, type ReplacementEffect } from '../effects/amendment.ts'
import { hookedInDiscardPiles } from '../effects/continuous.ts'
import type { InsteadContext } from '../events/start-instead.ts'
import type { ActiveEffect } from '../model/active-effect.ts'
import { HOOK } from '../model/hooks.ts'
import { refTo, tableOf } from '../model/state.ts'
import { activeEffects } from '../query/active-effects.ts'
import { type ActivePlayerRule, playerRulesFor } from '../query/player-rules.ts'
import type { Doable } from '../text/structure.ts'

/** Starts replacing effects. */
export interface InsteadHooks {
  start(w: World, effect: ActiveEffect, instead: InsteadContext): Start
  /** Called after a replacement; an effect for “the next time” ends. */
  spent(w: World, effect: ActiveEffect | null): void
}

/** What a player would do, at the step that is about to do it. */
interface ReplaceableAction<L> {
  readonly deed: Doable
  readonly step: string
  /** Null if it would not happen anyway. */
  would(l: L, w: View): (InsteadContext & { readonly player: PlayerId }) | null
  /** Prevents it. */
  stop(l: L): void
  /** The index among several that one chart does one by one. */
  which?(l: L): number
}

/** "If your opponent would steal Æ, … instead": once; other replacements then have nothing to replace (KF-RPL-3). */
const becomes = <L extends object>(
  { start, spent }: InsteadHooks,
  { deed, step, would, stop, which }: ReplaceableAction<L>,
): ReplacementEffect => ({
  id: `${deed} becomes`,
  step,
  hooks: [HOOK.deed],
  find: (w, locals, found) => {
    const instead = would(locals as L, w)
    if (instead === null) return
    for (const { effect, is } of deedsReplaced(w, instead.player)) {
      if (is.deed !== deed || isInProgress(w, effect)) continue
      if (is.ownTurn === true && tableOf(w).active !== instead.player) continue
      const name = which === undefined ? `${deed} becomes` : `${deed} becomes:${which(locals as L)}`
      found.push(
        insteadAmendment(w, name, effect, {
          title: 'Something else happens instead',
          cite: ['KF-RPL-1', 'KF-RPL-3'],
          apply: (at) => start(at, effect, instead),
        }),
      )
    }
  },
  ended: (w, now, _, child, effect) => {
    if (!child.proceed) return
    stop(now as L)
    spent(w, effect)
  },
})

/** The texts that replace what a player does: of cards in play, and of those that do so in a discard pile. */
const deedsReplaced = (w: View, player: PlayerId): readonly ActivePlayerRule<'deed becomes'>[] =>
  playerRulesFor(w, HOOK.deed, 'deed becomes', player, [
    ...activeEffects(w, HOOK.deed),
    ...hookedInDiscardPiles(w, HOOK.deed),
  ])

/** All actions of players that texts can replace. */
export const deedsBecome = (place: InsteadHooks): readonly ReplacementEffect[] => [
  becomes<Stealing>(place, {
    deed: 'steal',
    step: 'keyforge/steal.1-steal',
    would: ({ thief, amount }) => (amount > 0 ? { player: thief, amount } : null),
    stop: (l) => {
      l.amount = 0
    },
  }),
  becomes<Forging>(place, {
    deed: 'forge',
    step: 'keyforge/forge.1-instead',
    would: ({ you, instead }) => (instead ? null : { player: you }),
    stop: (l) => {
      l.instead = true
    },
  }),
  ...(['gain', 'lose'] as const).map((deed) =>
    becomes<Gaining>(place, {
      deed,
      step: `keyforge/${deed}.1-${deed}`,
      would: ({ player, amount }) => (amount > 0 ? { player, amount } : null),
      stop: (l) => {
        l.amount = 0
      },
    }),
  ),
  becomes<Gaining>(place, {
    deed: 'gain by reaping',
    step: 'keyforge/gain.1-gain',
    would: ({ player, amount, reaping }) => (amount > 0 && reaping ? { player, amount } : null),
    stop: (l) => {
      l.amount = 0
    },
  }),
  becomes<Drawing>(place, {
    deed: 'draw',
    step: 'keyforge/draw.2-draw',
    would: ({ you, instead }) => (instead ? null : { player: you, amount: 1 }),
    stop: (l) => {
      l.instead = true
    },
    which: ({ left }) => left,
  }),
  becomes<Discarding>(place, {
    deed: 'discard from hand',
    step: 'keyforge/discard.1-discard',
    would: ({ you, card, instead }, w) =>
      instead ? null : { player: you, amount: 1, antecedent: [refTo(w, card)] },
    stop: (l) => {
      l.instead = true
    },
  }),
  becomes<RaisingTide>(place, {
    deed: 'raise tide',
    step: 'keyforge/raise-tide.1-raise',
    would: ({ you, instead }) => (instead ? null : { player: you }),
    stop: (l) => {
      l.instead = true
    },
  }),
]
