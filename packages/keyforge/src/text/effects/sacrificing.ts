import { include, phrase } from '@battleline/language'
import { POWER, SUCH, WHAT } from '../selections/groups.ts'

/*
 * What is sacrificed is destroyed, and is one's own (KF-DST-1), also where the text does not say so: your friendly cards,
 * and of another player those that they control.
 */

const OWN = `[friendly] {marked:marked?} {damaged=damaged} {neighboring=neighboring} {flank=flank} ${WHAT}`
const friendly = { fixed: { side: 'friendly' } }

/** "Sacrifices" says whose the cards are. */
const theirs = (word: string, category: string) => [
  phrase(`${category}-such`, 'controlled', word, { fixed: { by: 'they' } }),
  phrase(category, 'choose', `{of:${category}-one}`),
  phrase(category, 'each', `{of:${category}-each}`),
  phrase(
    `${category}-one`,
    'group',
    `{such:${category}-such+" "} a(n) [friendly] ${WHAT} {noun:noun~one}${POWER}`,
  ),
  phrase(
    `${category}-each`,
    'group',
    `{such:${category}-such+" "} each [friendly] ${WHAT} {noun:noun~one}${POWER}`,
  ),
]

export const sacrificing = [
  phrase('verb', 'destroy', 'sacrifice {what:sacrificed}'),
  phrase('sacrificed', 'choose', '{of:one-own}'),
  phrase('sacrificed', 'each', 'each {of:many-own~one}', { reads: ['all {of:many-own~many}'] }),
  phrase('sacrificed', 'some', '{count:#} {of:many-own~count}'),
  phrase('sacrificed', 'up to', 'up to {count:#} {of:many-own~count}'),
  phrase('sacrificed', 'any number', 'any number of {of:many-own~many}'),
  phrase('sacrificed', 'choose', '(1|one) of {of:many-own~many}'),
  include('sacrificed', '{it:at-hand}'),
  phrase('one-own', 'group', `a(n) {other=other} ${OWN} {noun:noun~one}${SUCH}`, friendly),
  phrase('one-own', 'group', `another ${OWN} {noun:noun~one}${SUCH}`, {
    fixed: { side: 'friendly', other: true },
  }),
  phrase('one-own', 'group', 'a(n) [friendly] {trait:trait-card~one}', {
    fixed: { ...friendly.fixed, noun: 'card' },
  }),
  phrase('many-own', 'group', `{other=other} ${OWN} {noun:noun}${SUCH}`, friendly),
  // What is there already, whosever it is.
  phrase('at-hand', 'self', '{self}'),
  phrase('at-hand', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  include('at-hand', '{it:done-card}'),
  include('at-hand', '{it:pronoun}'),

  phrase('third', 'destroy', 'sacrifices {what:at-hand}'),
  phrase('they-do', 'destroy', 'sacrifice {what:at-hand}'),
  phrase('third', 'destroy', '{what:sacrifices}'),
  phrase('they-do', 'destroy', '{what:sacrifice}'),
  ...theirs('sacrifices', 'sacrifices'),
  ...theirs('sacrifice', 'sacrifice'),
]
