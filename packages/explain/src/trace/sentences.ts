import type { NotDone } from '@battleline/kernel'

/** Sentences about players, who may be called `me` and `you`, and about cards. */

/** "my discard pile", "your discard pile", "Ada’s discard pile". */
export function possessive(player: string): string {
  if (player === 'me') return 'my'
  return player === 'you' ? 'your' : `${player}’s`
}

/** "I choose", "you choose", "Ada chooses"; for a verb that takes only an -s. */
export function says(player: string, verb: string): string {
  if (player === 'me') return `I ${verb}`
  return player === 'you' ? `you ${verb}` : `${player} ${verb}s`
}

/** "I choose: Troll". */
export const chose = (player: string, chosen: readonly string[]): string =>
  `${says(player, 'choose')}: ${chosen.join(', ') || 'nothing'}`

const PRONOUNS: Readonly<Record<string, string>> = {
  'you has': 'you have',
  'you is': 'you are',
  'you does': 'you do',
  'me has': 'I have',
  'me is': 'I am',
  'me does': 'I do',
}

/** Corrects a sentence in which a player’s name is a pronoun: “you has” becomes “you have”. */
export const agree = (sentence: string): string =>
  sentence
    .replace(/\bthe pool of (.+?)(?= is empty)/g, (_, player: string) => `${possessive(player)} pool`)
    .replace(/\bthe pool of (you|me)\b/g, (_, player: string) => `${possessive(player)} pool`)
    .replace(/(?<!\bof )\b(?:you|me) (?:has|is|does)\b/g, (predicate) => PRONOUNS[predicate] ?? predicate)

/** The title of an effect on a card: the card’s name replaces “It”, unless the title names the card. */
export function about(card: string, title: string): string {
  if (card === '' || title.startsWith(card)) return title
  return title.startsWith('It ') ? `${card} ${title.slice(3)}` : `${card} · ${title}`
}

/** What did not happen, as a sentence: "Dino-Fiend steals nothing: your pool is empty". */
export const notDone = (card: string, what: NotDone, reason: string): string =>
  what.kind === 'words'
    ? `${card}: ${notDoneInShort(card, what)}: ${agree(reason)}`
    : `${notDoneInShort(card, what)}: ${agree(reason)}`

/** What did not happen, without its reason: "Dino-Fiend steals nothing", "“Steal 1Æ” does not happen". */
export function notDoneInShort(card: string, { kind, text }: NotDone): string {
  if (kind === 'words') return `“${text}” does not happen`
  return kind === 'ability' ? `${text} is lost` : `${card} ${text}`
}

/** The same below a line with the card and its words: "steals nothing: your pool is empty". */
export const notDoneBelow = ({ kind, text }: NotDone, reason: string): string =>
  `${kind === 'words' || kind === 'ability' ? 'does not happen' : text}: ${agree(reason)}`

/** Why a card was not destroyed, after that statement: "it is immortal", "it is not dealt damage: 0 is no damage". */
export const rescueText = ({ kind, text }: NotDone, reason: string): string =>
  kind === 'destruction' ? agree(reason) : `it ${text}: ${agree(reason)}`
