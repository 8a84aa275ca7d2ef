import { readdirSync, readFileSync } from 'node:fs'
import { readQuestion, why } from '@battleline/explain'
import { ABILITIES, KEYWORDS } from '@battleline/grand-archive'
import { type GrandArchivePlayed, ofGame, play, readScenarios } from '@battleline/scenario'
import { describe, expect, test } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { battleline } from './battleline.ts'
import { wrongWith } from './schema.ts'

const FOLDER = 'scenarios/grand-archive'

const files = readdirSync(FOLDER).map((file) => ({ file, text: readFileSync(`${FOLDER}/${file}`, 'utf8') }))
const playedIn = ({ file, text }: (typeof files)[number]): readonly GrandArchivePlayed[] =>
  ofGame(readScenarios(text, { file }).scenarios, 'grand-archive').map((scenario) => play(scenario))

/** The scenarios of a third of the files, played; PROPERTY_SEED draws others. */
const runs = sample(files, 3).flatMap(playedIn)

function answerTo(question: string, played: GrandArchivePlayed) {
  const read = readQuestion(question, played)
  if ('problem' in read) throw new Error(read.problem)
  const answer = why(read, played)
  if ('problem' in answer) throw new Error(answer.problem)
  return answer
}

/** Asks a question about the scenario with these words in its name. */
function ask(words: string, question: string): string {
  const played = files
    .filter(({ text }) => text.includes(words))
    .flatMap(playedIn)
    .find(({ scenario }) => scenario.name.includes(words))
  if (played === undefined) throw new Error(`no scenario is called ${words}`)
  return answerTo(question, played).text
}

/** The cards that left the field as destroyed, and those on it at the end. */
const fatesOf = ({ game, position, trace }: GrandArchivePlayed) => {
  const gone = trace.flatMap((event) =>
    event.kind === 'change' &&
    event.property === 'zone' &&
    event.before === 'field' &&
    event.step.id === 'grand-archive/destroyed.3-leave'
      ? [event.record]
      : [],
  )
  const there = ([1, 2] as const).flatMap((player) => game.player(position, player).field)
  return { gone, there: there.filter((card) => !gone.includes(card)) }
}

describe('In the scenarios of the game', () => {
  test('a destroyed card has an answer with its life and the cause', () => {
    const answers = runs.flatMap((played) =>
      fatesOf(played).gone.map((card) => why({ kind: 'destroyed', card }, played)),
    )
    expect(answers.length).toBeGreaterThan(10)
    for (const answer of answers) {
      expect(answer).toMatchObject({ holds: true })
      const [, dealt, life] =
        /(?:makes|dealt it) (\d+)(?: [a-z ]*damage)?; its life is (\d+)/.exec(
          'text' in answer ? answer.text : '',
        ) ?? []
      if (life !== undefined) expect(Number(dealt)).toBeGreaterThanOrEqual(Number(life))
    }
  })

  test('a card that stays was not destroyed, and a destroyed one did not survive', () => {
    for (const played of runs) {
      const { gone, there } = fatesOf(played)
      for (const card of there)
        expect(why({ kind: 'destroyed', card }, played)).toMatchObject({ holds: false })
      for (const card of gone) expect(why({ kind: 'survived', card }, played)).toMatchObject({ holds: false })
    }
  })

  test('every card of some has an answer to each question about keywords and abilities', () => {
    for (const played of sample(runs, 8))
      for (const card of played.game.cards(played.start)) {
        for (const keyword of KEYWORDS)
          expect(why({ kind: 'not keyword', keyword, card }, played)).toHaveProperty('text')
        for (const ability of ABILITIES)
          expect(why({ kind: 'not ability', ability, card }, played)).toHaveProperty('text')
      }
  })
})

test.each([
  [
    'intercepts an attack on its champion',
    'destroyed Hardy Veteran',
    'X dealt it 3 combat damage; its life is 3',
  ],
  ['breaks with the blow', 'destroyed Varuckan Soulknife', 'it had no durability counter left'],
  ['retaliators against a shield: R first', 'not on hit of R', 'in no attack that dealt combat damage'],
  ['retaliators against a shield: R first', 'not on hit of S', 'did resolve'],
  ['retaliators against a shield: R first', 'survived X', 'S dealt it 2 combat damage, and 2 damage is less'],
  ['Banished instead of dying', 'not on kill of X', 'Y did not go to the graveyard: it did not die'],
  ['Losing life kills a damaged ally', 'destroyed Y', 'its life of 2 was not more than the 2 damage'],
  ['neither killed nor destroyed', 'survived Y', 'it is immortal'],
  ['An immortal champion lives', 'survived CB', 'Bolt 5 dealt it 5 damage, but it is immortal'],
  ['Taunt of a rested unit', 'not keyword taunt of Tidewall Sentinel', 'a rested unit does not taunt'],
  ['Bulwark counters prevent', 'not keyword bulwark of Rampart Defender', 'did act'],
  [
    'linked shield is destroyed instead of the ally',
    'destroyed Aegis',
    'it is linked to Y, which would have',
  ],
  ['linked shield is destroyed instead of the ally', 'survived Y', 'Aegis is linked to it'],
  ['damage in the opponent’s turn does not become', 'not keyword foster of Cub', 'it was dealt damage since'],
  ['A rested unit does not retaliate', 'cannot retaliate Y', 'Y is rested'],
  ['First turn', 'cannot attack X -> CB', 'first turn'],
  ['The base is set first', 'value power of X', '4 printed'],
])('“%s”: %s', (name, question, answer) => {
  expect(ask(name === 'First turn' ? 'On the first turn of the game' : name, question)).toContain(answer)
})

test('why answers on the command line, as text and as data', async () => {
  const file = `${FOLDER}/champions-die.yaml`
  const told = await battleline(['why', file, 'destroyed', 'CB'])
  expect(told.stdout).toContain('dealt it')
  const json = await battleline(['why', file, 'destroyed', 'CB', '--json'])
  expect(wrongWith('why', JSON.parse(json.stdout))).toEqual([])
  expect(json.exit).toBe(told.exit)
})

test('resolve prints a position of the game by its schema', async () => {
  const { stdout } = await battleline(['resolve', `${FOLDER}/champions-die.yaml`, '--json'])
  for (const document of JSON.parse(stdout)) expect(wrongWith('resolve', document)).toEqual([])
})
