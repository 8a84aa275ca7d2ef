import { createHash } from 'node:crypto'
import { ruleIds } from '@battleline/rulebook'
import { adapters, type Problem, readScenarios, type Scenario } from '@battleline/scenario'
import { parseDocument, stringify } from 'yaml'

/** A question of somebody: one scenario, written in the one way in which it has its address. */
export interface CanonicalQuestion {
  /** Its address: 20 letters and digits of the SHA-256 of its text. */
  readonly id: string
  readonly text: string
  readonly scenario: Scenario
}

/** The longest text of a question, in UTF-16 units: a whole game has a tenth of it. */
export const LONGEST_QUESTION = 200_000

/** The keys of a scenario in the order in which a question has them; others follow as they are written. */
const ORDER = [
  'name',
  'game',
  'edition',
  'cite',
  'note',
  'active',
  'turn',
  'house',
  'step',
  'seed',
  'cards',
  'players',
]
/** What a question does not ask: expectations are somebody’s answer, and may take a search. */
const LEFT_OUT: readonly unknown[] = ['expect', 'goal', '$schema']

/**
 * The question that a text holds: comments, spacing, the order of its keys, the default edition and expectations make no other question. What cannot be read is
 * refused, with its place and the nearest word.
 */
export function canonicalQuestion(
  text: string,
): CanonicalQuestion | { readonly problems: readonly Problem[] } {
  if (text.length > LONGEST_QUESTION)
    return refused(`a question has at most ${LONGEST_QUESTION} characters, and this one has ${text.length}`)
  const given = readScenarios(text, { file: 'question', rules: ruleIds })
  if (given.problems.length > 0) return { problems: given.problems }
  const [asked, ...others] = given.scenarios
  if (asked === undefined || others.length > 0)
    return refused(`a question is one scenario, and this text has ${given.scenarios.length}`)
  const [standard] = adapters.of(asked.game).editions
  const written = canonicalText(text, standard)
  const { scenarios, problems } = readScenarios(written, { file: 'question', rules: ruleIds })
  const [scenario] = scenarios
  if (scenario === undefined || problems.length > 0) return { problems }
  return { id: questionId(written), text: written, scenario }
}

/** `standard`: the edition of a scenario that names none. */
function canonicalText(text: string, standard: string): string {
  // As maps, keys that are numbers keep their order.
  const given: unknown = parseDocument(text, { version: '1.2', schema: 'core', merge: false }).toJS({
    mapAsMap: true,
  })
  if (!(given instanceof Map)) return text
  const entries = [...given].filter(
    ([key, value]) => !LEFT_OUT.includes(key) && !(key === 'edition' && value === standard),
  )
  const place = (key: unknown) => {
    const at = ORDER.indexOf(String(key))
    return at < 0 ? ORDER.length : at
  }
  const sorted = entries.toSorted(([one], [other]) => place(one) - place(other))
  return stringify(
    new Map(sorted.map(([key, value]) => [key, key === 'name' || key === 'note' ? plain(value) : value])),
    {
      lineWidth: 0,
      flowCollectionPadding: false,
    },
  )
}

const plain = (value: unknown): unknown =>
  typeof value === 'string' ? value.trim().replaceAll(/\s+/g, ' ') : value

/** Letters that nobody confuses. */
const LETTERS = '23456789abcdefghjkmnpqrstuvwxyz'

/** The address of a question by its canonical text. */
function questionId(text: string): string {
  let number = BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
  let id = ''
  while (id.length < 20) {
    id += LETTERS[Number(number % 31n)]
    number /= 31n
  }
  return id
}

function refused(message: string): { readonly problems: readonly Problem[] } {
  const place = { file: 'question', line: 1, column: 1, endColumn: 2 }
  return { problems: [{ kind: 'too-large', ...place, message, source: '', expected: [] }] }
}
