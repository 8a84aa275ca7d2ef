import { aside } from './unplayed.ts'

/** When a card costs less or more. */
const WHEN = ['', ' if {if:condition}', ' as long as {while:when-true}', ' for {each:each-of}']

/** What plays no part in fights. Players pay outside the engine. */
export const asides = [
  // Costs are paid outside the engine.
  ...aside('sentence', [
    'this ability costs {by:#} less to activate.',
    'this ability costs {by:#} less to activate for {each:each-of}.',
    'this ability costs {by:#} less to activate as long as {while:when-true}.',
    'this ability costs X less to activate, where X is {x:quantity}.',
  ]),
  ...aside('bare', [
    ...['activate', 'materialize'].flatMap((verb) => [
      ...['less', 'more'].flatMap((way) =>
        WHEN.map((when) => `{self} costs {by:#} ${way} to ${verb}${when}.`),
      ),
      `as long as {while:when-true}, {self} costs {by:#} less to ${verb}.`,
      `if {if:condition}, {self} costs {by:#} less to ${verb}.`,
    ]),
    '{self} costs X less to activate, where X is {x:quantity}.',
    "{self}'s activation can't be negated.",
  ]),
]
