import { lazy } from '@battleline/language'
import { cards } from './card-grammar.ts'
import type { UpgradeText } from './effects/under.ts'
import type {
  Amount,
  Awaited,
  Bold,
  CardText,
  Clause,
  Condition,
  Constant,
  Counted,
  Effect,
  Event,
  Group,
  Ongoing,
  Option,
  Predicate,
  Printed,
  Replacing,
  Sentence,
  State,
  Such,
  Target,
} from './structure.ts'

/** Any node of a card text. */
export type TextNode =
  | Amount
  | Awaited
  | Bold
  | CardText
  | Clause
  | Condition
  | Constant
  | Counted
  | Effect
  | Event
  | Group
  | Ongoing
  | Option
  | Predicate
  | Printed
  | Replacing
  | Sentence
  | State
  | Such
  | Target
  | UpgradeText

/** Visits card texts by the grammar's table. */
export const textVisitor = lazy(() => cards.visitor<TextNode>())
