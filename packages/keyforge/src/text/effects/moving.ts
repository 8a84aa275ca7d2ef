import { within } from '@battleline/language'
import { phrase } from '../nodes.ts'
import { type Group, SUCH } from '../selections/groups.ts'
import type { Target } from '../selections/target-nodes.ts'
import type { Who } from '../values/players.ts'
import { verb } from './verb.ts'

declare module '../nodes.ts' {
  interface KeyForgeNodes {
    swapped: Swapped
  }
}

export type MovingEffect =
  | { readonly kind: 'to flank' | 'move anywhere'; readonly what: Target }
  /** They change places in their battleline. */
  | { readonly kind: 'swap'; readonly from: Target; readonly to?: Target }
  /** All of these things on two creatures, each on the other. */
  | { readonly kind: 'swap all on'; readonly all: readonly Swapped[]; readonly on: Target }
  /** `bound`: until the card whose text it is leaves play, or "this creature" does. */
  | {
      readonly kind: 'take control' | 'give control'
      readonly what: Target
      readonly bound?: 'self' | 'host'
      /** For so long; else until it leaves play. */
      readonly until?: 'end of turn' | 'end of your next turn' | 'start of your turn'
      /** The flank of its new battleline that it goes to; else the active player chooses it (KF-CTL-2). */
      readonly flank?: 'left' | 'right'
    }
  /** Each takes the other's place, and its controller. Without `to`: the two that were spoken of. */
  | { readonly kind: 'swap control'; readonly from: Target; readonly to?: Target }
  /** An upgrade goes to a creature, from where it is (KF-LVP-2). */
  | { readonly kind: 'attach'; readonly from: Target; readonly to: Target }
  /** The creatures of a battleline are put in any order. */
  | { readonly kind: 'rearrange'; readonly whose: Who; readonly of?: Group }

/** What lies on creatures; counters are those of any kind (KF-CTR-1). */
export type Swapped = 'Æ' | 'damage' | 'counters' | 'upgrades'

const AN_UPGRADE = within('from.of', `{other=other} {side:side?} upgrade${SUCH}`)
const TWO_CREATURES = '(2|two) {from.of:bare-group~many}'

export const moving = [
  ...verb('take control', 'take control of {what:target} until {self} leaves play', {
    fixed: { bound: 'self' },
  }),
  ...verb('take control', 'take control of {what:target} until this creature leaves play', {
    fixed: { bound: 'host' },
  }),
  ...[
    ['end of turn', 'for the remainder of the turn', ['until the end of the turn', 'until end of turn']],
    ['end of your next turn', 'until the end of your next turn', []],
    ['start of your turn', 'until the start of your next turn', ['until your next turn']],
  ].flatMap(([until, words, others]) =>
    verb('take control', `take control of {what:target} ${String(words)}`, {
      fixed: { until: String(until) },
      reads: [
        ...(others as readonly string[]).map((one) => `take control of {what:target} ${one}`),
        `${String(words)}, take control of {what:target}`,
      ],
    }),
  ),
  ...verb('take control', 'take control of {what:target}', { reads: ['gain control of {what:target}'] }),
  ...verb('give control', 'give control of {what:target} to your opponent', {
    reads: ['give your opponent control of {what:target}'],
  }),
  phrase(
    'third-person',
    'give control',
    "gives control of the creature on their {what.flank:left-or-right} flank to their opponent and moves it to that player's {flank:left-or-right} flank",
    { fixed: { what: { kind: 'on flank' } } },
  ),
  ...verb('swap control', 'swap control of {from:single-target} and {to:single-target}'),
  ...verb('swap control', 'swap control of {from:pronoun}'),
  ...verb('attach', 'attach {from:single-target} to {to:target}'),
  ...verb('attach', 'attach {from:single-target} to {to.of:named-card}', {
    fixed: { to: { kind: 'choose' } },
  }),
  // "Take control of each upgrade and move it to that creature": each of them, to the one that was chosen before.
  ...verb('attach', 'move (it|them|each of them) to (that creature|the chosen creature)', {
    fixed: { from: { kind: 'it', many: true }, to: { kind: 'chosen', nth: 'last' } },
  }),
  ...verb('attach', `move a(n) ${AN_UPGRADE} to {to:target}`, {
    fixed: { from: { kind: 'choose', of: { kind: 'group', noun: 'upgrade' } } },
    reads: [`move (1|one|another) ${AN_UPGRADE} to {to:target}`],
  }),
  ...verb('rearrange', 'rearrange the creatures in {whose:whose} battleline', {
    reads: ['rearrange any number of creatures in {whose:whose} battleline'],
  }),
  // The places of the others stay as they are.
  ...verb('rearrange', 'rearrange {of:group~many} in {whose:whose} battleline'),
  ...verb('to flank', 'move {what:target} to a flank', {
    reads: [
      "move {what:target} (to|on) (a|either) flank [of (its controller's|your|the|their) (battleline|choice)]",
      "put {what:target} on a flank of (its controller's|your|their) battleline",
    ],
  }),
  ...verb('move anywhere', "move {what:moving-creature} anywhere in its controller's battleline", {
    reads: ['(move|place) {what:moving-creature} anywhere in (your|the|its) battleline'],
  }),
  ...verb('swap', `swap ${TWO_CREATURES} in the battleline`, {
    fixed: { from: { kind: 'some', count: 2 } },
    reads: [
      `swap ${TWO_CREATURES} in (a|your|their controller’s|the same) battleline`,
      `swap the positions of ${TWO_CREATURES} [in (the|a|the same) battleline]`,
      `swap ${TWO_CREATURES}`,
    ],
  }),
  ...verb('swap', 'swap {from:moving-creature} with {to:moving-creature} in the battleline', {
    reads: [
      "swap {from:moving-creature}'s position with {to:moving-creature} [in the battleline]",
      'swap the positions of {from:moving-creature} and {to:moving-creature} [in the battleline]',
      'swap {from:moving-creature} (with|and) {to:moving-creature}',
      'swap {from:moving-creature} (with|and) {to:moving-creature} in the same battleline',
      "swap {from:moving-creature} (with|and) {to:moving-creature} in (your|its|its controller's|a) battleline",
    ],
  }),
  ...verb('swap all on', 'swap all {all:swapped+", and"} on {on:those-cards}'),
]
