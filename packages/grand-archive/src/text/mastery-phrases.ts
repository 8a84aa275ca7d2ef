import { phrase } from './nodes.ts'

/** The masteries that have counters, and the counters. */
const MARKED = [
  ['memories', 'Fractured Memories', 'sheen'],
  ['phantasmagoria', 'Phantasmagoria', 'haunt'],
] as const

/** Counters on one's mastery. */
export const masteries = [
  phrase('bracket', 'sheen', '\\[Sheen {least:#}+\\]'),
  ...MARKED.flatMap(([of, name, counter]) => [
    phrase('effect', 'mark', `put {amount:count-of} ${counter} counter(s) on your ${name}`, {
      fixed: { of },
    }),
    phrase('effect', 'mark', `remove {amount:count-of} ${counter} counter(s) from your ${name}`, {
      fixed: { of, less: true },
    }),
    phrase('counted', 'marks', `${counter} counter on your ${name}`, { fixed: { on: of } }),
    phrase('counted-many', 'marks', `${counter} counters on your ${name}`, { fixed: { on: of } }),
    phrase('count', 'marks', `the number of ${counter} counters on your ${name}`, {
      fixed: { on: of },
      reads: [`the amount of ${counter} counters on your ${name}`],
    }),
    phrase('state', 'marked', `your ${name} has {is:limit} ${counter} counters on it`, { fixed: { on: of } }),
  ]),
  // “It” is the mastery that the condition has named.
  phrase('plain', 'if', 'if {condition:marked}, {effects:mark-it+}'),
  phrase('marked', 'marked', 'your Fractured Memories has {is:limit} sheen counters on it', {
    fixed: { on: 'memories' },
  }),
  phrase('mark-it', 'mark', 'put {amount:count-of} sheen counter(s) on it', { fixed: { of: 'memories' } }),
]
