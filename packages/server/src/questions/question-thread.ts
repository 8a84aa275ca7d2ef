import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { answeredQuestion, canonicalQuestion } from '@battleline/archive'
import { Resvg } from '@resvg/resvg-js'
import type { QuestionBegins, QuestionTask, QuestionWork } from './question-work.ts'

/** The one font of pictures. */
const FONT = createRequire(import.meta.url).resolve(
  '@expo-google-fonts/source-serif-4/600SemiBold/SourceSerif4_600SemiBold.ttf',
)

/** Reads, plays and draws questions in a thread of its own, which is ended if one of them takes too long. */
parentPort?.on('message', (task: QuestionTask) => {
  parentPort?.postMessage({ begins: task.number } satisfies QuestionBegins)
  parentPort?.postMessage(workOf(task))
})

function workOf({ number, text, archive, wants }: QuestionTask): QuestionWork {
  const question = canonicalQuestion(text)
  if ('problems' in question) return { number, problems: question.problems }
  const { picture, ...answered } = answeredQuestion(question, { app: '/', archive })
  return wants === 'page' ? { number, text: question.text, answered } : { number, picture: drawn(picture) }
}

const drawn = (picture: string): Uint8Array =>
  new Resvg(picture, {
    font: { fontFiles: [FONT], loadSystemFonts: false, defaultFontFamily: 'Source Serif 4' },
  })
    .render()
    .asPng()
