import type { Choice } from '@battleline/kernel'
import { defaultChoice } from '@battleline/search'
import { type Answered, chosenIn, type PlayEntry } from '../../session/play-entry.ts'
import { MAIN_STEP } from './main-step.ts'

const GO = 'keyforge/turn.0-go'
const HOUSE = 'keyforge/turn.2-house'

/** The play as a KeyForge scenario writes it. */
export function playEntries(all: readonly Answered[], name: (card: number) => string): readonly PlayEntry[] {
  const entries: { does: Record<string, unknown>; choose: unknown[] }[] = []
  for (const { asked, choice } of all) {
    if (asked.step === MAIN_STEP) entries.push({ does: moveIn(choice, name), choose: [] })
    else if (asked.step === GO) entries.push({ does: { go: 'on' }, choose: [] })
    else if (asked.step === HOUSE) entries.push({ does: { house: choice }, choose: [] })
    // Free choices are written only where they are not the default.
    else if (!asked.free || JSON.stringify(choice) !== JSON.stringify(defaultChoice(asked))) {
      if (entries.length === 0) entries.push({ does: {}, choose: [] })
      entries.at(-1)?.choose.push(chosenIn(asked, choice))
    }
  }
  return entries.map(({ does, choose }) => (choose.length === 0 ? does : { ...does, choose }))
}

function moveIn(choice: Choice, name: (card: number) => string): Record<string, unknown> {
  const [kind = '', card = '', other] = String(choice).split(' ')
  const one = name(Number(card))
  switch (kind) {
    case 'end':
      return { end: 'turn' }
    case 'tide':
      return { tide: 'raise' }
    case 'fight':
      return { fight: `${one} -> ${name(Number(other))}` }
    case 'action':
      return other === undefined ? { action: one } : { action: one, ability: Number(other) + 1 }
    default:
      return { [kind]: one }
  }
}
