import { within } from '@battleline/language'
import { include, phrase } from '../nodes.ts'
import { POWER, SUCH, WHAT } from '../selections/groups.ts'
import { TOTAL } from '../selections/targets.ts'
import { CARDS } from '../words/fixed-nodes.ts'

/*
 * What is sacrificed is destroyed, and is one's own (KF-DST-1), also where the text does not say so: your friendly cards,
 * and of another player those that they control.
 */

const OWN = `[friendly] {marked:marked?} {damaged=damaged} {neighboring=neighboring} {flank=flank} ${WHAT}`

export const sacrificing = [
  phrase('verb', 'destroy', 'sacrifice {what:sacrifice-target}'),
  phrase(
    'sacrifice-target',
    'choose',
    `a(n) ${within('of', `{other=other} ${OWN} {noun:noun~one}${SUCH}`)}`,
    {
      fixed: { of: { kind: 'group', side: 'friendly' } },
    },
  ),
  phrase('sacrifice-target', 'choose', `another ${within('of', `${OWN} {noun:noun~one}${SUCH}`)}`, {
    fixed: { of: { kind: 'group', side: 'friendly', other: true } },
  }),
  phrase('sacrifice-target', 'choose', 'a(n) [friendly] {of.trait:trait-card~one}', {
    fixed: { of: { ...CARDS, side: 'friendly' } },
  }),
  phrase('sacrifice-target', 'each', 'each {of:your-cards~one}', { reads: ['all {of:your-cards~many}'] }),
  phrase('sacrifice-target', 'some', '{count:#} {of:your-cards~count}'),
  phrase('sacrifice-target', 'up to', 'up to {count:#} {of:your-cards~count}'),
  phrase('sacrifice-target', 'any number', 'any number of {of:your-cards~many}'),
  phrase('sacrifice-target', 'any number', `any number of {of:your-cards~many} ${TOTAL}`),
  phrase('sacrifice-target', 'choose', '(1|one) of {of:your-cards~many}'),
  include('sacrifice-target', '{it:present-card}'),
  phrase('your-cards', 'group', `{other=other} ${OWN} {noun:noun}${SUCH}`, { fixed: { side: 'friendly' } }),
  // What is there already, whosever it is.
  phrase('present-card', 'self', '{self}'),
  phrase('present-card', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  include('present-card', '{it:affected-card}'),
  include('present-card', '{it:pronoun}'),

  phrase('third-person', 'destroy', 'sacrifices {what:present-card}'),
  phrase('they-verb', 'destroy', 'sacrifice {what:present-card}'),
  // Of those that they control.
  ...[
    ['third-person', 'sacrifices'],
    ['they-verb', 'sacrifice'],
  ].flatMap(([category = '', sacrifice = '']) =>
    [
      ['choose', 'a(n)'],
      ['each', 'each'],
    ].map(([kind = '', which = '']) =>
      phrase(
        category,
        'destroy',
        `${sacrifice} ${which} [friendly] ${within('what.of', `${WHAT} {noun:noun~one}${POWER}`)}`,
        { fixed: { what: { kind, of: { kind: 'group', such: [{ kind: 'controlled', by: 'they' }] } } } },
      ),
    ),
  ),
]
