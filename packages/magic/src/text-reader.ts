import { cardTextReader } from '@battleline/card-game'
import type { CardFacts } from './cards/card-facts.ts'
import type { TextReader } from './cards/text-reader.ts'
import { asideTexts } from './compile/aside-text.ts'
import { abilitiesOf } from './compile/compile.ts'
import { readGoal } from './goals/goals.ts'
import { readRemains, readText } from './text/grammar.ts'
import type { CardText, Clause } from './text/nodes.ts'
import { asAbilities, printForCombat, readForCombat } from './text/unread-abilities.ts'

const readCardText = cardTextReader<CardText, Clause, CardFacts>({
  readText(text, name, { types }) {
    const read = readText(text, name)
    if (read.ok) return { ok: true, text: asAbilities(read.text, name, types) }
    const usable = readForCombat(text, name, types)
    return usable === null ? read : { ok: true, text: usable }
  },
  readRemains,
  printText: printForCombat,
})

/** The grammar of texts and goals, for a game that is to read them. */
export const textReader: TextReader = {
  readCard(card) {
    const read = readCardText(card)
    if ('problems' in read) return read
    const { clauses, text, unread } = read
    const whole = { kind: 'text', clauses: clauses.map(({ clause }) => clause) } as const
    return { card, text, abilities: abilitiesOf(whole), unread, aside: asideTexts(whole, card.name) }
  },
  readAbilities(text, name) {
    const read = readText(text, name)
    return read.ok ? { ok: true, abilities: abilitiesOf(read.text) } : read
  },
  readGoal,
}
