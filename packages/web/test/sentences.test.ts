import { why } from '@battleline/explain'
import { describe, expect, test } from 'vitest'
import { SEED } from '../../../test/sample.ts'
import { faultsOfAnswer, faultsOfClaims } from './sentences/claims.ts'
import { allLines } from './sentences/collect.ts'
import { type Fight, fightOf, GAMES, type GameName } from './sentences/fights.ts'
import { faultOf, type Vocabulary } from './sentences/grammar.ts'
import { vocabularyOf } from './sentences/vocabulary.ts'

/** Random fights of each game; `BATTLELINE_FIGHTS=500` plays so many, from the seed on. */
const FIGHTS = Number(process.env.BATTLELINE_FIGHTS ?? 2)

async function* fightsOf(game: GameName): AsyncGenerator<readonly [number, Fight]> {
  for (let seed = SEED; seed < SEED + FIGHTS; seed++) {
    const fight = await fightOf(game, seed)
    if (fight !== null) yield [seed, fight]
  }
}

describe.each(GAMES)('Random fights of %s', (game) => {
  test('are good sentences, and nothing is claimed that the run does not bear out', async () => {
    const faults = new Set<string>()
    let count = 0
    for await (const [seed, fight] of fightsOf(game)) {
      const words = vocabularyOf(fight)
      for (const line of await allLines(fight)) {
        count++
        const fault = faultOf(line, words)
        if (fault !== null) faults.add(`${seed}: ${fault} (${line.where}): ${line.text}`)
      }
      for (const fault of faultsOfClaims(fight)) faults.add(`${seed}: ${fault}`)
    }
    expect([...faults]).toEqual([])
    expect(count).toBeGreaterThan(100 * FIGHTS)
  }, 36_000_000)
})

const WORDS: Vocabulary = { names: ['Gladiodontus', 'Troll', 'Ada', 'Gub'], titles: new Set() }
const fault = (where: string, text: string) => faultOf({ where, text, cite: [] }, WORDS)

describe('The grammar refuses', () => {
  test.each([
    ['because step', '“what it would to archives” does not happen: there is no such card ,'],
    ['because step', 'Troll moves what it would to'],
    [
      'why not ability',
      'Troll’s destroyed ability resolved, but is not destroyed: its ward is spent instead.',
    ],
    ['why value', 'The enraged of Gladiodontus is true.'],
    ['why value', 'The armorLeft of Troll is 2.'],
    ['why value', 'The damage of Troll is undefined.'],
    ['why destroyed', 'Troll was never in play: it is in Ada’s the hand.'],
    ['why destroyed', 'troll was destroyed: Gub dealt it 2 damage; its power is 2.'],
    ['why destroyed', 'Troll was destroyed: Gub dealt it 2 damage; its power is 2'],
    ['why not ability', 'Troll’s play ability did not resolve: was not played.'],
    ['why not keyword', 'Troll’s elusive did nothing: it the attacker.'],
    ['why step', 'I chooses: Troll.'],
    ['why step', 'Troll choose: Gub.'],
    ['because destroyed', 'a attacker has left play'],
    ['because destroyed', 'an creature has left play'],
    ['because destroyed', 'Troll · Troll is tagged'],
    ['because not ability', ': “gain 1Æ” does not happen: it was declined'],
    ['because not ability', 'Troll: “gain 1Æ does not happen: it was declined'],
    ['because not ability', 'gain 1Æ: skipped: it was declined, or its condition does not hold'],
    ['because step', 'the the attacker has left play'],
    ['trace effect', 'Troll: gets'],
    ['trace effect', 'Troll: create'],
    ['trace change', 'Troll enraged true → false'],
    ['trace undone', 'was declined'],
    ['web step summary', 'troll takes 2 damage'],
    ['web step summary', 'You is dealt 2 damage'],
    ['web step summary', 'Troll Gub 2 damage'],
  ])('%s: %s', (where, text) => {
    expect(fault(where, text)).not.toBeNull()
  })
})

describe('The grammar accepts', () => {
  test.each([
    [
      'why not ability',
      'Troll’s destroyed ability resolved, but Gub is not destroyed: its ward is spent instead.',
    ],
    ['why value', 'Gladiodontus is enraged, as at the start.'],
    ['why destroyed', 'Troll was never in play: it is in Ada’s hand.'],
    ['why destroyed', 'Troll was destroyed: Gub dealt it 2 damage; its power is 2.'],
    ['why step', 'I choose: Troll.'],
    ['because destroyed', 'the attacker has left play'],
    ['because not ability', 'Troll: “gain 1Æ” does not happen: it was declined'],
    ['trace effect', 'Troll: create tokens'],
    ['trace change', 'Troll power 8 → 6'],
    ['trace undone', 'skipped: it was declined'],
    ['web step summary', 'You and I each lose 2 life. Troll takes 2 damage.'],
  ])('%s: %s', (where, text) => {
    expect(fault(where, text)).toBeNull()
  })
})

describe('The claims of an answer are checked', () => {
  test.each([
    [/dealt it (\d+)/g, 'dealt it 99'],
    [/was destroyed: \S+/g, 'was destroyed: Nobody'],
    [/its power is \d+/g, 'its power is 99'],
    [/The power of (.+) is \d+/g, 'The power of $1 is 99'],
    [/does not have/g, 'has'],
    [/did act/g, 'did nothing: nothing needed it'],
    [/was not destroyed: .*/g, 'was destroyed.'],
  ])('%s → %s is noticed', async (said, instead) => {
    let noticed = 0
    for (let seed = 1; seed <= 12 && noticed === 0; seed++) {
      const fight = await fightOf('keyforge', seed)
      if (fight === null) continue
      const played = fight.session.playedWith(fight.answers)
      for (const card of played.game.cards(played.position)) {
        for (const question of [
          { kind: 'destroyed', card },
          { kind: 'value', property: 'power', card },
          { kind: 'value', property: 'elusive', card },
          { kind: 'not keyword', keyword: 'elusive', card },
          { kind: 'not keyword', keyword: 'skirmish', card },
        ] as const) {
          const answer = why(question, played)
          if ('problem' in answer) continue
          const text = answer.text.replace(said, instead)
          if (text !== answer.text) noticed += faultsOfAnswer(played, question, { ...answer, text }).length
        }
      }
    }
    expect(noticed).toBeGreaterThan(0)
  })
})
