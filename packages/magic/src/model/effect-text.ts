import { abilitiesOf } from '../compile/compile.ts'
import { readText, type TextProblem } from '../text/grammar.ts'
import { KEYWORD_COUNTERS, NAMED_COUNTERS } from '../vocabulary.ts'
import type { EffectSetup } from './setup.ts'

/** The parsed effect on a creature, or what cannot be read. Positions are those in the text. */
export type ReadEffect =
  | { readonly ok: true; readonly effects: readonly EffectSetup[] }
  | { readonly ok: false; readonly problems: readonly TextProblem[] }

const NAME = 'This creature'
const OBJECT_EFFECT = /^(attacks|blocks) (.+?) (this turn|this combat|each combat) if able$/
const GOADED = /^goaded by (.+)$/
const COUNTERS = /^(?:an?|(\d+)) ([a-z ]+) counters?$/
const CHOSEN = /^(.+) chooses what it blocks$/

/**
 * Reads the effect of a spell or ability on a creature: anything that a card could say of it (“can't be blocked”,
 * “attacks this turn if able”), or “goaded by Ann”, “attacks Jace this turn if able”, “blocks Ogre this turn if
 * able”, “Ann chooses what it blocks”, “2 stun counters”.
 */
export function readEffect(text: string): ReadEffect {
  const plain = text.trim().replace(/\.$/, '')
  const goaded = GOADED.exec(plain)?.[1]
  if (goaded !== undefined) return { ok: true, effects: [{ goadedBy: goaded }] }
  const chooser = CHOSEN.exec(plain)?.[1]
  if (chooser !== undefined) return { ok: true, effects: [{ chosenBy: chooser }] }
  const [, amount = '1', named] = COUNTERS.exec(plain) ?? []
  const counters = [...KEYWORD_COUNTERS, ...NAMED_COUNTERS].find((one) => one === named)
  if (counters !== undefined && Number(amount) > 0)
    return { ok: true, effects: [{ counters, amount: Number(amount) }] }
  const lead = `${NAME} `
  const read = readText(`${lead}${plain}.`, NAME)
  const abilities = read.ok ? abilitiesOf(read.text) : []
  const does = abilities.flatMap((one) => (one.kind === 'about' ? [one.does] : []))
  // “You” has no meaning in an effect on a creature.
  const isWhole = does.length === abilities.length && !does.some((one) => 'object' in one)
  if (does.length > 0 && isWhole) return { ok: true, effects: does.map((is) => ({ is })) }
  const [, action, object, when] = OBJECT_EFFECT.exec(plain) ?? []
  if (object !== undefined) {
    const during = when === 'this turn' ? 'turn' : when === 'this combat' ? 'combat' : 'each combat'
    return {
      ok: true,
      effects: [action === 'attacks' ? { attacks: object, during } : { blocks: object, during }],
    }
  }
  if (read.ok) {
    const message = 'this is nothing that can be left on a creature'
    return { ok: false, problems: [{ message, from: 0, to: text.length, line: 1, column: 1, expected: [] }] }
  }
  const start = text.indexOf(plain)
  const moved = (at: number): number => Math.min(text.length, Math.max(0, at - lead.length + start))
  return {
    ok: false,
    problems: read.problems.map((one) => ({ ...one, from: moved(one.from), to: moved(one.to) })),
  }
}
