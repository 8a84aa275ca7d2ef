import { type Message, messageOf, type Reason, sentenceOf } from '@battleline/kernel'
import { catalogue } from './catalogue.ts'

/** The words of the rules engine: titles, reasons, labels and predicates. They are known by their English forms. */
export const engineWords = catalogue('engine', {
  form: (english: string): string => english,
  /** A name inside a sentence, in most of them as whom something is done to. */
  name: (name: string): string => name,
})

/** A message of the engine in the language of the app. */
export const spoken = (message: Message): string => sentenceOf(message, engineWords)

/** A reason of the engine in the language of the app. */
export const reasonText = (reason: Reason): string => spoken(messageOf(reason))

/** What is refused for a reason of the engine, with the reason in the language of the app. */
export function inWords<R extends Reason>(barred: R): Omit<R, 'message'> {
  const { message: _, ...rest } = barred
  return { ...rest, reason: reasonText(barred) }
}
