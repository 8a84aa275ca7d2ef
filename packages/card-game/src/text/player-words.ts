/** Words about players, who may be called `me` and `you`. */

/** "my discard pile", "your discard pile", "Ada’s discard pile". */
export function possessive(player: string): string {
  if (player === 'me') return 'my'
  return player === 'you' ? 'your' : `${player}’s`
}

/** The forms of irregular verbs: for `me`, for `you`, and for anybody else. */
const FORMS: Readonly<Record<string, readonly [string, string, string]>> = {
  be: ['am', 'are', 'is'],
  have: ['have', 'have', 'has'],
}

/** "I choose", "you choose", "Ada chooses"; for a verb that takes only an -s, "be" and "have". */
export function says(player: string, verb: string): string {
  const [mine, yours, others] = FORMS[verb] ?? [verb, verb, `${verb}s`]
  if (player === 'me') return `I ${mine}`
  return player === 'you' ? `you ${yours}` : `${player} ${others}`
}

/** What anybody does, said of a player: “Ada draws nothing”, “I draw nothing”. The predicate is in the third person. */
export function playerClause(player: string, predicate: string): string {
  if (player !== 'me' && player !== 'you') return `${player} ${predicate}`
  const [verb = '', ...rest] = predicate.split(' ')
  return [says(player, infinitive(verb)), ...rest].join(' ')
}

function infinitive(verb: string): string {
  const irregular = Object.entries(FORMS).find(([, [, , others]]) => others === verb)
  return irregular?.[0] ?? verb.replace(/(?<=ss|sh|ch|x|o)es$|(?<!s)s$/, '')
}
