import { useMemo } from 'react'
import type { PlayerQuestion } from '../../engine/protocol/protocol.ts'
import type { Route } from '../../state/route.ts'
import { useAnswer, useQuestion } from '../../state/use-engine.ts'
import { appWords } from '../../words/app.ts'

/** Whether an open question decides the ending, in a few words; empty until that is known, and for an answered question. */
export function useVerdict(route: Route, asked: PlayerQuestion | null): string {
  const question = useQuestion(route)
  const title = asked !== null && !asked.move && asked.chosen === null ? asked.title : null
  const given = useMemo(() => (title === null ? null : { ...question, here: true }), [question, title])
  const found = useAnswer('outcomes', given)
  if (found == null) return ''
  const { tree, count, complete } = found
  if ('branches' in tree && tree.title === title) return appWords.question.matters(count, complete)
  return complete ? appWords.question.matterless : ''
}
