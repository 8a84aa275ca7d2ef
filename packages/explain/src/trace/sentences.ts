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

/** A title about a card: “It” becomes the card’s name, and a title that names the card stays. */
export function about(card: string, title: string): string {
  if (card === '' || title.startsWith(card)) return title
  return title.startsWith('It ') ? `${card} ${title.slice(3)}` : `${card} · ${title}`
}

/** The predicates of what a trace says did not happen. */
const UNDONE: Readonly<Record<string, string>> = {
  'a steal': 'steals nothing',
  'a loss': 'takes nothing away',
  'a capture': 'captures nothing',
  'a discard': 'discards nothing',
  'a draw': 'draws nothing',
  'a gain': 'gains nothing',
  'a swap': 'swaps nothing',
  'a repetition': 'repeats nothing',
  'a token creature': 'makes no token creature',
  'a capture icon': 'captures nothing',
  'sharing out': 'shares nothing out',
  'raising the tide': 'does not raise the tide',
  'unforging a key': 'unforges no key',
  'removing counters': 'removes no counters',
  'moving a creature': 'moves no creature',
  'moving Æmber': 'moves no Æmber',
  'triggering an ability': 'triggers no ability',
  'becoming ready': 'does not become ready',
  'being attached': 'is not attached',
  'being played': 'is not played',
  'being put into play': 'is not put into play',
  attaching: 'attaches nothing',
  archiving: 'archives nothing',
  destruction: 'is not destroyed',
  'leaving play': 'does not leave play',
  survival: 'does not survive',
}

const PREDICATE = /^(?:is|are|has|does|do|cannot|can|loses|stays|keeps|\w+s nothing|\w+s no)\b/

/** What did not happen, as a sentence: "Dino-Fiend steals nothing: your pool is empty". */
export function notDone(card: string, what: string, reason: string): string {
  const predicate = undone(what)
  if (predicate !== null) return `${card} ${predicate}: ${agree(reason)}`
  // An ability that waited is called by the name of its card; the rest are words of a card's text.
  const lost = what.startsWith(card) ? `${what} is lost` : `${card}: “${what}” does not happen`
  return `${lost}: ${agree(reason)}`
}

/** What did not happen, without its reason: "Dino-Fiend steals nothing", "“Steal 1Æ” does not happen". */
export function notDoneInShort(card: string, what: string): string {
  const predicate = undone(what)
  if (predicate !== null) return `${card} ${predicate}`
  return what.startsWith(card) ? `${what} is lost` : `“${what}” does not happen`
}

/** The same below a line that names the card and its words: "steals nothing: your pool is empty". */
export const notDoneBelow = (what: string, reason: string): string =>
  `${undone(what) ?? 'does not happen'}: ${agree(reason)}`

/** Why a card was not destroyed, after a text that says so: "it is immortal", "it is not dealt damage: 0 is no damage". */
export const rescueText = (what: string, reason: string): string => {
  if (what === 'destruction') return agree(reason)
  const words = notDoneBelow(what, reason)
  return words.startsWith('is ') ? `it ${words}` : words
}

function undone(what: string): string | null {
  if (/^\d+ damage$/.test(what)) return `is not dealt ${what}`
  return UNDONE[what] ?? (PREDICATE.test(what) ? what : null)
}
