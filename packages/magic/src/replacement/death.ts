import { type Amendment, say, type View, type World } from '@battleline/kernel'
import type { Death, Deaths } from '../events/death.ts'
import { addCounters, countersOn } from '../model/counters.ts'
import { byController, permanentOf, writePermanent } from '../model/state.ts'
import { matches } from '../query/object-filter.ts'
import { replacementEffects } from '../query/replacement-effects.ts'
import { leaveCombat } from '../zones/move.ts'

/** The replacement effects of deaths, the active player's permanents first; the controller chooses (MTG-RPL-6). */
export function deathAmendments(w: View, l: Deaths): readonly Amendment[] {
  const order = byController(w)
  return [...l.deaths]
    .sort((a, b) => order(a.ref.card, b.ref.card))
    .flatMap((death) => [
      ...regeneration(w, death),
      ...shieldCounter(w, death),
      ...finality(w, death),
      ...exiles(w, death),
    ])
}

function regeneration(w: View, { ref, cause }: Death): readonly Amendment[] {
  const { effects, controller } = permanentOf(w, ref.card)
  const shield = effects.find((one) => one.kind === 'is' && one.does.kind === 'regenerates')
  if (cause !== 'destroyed' || shield === undefined) return []
  return [
    {
      id: `regeneration@${ref.card}`,
      group: ref.card,
      commutes: null,
      who: controller,
      source: ref.card,
      title: 'it regenerates',
      label: say`regenerate`,
      cite: ['MTG-RPL-17'],
      apply: (at, locals) => {
        const dying = locals as Deaths
        dying.deaths = dying.deaths.filter((one) => one.ref.card !== ref.card)
        const one = writePermanent(at, ref.card)
        one.effects = one.effects.filter((effect) => effect !== shield)
        leaveCombat(at, ref.card)
        Object.assign(writePermanent(at, ref.card), { tapped: true, damage: 0, deathtouched: false })
        return null
      },
    },
  ]
}

/** A shield counter on what an effect would destroy (122.1c). */
function shieldCounter(w: View, { ref: { card }, cause, due }: Death): readonly Amendment[] {
  const isByEffect = (cause === 'destroyed' || cause === 'destroyed for good') && due.length === 0
  if (!isByEffect || countersOn(w, card, 'shield') === 0) return []
  return [
    {
      id: `shield counter@${card}`,
      group: card,
      commutes: null,
      who: permanentOf(w, card).controller,
      source: card,
      title: 'it loses a shield counter instead',
      label: say`shield counter`,
      cite: ['MTG-RPL-21'],
      apply: (at, locals) => {
        const dying = locals as Deaths
        dying.deaths = dying.deaths.filter((one) => one.ref.card !== card)
        addCounters(at, card, 'shield', -1)
        return null
      },
    },
  ]
}

/** What every exile of a permanent that would go to the graveyard has. */
const exile = ({ ref }: Death) => ({
  group: ref.card,
  title: 'it is exiled instead',
  apply: (_: World, locals: unknown) => {
    const dying = locals as Deaths
    dying.deaths = dying.deaths.map((one) => (one.ref.card === ref.card ? { ...one, to: 'exile' } : one))
    return null
  },
})

/** A finality counter on it (122.1h). */
function finality(w: View, death: Death): readonly Amendment[] {
  const { card } = death.ref
  if (death.to === 'exile' || countersOn(w, card, 'finality') === 0) return []
  return [
    {
      ...exile(death),
      id: `finality@${card}`,
      commutes: 'exiled',
      who: permanentOf(w, card).controller,
      source: card,
      label: say`${permanentOf(w, card).name}: exile it`,
      cite: ['MTG-RPL-20'],
    },
  ]
}

function exiles(w: View, death: Death): readonly Amendment[] {
  const { ref, to } = death
  if (to === 'exile') return []
  const { controller } = permanentOf(w, ref.card)
  return replacementEffects(w, 'exiled instead').flatMap((force): Amendment[] => {
    const { does, source, you, lasting } = force
    if (does.kind !== 'exiled instead') return []
    const on = lasting?.on ?? null
    if (on !== null && !on.some((one) => one.card === ref.card && one.life === ref.life)) return []
    if (does.self === true && source.card !== ref.card) return []
    if (does.of != null && !matches(w, does.of, ref.card, { you, source: source.card, thatPlayer: 0 }))
      return []
    return [
      {
        ...exile(death),
        id: `${force.id}@${ref.card}`,
        commutes: does.token == null ? 'exiled' : null,
        who: controller,
        source: source.card,
        label: say`${permanentOf(w, source.card).name}: exile it`,
        cite: ['MTG-RPL-16'],
        apply: (at, locals) => {
          exile(death).apply(at, locals)
          const dying = locals as Deaths
          if (does.token != null) dying.tokens = [...dying.tokens, { for: you, token: does.token }]
          return null
        },
      },
    ]
  })
}
