import { readdirSync, readFileSync } from 'node:fs'
import { CHARTS as GRAND_ARCHIVE } from '@battleline/grand-archive'
import { CHARTS as KEYFORGE } from '@battleline/keyforge'
import { CHARTS as MAGIC } from '@battleline/magic'
import ts from 'typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CHARTS as DUEL } from '../../duel/src/charts.ts'
import { engineWords, reasonText } from '../src/words/engine.ts'
import { FORMS } from '../src/words/german/engine.ts'
import { speak } from '../src/words/speak.ts'

const packages = new URL('../../', import.meta.url)

/** What is refused about a file, a save or an edit stays English, as the file is. */
const OF_FILES = /test|generated|\/(?:setup|save|cards|decks|goals)\/|restore|\/edit\.ts|\/setup/

/** The functions that take a reason or a predicate, with the places of their sentences. */
const SAYING: ReadonlyMap<string, readonly number[]> = new Map([
  ['because', [0]],
  ['routine', [0]],
  ['reportNotDone', [1, 2]],
  ['reportNoEffect', [2]],
  ['word', [0]],
  ['only', [0]],
  ['retaliating', [0]],
  ['inStep', [1, 2]],
  ['entering', [0]],
  ['mark', [0, 1]],
])

/** The forms of all sentences of the engine: those of `say`, and the plain ones of reasons and labels. */
function formsIn(file: string): readonly string[] {
  const forms: string[] = []
  /** A plain sentence, or the two of a choice. */
  const plain = (node: ts.Node | undefined): void => {
    if (node === undefined) return
    if (ts.isStringLiteral(node)) forms.push(node.text)
    else if (ts.isParenthesizedExpression(node)) plain(node.expression)
    else if (ts.isConditionalExpression(node)) [node.whenTrue, node.whenFalse].forEach(plain)
  }
  const visit = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'say') forms.push(formOf(node.template))
    if (ts.isCallExpression(node))
      for (const at of SAYING.get(nameOf(node.expression)) ?? []) plain(node.arguments[at])
    if (ts.isPropertyAssignment(node) && isTold(file, node.name.getText()))
      plain(ts.isArrowFunction(node.initializer) ? node.initializer.body : node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(parsed(file))
  return forms.filter((form) => /\p{L}/u.test(form.replace(/\{\d+\}/g, '')))
}

/** Whether a property holds words for players: the label of an answer, or the title of an effect. */
const isTold = (file: string, property: string): boolean =>
  ['label', 'title'].includes(property) && /\/(?:charts|compile|effects|keywords|replacement)\//.test(file)

const parsed = (file: string): ts.SourceFile =>
  ts.createSourceFile(file, readFileSync(new URL(file, packages), 'utf8'), ts.ScriptTarget.Latest, true)

const nameOf = (called: ts.Expression): string =>
  ts.isIdentifier(called) ? called.text : ts.isPropertyAccessExpression(called) ? called.name.text : ''

const formOf = (template: ts.TemplateLiteral): string =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? template.text
    : template.head.text + template.templateSpans.map(({ literal }, at) => `{${at}}${literal.text}`).join('')

/** Every string of a file. */
function stringsIn(file: string): readonly string[] {
  const strings: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) strings.push(node.text)
    if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) strings.push(formOf(node))
    ts.forEachChild(node, visit)
  }
  visit(parsed(file))
  return strings
}

const ENGINE = ['kernel', 'language', 'card-game', 'keyforge', 'magic', 'grand-archive', 'duel', 'explain']
const files = ENGINE.flatMap((name) =>
  readdirSync(new URL(`${name}/src/`, packages), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => `${name}/src/${file}`),
)
const told = files.filter((file) => !OF_FILES.test(file))

describe('The words of the engine in German', () => {
  beforeAll(() => speak('de'))
  afterAll(() => speak('en'))

  it('has every reason, predicate and label', () => {
    const missing = told.flatMap((file) => formsIn(file).filter((form) => FORMS[form] === undefined))
    expect([...new Set(missing)]).toEqual([])
  }, 60_000)

  it('has every title of a step', () => {
    const titles = [KEYFORGE, MAGIC, GRAND_ARCHIVE, DUEL].flatMap((charts) =>
      charts.flatMap((chart) => chart.edited(new Map()).nodes.map(({ step }) => step.title)),
    )
    expect([...new Set(titles)].filter((title) => engineWords.form(title) === title)).toEqual([])
  })

  it('has nothing that the engine does not say', () => {
    const strings = new Set(told.flatMap(stringsIn))
    expect(Object.keys(FORMS).filter((form) => !strings.has(form))).toEqual([])
  }, 60_000)

  it('has the parts of every sentence', () => {
    const partsOf = (form: string) => [...form.matchAll(/\{\d+\}/g)].map(String).sort()
    for (const [form, german] of Object.entries(FORMS)) expect(partsOf(german), form).toEqual(partsOf(form))
  })

  it('puts the parts where German has them', () => {
    const reason = 'Troll must be fought by Gub'
    const message = { form: '{0} must be fought by {1}', parts: ['Troll', 'Gub'] }
    expect(reasonText({ reason, cite: [], message })).toBe('Gub muss gegen Troll kämpfen')
    expect(reasonText({ reason: 'it is invulnerable', cite: [] })).toBe('sie ist unverwundbar')
  })
})
