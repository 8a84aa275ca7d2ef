import { useEffect, useState } from 'react'
import type { CardFact } from '../../engine/protocol/protocol.ts'
import { theEngine } from '../../state/use-engine.ts'

/** What is said of a card of this game; nothing until that is there. */
export function useFacts(game: string): readonly CardFact[] {
  const [facts, setFacts] = useState<readonly CardFact[]>([])
  useEffect(() => {
    let wanted = true
    theEngine()
      .ask('facts', { game })
      .then((all) => {
        if (wanted) setFacts(all)
      })
    return () => {
      wanted = false
    }
  }, [game])
  return facts
}
