import type { Line } from './collect.ts'

/**
 * A small grammar of good sentences. It knows the words of no game: names, quoted card texts and numbers become one token
 * each, and what is left must fit one of a handful of patterns.
 */
export interface Vocabulary {
  /** The names of all cards and players. */
  readonly names: readonly string[]
  /** The titles of steps and the labels of answers, which are sentences of their own. */
  readonly titles: ReadonlySet<string>
}

const NAME = '@'
const QUOTE = '§'

/** Why a sentence is no good one; null for a good one. */
export function faultOf({ where, text }: Line, words: Vocabulary): string | null {
  const whole = tokens(text, words.names)
  const wrong = WRONG.find(([, pattern]) => pattern.test(whole))
  if (wrong !== undefined) return wrong[0]
  if (doublesSubject(text, words.names)) return 'a doubled subject'
  if (isTitle(text, words)) return null
  const kind = where.split(' ')[0] ?? ''
  const last = where.split(' ').at(-1) ?? ''
  if (kind === 'why' || where === 'web why') return answerFault(whole)
  if (kind === 'because' || where === 'web because') return fits(whole, REASONS) ? null : 'no reason clause'
  if (where === 'trace change') return fits(whole, CHANGES) ? null : 'no change'
  if (where === 'trace effect') return fits(whole, EFFECTS) ? null : 'no effect'
  if (where === 'trace choice') return fits(whole, CHOICES) ? null : 'no choice'
  if (where === 'trace undone') return fits(whole, UNDONE) ? null : 'nothing undone'
  if (kind === 'web' && (last === 'summary' || last === 'small' || last === 'reason'))
    return sentencesOf(whole).every((one) => isSentence(one, words)) ? null : 'no sentence'
  return null
}

/** Names, quoted words and numbers as tokens. */
export function tokens(text: string, names: readonly string[]): string {
  let left = text
  for (const name of names) if (!PLAYERS.has(name)) left = left.replaceAll(name, NAME)
  return left.replace(/“[^“”]*”/g, QUOTE).replace(/\d+/g, '#')
}
const PLAYERS = new Set(['me', 'you'])

function doublesSubject(text: string, names: readonly string[]): boolean {
  return names.some(
    (name) =>
      !PLAYERS.has(name) &&
      [`${name}: ${name}: `, `${name} · ${name} `, `(${name} was not destroyed (`].some((one) =>
        text.includes(one),
      ),
  )
}

/** What no sentence has, wherever it stands. */
const WRONG: readonly (readonly [string, RegExp])[] = [
  [
    'a raw value',
    /\b(?:undefined|null|NaN|object Object)\b|(?:→|:|\bof @ is|\bis) (?:true|false)\b(?<!brackets is false|§ is true)|(?:true|false) →/,
  ],
  ['a field name', /\b[a-z]+[A-Z][a-z]+\b/],
  ['an open quotation', /[“”]/],
  ['an open bracket', /^[^)]*\([^)]*$|^[^(]*\)/],
  ['a wrong article', /\b[Aa] [aeiou](?!ne\b|nique|nit|se\b|sed\b|ser)|\b[Aa]n (?![aeiouÆæ@§#h]|\[)/],
  ['two articles', /’s the\b|\b(?:my|your|the|a) (?:the|a) \b/],
  ['a doubled word', /\b([a-z]{2,}) \1\b/],
  ['a doubled mark', /\.\.|,,|::|;;| [,.;](?: |$)|\? \?/],
  [
    'a wrong person',
    /(?:^|[.:;] |\b(?:but|and|that) )(?:I|[Yy]ou) (?:is|has|does|goes|draws|chooses|takes|gains|loses|steals|makes|finds|deals|was)\b/,
  ],
  ['a wrong person', /(?:^|[.:;] )@ (?:are|have|do|go|choose|draw|take|gain|lose|steal|make|find|deal)\b/],
  ['a dangling word', /\b(?:what|(?<!control |copy )of|the|a|an|and|but|with) ?[.:;]?$|\bwhat it would to\b/],
  [
    'a verb without its object',
    /^@(?::| ·) (?:creates?|gets?|deals?|destroys?|exiles?|sacrifices?|attach|returns?|discards?|pays?|copy)$/,
  ],
  ['a missing name', /^ | {3,}| ’s|^: |: :|^’s|of [,.;:]|of $/],
  ['an alternative', /, or was not there|declined, or its/],
]

const SUBJECT =
  '(?:@|§|I|[Yy]ou|it|its [a-z+ -]+?|[Nn]othing(?: else)?|[Nn]obody|[Nn]one(?: of [a-z ]+?)?|[Nn]o [a-z ]+?|there|that|[Tt]he [a-z ]+?|what [a-z ]+?|something(?: else)?|a [a-z +]+?|an [a-z ]+?|they|one|some|all|[Oo]nly [a-z @]+?|every [a-z ]+?|this [a-z ]*?|another [a-z ]+?|at most [a-z]+|combat damage|# [a-zÆ ]+?|(?:@|[Yy]ou)(?:[,;] (?:and )?(?:@|you))*;? and (?:@|I|# more|# cards)|[Aa]ll its [a-z]+|Armor|@ only|As many of these requirements as possible|(?:no|nothing) [a-zA-Z :]+?)'
const VERB =
  '(?:is|was|are|were|has|had|have|does|did|do|cannot|may|would|will|can|deals?|dealt|draws?|gains?|gained|loses?|lost|finds?|makes?|moves?|removes?|steals?|captures?|takes?|gives?|goes|go|went|leaves?|left|enters?|entered|attacks?|attacked|blocks?|fights?|reaps?|resolves?|resolved|chooses?|prevents?|banishes|stays?|stood|obeys?|counts?|happens?|waits?|shuffles?|discards?|archives?|readies|returns?|forges?|heals?|repeats?|ignores?|absorbs?|limits?|keeps?|lets?|says?|ends?|reads?|follows?|uses?|used|costs?|depends?|protects?|lets|retaliates?|triggers?|triggered|ceased|intercepts?|becomes?|recovers?|gets?|wakes?|rests?|passes|acts?|meets?|met|survived|kept|holds?|elude|puts?|creates?|shares?|purges?|plays?|exhausts?|exalts?|stuns?|wards?|enrages?|searches|reveals?|looks?|swaps?|grafts?|unforges?|unstuns?|raises?|doubles|watches|replaces|lose|take|gain|carries|fight|are|dies|died|taps|changes|changed|ceases|could|must|brings)'
const CLAUSE = `${SUBJECT}(?: (?:still|already|just|never|not|also|each|now|only))? ${VERB}\\b.*`

const CHOICES: readonly string[] = [
  '(?:I|[Yy]ou) choose: .+',
  '(?:@|[Cc]hance) chooses: .+',
  '(?:I am|[Yy]ou are|@ is|[Cc]hance is) to choose',
  '@(?:, @)+, in any order',
  '[Oo]nly this could be chosen: .+',
  '[Nn]othing could be chosen',
]
const MARKS =
  '(?:exhausted → ready|ready → exhausted|awake → rested|rested → awake|(?:not )?(?:stunned|enraged)(?: any more)?|(?:gets a|loses its) ward|(?:not )?tagged(?: for destruction| any more)?|becomes [a-z ]+|untaps|is (?:not )?[a-z ]+?(?: any more)?|leaves combat|lost the game|(?:attacks|blocks) .+)'
const VALUE = `(?:${MARKS}|[a-zÆA-Z+/#() '-]+ [#–a-zA-Z-]+ → [#–a-zA-Z-]+.*|(?:[a-zA-Z’@ ]+ )?→ .+|[a-zA-Z +]+ is now .*|[a-z ]+ (?:@|me|you|#|[a-z]+).*|no [a-z ]+ any more)`
const CHANGES: readonly string[] = [`(?:@|I|me|you|[Tt]he game|a card) ${VALUE}`]
const CHANGED = `(?:@|[Mm]e|[Yy]ou|[Tt]he game): ${VALUE}`
const EFFECTS: readonly string[] = [`@(?: ·|:) [A-Za-z].{4,}`, `@ ${VERB}\\b.*`]
const UNDONE: readonly string[] = [
  'skipped: .+',
  `${CLAUSE}: .+`,
  `(?:does not happen|${VERB} .+): .+`,
  '@: .+ (?:is lost|does not happen): .+',
  `(?:it|its|what|nothing|something) .+`,
]
const REASONS: readonly string[] = [
  ...CHOICES,
  ...EFFECTS,
  ...UNDONE,
  CHANGED,
  CLAUSE,
  // Of values.
  '[+-]?#  .+',
  '[#a-zA-ZÆ@’§,; -]+ → [#a-zA-ZÆ@’§,; -]+: .+',
  `${MARKS}: .+`,
  '.+: skipped: .+',
  '@ leaves (?:play|the field): .+',
  '(?:@, )*@: .+',
  '(?:damage|loyalty|defense) # → # was marked on it',
]

const POSSESSIVE = '(?:my|your|@’s?)'
const ANSWERS: readonly string[] = [
  `@ was destroyed: .+`,
  `@ was banished instead of destroyed \\(.+\\): .+`,
  `@ was not destroyed(?:, although .+)?: .+`,
  '@ was put into the graveyard(?:: .+)?',
  '@ did not die: it went to .+',
  'Nothing was about to destroy @(?:: it has # damage and power #)?',
  `@ was never in play: it is in ${POSSESSIVE} [a-z A-Z]+`,
  '@’s? [a-z/ -]+ ability (?:did resolve|has not resolved yet: the fight goes on)',
  `@’s? [a-z/ -]+ ability (?:did not resolve: ${CLAUSE}|resolved, but ${CLAUSE}|was lost: ${CLAUSE})`,
  '@’s? [a-z -]+ (?:did act(?:: it was spent)?|has done nothing yet: the fight goes on)',
  `@’s? [a-z -]+ (?:did nothing|was lost): ${CLAUSE}`,
  '@ (?:has|does not have) [a-z -]+(?:, (?:from|because of) .+)?(?:: .+)?',
  '@ has no [a-z ]+',
  '(?:@|I|You) (?:has|have|am|are) (?:not )?[a-z ]+(?:, as at the start|, since the last of the changes below)?',
  `(?:The [a-zÆ+/# -]+ of (?:@|the game)|(?:My|Your) [a-zÆ+/# ]+) (?:is|are) .+`,
  '@ is (?:not )?[a-z ]+(?:, as at the start|, since the last of the changes below)?',
  'The run (?:never reached|reached) .+',
  '.+ was skipped: .+',
]
/** A single event is the answer to a question about a step. */
const EVENTS: readonly string[] = [
  ...CHOICES,
  CHANGED,
  ...EFFECTS,
  `${CLAUSE}: .+`,
  '@: § does not happen: .+',
  'Skipped: .+',
  ...REASONS,
]
const SO_FAR = / That is so far: the run waits for an answer at §\.$/

function answerFault(text: string): string | null {
  const answer = text
    .replace(SO_FAR, '')
    .replace(/ (?:As a token it ceased to exist|It is tagged and has not left play yet)\.$/, '')
  if (!answer.endsWith('.')) return 'no full stop'
  if (/^[a-z]/.test(answer)) return 'a lower-case start'
  return fits(answer.slice(0, -1), [...ANSWERS, ...EVENTS]) ? null : 'no answer'
}

const compiled = new Map<string, RegExp>()
const fits = (text: string, patterns: readonly string[]): boolean =>
  patterns.some((pattern) => {
    const known = compiled.get(pattern) ?? new RegExp(`^(?:${pattern})$`)
    compiled.set(pattern, known)
    return known.test(text)
  })

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.?!]) (?=[A-Z@])/)

const isTitle = (text: string, { titles }: Vocabulary): boolean =>
  titles.has(text) || titles.has(text.charAt(0).toLowerCase() + text.slice(1))

function isSentence(text: string, words: Vocabulary): boolean {
  const plain = text.replace(/[.?!]$/, '').replace(/ \([A-Z]+-[A-Z]+-#(?:, [A-Z]+-[A-Z]+-#)*\)$/, '')
  if (/^[a-z]/.test(plain) && !/^(?:you|me)\b/.test(plain)) return false
  const low = plain.charAt(0).toLowerCase() + plain.slice(1)
  return (
    [plain, low].some((one) =>
      fits(one, [CLAUSE, ...CHOICES, ...EFFECTS, CHANGED, `${CLAUSE}: .+`, '@: .+']),
    ) || isTitle(plain, words)
  )
}
