import { chart, stepVerbs, type World } from '@battleline/kernel'
import { DEATH_REASONS, type Deaths } from '../events/death.ts'
import { triggerOn } from '../events/triggers.ts'
import { isPermanent, isThere, permanentOf } from '../model/state.ts'
import { move, rememberLastKnown } from '../zones/move.ts'
import { createTokens } from '../zones/tokens.ts'

const { act, amend } = stepVerbs<Deaths>()

export const dies = chart<Deaths>(
  'magic/dies',
  'Permanents go to the graveyard',
  {
    '1-instead': amend('Regeneration and exile replace it').cite('MTG-RPL-16', 'MTG-RPL-17', 'MTG-SBA-11'),
    '2-leave': act('They leave the battlefield together', leave).cite('MTG-SBA-1', 'MTG-SBA-10', 'MTG-GEN-8'),
  },
  { subjects: (l) => l.deaths.map(({ ref }) => ref.card), like: { deaths: [], tokens: [] } },
)

/** Permanents leave together: each sees the others leave (MTG-SBA-10). An exiled permanent does not die. */
function leave(w: World, l: Deaths): void {
  const gone = l.deaths.filter(({ ref }) => isPermanent(w, ref.card) && isThere(w, ref))
  for (const { ref, due } of gone)
    for (const rule of due)
      w.report({
        kind: 'hook',
        id: `${rule}@${ref.card}`,
        title: DEATH_REASONS[rule],
        subject: 'none',
        record: ref.card,
        cite: [rule],
      })
  rememberLastKnown(
    w,
    gone.map(({ ref }) => ref.card),
  )
  triggerOn(
    w,
    ...gone.flatMap(({ ref, to }) => (to === 'graveyard' ? [{ kind: 'dies', it: ref.card } as const] : [])),
    ...gone.map(
      ({ ref, to }) => ({ kind: 'leaves', it: ref.card, dies: to === 'graveyard', goes: to }) as const,
    ),
    ...gone.flatMap(({ ref: { card: it }, cause }) =>
      cause === 'sacrificed' ? [{ kind: 'sacrifices', it, by: permanentOf(w, it).controller } as const] : [],
    ),
  )
  for (const { ref, to } of gone) move(w, ref.card, to)
  for (const { for: player, token } of l.tokens) createTokens(w, player, token, 1)
}
