import { playerClause, says } from '@battleline/card-game'
import type { NotDone } from '@battleline/kernel'
import type { Hook } from './entry.ts'

/** Sentences about choices of players, and about cards. */

/** "I choose: Troll". */
export const chose = (player: string, chosen: readonly string[]): string =>
  `${says(player, 'choose')}: ${inRow(chosen) || 'nothing'}`

/** "Troll, Gub"; words with commas of their own stay apart. */
export const inRow = (words: readonly string[]): string =>
  words.join(words.length > 1 && words.some((word) => word.includes(', ')) ? '; ' : ', ')

/** An effect or ability that intervened, with its card: the card’s name replaces “It”, and is not repeated. */
export function hookText(
  { card, title, subject }: Pick<Hook, 'card' | 'title' | 'subject'>,
  between = ' · ',
): string {
  if (card === '') return title
  // A card that counts as another is called otherwise in its own titles.
  if ((subject === 'name' || subject === 'label') && title.startsWith(card)) return title
  return subject === 'it' ? `${card} ${title.slice(IT.length)}` : `${card}${between}${title}`
}

const IT = 'It '

/** A step with the card that it is about. Titles, many of them card texts, begin with the card’s name, or “It”, or neither. */
export function stepText(card: string, title: string): string {
  if (card === '' || title.startsWith(card)) return title
  return title.startsWith(IT) ? `${card} ${title.slice(IT.length)}` : `${card} · ${title}`
}

/** What did not happen, as a sentence: "Dino-Fiend steals nothing: your pool is empty". */
export const notDone = (card: string, what: NotDone, reason: string): string =>
  what.kind === 'words'
    ? `${card}: ${notDoneInShort(card, what)}: ${reason}`
    : `${notDoneInShort(card, what)}: ${reason}`

/** What did not happen, without its reason: "Dino-Fiend steals nothing", "“Steal 1Æ” does not happen". */
export function notDoneInShort(card: string, { kind, text }: NotDone): string {
  if (kind === 'words') return `“${text}” does not happen`
  return kind === 'ability' ? `${text} is lost` : playerClause(card, text)
}

/** The same below a line with the card and its words: "steals nothing: your pool is empty". */
export const notDoneBelow = ({ kind, text }: NotDone, reason: string): string =>
  `${kind === 'words' || kind === 'ability' ? 'does not happen' : text}: ${reason}`

/** Why a card was not destroyed, after that statement: "it is immortal", "it is not dealt damage: 0 is no damage". */
export const rescueText = ({ kind, text }: NotDone, reason: string): string =>
  kind === 'destruction' ? reason : `it ${text}: ${reason}`
