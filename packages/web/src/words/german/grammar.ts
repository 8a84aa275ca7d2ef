import type { Translation } from '../catalogue.ts'
import type { grammar as english, Person } from '../grammar.ts'

type Forms = Readonly<Record<Exclude<Person, 'one'>, string>>

/** The verbs with which predicates begin, in their other persons. */
const VERBS: Readonly<Record<string, Forms>> = {
  ist: { many: 'sind', me: 'bin', you: 'bist' },
  hat: { many: 'haben', me: 'habe', you: 'hast' },
  wird: { many: 'werden', me: 'werde', you: 'wirst' },
  darf: { many: 'dürfen', me: 'darf', you: 'darfst' },
  kann: { many: 'können', me: 'kann', you: 'kannst' },
  würde: { many: 'würden', me: 'würde', you: 'würdest' },
  nimmt: { many: 'nehmen', me: 'nehme', you: 'nimmst' },
  gibt: { many: 'geben', me: 'gebe', you: 'gibst' },
  verlässt: { many: 'verlassen', me: 'verlasse', you: 'verlässt' },
  erhält: { many: 'erhalten', me: 'erhalte', you: 'erhältst' },
  behält: { many: 'behalten', me: 'behalte', you: 'behältst' },
  betritt: { many: 'betreten', me: 'betrete', you: 'betrittst' },
  greift: { many: 'greifen', me: 'greife', you: 'greifst' },
  wächst: { many: 'wachsen', me: 'wachse', you: 'wächst' },
  stirbt: { many: 'sterben', me: 'sterbe', you: 'stirbst' },
}

/** Regular verbs: “verliert, verlieren, verliere, verlierst”. */
function formsOf(verb: string): Forms {
  const known = VERBS[verb]
  if (known !== undefined) return known
  const stem = verb.replace(/(?<=[dt])et$|t$/, '')
  const softened = /[dt]$/.test(stem) ? `${stem}est` : /[sßxz]$/.test(stem) ? `${stem}t` : `${stem}st`
  return {
    many: /er$|el$/.test(stem) && !/ier$/.test(stem) ? `${stem}n` : `${stem}en`,
    me: `${stem}e`,
    you: softened,
  }
}

export const grammar: Translation<typeof english> = {
  hiddenCard: 'eine Karte',
  hiddenCards: (cards) => `${cards} Karten`,
  more: (more) => `${more} weitere`,
  otherChanges: (more) => `${more} weitere Änderungen`,
  and: ' und ',
  me: 'ich',
  you: 'du',
  player: (name) => (name === 'me' ? 'ich' : name === 'you' ? 'du' : name),
  predicate: (does, person, each) => {
    const [verb = '', ...rest] = does.split(' ')
    const said = person === 'one' ? verb : formsOf(verb)[person]
    return [said, ...(each && person === 'many' ? ['je'] : []), ...rest].join(' ')
  },
  asPart: (question) =>
    question.replace(
      /^(?:Welche[nrsm]?|Wähle|Was|Wie|Wo|Wohin|Worauf|In|Nimmst|Legst|Bereit|Setzt)\b/,
      (word) => word.charAt(0).toLowerCase() + word.slice(1),
    ),
  whatDoes: (who) => (who === 'me' ? 'Was tue ich?' : who === 'you' ? 'Was tust du?' : `Was tut ${who}?`),
}
