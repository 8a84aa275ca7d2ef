import { RULE_ID } from '../text/rule-id.ts'
import { appWords } from '../words/app.ts'
import { Glyph } from './glyph.tsx'

/** Rule ids, symbols of costs, and amounts of Æmber. */
const PIECES = new RegExp(`(${RULE_ID}|\\{[^{}\\s]+\\}|[+−]?\\d+ Æ(?!\\p{L}))`, 'u')

/** Words in which a rule id or an amount is never broken across lines, and symbols of costs are drawn. */
export function Prose({ text }: { readonly text: string }) {
  return text.split(PIECES).map((part, at) => {
    if (at % 2 === 0) return part
    // The parts of a text keep their places.
    const key = `${at} ${part}`
    if (part.startsWith('{')) return <CostSymbol key={key} of={part.slice(1, -1)} />
    return (
      <span key={key} className="unbroken">
        {part}
      </span>
    )
  })
}

/** A symbol of a cost, as cards have it; it is read out by its word. */
const CostSymbol = ({ of }: { readonly of: string }) => (
  <span
    className="symbol"
    role="img"
    aria-label={Object.entries(appWords.symbols).find(([symbol]) => symbol === of)?.[1] ?? of}
  >
    {of === 'T' ? <Glyph name="turned" /> : of}
  </span>
)
