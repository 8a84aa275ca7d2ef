import { phrase } from './nodes.ts'

/** What a card costs less or more (GA-CST-4). */
export const costChanges = [
  phrase('sentence', 'trigger only', 'Trigger this ability only {limit:trigger-limit}.'),
  phrase('sentence', 'cheaper', 'this ability costs {by:#} less to activate for each {each:counted}.'),
  phrase('sentence', 'cheaper', 'this ability costs {by:#} less to activate as long as {while:state}.'),
  phrase('bare', 'costs', '{self} costs {by:#} {way:cheaper} to {to:play-word}[ for each {each:counted}].'),
  phrase('bare', 'costs', '{self} costs {by:#} {way:cheaper} to activate if it targets {if.of:one}.', {
    fixed: { to: 'activate', if: { kind: 'targets one' } },
  }),
  phrase(
    'bare',
    'costs',
    "{self} costs {by:#} {way:cheaper} to activate while it's targeting {while.of:one}.",
    {
      fixed: { to: 'activate', while: { kind: 'targets one' } },
      reads: ["{self} costs {by:#} {way:cheaper} to activate as long as it's targeting {while.of:one}."],
    },
  ),
  phrase('bare', 'costs', '{self} costs {by:#} {way:cheaper} to {to:play-word} if {if:state}.', {
    reads: ['if {if:state}, {self} costs {by:#} {way:cheaper} to {to:play-word}.'],
  }),
  phrase('bare', 'costs', '{self} costs {by:#} {way:cheaper} to {to:play-word} while {while:state}.', {
    reads: [
      '{self} costs {by:#} {way:cheaper} to {to:play-word} as long as {while:state}.',
      'as long as {while:state}, {self} costs {by:#} {way:cheaper} to {to:play-word}.',
    ],
  }),
  phrase('bare', 'costs', '{self} costs X {way:cheaper} to {to:play-word}, where X is {x:explained}.', {
    fixed: { by: 1 },
  }),
]
