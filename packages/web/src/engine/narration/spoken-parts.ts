import type { Answered, Entry } from '@battleline/explain'
import { clauseText } from '../../text/clauses.ts'
import { spoken } from '../../words/engine.ts'
import { narrationWords } from '../../words/narration.ts'

/** The title of an effect that intervened. */
export const hookTitle = ({ title, message }: Entry['hooks'][number]): string => spoken(message ?? title)

/** What did not happen, without its reason: “Dino-Fiend steals nothing”, “Troll: “Steal 1Æ” does not happen”. */
export function notDone({ card, what }: Entry['not'][number]): string {
  if (what.kind === 'words') return narrationWords.wordsNotDone(card, what.text)
  if (what.kind === 'ability') return narrationWords.lost(what.text)
  return clauseText([card], spoken(what.message ?? what.text))
}

/** What was chosen, in words: names as they are. */
export const chosenWords = ({ ids, chosen, messages }: Answered): readonly string[] =>
  chosen.map((words, at) => {
    const message = messages[at] ?? null
    if (message !== null) return spoken(message)
    return typeof ids[at] === 'string' ? spoken(words) : words
  })
