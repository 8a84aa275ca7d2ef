import { expect, it } from 'vitest'
import { answersAfterUndo } from '../src/board/interaction/undo.ts'
import { run } from '../src/engine/games/open-question.ts'
import { FIRESPITTER } from './questions.ts'

it('takes back one answer, also one that the engine has not played yet', async () => {
  const { run: found } = await run({ text: FIRESPITTER, document: 0, answers: null })
  if (found === null) throw new Error('no run')
  const { answers, asked } = found
  expect(answers.length).toBe(1)
  expect(answersAfterUndo(found, { answers: null })).toEqual([])
  expect(answersAfterUndo(found, { answers })).toEqual([])
  const next = asked.at(-1)?.options[0]?.id
  if (next === undefined) throw new Error('nothing is asked')
  expect(answersAfterUndo(found, { answers: [...answers, next] })).toEqual(answers)
})
