/** A sentence for players with what it is made of. Translations find it by its form. */
export interface Message {
  /** The English sentence, with `{0}`, `{1}` and so on where its parts stand. */
  readonly form: string
  /** Names and numbers, and sentences inside the sentence. */
  readonly parts: readonly (string | number | Message)[]
}

const forms = new WeakMap<TemplateStringsArray, string>()

/** A sentence of a template, such as `` say`${name} is exhausted` ``. */
export function say(strings: TemplateStringsArray, ...parts: Message['parts'][number][]): Message {
  let form = forms.get(strings)
  if (form === undefined) {
    form = strings.reduce((before, after, at) => `${before}{${at - 1}}${after}`)
    forms.set(strings, form)
  }
  return { form, parts }
}

/** A word of the engine inside a message, as translations find it. */
export const word = (form: string): Message => ({ form, parts: [] })

/** Parts in a row: “2 to Troll, 1 to Gub”. */
export const commaList = ([first = '', ...others]: Message['parts']): Message =>
  others.reduce<Message>((before, one) => say`${before}, ${one}`, say`${first}`)

/** How messages are said in a language: their forms, and the names of players and cards in them. */
export interface Phrasing {
  form(english: string): string
  name(name: string): string
}

const asIs = (text: string): string => text
const ENGLISH: Phrasing = { form: asIs, name: asIs }

/** A form cut at its parts: the texts around them, and which parts stand between these. */
interface CutForm {
  readonly texts: readonly string[]
  readonly parts: readonly number[]
}

const cutForms = new Map<string, CutForm>()

function cutFormOf(form: string): CutForm {
  let cut = cutForms.get(form)
  if (cut === undefined) {
    const parts = Array.from(form.matchAll(/\{(\d+)\}/g), ([, at]) => Number(at))
    cut = { texts: form.split(/\{\d+\}/), parts }
    cutForms.set(form, cut)
  }
  return cut
}

/** A message as a sentence. */
export function sentenceOf(message: Message, phrasing = ENGLISH): string {
  const form = phrasing.form(message.form)
  if (!form.includes('{')) return form
  const { texts, parts } = cutFormOf(form)
  let sentence = texts[0] ?? ''
  for (let place = 0; place < parts.length; place++) {
    const part = message.parts[parts[place] ?? 0] ?? ''
    sentence += typeof part === 'object' ? sentenceOf(part, phrasing) : phrasing.name(String(part))
    sentence += texts[place + 1] ?? ''
  }
  return sentence
}

/** A text as it is, or that of a message. */
export const textOf = (text: string | Message): string => (typeof text === 'string' ? text : sentenceOf(text))
