import { isMap, isScalar, type Pair, type YAMLMap, type YAMLSeq } from 'yaml'

/** A card with marks in a pile of the text. */
export interface Marked {
  readonly pile: YAMLSeq
  readonly at: number
  readonly marks: YAMLMap
}

/** A mark that was taken off, and its place among the marks of its card. */
interface TakenOff {
  readonly from: YAMLMap
  readonly mark: Pair
  readonly place: number
}

/**
 * Takes marks off these cards until the board has no problem: counters of a card that has left play, or what is attached to it.
 * `problems` tells what is wrong with the text as it is now. A mark without which nothing gets better stays.
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
  // Where the reader tells only the first problem, a mark can have made its words other words and nothing better.
  for (const one of off.reverse()) {
    putBack(one)
    if (wrong.length === 0 && problems().length > 0) one.from.items.splice(one.place, 1)
  }
  for (const card of cards) withoutBraces(card)
}

const putBack = ({ from, mark, place }: TakenOff): void => {
  from.items.splice(place, 0, mark)
}

/** Writes a card that has no mark left as its name alone. */
export function withoutBraces({ pile, at, marks }: Marked): void {
  const card = pile.items[at]
  const name = isMap(card) ? card.items[0]?.key : undefined
  if (marks.items.length === 0 && isScalar(name)) pile.items.splice(at, 1, name)
}
