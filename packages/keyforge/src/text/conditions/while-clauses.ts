import { include, phrase } from '../nodes.ts'
import { IT } from '../words/fixed-nodes.ts'

const none = { fixed: { most: 0 } }

/** "While enraged, Brute gets …": where it is itself that is meant. */
const BEINGS = ['damaged', 'undamaged', 'ready', 'exhausted', 'stunned', 'warded', 'enraged']

/** What is asked of a card in play while its text is true: "it" is the card itself. */
export const whiles = [
  phrase('simple-while', 'is', '{who:own-card-or-it} is {not=not} {being:being}'),
  phrase('simple-while', 'bears', '{of:own-card-or-it} has no {what:borne} on it', none),
  phrase('simple-while', 'bears', '{of:own-card-or-it} has {what:borne} on it', { fixed: { least: 1 } }),
  phrase('simple-while', 'bears', '{of:own-card-or-it} has {least:#} or more {what:borne} on it'),
  phrase('simple-while', 'in a fight', 'fighting', { reads: ['{self} is fighting', 'in a fight'] }),
  phrase('simple-while', 'in a fight', 'attacking', {
    fixed: { attacking: true },
    reads: ['{self} is attacking'],
  }),
  phrase('simple-while', 'in a fight', 'attacking {against:indefinite}', { fixed: { attacking: true } }),
  ...BEINGS.map((being) => phrase('simple-while', 'is', being, { fixed: { who: IT, being } })),
  phrase('simple-while', 'is', 'in (a|the|your) battleline', {
    fixed: { who: IT, being: 'in a battleline' },
  }),
  include('simple-while', '{it:simple-state}'),
  include('trailing-condition', 'while {it:while}', {
    reads: ['as long as {it:while}', 'if {it:while}', 'when {it:while}'],
  }),
  phrase('trailing-condition', 'your turn', 'during your turn'),
  phrase('trailing-condition', 'not your turn', "during your opponent's turn"),
  phrase('trailing-condition', 'not', 'unless {of:while}'),
]

/** The same said behind: "it" is then each of the cards that it is said of. */
export const itsOwn = [
  include('subject-condition', 'while {it:subject-state}', {
    reads: ['(as long as|if|when) {it:subject-state}'],
  }),
  phrase('subject-condition', 'not', 'unless {of:subject-state}'),
  phrase('subject-state', 'is', '{who:it-or-they} is {not=not} {being:being}', {
    reads: ['{who:it-or-they} are {not=not} {being:being}'],
  }),
  phrase('subject-state', 'is', 'on a flank', { fixed: { who: IT, being: 'on a flank' } }),
  ...BEINGS.map((being) => phrase('subject-state', 'is', being, { fixed: { who: IT, being } })),
  phrase('subject-state', 'bears', '{of:it-or-they} has no {what:borne} on it', {
    ...none,
    reads: ['{of:it-or-they} have no {what:borne} on them'],
  }),
  phrase('subject-state', 'bears', '{of:it-or-they} has {what:borne} on it', {
    fixed: { least: 1 },
    reads: ['{of:it-or-they} have {what:borne} on them'],
  }),
  phrase('subject-state', 'there are', '{of.of:it-or-they} has a +1 power counter', {
    fixed: { least: 1, of: { kind: 'power counters on' } },
    reads: [
      '{of.of:it-or-they} has a +1 power counter on it',
      '{of.of:it-or-they} have a +1 power counter [on them]',
    ],
  }),
  phrase('subject-state', 'in a fight', 'fighting', { reads: ['(it is|they are) fighting', 'in a fight'] }),
  phrase('subject-state', 'in a fight', 'attacking', {
    fixed: { attacking: true },
    reads: ['(it is|they are) attacking'],
  }),
  phrase('it-or-they', 'it', 'it', { reads: ['they'] }),
]
