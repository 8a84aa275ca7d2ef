import {
  because,
  chart,
  commaList,
  type Message,
  routine,
  say,
  stepVerbs,
  type View,
} from '@battleline/kernel'
import { nameOf } from '../model/state.ts'
import { divisionId, divisionsOf, parseDivision } from '../query/division.ts'

/** Divides the points of a shield among damage dealt at the same time (MTG-RPL-9). */
export interface Shielding {
  readonly kind: 'shield'
  readonly who: number
  /** The id of the effect. */
  readonly force: string
  readonly points: number
  readonly parts: readonly {
    readonly id: number
    readonly amount: number
    readonly from: number
    readonly to: number
  }[]
  shares: readonly number[]
}

/** The most listed divisions; any other possible one can be answered. */
const LISTED = 60

const limitsOf = ({ parts }: Shielding): readonly number[] => parts.map(({ amount }) => amount)
const wholeOf = (l: Shielding): number =>
  Math.min(
    l.points,
    limitsOf(l).reduce((sum, amount) => sum + amount, 0),
  )
/** Ids name instances by their recipients or by their sources, whichever are all different. */
function idsOf({ parts }: Shielding): readonly number[] {
  const ways = [parts.map(({ to }) => to), parts.map(({ from }) => from)]
  return ways.find((ids) => new Set(ids).size === parts.length) ?? parts.map(({ id }) => id)
}

export const shield = chart<Shielding>(
  'magic/shield',
  'A shield',
  {
    '1-spread': stepVerbs<Shielding>()
      .ask('Which damage is prevented', {
        who: (_, l) => l.who,
        options: (_, l) =>
          divisionsOf(wholeOf(l), limitsOf(l), LISTED).map((shares) => divisionId(idsOf(l), shares)),
        refuse: (_, l, id) => {
          const shares = parseDivision(id, idsOf(l))
          const sum = shares?.reduce((total, share) => total + share, 0)
          const fits = shares?.every((share, at) => share <= (limitsOf(l)[at] ?? 0))
          return sum === wholeOf(l) && fits === true
            ? null
            : because(say`${wholeOf(l)} points are divided, at most as many as each deals`, 'MTG-RPL-9')
        },
        take: (_, l, [id]) => {
          l.shares = parseDivision(id, idsOf(l)) ?? []
        },
        label: (w, id, l) => sharesText(w, l, parseDivision(id, idsOf(l)) ?? []),
      })
      .when((_, l) => isOpen(l) || routine('there is one way'))
      .cite('MTG-RPL-9'),
    '2-one': stepVerbs<Shielding>()
      .act('All that it can prevent is prevented', (_, l) => {
        l.shares = divisionsOf(wholeOf(l), limitsOf(l), 1)[0] ?? []
      })
      .when((_, l) => l.shares.length === 0 || because('it has been spread'))
      .cite('MTG-RPL-9'),
  },
  { like: { kind: 'shield', who: 1, force: '', points: 0, parts: [], shares: [] } },
)

const isOpen = (l: Shielding): boolean => divisionsOf(wholeOf(l), limitsOf(l), 2).length > 1

const sharesText = (w: View, { parts }: Shielding, shares: readonly number[]): Message =>
  commaList(
    parts.map(({ from, to }, at) => {
      const share = say`${shares[at] ?? 0} from ${nameOf(w, from)}`
      return parts.every((one) => one.to === to) ? share : say`${share} to ${nameOf(w, to)}`
    }),
  )
