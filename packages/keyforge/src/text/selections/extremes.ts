import { within } from '@battleline/language'
import { phrasesOf } from '../nodes.ts'
import { CREATURES } from '../words/fixed-nodes.ts'
import { KINDS } from './groups.ts'

const single = phrasesOf('single-target')

/** The most and the least powerful of some cards, and those with the most of something on them. */
export const extremes = [
  single('most powerful', 'the most powerful {of:group~one}', {
    reads: ['the {of:group~one} with the (highest|most) power'],
  }),
  single('least powerful', 'the least powerful {of:group~one}', {
    reads: ['the {of:group~one} with the (lowest|least) power'],
  }),
  ...[
    ['most powerful', '(highest|most)'],
    ['least powerful', '(lowest|least)'],
  ].map(([extreme = '', most = '']) =>
    single(extreme, `the chosen {of.noun:noun~one} with the ${most} power`, {
      fixed: { of: { kind: 'group', such: [{ kind: 'among', these: { kind: 'chosen', nth: 'all' } }] } },
    }),
  ),
  ...['most powerful', 'least powerful'].flatMap((extreme) => [
    single(
      extreme,
      `the ${extreme} ${within('of', `${KINDS} {noun:noun~one}`)} controlled by each player who does not control {of.such.lacking:indefinite}`,
      {
        fixed: { perPlayer: true, of: { kind: 'group', such: [{ kind: 'controlled without' }] } },
        plural: true,
      },
    ),
    single(extreme, `the ${extreme} ${within('of', `${KINDS} {noun:noun~one}`)} controlled by each player`, {
      fixed: { perPlayer: true, of: { kind: 'group' } },
      plural: true,
    }),
  ]),
  single('choose', 'the {of.side:side?} {of.noun:noun~one} with the most {of.such.what:bearable} [on it]', {
    fixed: { of: { kind: 'group', such: [{ kind: 'bears most' }] } },
  }),
  ...['most powerful', 'least powerful'].map((extreme) =>
    single(extreme, `{self}'s ${extreme} neighbor`, { fixed: { of: { ...CREATURES, neighboring: true } } }),
  ),
  single('most powerful', 'the {count:#} most powerful {of:group~many}', { plural: true }),
  single('least powerful', 'the {count:#} least powerful {of:group~many}', { plural: true }),
]
