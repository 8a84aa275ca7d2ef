import { schema } from '@battleline/card-game'
import { because, isRecord, isText, type Reason } from '@battleline/kernel'
import { CARD_TYPES, COLORS, KEYWORD_COUNTERS, KEYWORDS, NAMED_COUNTERS } from '../vocabulary.ts'
import { predicate } from './predicate-schema.ts'

const { flag, integer, list, name, oneOf, plain, problemIn, record, text, whole } = schema

/** What boards have to be, before the rules are asked. */

/** The structure of an ability, as the grammar makes it: a record with a kind. */
const structure: schema.Schema = (value, place) =>
  isRecord(value) && isText(value.kind)
    ? plain(value, place)
    : `${place} is the structure of a text, a record with a “kind”`

const DURING = oneOf(['combat', 'turn', 'each combat'])

/** The forms of an effect, by the field that each must have. */
const EFFECTS: Readonly<Record<string, schema.Schema>> = {
  is: record({ is: predicate, until: oneOf(['combat', 'turn', 'game']) }),
  goadedBy: record({ goadedBy: name }),
  counters: record({ counters: oneOf([...KEYWORD_COUNTERS, ...NAMED_COUNTERS]), amount: whole(1) }),
  attacks: record({ attacks: name, during: DURING }),
  blocks: record({ blocks: name, during: DURING }),
  chosenBy: record({ chosenBy: name }),
}

const effect: schema.Schema = (value, place) => {
  const form = isRecord(value) ? Object.keys(EFFECTS).find((field) => value[field] !== undefined) : undefined
  const one = form === undefined ? undefined : EFFECTS[form]
  return one === undefined ? `${place} has one of ${Object.keys(EFFECTS).join(', ')}` : one(value, place)
}

const PERMANENT = record(
  {
    name,
    card: name,
    types: list(oneOf(CARD_TYPES)),
    subtypes: list(text),
    colors: list(oneOf(COLORS)),
    power: integer,
    toughness: integer,
    loyalty: integer,
    defense: integer,
    manaValue: whole(),
    legendary: flag,
    text,
    keywords: list(oneOf(KEYWORDS)),
    abilities: list(structure),
    tapped: flag,
    token: flag,
    damage: whole(),
    plus: whole(),
    minus: whole(),
    new: flag,
    attached: name,
    protector: name,
    effects: list(effect),
    ringBearer: flag,
    faceDown: flag,
  },
  ['name'],
)

const PLAYER = record(
  {
    name,
    life: integer,
    poison: whole(),
    unseen: whole(),
    drawn: whole(),
    tempted: whole(),
    permanents: list(PERMANENT),
    hand: list(PERMANENT),
    graveyard: list(PERMANENT),
  },
  ['name'],
)

const BOARD = record(
  {
    players: list(PLAYER, { least: 2, most: 8, what: 'a list of 2 to 8 players' }),
    active: name,
    extraCombats: list(flag, { most: 100 }),
    defending: oneOf(['all', 'one']),
    begins: oneOf(['main', 'combat']),
  },
  ['players'],
)

/** Why a value is no board; null if it is, whatever the rules say against it. */
export const boardProblem = (setup: unknown): Reason | null => problemIn(BOARD, setup)

/** What each kind of edit has, beside the kind. */
const EDITS = {
  'enters attacking': record({ kind: text, permanent: PERMANENT, controller: integer, attacks: integer }, [
    'permanent',
    'controller',
    'attacks',
  ]),
  'changes controller': record({ kind: text, permanent: integer, to: integer }, ['permanent', 'to']),
  gets: record({ kind: text, permanent: integer, effect }, ['permanent', 'effect']),
} satisfies Readonly<Record<string, schema.Schema>>
const OTHER_EDITS = ['leaves combat', 'becomes blocked', 'tapped', 'untapped', 'leaves', 'discards']
const OTHER_EDIT = record({ kind: text, permanent: integer }, ['permanent'])

/** Why a value is no edit of a position; null if it has the form of one, legal or not. */
export function editProblem(edit: unknown): Reason | null {
  const kinds = oneOf([...Object.keys(EDITS), ...OTHER_EDITS])
  const kind = isRecord(edit) ? edit.kind : undefined
  if (!isText(kind)) return because('an edit is a record with a “kind”')
  const wrong = kinds(kind, 'kind')
  if (wrong !== null) return because(wrong)
  return problemIn(kind in EDITS ? EDITS[kind as keyof typeof EDITS] : OTHER_EDIT, edit)
}
