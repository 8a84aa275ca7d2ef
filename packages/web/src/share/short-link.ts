import type { Question } from '../engine/protocol/protocol.ts'
import { post } from '../state/post.ts'
import { getEngine } from '../state/use-engine.ts'
import { shareWords } from '../words/share.ts'

/**
 * The short address of a question, which the server keeps. Everybody can read it, so that of a game against somebody only what the first
 * player may know is given to it.
 * @throws Error with the reason, as the server says it
 */
export async function shortLink(question: Question, isGame: boolean): Promise<string> {
  const text = isGame ? await seenText(question) : await writtenText(question)
  const { address } = await post<{ readonly address: string }>('api/questions', { text })
  return address
}

/** The scenario with its answers, and in the edition that is looked at. */
async function writtenText(question: Question): Promise<string> {
  const { text, whole } = await getEngine().ask('written', question)
  if (!whole) throw new Error(shareWords.onlyLong)
  const own = text.split(/^---$/m)[question.document] ?? text
  const { edition } = question
  if (edition === undefined) return own
  return /^edition:/m.test(own)
    ? own.replace(/^edition:.*$/m, `edition: ${edition}`)
    : own.replace(/^game:.*$/m, (game) => `${game}\nedition: ${edition}`)
}

async function seenText(question: Question): Promise<string> {
  const seen = await getEngine().ask('position', { question, player: 1, of: 'now' })
  if (typeof seen === 'string') throw new Error(shareWords.onlyLong)
  return seen.text
}
