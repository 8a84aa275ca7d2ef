import type { Word } from './normal-form.ts'

/** Words that stand at one place of the first text, and those that stand there in the second. */
export interface Difference {
  readonly lost: readonly Word[]
  readonly added: readonly Word[]
  /** The index of the place among the words of the first text, and among those of the second. */
  readonly at: number
  readonly atSecond: number
}

/** The places where two texts differ, by their longest common sequence of words. */
export function differences(first: readonly Word[], second: readonly Word[]): readonly Difference[] {
  const common = commonLengths(first, second)
  const found: Difference[] = []
  let [i, j] = [0, 0]
  let open: { lost: Word[]; added: Word[]; at: number; atSecond: number } | null = null
  while (i < first.length || j < second.length) {
    const [word, other] = [first[i], second[j]]
    if (word !== undefined && word.text === other?.text) {
      if (open !== null) found.push(open)
      open = null
      i++
      j++
      continue
    }
    open ??= { lost: [], added: [], at: i, atSecond: j }
    if (
      word !== undefined &&
      (other === undefined || lengthAt(common, i + 1, j) >= lengthAt(common, i, j + 1))
    ) {
      open.lost.push(word)
      i++
    } else if (other !== undefined) {
      open.added.push(other)
      j++
    }
  }
  if (open !== null) found.push(open)
  return found
}

type Lengths = readonly Uint16Array[]
const lengthAt = (lengths: Lengths, i: number, j: number): number => lengths[i]?.[j] ?? 0

/** The length of the longest common sequence behind each pair of places. */
function commonLengths(first: readonly Word[], second: readonly Word[]): Lengths {
  const lengths = Array.from({ length: first.length + 1 }, () => new Uint16Array(second.length + 1))
  for (let i = first.length - 1; i >= 0; i--) {
    const row = lengths[i]
    for (let j = second.length - 1; row !== undefined && j >= 0; j--)
      row[j] =
        first[i]?.text === second[j]?.text
          ? lengthAt(lengths, i + 1, j + 1) + 1
          : Math.max(lengthAt(lengths, i + 1, j), lengthAt(lengths, i, j + 1))
  }
  return lengths
}
