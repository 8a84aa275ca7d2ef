import { isMap, isScalar, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'

/** A card with marks in a pile of the text. */
export interface Marked {
  readonly pile: YAMLSeq
  readonly at: number
  readonly marks: YAMLMap
}

/** A removed mark, and its place among the marks of its card. */
interface TakenOff {
  readonly from: YAMLMap
  readonly mark: Pair
  readonly place: number
}

/**
 * Removes marks from these cards until the board has no problem: counters of a card that has left play, or attachments to it.
 * `problems` gives the problems of the current text. A mark stays if its removal does not help.
 */
export function stripMarks(cards: readonly Marked[], problems: () => readonly string[]): void {
  let wrong = problems()
  if (wrong.length === 0) return
  const off: TakenOff[] = []
  const takeOff = (from: YAMLMap, mark: Pair): boolean => {
    const one = { from, mark, place: from.items.indexOf(mark) }
    from.items.splice(one.place, 1)
    const left = problems()
    const isBetter =
      left.length < wrong.length || (left.length === wrong.length && left.join() !== wrong.join())
    if (!isBetter) {
      putBack(one)
      return false
    }
    off.push(one)
    wrong = left
    return true
  }
  // One problem can hide another.
  for (let goesOn = true; goesOn && wrong.length > 0; ) {
    goesOn = false
    for (const { marks } of cards)
      for (const mark of [...marks.items]) if (wrong.length > 0 && takeOff(marks, mark)) goesOn = true
  }
  // A reader that reports only its first problem can report another after a removal that did not help.
  for (const one of off.reverse()) {
    putBack(one)
    if (wrong.length === 0 && problems().length > 0) one.from.items.splice(one.place, 1)
  }
  for (const card of cards) withoutBraces(card)
}

const putBack = ({ from, mark, place }: TakenOff): void => {
  from.items.splice(place, 0, mark)
}

/** Writes a card without marks as its name alone. */
export function withoutBraces({ pile, at, marks }: Marked): void {
  const card = pile.items[at]
  const name = isMap(card) ? card.items[0]?.key : undefined
  if (marks.items.length === 0 && isScalar(name)) pile.items.splice(at, 1, name)
}
