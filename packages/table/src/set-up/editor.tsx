import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { EditorState, type Text } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import type { Mistake } from '../engine/protocol.ts'

export interface EditorProps {
  readonly text: string
  readonly mistakes: readonly Mistake[]
  readonly onText: (text: string) => void
}

const LOOK = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], fontWeight: '700' },
  { tag: tags.comment, color: 'var(--pencil)', fontStyle: 'italic' },
])

/** The editor lives in a shadow of the page: there its styles need no exception in the content security policy. */
const THEME = EditorView.theme({
  '&': { height: '100%', color: 'var(--ink)', fontSize: '0.7813rem' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--mono)', lineHeight: '1.56' },
  '.cm-gutters': { minWidth: '46px', border: '0', background: 'none', color: 'var(--pencil)' },
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
})

/** The scenario text, to be written in: mistakes are underlined where they stand. */
export default function Editor({ text, mistakes, onText }: EditorProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const told = useRef(onText)
  told.current = onText
  const first = useRef(text)
  useEffect(() => {
    const host = place.current
    if (host === null) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const made = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: first.current,
        extensions: [
          lineNumbers(),
          history(),
          keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
          yaml(),
          syntaxHighlighting(LOOK),
          THEME,
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ 'aria-label': 'Scenario text' }),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) told.current(update.state.doc.toString())
          }),
        ],
      }),
    })
    view.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => {
    const now = view.current
    if (now === null || now.state.doc.toString() === text) return
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: text } })
  }, [text])
  useEffect(() => {
    const now = view.current
    if (now !== null) now.dispatch(setDiagnostics(now.state, diagnosticsOf(now.state.doc, mistakes)))
  }, [mistakes])
  return <div className="editor" ref={place} />
}

function diagnosticsOf(text: Text, mistakes: readonly Mistake[]): Diagnostic[] {
  return mistakes.flatMap(({ line, column, endColumn, message, nearest }) => {
    if (line > text.lines) return []
    const { from, to } = text.line(line)
    const start = Math.min(from + column - 1, to)
    const end = Math.max(start, Math.min(from + endColumn - 1, to))
    const help = nearest === undefined ? '' : ` Perhaps ${nearest}?`
    return [{ from: start, to: end, severity: 'error', message: `${message}.${help}` }]
  })
}
