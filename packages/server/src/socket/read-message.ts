import { type Choice, isRecord } from '@battleline/kernel'
import { RoomRefusal } from '../model/refusal.ts'
import { newToken } from '../model/secrets.ts'
import { type Command, LONGEST } from '../play/command.ts'
import { LONGEST_DECK } from '../play/opened-game.ts'

type Fields = Readonly<Record<string, unknown>>

const unreadable = (message: string): RoomRefusal => new RoomRefusal('unreadable', message)

/** Options of an answer. */
const MOST_CHOSEN = 200

/**
 * A JSON object of a text.
 * @throws RoomRefusal
 */
export function objectIn(text: string): Fields {
  let read: unknown
  try {
    read = JSON.parse(text)
  } catch {
    throw unreadable('a message is JSON')
  }
  if (!isRecord(read)) throw unreadable('a message is a JSON object')
  return read
}

/**
 * The command of a message; without a key it gets one.
 * @throws RoomRefusal
 */
export function commandIn(fields: Fields): Command {
  const key = fields.key === undefined ? newToken() : textIn(fields, 'key', LONGEST.key)
  const said = { key, ...(fields.number !== undefined && { number: numberIn(fields, 'number') }) }
  switch (fields.do) {
    case 'sit': {
      const deck = fields.deck == null ? null : textIn(fields, 'deck', LONGEST_DECK)
      const nonce = fields.nonce == null ? null : textIn(fields, 'nonce', LONGEST.nonce)
      return { do: 'sit', ...said, name: nameIn(fields), deck, nonce }
    }
    case 'answer':
      return { do: 'answer', ...said, at: numberIn(fields, 'at'), choice: choiceIn(fields.choice) }
    case 'propose': {
      const { what } = fields
      if (what !== 'takeback' && what !== 'pause' && what !== 'rematch')
        throw unreadable('“what” is takeback, pause or rematch')
      return { do: 'propose', ...said, what }
    }
    case 'rule':
      return { do: 'rule', ...said, words: textIn(fields, 'words', LONGEST.words) }
    case 'takeback':
    case 'agree':
    case 'decline':
    case 'concede':
    case 'pause':
    case 'resume':
    case 'call-judge':
      return { do: fields.do, ...said }
    case 'join':
    case 'watch':
      throw new RoomRefusal('not-now', 'you are at the table already')
    default:
      throw unreadable(
        '“do” is sit, answer, takeback, propose, agree, decline, concede, pause, resume, call-judge or rule',
      )
  }
}

/** A text of a field that has one. */
export function textIn(fields: Fields, field: string, most: number): string {
  const value = fields[field]
  if (typeof value !== 'string' || value === '') throw unreadable(`“${field}” is a text`)
  if (value.length > most) throw unreadable(`“${field}” has at most ${most} characters`)
  return value
}

/** A name on one line, without marks that change how the rest is read. */
function nameIn(fields: Fields): string {
  const name = textIn(fields, 'name', LONGEST.name)
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim()
  if (name === '') throw unreadable('a name has letters')
  return name
}

function numberIn(fields: Fields, field: string): number {
  const value = fields[field]
  if (isPlace(value)) return value
  throw unreadable(`“${field}” is a whole number`)
}

/** Places of options: one, a list, or shares by place. */
function choiceIn(given: unknown): Choice {
  if (isPlace(given)) return given
  const listed = Array.isArray(given) ? given : isRecord(given) ? Object.values(given) : null
  if (listed === null || listed.length > MOST_CHOSEN || !listed.every(isPlace))
    throw unreadable('“choice” is the place of an option, a list of places, or shares by place')
  return given as Choice
}

/** Whether it is a whole number from 0. */
const isPlace = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
