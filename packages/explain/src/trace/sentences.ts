import { playerClause } from '@battleline/card-game'
import { type Message, type NotDone, say, sentenceOf, word } from '@battleline/kernel'
import type { Hook } from './entry.ts'
import { asMessage, inRow } from './lists.ts'

/** Sentences about choices of players, and about cards: as messages for translations, and in English. */

/** "I choose: Troll". */
export const chose = (player: string, chosen: readonly string[]): string =>
  sentenceOf(choseMessage(player, chosen))

export function choseMessage(player: string, chosen: Message['parts']): Message {
  const what = chosen.length === 0 ? word('nothing') : inRow(chosen)
  if (player === 'me') return say`I choose: ${what}`
  if (player === 'you') return say`you choose: ${what}`
  return say`${player === 'chance' ? word('chance') : player} chooses: ${what}`
}

/** "I am to choose". */
export function toChooseMessage(player: string): Message {
  if (player === 'me') return word('I am to choose')
  return player === 'you' ? word('you are to choose') : say`${player} is to choose`
}

type Titled = Pick<Hook, 'card' | 'title' | 'message' | 'subject'>

/** An effect or ability that intervened, with its card: the card’s name replaces “It”, and is not repeated. */
export const hookText = (hook: Omit<Titled, 'message'>, between = ' · '): string =>
  sentenceOf(hookMessage(hook, between))

export function hookMessage(
  { card, title, message = asMessage(title), subject }: Titled,
  between = ' · ',
): Message {
  if (card === '') return message
  // A card that counts as another is called otherwise in its own titles.
  if ((subject === 'name' || subject === 'label') && title.startsWith(card)) return message
  if (subject === 'it') return say`${card} ${withoutIt(message)}`
  return between === ' · ' ? say`${card} · ${message}` : say`${card}: ${message}`
}

const IT = 'It '

/** A sentence that begins with “It” as its predicate. Translations know it by the sentence. */
const withoutIt = ({ form, parts }: Message): Message => ({ form: form.slice(IT.length), parts })

/** A step with the card that it is about. Titles, many of them card texts, begin with the card’s name, or “It”, or neither. */
export const stepText = (card: string, title: string): string => sentenceOf(stepMessage(card, title))

export function stepMessage(card: string, title: string): Message {
  const message = asMessage(title)
  if (card === '' || title.startsWith(card)) return message
  return title.startsWith(IT) ? say`${card} ${withoutIt(message)}` : say`${card} · ${message}`
}

/** What did not happen, as a sentence: "Dino-Fiend steals nothing: your pool is empty". */
export const notDone = (card: string, what: NotDone, reason: string): string =>
  sentenceOf(notDoneMessage(card, what, asMessage(reason)))

export function notDoneMessage(card: string, what: NotDone, reason: Message): Message {
  const short = notDoneInShortMessage(card, what)
  return what.kind === 'words' ? say`${card}: ${say`${short}: ${reason}`}` : say`${short}: ${reason}`
}

/** What did not happen, without its reason: "Dino-Fiend steals nothing", "“Steal 1Æ” does not happen". */
export const notDoneInShort = (card: string, what: NotDone): string =>
  sentenceOf(notDoneInShortMessage(card, what))

export function notDoneInShortMessage(card: string, what: NotDone): Message {
  if (what.kind === 'words') return say`“${what.text}” does not happen`
  if (what.kind === 'ability') return say`${what.text} is lost`
  if (card === 'me' || card === 'you') return word(playerClause(card, what.text))
  return say`${card} ${predicateOf(what)}`
}

/** The same below a line with the card and its words: "steals nothing: your pool is empty". */
export const notDoneBelow = ({ kind, text }: NotDone, reason: string): string =>
  `${kind === 'words' || kind === 'ability' ? 'does not happen' : text}: ${reason}`

/** Why a card was not destroyed, after that statement: "it is immortal", "it is not dealt damage: 0 is no damage". */
export const rescueMessage = (what: NotDone, reason: Message): Message =>
  what.kind === 'destruction' ? reason : itDoesNot(what, reason)

/** "it is not dealt damage: 0 is no damage". */
export const itDoesNot = (what: NotDone, reason: Message): Message => say`it ${predicateOf(what)}: ${reason}`

const predicateOf = (what: NotDone): Message =>
  'message' in what && what.message !== undefined ? what.message : asMessage(what.text)
