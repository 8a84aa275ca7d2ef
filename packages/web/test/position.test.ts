import type { Choice } from '@battleline/kernel'
import { expect, it } from 'vitest'
import { open } from '../src/engine/games/open-question.ts'
import { verbs } from '../src/engine/verbs.ts'

const nothing = () => {}

const BOARD = `
name: Before a fight
game: keyforge
house: brobnar
players:
  Ann:
    battleline: [Troll]
    artifacts: [The Constant: { time counters: 2 }]
    hand: [Warsong, Punch: { icons: [draw] }]
  Ben: { battleline: [Gub, Bumpsy] }
`

/** The answers whose options say this. */
async function answering(text: string, wanted: readonly RegExp[]): Promise<readonly Choice[]> {
  const opened = await open({ text, document: 0, answers: [] })
  if (!('session' in opened)) throw new Error('no board')
  const { session } = opened
  const answers: Choice[] = []
  for (const label of wanted) {
    const options = session.game.decision(session.at(answers))?.options ?? []
    const option = options.find((one) => label.test(one.label))
    if (option === undefined)
      throw new Error(`nothing is called ${label}: ${options.map((one) => one.label)}`)
    answers.push(option.id)
  }
  return answers
}

const positionAfter = async (answers: readonly Choice[], of: 'now' | 'last move') => {
  const found = await verbs.position(
    { question: { text: BOARD, document: 0, answers }, player: 1, of },
    nothing,
  )
  if (typeof found === 'string') throw new Error(found)
  return found
}

it('writes what a board holds beside the cards: counters of artifacts, and bonus icons of one copy', async () => {
  const { text } = await positionAfter([], 'now')
  expect(text).toMatch(/The Constant: \{ time counters: 2 \}|The Constant:\n\s+time counters: 2/)
  expect(text).toMatch(/Punch:\n\s+icons:\n\s+- draw/)
})

it('begins before an earlier move of the turn where its effect decides what came of the last one', async () => {
  const play = [/^play Warsong/]
  const fight = [/^Troll fights Bumpsy/]
  expect((await positionAfter(await answering(BOARD, fight), 'last move')).answers).toHaveLength(1)
  const { text, answers } = await positionAfter(await answering(BOARD, [...play, ...fight]), 'last move')
  expect(answers).toHaveLength(2)
  const { run } = await verbs.run({ text, document: 0, answers }, nothing)
  expect(run?.boards.at(-1)).toMatchObject({ sides: [{ name: 'Ann', aember: 1 }, {}] })
})

it('does not show a move as a question where an effect of an earlier turn decides what came of it', async () => {
  const board = `
name: A plan
game: keyforge
house: shadows
players:
  Ann: { houses: [shadows, brobnar, dis], hand: [Feldar's Plan], battleline: [Urchin] }
  Ben: { houses: [shadows, brobnar, dis], aember: 3, battleline: [Gub], hand: [Punch] }
`
  const lastOf = async (player: 1 | 2, wanted: readonly RegExp[]) => {
    const question = { text: board, document: 0, answers: await answering(board, wanted) }
    return verbs.position({ question, player, of: 'last move' }, nothing)
  }
  const punch = [/^end the step/, /^brobnar/, /^play Punch/]
  expect(await lastOf(2, [...punch, /Urchin/])).toMatchObject({ answers: [expect.anything()] })
  const plan = [/^play Feldar/, ...punch, /Feldar's Plan: after/, /Urchin/]
  expect(await lastOf(2, plan)).toBe('differs')
})
