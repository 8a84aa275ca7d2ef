import type { Definition } from '../model/definition.ts'
import { type TextNode, textVisitor } from '../text/visit.ts'
import { KEYWORD } from '../vocabulary.ts'

const KEYWORDS = ['taunt', 'splash-attack', 'deploy'] as const

/** Nodes that read or change a creature's place in its battleline. */
const KINDS: ReadonlySet<string> = new Set([
  'neighbor',
  'neighbors',
  'neighbor on side',
  'neighbors of',
  'neighbor with',
  'without neighbors',
  'between houses',
  'shares with neighbors',
  'shares with none',
  'on flank',
  'on a flank',
  'is a flank creature',
  'not on a flank',
  'on that flank',
  'in the center',
  'beside',
  'adjacent to',
  'to flank',
  'move anywhere',
  'swap',
  'swap control',
  'rearrange',
  'halve battlelines',
  'next enters',
  'damage redirected',
  'damage divided',
  'damage copied',
  'wider taunt',
] satisfies TextNode['kind'][])

/** Whether a text reads or changes a creature's place: by its keywords, or by a node of its structure. */
export const readsPositions = ({ keywords, abilities }: Definition): boolean =>
  KEYWORDS.some((keyword) => (keywords[KEYWORD[keyword]] ?? 0) > 0) ||
  textVisitor().some(
    abilities.map(({ clause }) => clause),
    (node) => KINDS.has(node.kind) || asksForPosition(node),
  )

const asksForPosition = (node: TextNode): boolean =>
  ('flank' in node && node.flank !== undefined) ||
  ('neighboring' in node && node.neighboring === true) ||
  ('beside' in node && node.beside === true) ||
  // Of a neighbor.
  (node.kind === 'may be used as' && node.house === undefined) ||
  ('noun' in node && node.noun === 'neighbor') ||
  (node.kind === 'lasting' && 'to' in node && node.to !== undefined) ||
  ('being' in node && (node.being === 'on a flank' || node.being === 'centered')) ||
  keywordsOf(node).some((keyword) => KEYWORDS.some((one) => one === keyword))

/** The keywords in a node. */
const keywordsOf = (node: TextNode): readonly unknown[] => [
  ...('keyword' in node ? [node.keyword, 'also' in node ? node.also : undefined] : []),
  ...('keywords' in node ? node.keywords : []),
]
