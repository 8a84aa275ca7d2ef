import { include, phrase, within } from '@battleline/language'
import { POWER, SUCH, WHAT } from '../selections/groups.ts'
import { CARDS } from '../words/fixed-nodes.ts'

/*
 * What is sacrificed is destroyed, and is one's own (KF-DST-1), also where the text does not say so: your friendly cards,
 * and of another player those that they control.
 */

const OWN = `[friendly] {marked:marked?} {damaged=damaged} {neighboring=neighboring} {flank=flank} ${WHAT}`

export const sacrificing = [
  phrase('verb', 'destroy', 'sacrifice {what:sacrificed}'),
  phrase('sacrificed', 'choose', `a(n) ${within('of', `{other=other} ${OWN} {noun:noun~one}${SUCH}`)}`, {
    fixed: { of: { kind: 'group', side: 'friendly' } },
  }),
  phrase('sacrificed', 'choose', `another ${within('of', `${OWN} {noun:noun~one}${SUCH}`)}`, {
    fixed: { of: { kind: 'group', side: 'friendly', other: true } },
  }),
  phrase('sacrificed', 'choose', 'a(n) [friendly] {of.trait:trait-card~one}', {
    fixed: { of: { ...CARDS, side: 'friendly' } },
  }),
  phrase('sacrificed', 'each', 'each {of:many-own~one}', { reads: ['all {of:many-own~many}'] }),
  phrase('sacrificed', 'some', '{count:#} {of:many-own~count}'),
  phrase('sacrificed', 'up to', 'up to {count:#} {of:many-own~count}'),
  phrase('sacrificed', 'any number', 'any number of {of:many-own~many}'),
  phrase('sacrificed', 'choose', '(1|one) of {of:many-own~many}'),
  include('sacrificed', '{it:at-hand}'),
  phrase('many-own', 'group', `{other=other} ${OWN} {noun:noun}${SUCH}`, {
    fixed: { side: 'friendly' },
  }),
  // What is there already, whosever it is.
  phrase('at-hand', 'self', '{self}'),
  phrase('at-hand', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  include('at-hand', '{it:done-card}'),
  include('at-hand', '{it:pronoun}'),

  phrase('third', 'destroy', 'sacrifices {what:at-hand}'),
  phrase('they-do', 'destroy', 'sacrifice {what:at-hand}'),
  // Of those that they control.
  ...[
    ['third', 'sacrifices'],
    ['they-do', 'sacrifice'],
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
