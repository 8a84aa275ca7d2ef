import { type Amendment, chart, type Start, type View, verbs, type World } from '@battleline/kernel'
import { note } from '../events.ts'
import { forces } from '../forces.ts'
import { leaveCombat, move, noteLeaving } from '../moving.ts'
import { isPermanent, isThere, permanentOf, playersOf, type Ref, writePermanent } from '../state.ts'
import type { TokenText } from '../text/structure.ts'
import { fits } from '../things.ts'
import { createTokens } from '../tokens.ts'

/** Why a permanent is put into a graveyard: only what is destroyed can be regenerated (MTG-RPL-17). */
export type Cause = 'destroyed' | 'put into the graveyard'

/** A permanent that is about to go to its owner's graveyard. */
export interface Death {
  readonly ref: Ref
  readonly cause: Cause
  readonly to: 'graveyard' | 'exile'
  /** The state-based actions by which it goes; none where an effect puts it there. */
  readonly due: readonly DueBy[]
}

/** The state-based actions that put a permanent into the graveyard, with what they find. */
const FOUND = {
  'MTG-SBA-4': 'its toughness is 0 or less',
  'MTG-SBA-5': 'damage of its toughness or more is marked on it',
  'MTG-SBA-6': 'it has no loyalty left',
  'MTG-SBA-7': 'it has no defense left',
  'MTG-SBA-8': 'a source with deathtouch dealt it damage',
  'MTG-SBA-9': 'another one of its name stays',
  'MTG-SBA-13': 'it is attached to nothing that it can be attached to',
} as const
export type DueBy = keyof typeof FOUND

/** Everything that goes at one moment. */
export interface Dying {
  deaths: readonly Death[]
  /** The tokens that somebody gets for it. */
  tokens: readonly { readonly for: number; readonly token: TokenText }[]
}

export const dyingOf = (cards: readonly Ref[], cause: Cause): Dying => ({
  deaths: cards.map((ref) => ({ ref, cause, to: 'graveyard', due: [] })),
  tokens: [],
})

const { act, amend } = verbs<Dying>()

export const dies = chart<Dying>(
  'magic/dies',
  'Permanents go to the graveyard',
  {
    '1-instead': amend('Regeneration, and what is exiled instead').cite(
      'MTG-RPL-16',
      'MTG-RPL-17',
      'MTG-SBA-11',
    ),
    '2-leave': act('They leave the battlefield together', leave).cite('MTG-SBA-1', 'MTG-SBA-10', 'MTG-GEN-8'),
  },
  { subjects: (l) => l.deaths.map(({ ref }) => ref.card), like: { deaths: [], tokens: [] } },
)

export const startDying = (cards: readonly Ref[], cause: Cause): Start => ({
  chart: dies.id,
  locals: dyingOf(cards, cause),
})

/** What may happen to a permanent instead, those of the active player first; its controller picks (MTG-RPL-6). */
export function deathAmendments(w: View, l: Dying): readonly Amendment[] {
  const order = playersOf(w)
  const of = ({ ref }: Death) => order.indexOf(permanentOf(w, ref.card).controller)
  return [...l.deaths]
    .sort((a, b) => of(a) - of(b) || a.ref.card - b.ref.card)
    .flatMap((death) => [...regeneration(w, death), ...exiles(w, death)])
}

function regeneration(w: View, { ref, cause }: Death): readonly Amendment[] {
  const { effects, controller } = permanentOf(w, ref.card)
  const shield = effects.find((one) => one.kind === 'is' && one.does.kind === 'regenerates')
  if (cause !== 'destroyed' || shield === undefined) return []
  return [
    {
      id: `regeneration@${ref.card}`,
      group: ref.card,
      rank: 0,
      commutes: null,
      who: controller,
      source: ref.card,
      title: 'it regenerates',
      label: 'regenerate',
      cite: ['MTG-RPL-17'],
      apply: (at, locals) => {
        const dying = locals as Dying
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

function exiles(w: View, { ref, to }: Death): readonly Amendment[] {
  if (to === 'exile') return []
  const { controller } = permanentOf(w, ref.card)
  return forces(w, 'exiled instead').flatMap((force): Amendment[] => {
    const { does, source, you, lasting } = force
    if (does.kind !== 'exiled instead') return []
    const on = lasting?.on ?? null
    if (on !== null && !on.some((one) => one.card === ref.card && one.life === ref.life)) return []
    if (does.of !== null && !fits(w, does.of, ref.card, { you, self: source.card, player: 0 })) return []
    return [
      {
        id: `${force.id}@${ref.card}`,
        group: ref.card,
        rank: 0,
        commutes: does.token === null ? 'exiled' : null,
        who: controller,
        source: source.card,
        title: 'it is exiled instead',
        label: `${permanentOf(w, source.card).name}: exile it`,
        cite: ['MTG-RPL-16'],
        apply: (_, locals) => {
          const dying = locals as Dying
          dying.deaths = dying.deaths.map((one) =>
            one.ref.card === ref.card ? { ...one, to: 'exile' } : one,
          )
          if (does.token !== null) dying.tokens = [...dying.tokens, { for: you, token: does.token }]
          return null
        },
      },
    ]
  })
}

/** All at once: each sees the others go, and is known as it was before (MTG-SBA-10). What is exiled does not die. */
function leave(w: World, l: Dying): void {
  const gone = l.deaths.filter(({ ref }) => isPermanent(w, ref.card) && isThere(w, ref))
  for (const { ref, due } of gone)
    for (const rule of due)
      w.tell({ kind: 'hook', id: `${rule}@${ref.card}`, title: FOUND[rule], record: ref.card, cite: [rule] })
  noteLeaving(
    w,
    gone.map(({ ref }) => ref.card),
  )
  note(
    w,
    ...gone.flatMap(({ ref, to }) => (to === 'graveyard' ? [{ kind: 'dies', it: ref.card } as const] : [])),
  )
  for (const { ref, to } of gone) move(w, ref.card, to)
  for (const { for: player, token } of l.tokens) createTokens(w, player, token, 1)
}
