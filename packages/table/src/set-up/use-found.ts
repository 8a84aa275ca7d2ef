import type { PlayedGame } from '@battleline/scenario'
import { useEffect, useState } from 'react'
import type { CardEntry, OwnEntry } from '../engine/protocol.ts'
import type { Looking } from '../state/question.ts'
import { theEngine } from '../state/use-engine.ts'

/** The cards of each game that was asked about. */
const libraries = new Map<PlayedGame, readonly CardEntry[]>()

/** Letters and digits alone, without accents: how names are compared. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/[Ææ]/g, 'ae')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')

/** Cards whose names have what was typed in them: first those that begin with it. */
export type Found = (typed: string) => readonly CardEntry[]

const MOST = 8

/** The cards that a scenario brings itself, as far as it could be read last. */
export function useOwn({ text, document }: Pick<Looking, 'text' | 'document'>): readonly OwnEntry[] {
  const [own, setOwn] = useState<readonly OwnEntry[]>([])
  useEffect(() => {
    let wanted = true
    theEngine()
      .ask('own', { text, document })
      .then((cards) => {
        if (wanted) setOwn(cards)
      })
    return () => {
      wanted = false
    }
  }, [text, document])
  return own
}

/** A search through the cards that ship with the engine and those that a text brings itself. */
export function useFound(mine: readonly CardEntry[], game: PlayedGame): Found {
  const [, arrived] = useState(0)
  const cards = libraries.get(game) ?? []
  useEffect(() => {
    if (libraries.has(game)) return
    theEngine()
      .ask('cards', { game })
      .then((all) => {
        libraries.set(game, all)
        arrived((count) => count + 1)
      })
  }, [game])
  return (typed) => {
    const wanted = plain(typed)
    if (wanted === '') return []
    const own = mine.filter(({ name }) => cards.every((card) => plain(card.name) !== plain(name)))
    const all = [...own, ...cards].map((card) => ({ card, name: plain(card.name) }))
    const rank = (name: string) => (name.startsWith(wanted) ? 0 : 1)
    return all
      .filter(({ name }) => name.includes(wanted))
      .sort((a, b) => rank(a.name) - rank(b.name))
      .slice(0, MOST)
      .map(({ card }) => card)
  }
}
