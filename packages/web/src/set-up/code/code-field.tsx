import { autocompletion, type CompletionContext, completionKeymap } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { yaml } from '@codemirror/lang-yaml'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, setDiagnostics } from '@codemirror/lint'
import { Compartment, EditorState, type Extension, type Text } from '@codemirror/state'
import { EditorView, keymap, lineNumbers } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { useEffect, useRef } from 'react'
import type { Completion } from '../../engine/protocol/protocol.ts'
import { setUpWords } from '../../words/set-up.ts'
import { SCENARIO_LOOK, SENTENCE_LOOK } from './code-theme.ts'
import { isDeep } from './nesting-depth.ts'

/** A place in a text with something wrong; lines and columns count from 1. */
export interface Wrong {
  readonly line: number
  readonly column: number
  /** Left out: to the end of the word. */
  readonly endColumn?: number
  readonly message: string
  readonly nearest?: string
}

export interface CodeFieldProps {
  readonly label: string
  readonly text: string
  readonly problems: readonly Wrong[]
  /** `scenario`: YAML with line numbers; `sentence`: the text of a card. */
  readonly kind: 'scenario' | 'sentence'
  /** Completions at the cursor. */
  readonly complete: (text: string, offset: number) => Promise<Completion>
  readonly onText: (text: string) => void
}

const LOOK = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], fontWeight: '700' },
  { tag: tags.comment, color: 'var(--pencil)', fontStyle: 'italic' },
])

const KINDS: { readonly [K in CodeFieldProps['kind']]: readonly Extension[] } = {
  scenario: [lineNumbers(), keymap.of([indentWithTab]), SCENARIO_LOOK],
  sentence: [SENTENCE_LOOK],
}

/** The field can be focused by keys, so that a long text can be scrolled. */
const named = (label: string) => EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' })

/**
 * Replaces a selection by typed text. The browser would keep the style of the old text in an inline style, and the content
 * security policy allows none.
 */
const REPLACING = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { main } = view.state.selection
    if (event.inputType !== 'insertText' || event.data === null || main.empty || view.composing) return false
    view.dispatch(view.state.replaceSelection(event.data), { userEvent: 'input.type', scrollIntoView: true })
    return true
  },
})

/** What marks keys and comments of a scenario; nothing where it is nested too deeply for that. */
function marking(given: string): Extension {
  const marks = new Compartment()
  const marked = (text: string) => (isDeep(text) ? [] : [yaml(), syntaxHighlighting(LOOK)])
  let deep = isDeep(given)
  return [
    marks.of(marked(given)),
    EditorState.transactionExtender.of(({ docChanged, newDoc }) => {
      const text = docChanged ? newDoc.toString() : null
      if (text === null || isDeep(text) === deep) return null
      deep = !deep
      return { effects: marks.reconfigure(marked(text)) }
    }),
  ]
}

/**
 * A text to be written in: problems are underlined where they stand, and what can be written is offered. It lives in a
 * shadow of the page: there its styles need no exception in the content security policy.
 */
export default function CodeField({ label, text, problems, kind, complete, onText }: CodeFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView | null>(null)
  const told = useRef({ complete, onText })
  told.current = { complete, onText }
  /** Texts written here that have not come back as a property yet. */
  const own = useRef<string[]>([])
  const labels = useRef(new Compartment())
  const first = useRef({ text, label, kind })
  useEffect(() => {
    const host = place.current
    if (host === null) return
    const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' })
    const given = first.current
    const extensions = [
      history(),
      autocompletion({
        override: [
          (context) => offered(context, (written, offset) => told.current.complete(written, offset)),
        ],
        icons: false,
      }),
      keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap]),
      ...KINDS[given.kind],
      given.kind === 'scenario' ? marking(given.text) : [],
      EditorView.lineWrapping,
      REPLACING,
      labels.current.of(named(given.label)),
      EditorView.updateListener.of((update) => {
        if (!update.docChanged) return
        const written = update.state.doc.toString()
        own.current.push(written)
        told.current.onText(written)
      }),
    ]
    const made = new EditorView({
      parent: root,
      root,
      state: EditorState.create({ doc: given.text, extensions }),
    })
    view.current = made
    return () => made.destroy()
  }, [])
  useEffect(() => {
    view.current?.dispatch({ effects: labels.current.reconfigure(named(label)) })
  }, [label])
  useEffect(() => {
    // A text written here comes back as a property later, when more may have been written.
    const echo = own.current.indexOf(text)
    own.current.splice(0, echo < 0 ? own.current.length : echo + 1)
    const now = view.current
    if (echo >= 0 || now === null || now.state.doc.toString() === text) return
    now.dispatch({ changes: { from: 0, to: now.state.doc.length, insert: text } })
  }, [text])
  useEffect(() => {
    const now = view.current
    if (now !== null) now.dispatch(setDiagnostics(now.state, diagnosticsOf(now.state.doc, problems)))
  }, [problems])
  return <div className={`editor ${kind}`} ref={place} data-writing />
}

/** Completions at the cursor; before a word is begun, only on request. */
async function offered(context: CompletionContext, complete: CodeFieldProps['complete']) {
  const { from, words } = await complete(context.state.doc.toString(), context.pos)
  if (words.length === 0 || (from === context.pos && !context.explicit)) return null
  const options = words.map(({ word, about, key }) => ({
    label: word,
    apply: key && !/^\s*:/.test(context.state.sliceDoc(context.pos, context.pos + 3)) ? `${word}: ` : word,
    ...(about !== '' && { detail: about.length > 60 ? `${about.slice(0, 58)} …` : about }),
  }))
  // The engine has filtered them already.
  return { from, options, filter: false }
}

function diagnosticsOf(text: Text, problems: readonly Wrong[]): Diagnostic[] {
  return problems.flatMap(({ line, column, endColumn, message, nearest }) => {
    if (line > text.lines) return []
    const { from, to, text: written } = text.line(line)
    const word = /^\S*/.exec(written.slice(column - 1))?.[0].length ?? 0
    const start = Math.min(from + column - 1, to)
    const end = Math.max(start, Math.min(from + (endColumn ?? column + Math.max(1, word)) - 1, to))
    const help = nearest === undefined ? '' : ` ${setUpWords.scenario.didYouMean(nearest)}`
    return [{ from: start, to: end, severity: 'error', message: `${message}.${help}` }]
  })
}
