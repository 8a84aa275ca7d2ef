import { readScenarios } from '@battleline/scenario'
import { describe, expect, it } from 'vitest'
import { changed } from '../src/engine/editing/scenario-edit.ts'
import type { Change } from '../src/engine/protocol/protocol.ts'
import { START } from '../src/state/route.ts'

/** As if the engine had played it: nobody dies who has a ward. */
const read = (text: string) => {
  const { problems } = readScenarios(text, { file: 'scenario' })
  return {
    well: problems.length === 0,
    problems: () => problems.map(({ message }) => message),
    comesOut: () => !text.includes('ward: true'),
  }
}
const after = (text: string, ...changes: readonly Change[]): string =>
  changes.reduce((now, change) => changed({ text: now, document: 0, read }, change), text)
const line = (player: 1 | 2, at: number) => ({ player, pile: 'battleline', at })

const DINO = after(
  START.text,
  { kind: 'place', card: 'Dino-Fiend', to: line(1, 0) },
  { kind: 'place', card: 'Faust the Great', to: line(2, 0) },
  { kind: 'mark', of: line(1, 0), mark: 'aember', value: 1 },
)

describe('a change of the board', () => {
  it('is written as people would write it', () => {
    expect(DINO).toBe(`name: Untitled question
game: keyforge
players:
  Ada:
    aember: 0
    battleline:
      - Dino-Fiend: { aember: 1 }
  Ben:
    aember: 0
    battleline:
      - Faust the Great
`)
  })

  it('removes marks, and the braces with the last one', () => {
    const warded = after(DINO, { kind: 'mark', of: line(1, 0), mark: 'ward', value: true })
    expect(warded).toContain('- Dino-Fiend: { aember: 1, ward: true }')
    const bare = after(
      warded,
      { kind: 'mark', of: line(1, 0), mark: 'ward', value: false },
      { kind: 'mark', of: line(1, 0), mark: 'aember', value: 0 },
    )
    expect(bare).toContain('      - Dino-Fiend\n')
  })

  it('removes expectations that no longer hold, and marks the name as changed', () => {
    const ruling = `${DINO}expect:\n  Ben: { battleline: [] }\n`
    const poorer = after(ruling, { kind: 'player', player: 2, property: 'aember', value: 3 })
    expect(poorer).toContain('expect:')
    expect(poorer).toContain('name: Untitled question\n')
    const warded = after(
      poorer,
      { kind: 'mark', of: line(2, 0), mark: 'ward', value: true },
      { kind: 'mark', of: line(1, 0), mark: 'ward', value: true },
    )
    expect(warded).not.toContain('expect:')
    expect(warded).toContain('name: Untitled question, changed\n')
  })

  it('keeps comments and everything else', () => {
    const text = `# why we ask\n${DINO}cite: [ KF-DST-11 ] # the rule\n`
    const moved = after(text, { kind: 'player', player: 2, property: 'aember', value: 3 })
    expect(moved).toBe(text.replace('Ben:\n    aember: 0', 'Ben:\n    aember: 3'))
  })

  it('attaches and removes upgrades', () => {
    const attached = after(DINO, {
      kind: 'attach',
      of: line(2, 0),
      card: 'Way of the Bear',
      list: 'upgrades',
    })
    expect(attached).toContain('- Faust the Great: { upgrades: [ Way of the Bear ] }')
    expect(after(attached, { kind: 'remove', of: { ...line(2, 0), under: 0 } })).toBe(DINO)
  })

  it('moves cards within a line, to the other one and off the board', () => {
    const two = after(DINO, { kind: 'place', card: 'Troll', to: line(1, 1) })
    const turned = after(two, { kind: 'move', of: line(1, 0), to: line(1, 2) })
    expect(turned.indexOf('Troll')).toBeLessThan(turned.indexOf('Dino-Fiend'))
    const over = after(two, { kind: 'move', of: line(1, 1), to: line(2, 0) })
    expect(over.indexOf('Troll')).toBeGreaterThan(over.indexOf('Ben'))
    expect(after(two, { kind: 'remove', of: line(1, 1) })).toBe(DINO)
  })

  it('drops the play where it no longer fits the board', () => {
    const played = `${DINO}play:\n  - fight: Dino-Fiend -> Faust the Great\nexpect:\n  Ada: { discard: [ Dino-Fiend ] }\n`
    expect(after(played, { kind: 'mark', of: line(1, 0), mark: 'damage', value: 1 })).toContain('- fight:')
    const gone = after(played, { kind: 'remove', of: line(2, 0) })
    expect(gone).not.toContain('play:')
    expect(gone).not.toContain('expect:')
  })

  it('leaves a text alone that is no scenario', () => {
    expect(after('players: [', { kind: 'set', key: 'name', value: 'x' })).toBe('players: [')
    expect(changed({ text: DINO, document: 3, read }, { kind: 'set', key: 'name', value: 'x' })).toBe(DINO)
  })
})
