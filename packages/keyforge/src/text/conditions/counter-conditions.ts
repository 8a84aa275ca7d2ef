import { phrase, phrasesOf } from '../nodes.ts'

const state = phrasesOf('simple-state')
const least = '{least:#} or more'

/** What can be asked of the counters on a card. */
export const countersOnCards = [
  state('has counters', '{of:own-card-or-it} has a(n) {counter:word} counter', {
    fixed: { least: 1 },
    reads: [
      '{of:own-card-or-it} has a(n) {counter:word} counter on it',
      'there is a(n) {counter:word} counter on {of:own-card-or-it}',
    ],
  }),
  state('has counters', '{of:own-card-or-it} has no {counter:word} counters', {
    fixed: { most: 0 },
    reads: [
      'there are no {counter:word} counters on {of:own-card-or-it}',
      '{of:own-card-or-it} has no {counter:word} counters on it',
    ],
  }),
  state('has counters', `{of:own-card-or-it} has ${least} {counter:word} counters on it`, {
    reads: [
      `there are ${least} {counter:word} counters on {of:own-card-or-it}`,
      `{of:own-card-or-it} has ${least} {counter:word} counters`,
      '{of:own-card-or-it} has {least:#} {counter:word} counters [on it]',
    ],
  }),
  state('there are', '{of.of:own-card-or-it} has a +1 power counter', {
    fixed: { least: 1, of: { kind: 'power counters on' } },
    reads: [
      '{of.of:own-card-or-it} has a +1 power counter on it',
      'there is a +1 power counter on {of.of:own-card-or-it}',
    ],
  }),
  state('there are', '{of.of:own-card-or-it} has no +1 power counters', {
    fixed: { most: 0, of: { kind: 'power counters on' } },
    reads: [
      '{of.of:own-card-or-it} has no +1 power counters on it',
      'there are no +1 power counters on {of.of:own-card-or-it}',
    ],
  }),
  // Not "that creature": what a text spoke of before is not what a constant one means.
  phrase('own-card-or-it', 'self', '{self}'),
  phrase('own-card-or-it', 'host', 'this creature'),
  phrase('own-card-or-it', 'it', 'it'),
]
