import type { Choice, Position } from '@battleline/kernel'
import { declaredBy } from '@battleline/magic'
import { type Answered, chosenIn, type PlayEntry } from '../../session/play-entry.ts'
import { ATTACK, BLOCK, PRIORITY } from './search-variant.ts'

const FACE = 'magic/announce.1-face'

interface Reading {
  readonly name: (record: number) => string
  /** How many items are on the stack. */
  readonly stacked: (position: Position) => number
  /** Who has priority; null where nobody has. */
  readonly prior: (position: Position) => number | null
}

/** A spell or ability that is being announced. */
interface Announced {
  readonly card: string
  ability?: number
  x?: number
  targets?: string[] | Record<string, number>
}

/** The play as a Magic scenario writes it. */
export function playEntries(all: readonly Answered[], reading: Reading): readonly PlayEntry[] {
  const entries: PlayEntry[] = []
  const passed = new Set<number>()
  let act: Announced | null = null
  let faceUp: PlayEntry | null = null
  for (const { from, asked, choice, to } of all) {
    if (asked.step === PRIORITY && choice === 'pass') {
      passed.add(asked.who)
      const next = reading.prior(to)
      const isOver = next === null || passed.has(next) || reading.stacked(to) !== reading.stacked(from)
      if (isOver) entries.push('pass')
      if (isOver) passed.clear()
      continue
    }
    passed.clear()
    if (asked.step === PRIORITY) {
      const [word = '', card = '', ability] = String(choice).split(' ')
      act = { card: reading.name(Number(card)), ...(ability !== undefined && { ability: Number(ability) }) }
      entries.push({ [word]: act })
    } else if (asked.step === ATTACK || asked.step === BLOCK)
      entries.push({ [asked.step === ATTACK ? 'attack' : 'block']: declarationIn(choice, reading.name) })
    else if (choice === 'pay' || choice === 'decline') entries.push(choice)
    else if (act !== null && announces(act, asked.step, choice, reading.name)) {
      // What has an X or targets is face up.
      if (faceUp !== null && entries.at(-1) === faceUp) entries.pop()
    } else if (!asked.free) {
      const entry = { choose: sharesIn(choice, reading.name) ?? chosenIn(asked, choice) }
      if (asked.step === FACE && choice === 'face up') faceUp = entry
      entries.push(entry)
    }
  }
  return entries
}

/** Adds a choice to the announced spell or ability; false where it belongs to neither. */
function announces(act: Announced, step: string, choice: Choice, name: Reading['name']): boolean {
  const several = Array.isArray(choice) ? choice : [choice]
  const before = Array.isArray(act.targets) ? act.targets : []
  if (step === 'magic/announce.2-x') act.x = Number(choice)
  else if (step === 'magic/announce.3-target')
    act.targets = [...before, ...several.map((one) => name(Number(one)))]
  else if (step === 'magic/announce.4-divide')
    act.targets = Object.fromEntries(before.map((one, at) => [one, Number(several[at])]))
  else return false
  return true
}

/** Combat damage that was divided: `7=2 8=1`. */
function sharesIn(choice: Choice, name: Reading['name']): Readonly<Record<string, number>> | null {
  if (typeof choice !== 'string' || !/^\d+=\d+/.test(choice)) return null
  const pairs = choice.split(' ').map((pair) => pair.split('=').map(Number))
  return Object.fromEntries(pairs.map(([one = 0, share = 0]) => [name(one), share]))
}

function declarationIn(choice: Choice, name: Reading['name']): unknown {
  const goals = new Map<string, string[]>()
  for (const [creature, goal] of declaredBy(choice) ?? [])
    goals.set(name(creature), [...(goals.get(name(creature)) ?? []), name(goal)])
  if (goals.size === 0) return 'nothing'
  return Object.fromEntries([...goals].map(([one, all]) => [one, all.length === 1 ? all[0] : all]))
}
