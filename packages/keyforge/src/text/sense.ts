import type { Node, Range } from '@battleline/language'
import { type CardText, type Clause, type Sentence, sentencesIn } from './structure.ts'

/** A part of a text that can be read and makes no sense where it stands. */
export interface Senseless {
  readonly range: Range
  readonly message: string
}

/** Parts that could never do anything where they stand: they would be read and silently skipped. */
export function senseless(text: CardText, ranges: ReadonlyMap<Node, Range>): readonly Senseless[] {
  return text.clauses.flatMap((clause) => {
    const own = ranges.get(clause as unknown as Node)
    if (own !== undefined && waitsForItself(clause)) return [{ range: own, message: GONE }]
    if (own !== undefined && worksElsewhere(clause)) return [{ range: own, message: ELSEWHERE }]
    const sentences = sentencesOf(clause)
    return sentences.flatMap((sentence, at) => {
      const message = amiss(sentence, at === 0)
      const range = ranges.get(sentence as unknown as Node)
      return message === null || range === undefined ? [] : [{ range, message }]
    })
  })
}

const GONE = 'a card that has left play does not see it; its Play: ability can say what happens then'

/** A card, or an upgrade whose creature leaves, is gone when it could resolve (KF-GEN-16). */
const waitsForItself = (clause: Clause): boolean =>
  clause.kind === 'after' &&
  clause.event.kind === 'leaves play' &&
  (clause.event.of.kind === 'self' || clause.event.of.kind === 'host')

const ELSEWHERE = 'abilities that work while their card is out of play are not known yet'

/** An ability of a card that has to lie somewhere would never be asked for (KF-ABL-3). */
const worksElsewhere = (clause: Clause): boolean =>
  clause.kind === 'after' &&
  [clause.condition, clause.first.kind === 'if' ? clause.first.condition : undefined].some(
    (condition) => condition?.kind === 'lies',
  )

function amiss(sentence: Sentence, first: boolean): string | null {
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
  if (clause.kind === 'bold') return sentencesIn(clause)
  if (clause.kind === 'after') return [clause.first, ...(clause.more ?? [])]
  if (clause.kind !== 'constant' || clause.is.kind !== 'about') return []
  return clause.is.does.flatMap((one) => (one.kind === 'grants' ? sentencesOf(one.ability) : []))
}
