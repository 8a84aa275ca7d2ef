import { isSeq, parseAllDocuments } from 'yaml'
import { open } from '../games/open-question.ts'
import { readText } from '../games/read-scenarios.ts'
import type { Given, Gives } from '../protocol/protocol.ts'
import type { PlayEntry } from '../session/play-entry.ts'
import type { Session } from '../session/session.ts'

/** The text with all answers of the page; unchanged and not `whole` where a text can’t express them. */
export async function writtenDown({ conceded, ...question }: Given<'written'>): Promise<Gives<'written'>> {
  const { text, document, answers } = question
  if (answers === null) return { text, whole: true }
  const opened = await open(question)
  const entries = 'session' in opened ? await opened.session.playEntries(answers) : null
  if (!('session' in opened) || entries === null) return { text, whole: false }
  const written = withPlay(text, document, entries)
  if (!(await leadsTo(opened.session, written, document))) return { text, whole: false }
  const last = conceded === undefined ? [] : [{ concede: opened.session.played.name(conceded) }]
  return { text: last.length === 0 ? written : withPlay(text, document, [...entries, ...last]), whole: true }
}

/** The text with other play entries, and without the expectations of the old ones. */
function withPlay(text: string, document: number, entries: readonly PlayEntry[]): string {
  const documents = parseAllDocuments(text)
  const one = 'empty' in documents ? undefined : documents[document]
  if (one === undefined) return text
  one.delete('expect')
  one.delete('goal')
  one.set('play', one.createNode(entries))
  const play = one.get('play', true)
  if (isSeq(play)) play.flow = false
  return (documents as readonly { toString(): string }[]).map(String).join('')
}

/** Whether playing the text leads to the position of a session. */
async function leadsTo(session: Session, text: string, document: number): Promise<boolean> {
  const { games, scenarios, problems } = await readText(text)
  const scenario = scenarios[document]
  if (problems.length > 0 || scenario === undefined) return false
  const again = games.get(scenario.game)?.open(scenario, session.game.edition)
  if (again == null || again.run(null).run === null) return false
  return again.game.positionKey(again.position) === session.game.positionKey(session.position)
}
