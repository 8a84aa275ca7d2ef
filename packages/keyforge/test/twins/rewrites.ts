/** Ways to write a card text otherwise, as players and older printings do. Each takes a text as the printer writes it. */

export type Rewrite = (text: string, name: string) => readonly string[]
type Words = string | ((...match: string[]) => string)

/** The text with each match replaced alone. */
const each =
  (pattern: RegExp, words: Words): Rewrite =>
  (text) =>
    [...text.matchAll(pattern)].map(({ index }) => {
      const here = new RegExp(pattern.source, pattern.flags.replace('g', 'y'))
      here.lastIndex = index
      return text.replace(here, words as string)
    })

/** The text with all matches replaced. */
const all =
  (pattern: RegExp, words: Words): Rewrite =>
  (text) => [text.replace(pattern, words as string)]

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** A word that begins a sentence, within one: names keep their capitals. */
const small = (words: string, name = ''): string =>
  name !== '' && words.startsWith(name) ? words : words.charAt(0).toLowerCase() + words.slice(1)

/** Keeps the case of the first letter. */
const like = (found: string, words: string): string => (/^[A-Z]/.test(found) ? capital(words) : small(words))

/** A number from 2 on that counts something. */
const NUMBER = /(?<![+\-–\p{L}\d])\b(?:[2-9]|1\d)\b(?= \p{L})/gu
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const START = String.raw`(?<=^|\n|[.:] |")`
const LAST = String.raw`(?=$|\n|")`
/** A sentence of one part. */
const PART = String.raw`[A-Z][^.:,"\n]*?`
const WHICH = '(?:other |friendly |enemy |damaged |stunned |exhausted |ready |flank )*'
const DOES = 'Destroy|Stun|Ward|Exhaust|Ready|Enrage'
const DONE: Readonly<Record<string, string>> = {
  Destroy: 'destroyed',
  Stun: 'stunned',
  Ward: 'warded',
  Exhaust: 'exhausted',
  Ready: 'readied',
  Enrage: 'enraged',
}
const article = (noun: string): string => (/^[aeiou]/.test(noun) ? 'an' : 'a')
const isKeyword = (line: string): boolean => /^[A-Z][a-z-]+(?: \d+)?\.$/.test(line) && line !== 'Enhance.'

/** The keywords that begin a text, and the rest. */
function keywordsOf(text: string): readonly [keywords: readonly string[], rest: readonly string[]] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => !isKeyword(line))
  const count = first < 0 ? lines.length : first
  return [lines.slice(0, count), lines.slice(count)]
}

/** Moves the part of a sentence before its comma to its end, or back. */
const turned = (lead: string): Rewrite =>
  each(
    new RegExp(`${START}(${lead}) ([^.:,"\\n]*), ([^.:,"\\n]*)\\.${LAST}`, 'g'),
    (_, word, what, rest) => `${capital(rest)} ${small(word)} ${what}.`,
  )

/** The same meaning in other words. */
export const TWINS: Readonly<Record<string, Rewrite>> = {
  'numbers in words': (text, name) =>
    /\d/.test(name) ? [] : [text.replace(NUMBER, (found) => NUMBERS[Number(found)] ?? found)],
  'one card': all(/\b1 card\b/g, 'one card'),
  'a card': all(/(?<=\b(?:draw|draws|Draw) )1 card\b/g, 'a card'),
  'one of a kind': each(
    new RegExp(`(?<=\\b(?:${DOES}) )an? (?=(?:friendly |enemy )?creature\\.)`, 'g'),
    'one ',
  ),
  'all of a kind': each(
    new RegExp(`(?<!for )\\beach (${WHICH})(creature|artifact|upgrade)(?=[."])`, 'g'),
    (_, which, noun) => `all ${which}${noun}s`,
  ),
  'those you control': each(
    /\b(an?|each) friendly (creature|artifact)(?=[.,"])/g,
    (_, one, noun) => `${one === 'each' ? one : article(noun)} ${noun} you control`,
  ),
  'those your opponent controls': each(
    /\b(an?|each) enemy (creature|artifact)(?=[."])/g,
    (_, one, noun) => `${one === 'each' ? one : article(noun)} ${noun} your opponent controls`,
  ),
  "an opponent's": each(/\ban enemy (creature|artifact)(?=[.,"])/g, "an opponent's $1"),
  'one of yours': each(
    /(?<= (?:to|from|on|destroy|ward|ready|exalt) )a friendly (creature|artifact)(?=[.,"])/g,
    'one of your $1s',
  ),
  'several gain': each(
    new RegExp(`${START}Each ((?:other )?(?:friendly|enemy) )creature (gain|get)s`, 'g'),
    (_, which, does) => `${capital(which)}creatures ${does}`,
  ),
  'triggers in another order': all(/^[A-Z][A-Za-z ]*(?:\/[A-Z][A-Za-z ]*)+(?=:)/gm, (found) =>
    found.split('/').reverse().join('/'),
  ),
  'older triggers': all(/\bAfter (Fight|Reap)(?=[:/])/g, '$1'),
  'the word Æmber': all(/(?<=\d)Æ/g, ' Æmber'),
  'the letter A': all(/(?<=\d)Æ/g, 'A'),
  'a sign in brackets': all(/(?<=\d)Æ/g, '<A>'),
  'no sign': all(/(?<=\b(?:gain|steal|capture|lose)s? \d)Æ/gi, ''),
  'the letter D': all(/(?<=\d) damage\b(?= to)/g, 'D'),
  'the duration at the end': each(
    new RegExp(`${START}For the remainder of the turn, (${PART.replace('[A-Z]', '')})\\.`, 'g'),
    (_, rest) => `${capital(rest)} for the remainder of the turn.`,
  ),
  'until the end': all(/\bfor the remainder of the turn\b/gi, (found) =>
    like(found, 'until the end of the turn'),
  ),
  'put into hand': each(
    /\b[Rr]eturn (an? [^.,:"]*?|it|that creature|each [^.,:"]*?) to (its owner's hand|their owners' hands)/g,
    (found, what, where) => like(found, `put ${what} into ${where}`),
  ),
  'place on': all(/\bput (?=(?:it|an?|\d) (?:(?!into\b)[\w+-]+ )*(?:on|facedown)\b)/gi, (found) =>
    like(found, 'place '),
  ),
  'the passive': each(
    new RegExp(`${START}(${DOES}) (it|that creature|(?:an?|each) (?:friendly |enemy )?creature)\\.`, 'g'),
    (_, does, what) => `${capital(what)} is ${DONE[does]}.`,
  ),
  'an opponent': all(/\byour opponent\b(?!')/gi, (found) => like(found, 'an opponent')),
  "an opponent's own": all(
    /\byour opponent's (?=hand|deck|discard pile|archives|pool|turn|next turn)/g,
    "an opponent's ",
  ),
  'the opponent': all(/\byour opponent\b/gi, (found) => like(found, 'the opponent')),
  'curly quotes': all(/"([^"]*)"/g, '“$1”'),
  'no comma before a quotation': all(/(?<=gains), (?=")/g, ' '),
  'short forms': all(/\bcannot\b/g, "can't"),
  'when you do': all(/\bIf you do,/g, 'When you do,'),
  'less power': all(/\bwith power (\d+) or lower\b/g, 'with $1 or less power'),
  'power or more': all(/\bwith power (\d+) or higher\b/g, 'with $1 power or more'),
  'at least': all(/(?<=\b(?:has|have) )(\d+Æ?) or more\b/g, 'at least $1'),
  'may choose to': all(/\b(you) may (?!choose|only)/gi, '$1 may choose to '),
  can: all(/\b(you) may (?!only)/gi, '$1 can '),
  'the condition behind': turned('If(?! you do)|While|Unless'),
  'the condition before': (text, name) =>
    each(
      new RegExp(`${START}(${PART})(?<! as) (if|while|unless) (?!able)([^.:,"\\n]*)\\.`, 'g'),
      (_, rest, word, what) => `${capital(word)} ${what}, ${small(rest, name)}.`,
    )(text, name),
  'the time behind': turned('At the start of|At the end of'),
  'counted things behind the amount': each(
    new RegExp(`${START}For each ([^.:,"\\n]*), ((?:(?! and | may )[^.:,"\\n])*)\\.${LAST}`, 'g'),
    (_, what, rest) => `${capital(rest)} for each ${what}.`,
  ),
  whenever: all(/\bafter (?=(?:an?|you|your|each|the) )/gi, (found) => like(found, 'whenever ')),
  'each time': all(/\bAfter (?=(?:an?|you|your) )/g, 'Each time '),
  'you do': each(
    new RegExp(`${START}(?:Gain|Steal|Draw|Lose|Discard|Archive|Forge) (?=\\d|an? )`, 'g'),
    (found) => `You ${small(found)}`,
  ),
  'in one sentence': each(
    new RegExp(
      `(?<=${START}(?:Gain|Steal|Draw) [^.:,"\\n]*)\\. ((?:Gain|Steal|Draw|${DOES}) [^.:,"\\n]*)\\.`,
      'g',
    ),
    (_, more) => `, then ${small(more)}.`,
  ),
  'then,': each(
    /(?<=\p{L}\. )(?:Gain|Steal|Draw|Destroy|Ward|Stun|Deal|Exhaust|Ready|Archive|Purge) /gu,
    (found) => `Then, ${small(found)}`,
  ),
  'from your opponent': each(
    new RegExp(`${START}(Steal|Capture) (\\d+)Æ(?=[.,])`, 'g'),
    '$1 $2Æ from your opponent',
  ),
  'counters put on': each(/\b[Gg]ive ([^.,"]*?) a \+1 power counter(?=[.,])/g, (found, what) =>
    like(found, `put a +1 power counter on ${what}`),
  ),
  'all damage': all(/\b[Ff]ully heal (it|that creature|an? [^.,"]*?creature)(?=[.,])/g, (found, what) =>
    like(found, `remove all damage from ${what}`),
  ),
  'ready, then fight': each(/\bReady and fight with (a friendly creature)\./g, 'Ready $1 and fight with it.'),
  'without line ends': (text) =>
    text
      .split('\n')
      .slice(1)
      .every((line) => /^(?:Play|After|Action|Destroyed|Omni|Before|Scrap|Fate)[A-Za-z /]*:/.test(line))
      ? [text.replaceAll('\n', ' ')]
      : [],
  sacrifice: each(/\bdestroy (an?|each) friendly (creature|artifact)(?=[.,])/gi, (found, one, noun) =>
    like(found, `sacrifice ${one} ${noun}`),
  ),
  'keywords in another order': (text) => {
    const [keywords, rest] = keywordsOf(text)
    return [[...[...keywords].reverse(), ...rest].join('\n')]
  },
  'keywords in a row': (text) => {
    const [keywords, rest] = keywordsOf(text)
    if (keywords.length < 2) return []
    return [[`${keywords.map((line) => line.slice(0, -1)).join(', ')}.`, ...rest].join('\n')]
  },
  'lines in another order': (text) => {
    const [first = '', second = '', ...more] = text.split('\n')
    // Abilities of one moment, or of one use, are offered in the order of the text.
    const [one = [], other = []] = [first, second].map(
      (line) => /^[A-Z][A-Za-z /]*(?=:)/.exec(line)?.[0].split('/') ?? [],
    )
    const isApart =
      other.length > 0 &&
      !one.some((trigger) => other.includes(trigger)) &&
      !/^(?:Enhance|After|Each time|If)/.test(first) &&
      !isKeyword(first)
    return isApart && more.length === 0 ? [`${second}\n${first}`] : []
  },
  'with Æ': all(/\bcreature with (no )?Æ on it\b/g, 'creature that has $1Æ on it'),
  'on a flank': all(/(?<=\ban? )(friendly |enemy )?flank creature(?=[.,])/g, '$1creature on a flank'),
}

const number = (found: string): string => String(Number(found) + 1)

/** Changes after which a text means something else. */
export const FALSE_TWINS: Readonly<Record<string, Rewrite>> = {
  'another number': each(/(?<![+\-–\p{L}\d])[1-9]\d*(?=Æ| damage| cards?\b| creatures?\b)/gu, number),
  'another bonus': each(/(?<=\+)[1-9]\d*(?= power\b(?! counter)| armor)/g, number),
  'another side': each(/\bfriendly\b/g, 'enemy'),
  'the other side': each(/\benemy\b/g, 'friendly'),
  'another player': each(/\byour opponent (gain|lose|draw|discard)s\b/gi, (found, does) =>
    like(found, `you ${does}`),
  ),
  'another pile': each(/\byour (hand|deck|discard pile)(?=[.,])/g, "your opponent's $1"),
  'each for a': each(
    /(?<=\b(?:[Dd]estroy|[Ss]tun|[Ww]ard|[Ee]xhaust|[Rr]eady|damage to) )an (?=enemy creature[.,])/g,
    'each ',
  ),
  'a for each': each(
    /(?<=\b(?:[Dd]estroy|[Ss]tun|[Ww]ard|[Ee]xhaust|[Rr]eady|damage to) )each (?=enemy creature[.,])/g,
    'an ',
  ),
  'purge for destroy': each(/\bdestroy\b(?= (?:an?|it|each|that)\b)/gi, (found) => like(found, 'purge')),
  'ward for stun': each(/\bstun\b(?= (?:an?|it|each|that)\b)/gi, (found) => like(found, 'ward')),
  'lose for gain': each(/\bgain(?= \d+Æ)/gi, (found) => like(found, 'lose')),
  'without the condition': each(new RegExp(`${START}(?:If|While|Unless) [^.:,"\\n]*, (?=\\p{L})`, 'gu'), ''),
  'without may': each(/(?<=\byou) may (?=(?!only)\w)/gi, ' '),
  'without other': each(/\b(?:other |(?<=\ba)nother\b)/g, ''),
  'without the duration': each(/,? for the remainder of the turn(?=\.)/g, ''),
  'without up to': each(/\bup to /g, ''),
  'another trigger': each(/\bAfter Reap(?=:)/g, 'After Fight'),
  'another time': each(/\bstart of your turn\b/g, 'end of your turn'),
  'lower for higher': each(/\bor higher\b/g, 'or lower'),
}
