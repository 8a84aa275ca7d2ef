/** Whole parts of a goal in players' words, and what they stand for. */
const SHORTHAND: readonly (readonly [RegExp, string])[] = [
  [/^(win|lethal|is it lethal|win this turn|kill (my|the|your) opponent)$/, 'win the game'],
  [/^(survive|live|(do )?not lose|can (they|i|he|she) survive|stay alive)$/, 'do not lose the game'],
  [
    /^lose as little as possible$/,
    'do not lose the game; lose as few creatures as possible; as little life lost by {me} as possible',
  ],
  [/^deal as much( damage)? as possible$/, 'as much life lost by {you} as possible'],
  [/^deal as little( damage)? as possible$/, 'as little life lost by {you} as possible'],
]

/** One part of a written goal, and where it begins. `means`: the same without short forms. */
interface WrittenPart {
  readonly from: number
  readonly means: string
}

/** The parts of a goal: “win”, “lose as little as possible”. `me`, `you`: the names of the players. */
export function writtenParts(goal: string, me: string, you: string): readonly WrittenPart[] {
  let from = 0
  return goal.split(/(;|,? then )/).flatMap((text, at) => {
    const start = from + text.length - text.trimStart().length
    from += text.length
    if (at % 2 === 1) return []
    const words = text
      .trim()
      .toLowerCase()
      .replace(/[?!.]$/, '')
      .trim()
    const short = SHORTHAND.find(([pattern]) => pattern.test(words))
    const means = short === undefined ? text.trim() : short[1].replaceAll('{me}', me).replaceAll('{you}', you)
    return [{ from: start, means }]
  })
}
