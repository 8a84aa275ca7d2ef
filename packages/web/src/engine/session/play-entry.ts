import type { Choice, Decision, Position, Value } from '@battleline/kernel'

/** An entry of `play`, as a scenario file has it. */
export type PlayEntry = string | Readonly<Record<string, unknown>>

/** An answer to a question, as a file writes it. */
export function chosenIn({ kind, options, ids, least, most }: Decision, choice: Choice): unknown {
  const word = (id: Choice) => {
    const label = options.find((option) => option.id === id)?.label
    const unclear = label === undefined || options.filter((option) => option.label === label).length > 1
    return unclear ? id : label
  }
  const several = Array.isArray(choice) ? choice : [choice]
  if (kind === 'order') return { order: several.map(word) }
  if (kind === 'divide') {
    // Shares come in the order of the options, or each with its option.
    const shareOf = (id: Value, at: number) =>
      Number(Array.isArray(choice) ? several[at] : (choice as Readonly<Record<string, number>>)[String(id)])
    return Object.fromEntries(
      ids.flatMap((id, at) => (shareOf(id, at) > 0 ? [[String(word(id)), shareOf(id, at)]] : [])),
    )
  }
  return least === 1 && most === 1 ? word(several[0] as Choice) : several.map(word)
}

/** The questions and answers of a line of play, in order. */
export interface Answered {
  readonly from: Position
  readonly asked: Decision
  readonly choice: Choice
  readonly to: Position
}
