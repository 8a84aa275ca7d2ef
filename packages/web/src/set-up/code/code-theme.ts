import type { Extension } from '@codemirror/state'
import { EditorView } from '@codemirror/view'

const WRITING = {
  '&.cm-focused': { outline: 'none' },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-cursor': { borderLeftColor: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground': {
    background: 'var(--hair)',
  },
  '.cm-lintRange-error': {
    backgroundImage: 'none',
    textDecoration: 'underline wavy var(--red) 1.5px',
    textUnderlineOffset: '4px',
  },
  '.cm-tooltip': { border: '1px solid var(--edge)', background: 'var(--paper)', color: 'var(--ink)' },
  '.cm-diagnostic-error': { borderLeft: '3px solid var(--red-fill)', fontFamily: 'var(--serif)' },
  '.cm-tooltip.cm-tooltip-autocomplete': {
    boxShadow: 'var(--hand)',
    '& > ul': { maxWidth: 'min(460px, 90vw)', maxHeight: '230px', fontFamily: 'var(--serif)' },
    '& > ul > li': { padding: '5px 10px', fontSize: '0.9375rem', whiteSpace: 'normal' },
    '& > ul > li[aria-selected]': { background: 'var(--ink)', color: 'var(--paper)' },
  },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': {
    display: 'block',
    marginLeft: '0',
    font: '400 0.75rem/1.3 var(--sans)',
    opacity: '0.85',
  },
}

/** A scenario: a file with its lines. */
export const SCENARIO_LOOK: Extension = EditorView.theme({
  ...WRITING,
  '&': { height: '100%', color: 'var(--ink)', fontSize: '0.7813rem' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--mono)', lineHeight: '1.56' },
  '.cm-gutters': { minWidth: '46px', border: '0', background: 'none', color: 'var(--pencil)' },
})

/** The text of a card, as it is printed. */
export const SENTENCE_LOOK: Extension = EditorView.theme({
  ...WRITING,
  '&': { color: 'var(--ink)', fontSize: '1.25rem' },
  '.cm-scroller': { fontFamily: 'var(--serif)', lineHeight: '1.5' },
  '.cm-content': { minHeight: '3em', padding: '4px 0 5px', caretColor: 'var(--ink)' },
  '.cm-line': { padding: '0' },
})
