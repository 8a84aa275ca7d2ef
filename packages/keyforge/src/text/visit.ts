import { memoize, type NodeFields, type Visitor, visitorOf } from '@battleline/language'
import type { UpgradeText } from './effects/under.ts'
import { knownFields } from './known-fields.ts'
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

const visitorBy = memoize((fields: NodeFields) => visitorOf<TextNode>(fields))

/** Visits the structures of card texts. */
export const textVisitor = (): Visitor<TextNode> => visitorBy(knownFields())
