import type { RuleText } from '../../engine/protocol/protocol.ts'
import { RULE_ID } from '../../text/rule-id.ts'
import { inEnglish } from '../../words/in-english.ts'

interface RuleNoteProps {
  readonly rule: RuleText | null
  readonly onCite: (id: string) => void
}

/** The text of a rule with its id; nothing before it is there. */
export const RuleNote = ({ rule, onCite }: RuleNoteProps) =>
  rule !== null && (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long rule is scrolled by keys, too
    <p className="note" tabIndex={0} {...inEnglish()}>
      <b>{rule.id}</b> <RuleWords text={rule.text} onCite={onCite} />
    </p>
  )

const RULE_IDS = new RegExp(`\\b(${RULE_ID})\\b`)

/** The words of a rule; others that it names are a click away. */
function RuleWords({ text, onCite }: { readonly text: string; readonly onCite: (id: string) => void }) {
  return text.split(RULE_IDS).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their places
      <button key={at} type="button" className="cite" onClick={() => onCite(part)}>
        {part}
      </button>
    ),
  )
}
