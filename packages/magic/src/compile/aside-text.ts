import { cards } from '../text/grammar.ts'
import type { CardText, ModeNode } from '../text/nodes.ts'
import { type SetAside, setAsideIn } from '../text/set-aside.ts'

/** What is set aside of a text, as it prints. */
export const printAside = (one: SetAside, self?: string): string => {
  if (one.node.kind === 'unread ability') return one.node.says
  const named = self === undefined ? {} : { self }
  switch (one.category) {
    case 'clause':
      return cards.print(one.node, { category: 'clause', ...named })
    case 'inner':
      return cards.print(one.node, { category: 'inner', ...named })
    default:
      return cards.print(one.node, { category: 'effect', ...named })
  }
}

/** The parts of a text that are set aside, as they print. */
export const asideTexts = (text: CardText, name: string): readonly string[] =>
  setAsideIn(text).map((one) => printAside(one, name))

/** The words of a mode, as they print. */
export const printMode = (mode: ModeNode): string => cards.print(mode, { category: 'mode' })
