import type { PlayerId, Ref } from '@battleline/card-game'
import { chart, type Start, stepVerbs, type View } from '@battleline/kernel'
import { abilitiesOf, chartOf, type PossessedAbility } from '../events/abilities.ts'
import { newResolution } from '../model/resolution.ts'
import { cardOf, refTo, tableOf } from '../model/state.ts'
import { TRIGGER, type Trigger } from '../vocabulary.ts'

/** Bold abilities of a card that an effect resolves, without their trigger. */
export interface Triggering {
  readonly card: Ref
  readonly trigger: Trigger
  /** The player whom they call "you". */
  readonly you: PlayerId
  /** The names of those already resolved. */
  done: readonly string[]
}

const { ask } = stepVerbs<Triggering>()

export const trigger = chart<Triggering>(
  'keyforge/trigger',
  'Abilities that an effect triggers',
  {
    '1-next': ask('Which of them resolves next', {
      who: (w) => tableOf(w).active,
      options: (w, l) => left(w, l).map(nameOf),
      take: (_, l, [name]) => {
        if (name !== undefined) l.done = [...l.done, String(name)]
      },
      label: (w, name, l) => {
        const from = left(w, l).find((one) => nameOf(one) === name)?.from.card
        return cardOf(w, from ?? l.card.card).name
      },
    })
      .run((w, l) => startOf(w, l))
      .backTo('1-next', (w, l) => left(w, l).length > 0)
      .cite('KF-GEN-4', 'KF-ABL-4'),
  },
  {
    subjects: (l) => [l.card.card],
    like: { card: { card: 0, life: 0 }, trigger: 'play', you: 1, done: [] },
  },
)

const nameOf = ({ from, ability }: PossessedAbility): string => `${from.card}.${ability}`

const isStill = (w: View, { card, life }: Ref): boolean => cardOf(w, card).life === life

/** The card's remaining abilities; none if the card is another object by now (KF-LVP-10). */
function left(w: View, { card, trigger: wanted, done }: Triggering): readonly PossessedAbility[] {
  if (!isStill(w, card)) return []
  const all = abilitiesOf(w, card.card, TRIGGER[wanted]).filter(({ clause }) => clause.kind === 'bold')
  return all.filter((one) => !done.includes(nameOf(one)))
}

function startOf(w: View, { card, trigger: wanted, you, done }: Triggering): Start | null {
  const last = done.at(-1)
  const one = abilitiesOf(w, card.card, TRIGGER[wanted]).find((other) => nameOf(other) === last)
  if (one === undefined) return null
  return {
    chart: one.runs ?? chartOf(w, one.from.card, one.ability),
    locals: { ...newResolution(one.card, one.from, you), asYours: true },
  }
}

/** A player resolves the abilities of a card with a trigger. */
export const triggering = (w: View, card: number, wanted: Trigger, you: PlayerId): Triggering => ({
  card: refTo(w, card),
  trigger: wanted,
  you,
  done: [],
})
