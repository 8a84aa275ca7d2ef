import { include, phrase } from '@battleline/language'
import { IT } from '../words/fixed-nodes.ts'

const none = { fixed: { most: 0 } }

/** "While enraged, Brute gets …": where it is itself that is meant. */
const BEINGS = ['damaged', 'undamaged', 'ready', 'exhausted', 'stunned', 'warded', 'enraged']

/** What is asked of a card in play while its text is true: "it" is the card itself. */
export const whiles = [
  phrase('one-while', 'is', '{who:itself} is {not=not} {being:being}'),
  phrase('one-while', 'bears', '{of:itself} has no {what:borne} on it', none),
  phrase('one-while', 'bears', '{of:itself} has {what:borne} on it', { fixed: { least: 1 } }),
  phrase('one-while', 'bears', '{of:itself} has {least:#} or more {what:borne} on it'),
  phrase('one-while', 'in a fight', 'fighting', { reads: ['{self} is fighting', 'in a fight'] }),
  phrase('one-while', 'in a fight', 'attacking', {
    fixed: { attacking: true },
    reads: ['{self} is attacking'],
  }),
  phrase('one-while', 'in a fight', 'attacking {against:one}', { fixed: { attacking: true } }),
  ...BEINGS.map((being) => phrase('one-while', 'is', being, { fixed: { who: IT, being } })),
  include('one-while', '{it:one-state}'),
  include('suffix', 'while {it:while}', {
    reads: ['as long as {it:while}', 'if {it:while}', 'when {it:while}'],
  }),
  phrase('suffix', 'your turn', 'during your turn'),
  phrase('suffix', 'not your turn', "during your opponent's turn"),
  phrase('suffix', 'not', 'unless {of:while}'),
]

/** The same said behind: "it" is then each of the cards that it is said of. */
export const itsOwn = [
  include('its-own', 'while {it:of-its-own}', {
    reads: ['(as long as|if|when) {it:of-its-own}'],
  }),
  phrase('its-own', 'not', 'unless {of:of-its-own}'),
  phrase('of-its-own', 'is', '{who:its-self} is {not=not} {being:being}', {
    reads: ['{who:its-self} are {not=not} {being:being}'],
  }),
  phrase('of-its-own', 'is', 'on a flank', { fixed: { who: IT, being: 'on a flank' } }),
  ...BEINGS.map((being) => phrase('of-its-own', 'is', being, { fixed: { who: IT, being } })),
  phrase('of-its-own', 'bears', '{of:its-self} has no {what:borne} on it', {
    ...none,
    reads: ['{of:its-self} have no {what:borne} on them'],
  }),
  phrase('of-its-own', 'bears', '{of:its-self} has {what:borne} on it', {
    fixed: { least: 1 },
    reads: ['{of:its-self} have {what:borne} on them'],
  }),
  phrase('of-its-own', 'there are', '{of.of:its-self} has a +1 power counter', {
    fixed: { least: 1, of: { kind: 'power counters on' } },
    reads: [
      '{of.of:its-self} has a +1 power counter on it',
      '{of.of:its-self} have a +1 power counter [on them]',
    ],
  }),
  phrase('of-its-own', 'in a fight', 'fighting', { reads: ['(it is|they are) fighting', 'in a fight'] }),
  phrase('of-its-own', 'in a fight', 'attacking', {
    fixed: { attacking: true },
    reads: ['(it is|they are) attacking'],
  }),
  phrase('its-self', 'it', 'it', { reads: ['they'] }),
]
