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

/** A message as a sentence. */
export const sentenceOf = ({ form, parts }: Message, phrasing = ENGLISH): string =>
  phrasing.form(form).replace(/\{(\d+)\}/g, (_, at) => {
    const part = parts[Number(at)] ?? ''
    return typeof part === 'object' ? sentenceOf(part, phrasing) : phrasing.name(String(part))
  })

/** A text as it is, or that of a message. */
export const textOf = (text: string | Message): string => (typeof text === 'string' ? text : sentenceOf(text))
