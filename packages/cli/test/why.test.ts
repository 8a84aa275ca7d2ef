import { readdirSync, readFileSync } from 'node:fs'
import { readQuestion, why } from '@battleline/explain'
import { type KeyforgePlayed, ofGame, play, positionAt, readScenarios } from '@battleline/scenario'
import { describe, expect, test } from 'vitest'
import { sample } from '../../../test/sample.ts'
import { battleline, dino } from './battleline.ts'
import { wrongWith } from './schema.ts'

/** The scenario files of the project. */
const files = readdirSync('scenarios/keyforge', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .map((file) => ({ file, text: readFileSync(`scenarios/keyforge/${file}`, 'utf8') }))
const scenariosIn = ({ file, text }: (typeof files)[number]) =>
  ofGame(readScenarios(text, { file }).scenarios, 'keyforge')

/** The scenarios of a quarter of them, played; PROPERTY_SEED draws others. */
const runs: readonly KeyforgePlayed[] = sample(files, 4)
  .flatMap(scenariosIn)
  .map((scenario) => play(scenario))

function answerTo(question: string, played: KeyforgePlayed) {
  const read = readQuestion(question, played)
  if ('problem' in read) throw new Error(read.problem)
  const answer = why(read, played)
  if ('problem' in answer) throw new Error(answer.problem)
  return answer
}

const named = (name: string): KeyforgePlayed => {
  const scenario = files
    .filter(({ text }) => text.includes(name))
    .flatMap(scenariosIn)
    .find((one) => one.name === name)
  if (scenario === undefined) throw new Error(`no scenario is called ${name}`)
  return play(scenario)
}

/** A run of one scenario in this file. */
function of(text: string): KeyforgePlayed {
  const { scenarios, problems } = readScenarios(`name: a test\ngame: keyforge\n${text}`, { file: 'x.yaml' })
  const [scenario] = ofGame(scenarios, 'keyforge')
  if (scenario === undefined) throw new Error(problems.map(({ message }) => message).join('; '))
  return play(scenario)
}

const cardsOf = ({ game, start }: KeyforgePlayed) => game.cards(start)

/** Whether a creature’s damage is its power or more right before it is tagged, or right after its batch. */
function isLethal(played: KeyforgePlayed, card: number, at: number): boolean {
  const { trace, game } = played
  const next = trace.findIndex(({ step }, event) => event > at && step !== trace[at]?.step)
  return [at, at + 1, next < 0 ? trace.length : next].some((event) => {
    const { damage, power } = game.card(positionAt(played, event), card)
    return damage >= power
  })
}

describe('Every destroyed card in a scenario', () => {
  const destroyed = runs.flatMap((played) =>
    cardsOf(played).flatMap((card) => {
      const tags = played.trace.flatMap((event, n) =>
        event.kind === 'change' &&
        event.record === card &&
        event.property === 'tagged' &&
        event.after === true
          ? [n]
          : [],
      )
      const at = tags.at(-1) ?? -1
      const end = played.trace.findIndex(
        (event, n) =>
          n > at && event.kind === 'change' && event.record === card && event.property === 'tagged',
      )
      const saved = end >= 0 && played.trace[end]?.step.id.startsWith('keyforge/leave.') === false
      return at < 0 || saved ? [] : [{ played, card, at }]
    }),
  )

  test('has an answer with rules and the cause of its tag', () => {
    expect(destroyed.length).toBeGreaterThan(50)
    for (const { played, card, at } of destroyed) {
      const answer = answerTo(`destroyed ${played.name(card)}`, played)
      const where = `${played.scenario.name}: ${answer.text}`
      expect(answer.holds, where).toBe(true)
      expect(answer.cite, where).toContain('KF-DST-1')
      expect(answer.text, where).not.toContain('it was tagged')
      const by = /dealt it|its power|poison/.test(answer.text)
      // If neither damage nor power is the cause, a text is, and it is quoted.
      if (!by) expect(answer.text, where).toMatch(/“.+” destroys it/)
      else if (!answer.text.includes('poison')) expect(isLethal(played, card, at), where).toBe(true)
      expect(answer.because.length, where).toBeGreaterThan(1)
    }
  })

  test('did not survive', () => {
    for (const { played, card } of destroyed) {
      const answer = answerTo(`survived ${played.name(card)}`, played)
      expect(answer.holds).toBe(false)
      expect(answer.text).toContain('was destroyed')
    }
  })
})

test('Every creature that survived damage has an answer with the reason', () => {
  let survivors = 0
  for (const played of runs) {
    for (const card of cardsOf(played)) {
      const dealt = played.trace.some(
        (event) =>
          event.kind === 'change' &&
          event.record === card &&
          (event.property === 'dealt' ||
            (event.property === 'pending' && Number(event.after) < Number(event.before))),
      )
      // A creature that was destroyed and played again is another object, and no survivor (KF-LVP-10).
      const left = played.trace.some(
        (event) =>
          event.kind === 'change' && event.record === card && event.step.id.startsWith('keyforge/leave.5-'),
      )
      const reading = played.game.card(played.position, card)
      if (!dealt || left || reading.zone !== 'battleline' || reading.tagged) continue
      survivors++
      const answer = answerTo(`survived ${played.name(card)}`, played)
      const where = `${played.scenario.name}: ${answer.text}`
      expect(answer.holds, where).toBe(true)
      expect(answer.because.length, where).toBeGreaterThan(0)
      expect(answer.cite.length, where).toBeGreaterThan(0)
      expect(answer.text, where).toContain('was not destroyed')
    }
  }
  expect(survivors).toBeGreaterThan(50)
})

const FIGHT = (mine: string, theirs: string, more = '') => `
players:
  me: { battleline: [${mine}] }
  you: { battleline: [${theirs}] }
play: [{ fight: ${mine.split(/[:,]/)[0]} -> ${theirs.split(/[:,]/)[0]} }]
${more}`

describe('Answers', () => {
  test.each([
    [
      'Troll: {}',
      'Urchin: { fought: 1 }',
      'destroyed Urchin',
      'Troll dealt it 8 damage with its power; its power is 1.',
      'KF-PWR-3',
    ],
    [
      'Troll: {}',
      'Urchin',
      'survived Urchin',
      '8 damage was stopped: Urchin · Elusive: no damage is exchanged.',
      'KF-ELU-2',
    ],
    [
      'Troll: {}',
      'Sequis: { ward: true }',
      'survived Sequis',
      'its ward was spent and stopped 8 damage.',
      'KF-WRD-3',
    ],
    ['Silvertooth: {}', 'Sequis', 'survived Sequis', 'its armor absorbed 2 damage.', 'KF-ARM-1'],
    ['Macis Asp: {}', 'Troll', 'destroyed Troll', 'poison destroys a creature of any power.', 'KF-POI-1'],
    [
      'Troll: {}',
      'Urchin: { fought: 2 }',
      'not keyword elusive of Urchin',
      'chosen to be fought before this turn (2).',
      'KF-ELU-6',
    ],
    ['Troll: {}', 'Urchin', 'not keyword elusive of Urchin', 'Urchin’s elusive did act.', 'KF-ELU-2'],
    ['Troll: {}', 'Urchin', 'not keyword poison of Troll', 'Troll does not have poison.', 'KF-POI-1'],
    [
      'Troll: {}',
      'Macis Asp: { damage: 2 }',
      'not keyword skirmish of Macis Asp',
      'was not used to fight.',
      'KF-SKR-1',
    ],
    [
      'Macis Asp: {}',
      'Sequis: { ward: true }',
      'not keyword poison of Macis Asp',
      'none of its power damage was placed.',
      'KF-POI-2',
    ],
    [
      'Troll: {}',
      'Dust Imp',
      'not destroyed of Dust Imp',
      'Dust Imp’s destroyed ability did resolve.',
      'KF-DST-7',
    ],
    ['Troll: {}', 'Dust Imp: { ward: true }', 'not destroyed of Dust Imp', 'its ward was spent', 'KF-DST-1'],
    ['Troll: {}', 'Dust Imp', 'not after fight of Troll', 'Troll has no such ability.', 'KF-ABL-1'],
    ['Troll: {}', 'Dust Imp', 'cannot fight: Troll -> Dust Imp', 'Troll is exhausted.', 'KF-USE-2'],
    [
      'Bumpsy: {}, Troll: { exhausted: true }',
      'Dust Imp, Troll',
      'cannot fight Troll -> Troll',
      'Troll (me) is exhausted.',
      'KF-USE-2',
    ],
    ['Troll: {}', 'Dust Imp', 'cannot end', 'Nothing forbids “end”.', ''],
    ['Troll: {}', 'Dust Imp', 'step damage.3-ward', 'The run reached damage 3', 'KF-WRD-3'],
    ['Troll: {}', 'Dust Imp', 'step turn.3-again', 'The run reached turn 3', ''],
    [
      'Troll: { counters: 2 }',
      'Dust Imp',
      'value power of Troll',
      'is 10: 8 printed and 2 from counters.',
      'KF-CTR-2',
    ],
    ['Troll: {}', 'Dust Imp', 'value damage of Troll', 'The damage of Troll is 2', 'KF-DMG-8'],
    ['Troll: {}', 'Dust Imp', 'value neighbors of Troll', 'The neighbors of Troll are none', ''],
  ])('%s fights %s: %s', (mine, theirs, question, text, rule) => {
    const answer = answerTo(question, of(FIGHT(mine, theirs)))
    expect(answer.text).toContain(text)
    if (rule !== '') expect(answer.cite).toContain(rule)
  })

  test('name the effects on a value', () => {
    const run = of(`
cards:
  Test Drum: { type: artifact, house: dis, text: "Each friendly creature gets +2 power." }
players:
  me: { battleline: [Troll], artifacts: [Test Drum] }
  you: { battleline: [Urchin] }
`)
    const answer = answerTo('value power of Troll', run)
    expect(answer.text).toBe('The power of Troll is 10: 8 printed and 2 from Test Drum.')
  })

  test('give key costs and values of players', () => {
    const run = of(`
cards:
  Test Tax: { type: artifact, house: dis, text: "Your opponent's keys cost +1Æ." }
players:
  me: { aember: 3, deck: [Bumpsy] }
  you: { artifacts: [Test Tax] }
`)
    expect(answerTo('value key cost of me', run)).toMatchObject({
      text: 'The key cost of me is 7: 6 usual and 1 from Test Tax.',
      cite: ['KF-FRG-1'],
    })
    expect(answerTo('value key cost of you', run).text).toBe('The key cost of you is 6: 6 usual.')
    expect(answerTo('value aember of me', run).text).toContain('is 3,')
    expect(answerTo('value deck of me', run).text).toContain('is Bumpsy,')
  })

  test('locate cards that were never in play', () => {
    const run = of(`
players:
  me: { battleline: [Troll], hand: [Punch], deck: [Bumpsy], discard: [Urchin] }
  you: { battleline: [Gub] }
play: [{ play: Punch, choose: [Gub] }]
`)
    for (const [question, where] of [
      ['destroyed Bumpsy', 'my deck'],
      ['survived Urchin', 'my discard pile'],
      ['not keyword elusive of Urchin', 'my discard pile'],
    ] as const)
      expect(answerTo(question, run)).toMatchObject({ holds: false, text: expect.stringContaining(where) })
    // An action resolves without being in play.
    expect(answerTo('not play of Punch', run).text).toContain('did resolve')
  })

  test('explain a ward, which is not a keyword', () => {
    const warded = of(FIGHT('Bumpsy: {}', 'Sequis: { ward: true }, Urchin: { ward: true }, Troll'))
    expect(answerTo('not keyword ward of Sequis', warded)).toMatchObject({
      holds: false,
      text: 'Sequis’s ward did act: it was spent.',
    })
    expect(answerTo('not keyword ward of Urchin', warded).text).toContain('it is still there')
    expect(answerTo('not keyword ward of Troll', warded).text).toBe('Troll has no ward.')
    expect(answerTo('value ward of Urchin', warded).text).toContain('Urchin is warded')
  })

  test('name all other effects on the damage', () => {
    const run = named('The armor of the creature that takes redirected damage does not help')
    expect(answerTo('survived Bulwark', run).text).toContain('Shadow Self takes it')
    const late = named('Armor is asked before the damage is redirected')
    const chain = answerTo('survived Raiding Knight', late).because.map(({ step }) => step)
    expect(chain).toEqual(['keyforge/damage.4-armor', 'keyforge/damage.5-place'])
  })

  test('give the reason why an ability was lost, skipped or missing', () => {
    const gone = named('A defender that is gone has no neighbors for a Before Fight ability')
    expect(answerTo('not Before Fight of Troll', gone).text).toContain('has no such ability')
    expect(answerTo('step fight.3-exchange', gone).text).toContain('skipped: the defender has left play')
  })

  test('give the result of a step, each part once, with the rules', () => {
    const run = named('A dying creature cannot steal the Æmber it holds')
    const steal =
      run.trace.find(({ kind, step }) => kind === 'not' && step.id.startsWith('card/'))?.step.id ?? ''
    expect(why({ kind: 'step', step: steal }, run)).toMatchObject({
      text: 'Dino-Fiend steals nothing: your pool is empty.',
      cite: expect.arrayContaining(['KF-AMB-1', 'KF-DST-11']),
      because: [],
    })
    expect(answerTo('step leave.3-aember', run)).toMatchObject({
      text: 'The run reached leave 3, “The Æmber on them leaves them”.',
      because: [{ text: 'Dino-Fiend: Æmber 1 → 0' }, { text: 'you: Æmber 0 → 1' }],
    })
    // The result of a decision is the player and the choice.
    const chosen = run.trace.find((event) => event.kind === 'answer' && !event.forced)
    const decided = answerTo(`step ${chosen?.step.id.replace('keyforge/', '')}`, run)
    expect(decided.because.map(({ text }) => text)).toContainEqual(
      expect.stringMatching(/^(I|you) choose: ./),
    )
    const unknown = why({ kind: 'step', step: 'damage.4-armour' }, run)
    expect(unknown).toMatchObject({ problem: expect.stringContaining('did you mean damage.4-armor?') })
    // Lists the steps of the run, not all steps.
    expect(JSON.stringify(unknown)).not.toContain('set-up.1-first')
  })

  test('list the possible questions for an invalid one', () => {
    const run = of(FIGHT('Troll: {}', 'Dust Imp'))
    const unknown = readQuestion('value pover of Troll', run)
    if ('problem' in unknown) throw new Error(unknown.problem)
    expect(why(unknown, run)).toEqual({
      problem: 'there is no property “pover”; did you mean power?',
      instead: [expect.stringMatching(/^power, armor, .*, damage, .* and fought$/)],
    })
    expect(readQuestion('survived Trol', run)).toEqual({
      problem: 'no card here is called “Trol”; did you mean Troll?',
    })
    expect(why({ kind: 'cannot', move: 'dance Troll' }, run)).toMatchObject({
      problem: expect.stringContaining('is not a move'),
    })
    expect(why({ kind: 'cannot', move: 'fight Troll' }, run)).toEqual({
      problem: 'fight takes attacker -> defender',
    })
    expect(readQuestion('who is there', run)).toEqual({
      problem: '“who is there” is not a question; --help lists the questions',
    })
    expect(readQuestion('destroyd Troll', run)).toEqual({
      problem: '“destroyd Troll” is not a question; did you mean destroyed Troll?',
    })
  })
})

describe('battleline why', () => {
  test('answers in a few lines, with the rules', async () => {
    const { exit, stdout, stderr } = await battleline(['why', dino, 'not Destroyed of Dino-Fiend'])
    expect({ exit, stderr }).toEqual({ exit: 0, stderr: '' })
    expect(stdout).toContain('steals nothing: your')
    expect(stdout).toContain('KF-AMB-1')
  })

  test('prints one document by its schema', async () => {
    const { exit, stdout } = await battleline(['why', dino, 'destroyed Dino-Fiend', '--json'])
    const document = JSON.parse(stdout)
    expect(exit).toBe(0)
    expect(wrongWith('why', document)).toEqual([])
    expect(document).toMatchObject({
      question: 'destroyed Dino-Fiend',
      holds: true,
      answer: expect.stringContaining('Faust the Great dealt it 4 damage'),
    })
  })

  test('exits with 1 if the question assumes something wrong, with 2 if it is invalid', async () => {
    expect((await battleline(['why', dino, 'survived Dino-Fiend'])).exit).toBe(1)
    const { exit, stderr } = await battleline(['why', dino, 'what now'])
    expect(exit).toBe(2)
    for (const words of ['destroyed CARD', 'value PROPERTY of CARD', 'Dino-Fiend, Faust the Great'])
      expect(stderr).toContain(words)
  })
})
