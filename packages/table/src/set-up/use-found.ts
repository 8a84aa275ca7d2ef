import type { PlayedGame } from '@battleline/scenario'
import { useEffect, useState } from 'react'
import type { CardEntry } from '../engine/protocol.ts'
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

/** A search through the cards that ship with the engine and those that a text brings itself. */
export function useFound(text: string, game: PlayedGame): Found {
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
    const own = ownCards(text).filter(({ name }) => cards.every((card) => plain(card.name) !== plain(name)))
    const all = [...own, ...cards].map((card) => ({ card, name: plain(card.name) }))
    const rank = (name: string) => (name.startsWith(wanted) ? 0 : 1)
    return all
      .filter(({ name }) => name.includes(wanted))
      .sort((a, b) => rank(a.name) - rank(b.name))
      .slice(0, MOST)
      .map(({ card }) => card)
  }
}

/** The cards of one’s own, as far as their names can be seen: the engine reads the rest when they are placed. */
function ownCards(text: string): readonly CardEntry[] {
  const [, block = ''] = /^cards:\n((?: +.*\n?)*)/m.exec(text) ?? []
  return [...block.matchAll(/^ {2}["']?([^\s"':][^"':]*)["']?: *\{(.*)/gm)].map(
    ([, name = '', facts = '']) => ({
      name,
      type: /type: *(\w+)/.exec(facts)?.[1] ?? 'creature',
      look: /(?:house|elements|colors): *([\w ]+)/.exec(facts)?.[1] ?? null,
      strength: /power: *(\d+)/.exec(facts)?.[1] ?? /type: *(\w+)/.exec(facts)?.[1] ?? '',
      attaches: /type: *upgrade/.test(facts),
    }),
  )
}
