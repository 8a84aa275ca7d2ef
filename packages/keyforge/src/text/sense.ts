import type { Node, Range } from '@battleline/language'
import type { CardText, Clause, Sentence } from './structure.ts'

/** A part of a text that can be read and makes no sense where it stands. */
export interface Senseless {
  readonly range: Range
  readonly message: string
}

/** Parts that could never do anything where they stand: they would be read and silently skipped. */
export function senseless(text: CardText, ranges: ReadonlyMap<Node, Range>): readonly Senseless[] {
  return text.clauses.flatMap((clause) => {
    const waits = clause.kind === 'bold' && clause.triggers.every((trigger) => trigger === 'destroyed')
    const sentences = sentencesOf(clause)
    return sentences.flatMap((sentence, at) => {
      const message = amiss(sentence, at === 0, waits)
      const range = ranges.get(sentence as unknown as Node)
      return message === null || range === undefined ? [] : [{ range, message }]
    })
  })
}

function amiss(sentence: Sentence, first: boolean, waits: boolean): string | null {
  if (sentence.kind === 'later' && !waits)
    return 'only a Destroyed: ability can wait until its card has left play'
  if (sentence.kind === 'if' && sentence.instead === true && first)
    return 'nothing stands before this that it could replace'
  if (sentence.kind === 'otherwise' && first) return 'nothing stands before this that could fail'
  return repeatsNothing(sentence, first) ? 'nothing stands before this that it could repeat' : null
}

/** An instruction to repeat needs sentences before it; inside another effect it has none (KF-GEN-10). */
function repeatsNothing(sentence: Sentence, first: boolean): boolean {
  if (sentence.kind === 'choose one') return false
  const follows = sentence.kind === 'do' ? (sentence.to ?? []) : []
  const all = [...sentence.effects, ...follows]
  const inside = all.some((effect) => effect.kind === 'for each' && effect.does.kind === 'repeat')
  return inside || ((first || sentence.kind === 'later') && all.some(({ kind }) => kind === 'repeat'))
}

function sentencesOf(clause: Clause): readonly Sentence[] {
  if (clause.kind === 'bold') return clause.does
  if (clause.kind === 'after') return [clause.first, ...(clause.more ?? [])]
  if (clause.kind !== 'constant' || clause.is.kind !== 'about') return []
  return clause.is.does.flatMap((one) => (one.kind === 'grants' ? sentencesOf(one.ability) : []))
}

const TRIGGERS_TO_COME: readonly string[] = ['fate']

/** The clauses that this version reads and prints, and does nothing with yet. */
export const unplayed = (text: CardText): readonly Clause[] =>
  text.clauses.filter(
    (clause) =>
      clause.kind === 'bold' && clause.triggers.every((trigger) => TRIGGERS_TO_COME.includes(trigger)),
  )
