import type { Choice } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { verdictOf } from '../src/engine/games/magic/declaration-verdict.ts'
import { open } from '../src/engine/games/open-question.ts'
import type { Row, Run } from '../src/engine/protocol/protocol.ts'
import { scenario } from './browser.ts'

/** A question as the table opens it, and what comes of these further answers. */
async function opened(text: string, ...more: readonly Choice[]) {
  const found = await open({ text, document: 0, answers: null })
  if (!('session' in found)) throw new Error(JSON.stringify(found.problems))
  const { session } = found
  const { run, problems } = session.run(null)
  if (run === null) throw new Error(JSON.stringify(problems))
  const end = more.length === 0 ? run : session.run([...run.answers, ...more]).run
  if (end === null || end.refusal !== null) throw new Error(end?.refusal?.reason ?? 'no run')
  return { session, run: end }
}

const rowOf = ({ rows }: Run, step: string): Row => {
  const row = rows.findLast((one) => one.step.endsWith(step) && one.kind !== 'coming')
  if (row === undefined) throw new Error(`there is no ${step}`)
  return row
}
const previews = ({ asked }: Run) => asked.at(-1)?.options.map(({ label, does }) => [label, does])

const TWO_STEPS = `name: Two combat damage steps
game: magic
players:
  Nia:
    battlefield:
      - Duelist: { power: 2, toughness: 2, text: First strike }
      - Bandit: { power: 3, toughness: 2, text: Menace }
      - Rhino: { power: 5, toughness: 5, text: "Trample, deathtouch" }
  Oto:
    battlefield:
      - Elf: { power: 1, toughness: 1 }
      - Bear: { power: 2, toughness: 2 }
      - Giant: { power: 3, toughness: 3 }
play:
  - attack: { Duelist: Oto, Bandit: Oto, Rhino: Oto }
`
const BLOCKED = `${TWO_STEPS}  - block: { Elf: Duelist, Bear: Rhino, Giant: Rhino }
  - pass
`
const HARMS_WAY = `name: Two effects change the same damage
game: magic
begins: main
players:
  Nia: { hand: [Lightning Bolt], battlefield: [Hill Giant] }
  Oto: { hand: ["Harm's Way"], battlefield: [Palisade Giant] }
play:
  - cast: Lightning Bolt -> Oto
  - cast: "Harm's Way -> Nia"
  - resolve
`

const OGRES = `name: An ogre and a brute
game: magic
players:
  Nia: { battlefield: [Ogre: { power: 3, toughness: 3 }, Ogre Brute: { power: 3, toughness: 3, text: Ogre Brute attacks each combat if able. }] }
  Oto: { battlefield: [Elf: { power: 1, toughness: 1 }] }
`

describe('Magic', () => {
  it('describes simultaneous damage by source, or by recipient where several sources share one', async () => {
    const { run } = await opened(BLOCKED, '7=1 8=1 2=3')
    const { result, summary } = rowOf(run, 'damage.3-deal')
    expect(result).toBe('6 to Oto, 5 to Rhino, 1 to Bear, 1 to Giant')
    expect(summary[0]).toBe(
      'Oto is dealt 6 damage: 3 by Bandit, 3 by Rhino. Rhino is dealt 5 damage: 2 by Bear, 3 by Giant. ' +
        'Bear and Giant are each dealt 1 damage by Rhino.',
    )
    expect(rowOf(run, 'combat-damage.1-who').result).toBe('Bandit, Rhino, Bear, Giant')
  })

  it('names deathtouch as a cause, and the sources of damage', async () => {
    const { session, run } = await opened(BLOCKED, '7=1 8=1 2=3')
    const { summary, cite } = rowOf(run, 'dies.2-leave')
    expect(summary[0]).toContain('Bear and Giant are each destroyed by 1 damage with deathtouch')
    expect(cite.slice(0, 2).sort()).toEqual(['MTG-SBA-5', 'MTG-SBA-8'])
    const [answer] = await session.whys(run.answers, { step: 'magic/damage.3-deal' })
    const texts = answer?.because.map(({ text }) => text)
    expect(texts).toContain('Rhino is dealt 5 damage: 2 by Bear, 3 by Giant')
    expect(texts?.join('; ')).not.toContain('→')
  })

  it('summarises the first combat damage step at its halt', async () => {
    const { run } = await opened(BLOCKED)
    expect(rowOf(run, 'combat-damage.5-again').summary).toEqual([
      'Duelist deals 2 damage to Elf. Elf is destroyed by 2 damage (toughness 1).',
      'First combat damage step; the second one follows',
    ])
  })

  it('says how many blockers menace requires, and proposes a legal block', async () => {
    const { session } = await opened(TWO_STEPS)
    const verdict = verdictOf(session, null, [[6, 4]])
    expect(verdict?.legal).toBe(false)
    expect(verdict?.broken[0]?.reason).toBe('Bandit has menace: only two or more creatures can block it')
    expect(verdict?.better).toEqual({
      pairs: [
        [6, 4],
        [7, 4],
      ],
      text: 'Bear blocks Bandit as well',
    })
  })

  it('proposes nothing where no block is legal', async () => {
    const { session } = await opened(TWO_STEPS.replace(/\n {6}- (?:Bear|Giant).*/g, ''))
    expect(verdictOf(session, null, [[6, 4]])).toMatchObject({
      legal: false,
      better: { text: 'Elf blocks Duelist instead' },
    })
    const alone = TWO_STEPS.replace(/\n {6}- (?:Bear|Giant|Duelist|Rhino).*/g, '').replace(
      /{ Duel.*/,
      '{ Bandit: Oto }',
    )
    const { session: one } = await opened(alone)
    expect(verdictOf(one, null, [[4, 3]])).toMatchObject({ legal: false, better: null })
  })

  it('names the phase before the first step', async () => {
    const { run } = await opened(HARMS_WAY.replace(/play:[\s\S]*/, ''))
    expect(run).toMatchObject({ game: 'magic', stepOfTurn: { name: 'main phase', kind: 'phase' } })
  })

  it('asks for a source by the name of the effect, and previews the differences', async () => {
    const { run } = await opened(HARMS_WAY)
    expect(run.asked.at(-1)?.title).toBe("Which source’s damage does Harm's Way watch?")
    const [giant, bolt, palisade] = previews(run) ?? []
    expect(giant?.[1]).toBe(
      'when all pass: Lightning Bolt goes to the graveyard, Palisade Giant takes 3 damage',
    )
    expect(bolt?.[1]).toBe('when all pass: in what order is damage to Oto replaced?')
    expect(palisade?.[1]).toBe(giant?.[1])
  })

  it('names the new recipient of redirected damage', async () => {
    const { run } = await opened(HARMS_WAY, 4, 'pass')
    expect(previews(run)?.map(([label]) => label)).toEqual([
      'Palisade Giant: deals it to itself instead',
      "Harm's Way: deals the next 2 to Nia instead",
    ])
  })

  it('lists only the requirements of the chosen creature, also where names overlap', async () => {
    const { session } = await opened(OGRES)
    const titles = async (card: number) =>
      (await session.whys(null, { card })).flatMap(({ because }) => because.map(({ text }) => text))
    expect(await titles(3)).toEqual([])
    expect(await titles(4)).toEqual(['Ogre Brute attacks if able'])
  })
})

const ELUSIVE = `name: Elusive
game: keyforge
players:
  me: { battleline: [Sequis] }
  you: { battleline: [Culf the Quiet] }
play:
  - fight: Sequis -> Culf the Quiet
`
const TURNS = `name: Turns
game: keyforge
players:
  Ada: { houses: [Brobnar, Dis, Logos], deck: [Troll, Gub, Troll], battleline: [Troll] }
  Ben: { houses: [Saurian, Shadows, Brobnar], deck: [Silvertooth], aember: 6 }
`

describe('KeyForge', () => {
  it('says why a move changed nothing, and whose turn it is', async () => {
    const { run } = await opened(ELUSIVE)
    const last = rowOf(run, 'turn.3-main')
    expect(last.title).toBe('I move next')
    expect(last.summary).toEqual([
      'No damage is exchanged: Culf the Quiet is elusive (KF-ELU-2).',
      'Nothing else changed.',
    ])
    expect(rowOf(run, 'damage.1-pending')).toMatchObject({
      result: 'none on Culf the Quiet and Sequis',
      cite: ['KF-ELU-2', 'KF-ELU-3', 'KF-DMG-1', 'KF-DMG-5'],
    })
  })

  it('says what did not happen in a move, why, and by which rule', async () => {
    const [text = ''] = scenario('keyforge/essay/dino-fiend-fights-faust.yaml').split(/^---$/m)
    const { run } = await opened(text)
    expect(rowOf(run, 'turn.3-main').summary).toEqual([
      'Dino-Fiend and Faust the Great are each destroyed by 4 damage',
      'You gain 1 Æmber. Dino-Fiend steals nothing: your pool is empty (KF-DST-11).',
    ])
  })

  it('shows the results of the end of a turn under its steps', async () => {
    const { run } = await opened(TURNS, 'end')
    const told = run.rows.filter(({ quiet, kind }) => !quiet && kind !== 'coming')
    expect(
      told.map(({ number, title, result, kind }) => [kind, kind === 'move' ? '' : number, title, result]),
    ).toEqual([
      ['move', '', 'End the turn', 'Troll (2), Gub and Troll (3) are drawn.'],
      ['move', '', 'Ready cards', ''],
      ['move', '', 'Draw cards', ''],
      ['step', '', 'The hand is refilled', ''],
      ['step', '', 'A card is drawn', 'Troll (2) → hand'],
      ['step', '', 'A card is drawn', 'Gub → hand'],
      ['step', '', 'A card is drawn', 'Troll (3) → hand'],
      ['step', '', 'A card is drawn', 'Ada draws nothing'],
      ['move', '', 'The turn passes to Ben', ''],
      ['move', '', 'Forge a key', ''],
      ['step', '', 'Which key is forged', 'the red key, as good as any other'],
      ['step', '', 'Forge the key', 'Ben −6 Æ'],
      ['move', '', 'Choose a house', ''],
    ])
    expect(rowOf(run, 'forge.4-forge').summary[0]).toBe('Ben loses 6 Æmber. Ben forges the red key.')
    expect(rowOf(run, 'forge.3-key').summary[0]).toBe('The red key, as good as any other')
    const drawn = run.rows.filter(({ step }) => step === 'keyforge/draw.2-draw')
    expect(drawn[0]?.summary[0]).toBe('Troll (2) is drawn')
  })

  it('names the chooser of a free choice only where a player made it', async () => {
    const { session, run } = await opened(TURNS, 'end')
    const answers = run.answers.map((choice) => (JSON.stringify(choice) === '["red"]' ? ['blue'] : choice))
    const other = session.run(answers).run
    expect(other === null ? null : rowOf(other, 'forge.3-key').summary[0]).toBe('Ben chooses: the blue key')
  })
})

const SWORD = `name: Sword against the guard
game: grand-archive
players:
  Ada: { field: ["Lorraine, Blademaster", "Warrior's Longsword"] }
  Ben: { field: [Spirit of Water, Wolf] }
cards:
  Wolf: { type: ally, power: 2, life: 3 }
`

describe('Grand Archive', () => {
  it('separates names with commas, numbers no single step, and names the sources of power', async () => {
    const { run } = await opened(SWORD, 'attack 3 with 4 at 6', [6])
    expect(rowOf(run, 'damage.1-amount').summary[0]).toBe(
      "2 damage is set: 1 (Warrior's Longsword) + 1 (text of Warrior's Longsword). " +
        '2 damage is about to be dealt to each of Lorraine, Blademaster; and Wolf.',
    )
    expect(rowOf(run, 'damage.3-deal')).toMatchObject({
      result: 'Wolf +2 damage; Lorraine, Blademaster +2 damage',
      summary: ['Wolf; and Lorraine, Blademaster each take 2 damage', 'The remaining damage is dealt'],
    })
    expect(rowOf(run, 'declaration.1-declare').number).toBe('')
    expect(rowOf(run, 'combat.1-retaliation').number).toBe('1')
    const board = run.game === 'grand-archive' ? run.boards[rowOf(run, 'damage.1-amount').board] : null
    expect(board?.combat?.parts).toEqual([
      { what: "Warrior's Longsword", amount: 1 },
      { what: "text of Warrior's Longsword", amount: 1 },
    ])
  })
})
