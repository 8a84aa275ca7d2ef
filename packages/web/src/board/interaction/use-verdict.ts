import { useEffect, useState } from 'react'
import type { Asked } from '../../engine/protocol/protocol.ts'
import type { Looking } from '../../state/route.ts'
import { theEngine } from '../../state/use-engine.ts'

/** Whether an open question decides how it ends, in a few words; empty until that is known, and for what was answered. */
export function useVerdict({ text, document, edition, answers }: Looking, asked: Asked | null): string {
  const [verdict, setVerdict] = useState('')
  const title = asked !== null && !asked.move && asked.chosen === null ? asked.title : null
  useEffect(() => {
    let wanted = true
    setVerdict('')
    if (title === null) return
    theEngine()
      .ask('outcomes', { text, document, answers, here: true, ...(edition !== null && { edition }) })
      .then((found) => {
        if (!wanted || found === null) return
        const { tree, count, complete } = found
        const decides = 'branches' in tree && tree.title === title
        if (decides) setVerdict(`It matters: ${count}${complete ? '' : ' or more'} endings`)
        else if (complete) setVerdict('Makes no difference here')
      })
    return () => {
      wanted = false
    }
  }, [text, document, edition, answers, title])
  return verdict
}
