import { phrase, phrasesOf } from '../nodes.ts'
import { verb } from './verb.ts'

/*
 * What a card becomes for a time. An artifact that moves into a battleline as a creature: a lasting effect says what it is,
 * and begins as the card moves (KF-FRM-1). A card that is a copy of another one, or has its text box (KF-FRM-2).
 */

const effect = phrasesOf('effect')

const FORM = '{is.does:form+" and "|", "|", and "}'
const COMES = { until: 'it leaves play', is: { kind: 'about' } } as const
const WHO = '{is.who:form-card}'
const FLANK = `move ${WHO} to a flank of its controller's battleline`
const FLANKS = `(move|put) ${WHO} (to|on) (a|either) flank of (its controller's|your|their|the) battleline`
const BLANK = { kind: 'about', who: { kind: 'it' }, does: [{ kind: 'is blank' }] } as const

export const becoming = [
  ...verb('lasting', `${FLANK} as ${FORM}`, {
    fixed: { ...COMES, to: 'flank' },
    reads: [`${FLANKS} as ${FORM}`],
  }),
  ...verb('lasting', `move ${WHO} anywhere in its controller's battleline as ${FORM}`, {
    fixed: { ...COMES, to: 'anywhere' },
    reads: [`(move|put) ${WHO} anywhere in (your|their|the) battleline as ${FORM}`],
  }),
  ...['effect', 'leaving-effect'].map((category) =>
    phrase(category, 'lasting', `${FLANK} as ${FORM}. Its text box is considered blank`, {
      fixed: { ...COMES, to: 'flank', also: BLANK },
      reads: [`${FLANKS} as ${FORM}. Its text box is considered blank`],
    }),
  ),
  effect('lasting', `${FLANK}. For the remainder of the turn, it is ${FORM}`, {
    fixed: { until: 'end of turn', to: 'flank', is: { kind: 'about' } },
    reads: [
      `${FLANKS}. (For the remainder of the turn|Until the end of the turn), it is {is.does:form+" and "|" that "}`,
      `${FLANKS}. It is {is.does:form+" and "|" that "} (for the remainder of the turn|until the end of the turn)`,
    ],
  }),
  // What it names is known only as the effect is made: no constant text says so.
  ...['target', 'subject', 'they'].map((who) =>
    phrase('lasting', 'about', `{who:${who}} {does:face~who+" and "|", and "}`),
  ),
  phrase('face', 'is a copy', '(is/are) a copy of {of:known-card}'),
  phrase('face', 'power equals', "(has/have) power equal to {of:known-card}'s power", {
    reads: ['(has/have) power equal to the power of {of:known-card}'],
  }),
  phrase('face', 'gains features', "(gains/gain) {of:known-card}'s armor, keywords, and traits"),
  phrase('face', 'gains text box', '(gains/gain) the text box of {of:known-card}'),
  phrase('lasting', 'about', "{who:chosen-card}'s power is equal to {does.of:known-card}'s power", {
    fixed: { does: [{ kind: 'power equals' }] },
  }),
  // What a card does as soon as something is so.
  phrase('leaving-effect', 'destroy', '(destroy|sacrifice) {what:self-or-it}'),
  phrase('leaving-effect', 'destroy', 'destroy each {what.of:group~one}', {
    fixed: { what: { kind: 'each' } },
  }),
  phrase('leaving-effect', 'archive', 'archive {what:self-or-it}'),
  phrase('leaving-effect', 'purge', 'purge {what:self-or-it}'),
  phrase('leaving-effect', 'forge', 'forge a key at no cost', { fixed: { free: true } }),
  phrase('self-or-it', 'self', '{self}'),
  phrase('self-or-it', 'it', 'it', { reads: ['that creature'] }),
  phrase('form-card', 'self', '{self}'),
  phrase('form-card', 'host', 'this creature', { reads: ['this (card|artifact)'] }),
  phrase('form-card', 'it', 'it', { reads: ['that (artifact|card)'] }),
  phrase('form-card', 'choose', '{of:indefinite}'),
  phrase('form', 'is a creature', 'a creature with power {power:#}[ and armor {armor:#}]', {
    reads: ['a creature with {power:#} power[ and {armor:#} armor]'],
  }),
  phrase('form', 'belongs to', 'belongs to the active house', { fixed: { that: 'active house' } }),
  phrase('form', 'gains', '{keyword:keyword}', { fixed: { value: 1 } }),
]
