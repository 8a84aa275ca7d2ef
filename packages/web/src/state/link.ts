import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate'
import { bytesOf, lettersOf } from '../text/link-letters.ts'
import { appWords } from '../words/app.ts'
import {
  hasBoard,
  isChoice,
  type Match,
  type RoomSeat,
  type Route,
  START,
  VIEWS,
  type View,
} from './route.ts'

/**
 * Links: `#ask/` and the question; `#room/`, the room and the token of a seat; else `#view/1.…`: the format, which is 1, then JSON,
 * compressed and written in letters that an address may have.
 */

/** Longer links than this are not read, nor what would come of them: nobody sends such a question. */
const LONGEST_LINK = 100_000
const LONGEST_TEXT = 1_000_000
const LONGEST_ASKED = 2_000

export function linkOf(route: Route): string {
  const { view, question, text, document, edition, answers, match, declared, at } = route
  if (view === 'ask') return `#ask/${encodeURIComponent(wellFormed(question))}`
  if (view === 'room') return roomLink(route.room)
  if (!hasBoard(view)) return `#${view}/`
  const game = match === null ? null : [match.bot, match.conceded]
  const more = declared.length > 0 ? [game, declared] : game === null ? [] : [game]
  const written = JSON.stringify([text, document, edition, answers, at, ...more])
  return `#${view}/1.${lettersOf(deflateSync(strToU8(written), { level: 9 }))}`
}

const roomLink = (seat: RoomSeat | null): string =>
  seat === null ? '#play/' : `#room/${seat.room}${seat.token === null ? '' : `/${seat.token}`}`

/** What a link holds, or why it cannot be read; null where there is none. */
export function readLink(hash: string): Route | { readonly wrong: string } | null {
  const [, asked = null] = /^#?ask\/(.*)$/.exec(hash) ?? []
  if (asked !== null) return asking(asked)
  const [, room, token = null] = /^#?room\/([\w-]{22})(?:\/([\w-]{20,100}))?$/.exec(hash) ?? []
  if (room !== undefined) return { ...START, view: 'room', room: { room, token } }
  const [, view = '', format = '', letters = ''] = /^#?([a-z-]+)\/(?:(\d+)\.([\w-]*))?$/.exec(hash) ?? []
  if (hash === '' || hash === '#') return null
  // A view without a question shows an empty board.
  if (isView(view) && view !== 'room' && hash.endsWith('/')) return { ...START, view }
  if (!isView(view) || letters === '') return { wrong: appWords.link.none }
  if (format !== '1') return { wrong: appWords.link.otherVersion }
  if (letters.length > LONGEST_LINK) return { wrong: appWords.link.tooLong }
  try {
    return looking(view, JSON.parse(strFromU8(inflated(bytesOf(letters)))))
  } catch {
    return { wrong: appWords.link.damaged }
  }
}

/** An address cannot hold half of a character. */
const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** The first page with a question. */
function asking(written: string): Route | { readonly wrong: string } {
  if (written.length > LONGEST_ASKED) return { wrong: appWords.link.tooLong }
  try {
    return { ...START, question: wellFormed(decodeURIComponent(written)) }
  } catch {
    return { wrong: appWords.link.damaged }
  }
}

const isView = (word: string): word is View => VIEWS.some((view) => view === word)

function looking(view: View, held: unknown): Route {
  const [text, document, edition, answers, at, game, declared = []] = Array.isArray(held)
    ? (held as readonly unknown[])
    : []
  const isPlace = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
  if (typeof text !== 'string' || !isPlace(document)) throw new TypeError('no question')
  if (edition !== null && typeof edition !== 'string') throw new TypeError('no edition')
  if (answers !== null && !(Array.isArray(answers) && answers.every(isChoice)))
    throw new TypeError('no answers')
  if (at !== null && !isPlace(at)) throw new TypeError('no step')
  if (!Array.isArray(declared) || !declared.every(isPair)) throw new TypeError('no declaration')
  const match = view === 'table' ? matchIn(game) : null
  return {
    ...START,
    view,
    text,
    document,
    edition,
    answers: answers as Route['answers'],
    match,
    declared,
    at,
  }
}

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((id) => Number.isInteger(id))

/** The game against somebody; null for a question. */
function matchIn(held: unknown): Match | null {
  if (held === undefined || held === null) return null
  const [bot, conceded] = Array.isArray(held) ? (held as readonly unknown[]) : []
  if (bot !== null && !(typeof bot === 'string' && /^[a-z]+(?:@\d{1,7}(?:ms)?)?$/.test(bot)))
    throw new TypeError('no opponent')
  if (conceded !== null && conceded !== 1 && conceded !== 2) throw new TypeError('no player')
  return { bot, conceded }
}

/** Inflates piece by piece, so that a small link cannot fill the memory. @throws RangeError where it becomes too long */
function inflated(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = []
  let length = 0
  const inflate = new Inflate((piece) => {
    length += piece.length
    if (length > LONGEST_TEXT) throw new RangeError('too long')
    pieces.push(piece)
  })
  for (let at = 0; at < bytes.length; at += 1024)
    inflate.push(bytes.subarray(at, at + 1024), at + 1024 >= bytes.length)
  const all = new Uint8Array(length)
  let at = 0
  for (const piece of pieces) {
    all.set(piece, at)
    at += piece.length
  }
  return all
}
