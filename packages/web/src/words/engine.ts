import { type Message, type Reason, sentenceOf } from '@battleline/kernel'
import { catalogue } from './catalogue.ts'
import { term } from './terms.ts'

/** The words of the rules engine: titles, reasons, labels and predicates. They are known by their English forms. */
export const engineWords = catalogue('engine', {
  form: (english: string): string => english,
  /** A name inside a sentence; most sentences do something to it. */
  name: (name: string): string => name,
})

/** Words of the engine, a message or a sentence without parts, in the language of the app. */
export const spoken = (words: string | Message): string =>
  typeof words === 'string' ? engineWords.form(words) : sentenceOf(words, engineWords)

/**
 * An answer to “why”, or a part of it, in the language of the app. Its words can be terms of a board, and the predicate of a
 * sentence that begins with “It”.
 */
export const whyText = (message: Message): string => sentenceOf(message, ANSWERING)

const ANSWERING = {
  form(english: string): string {
    const said = engineWords.form(english)
    if (said !== english) return said
    const sentence = `It ${english}`
    const translated = engineWords.form(sentence)
    return translated === sentence ? term(english) : translated.slice('It '.length)
  },
  name: (name: string): string => engineWords.name(name),
}

/** A reason of the engine in the language of the app. */
export const reasonText = ({ reason, message }: Reason): string => spoken(message ?? reason)

/** What is refused for a reason of the engine, with the reason in the language of the app. */
export function inWords<R extends Reason>(barred: R): Omit<R, 'message'> {
  const { message: _, ...rest } = barred
  return { ...rest, reason: reasonText(barred) }
}
