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
