import { describe, expect, test } from 'vitest'
import { battleline } from './battleline.ts'

/** Questions about runs that wait for an answer, and changes of values that nobody wrote. */

const FIGHT = `name: Two before the fight
game: keyforge
players:
  Ada: { battleline: [ Troll, Firespitter ] }
  Ben: { battleline: [ Dust Imp, Briar Grubbling, Silvertooth ] }
play:
  - fight: Firespitter -> Briar Grubbling
`
const board = (cards: string, ada: string, ben: string, play: string) =>
  `name: A board\ngame: keyforge\ncards:\n${cards}\nplayers:\n  Ada: { ${ada} }\n  Ben: { ${ben} }\nplay:\n  - ${play}\n`
const SHRINK = board(
  `  Rock: { type: creature, house: dis, power: 1, text: "Invulnerable." }
  Shrink: { type: action, house: dis, text: "Play: Each enemy creature gets -1 power until the end of the turn." }`,
  'battleline: [ Troll ], hand: [ Shrink ]',
  'battleline: [ Rock ]',
  'play: Shrink',
)
const LEADER = board(
  `  Leader: { type: creature, house: dis, power: 3, text: "Each other friendly creature gets +2 power." }`,
  'battleline: [ Troll ]',
  'battleline: [ Leader, Krump: { damage: 7 } ]',
  'fight: Troll -> Leader',
)
const MARS = board(
  `  Spy: { type: creature, house: dis, power: 5, text: "After Fight: If you control a Mars creature, steal 1." }`,
  'battleline: [ Spy ]',
  'battleline: [ Gub ], aember: 3',
  'fight: Spy -> Gub',
)

const told = async (text: string, ...args: readonly string[]) => {
  const { stdout } = await battleline([...args.slice(0, 1), '-', ...args.slice(1)], text)
  return stdout.replace(/\s+/g, ' ')
}

describe('a run that waits for an answer', () => {
  test.each([
    ['not before fight of Firespitter', 'has not resolved yet: the fight goes on'],
    ['not keyword hazardous of Briar Grubbling', 'has done nothing yet: the fight goes on'],
    ['survived Troll', 'Nothing was about to destroy Troll'],
  ])('%s', async (question, text) => {
    const answer = (await told(FIGHT, 'why', question)).replace(/ KF-[A-Z]+-\d+/g, '')
    expect(answer).toContain(text)
    expect(answer).toContain('That is so far: the run waits for an answer at “Before the fight”.')
  })

  test('is not told of a run that has ended', async () => {
    expect(await told(MARS, 'why', 'survived Spy')).not.toContain('so far')
  })
})

describe('power that an effect changes', () => {
  test('stands at the step that changed it, before what follows from it (KF-PWR-4)', async () => {
    const text = await told(LEADER, 'resolve')
    expect(text.indexOf('Krump power 8 → 6')).toBeGreaterThan(text.indexOf('Leader → Ben’s discard pile'))
    expect(text.indexOf('Krump power 8 → 6')).toBeLessThan(text.indexOf('Krump tagged for destruction'))
  })

  test('does not destroy an invulnerable creature, and why says so (KF-PWR-6)', async () => {
    expect(await told(SHRINK, 'resolve')).toContain('Rock power 1 → 0')
    for (const question of ['survived Rock', 'destroyed Rock']) {
      const answer = (await told(SHRINK, 'why', question)).replace(/ KF-[A-Z]+-\d+/g, '')
      expect(answer).toContain('although its power of 0 is not more than its damage (0): it is invulnerable.')
    }
  })

  test('of Magic stands there, too', async () => {
    const magic = `name: Growth
game: magic
cards:
  Growth: { type: instant, text: Target creature gets +3/+3 until end of turn. }
players:
  Nia: { battlefield: [ Hill Giant ], hand: [ Growth ] }
  Oto: {}
play:
  - cast: { card: Growth, targets: [ Hill Giant ] }
  - pass
  - pass
`
    expect(await told(magic, 'resolve')).toMatch(/Hill Giant power 3 → 6, toughness 3 → 6/)
  })
})

describe('a condition that does not hold', () => {
  test('is named', async () => {
    expect(await told(MARS, 'resolve')).toContain('“you control a Mars creature” is not true KF-GEN-8')
  })
})

describe('an instruction that does nothing', () => {
  const played = (words: string, ben = 'battleline: [ Gub ]') =>
    told(
      board(
        `  Spell: { type: action, house: dis, text: "Play: ${words}" }`,
        'battleline: [ Troll ], hand: [ Spell ]',
        ben,
        'play: Spell',
      ),
      'resolve',
    )
  test.each([
    ['Stun each Mars creature.', 'finds nothing to stun: there is no such card KF-GEN-5'],
    [
      'Deal 2 damage to each Mars creature.',
      'finds nothing to deal damage to: there is no such card KF-GEN-5',
    ],
    ['Ready each friendly creature.', 'finds nothing to ready: it is ready already KF-GEN-5'],
    ['Heal 2 damage from each creature.', 'finds nothing to heal: they have no damage KF-DMG-14'],
    ['Exalt each Mars creature.', 'finds nothing to exalt: there is no such card KF-GEN-5'],
  ])('says why: %s', async (words, why) => {
    expect(await played(words)).toContain(why)
  })

  test('says that nothing was chosen where something could be', async () => {
    const text = await played('Stun up to 2 enemy creatures."}\n  Other: { type: action, house: dis, text: "')
    expect(text).not.toContain('there is no such card')
  })

  test('says that known neighbors have left (KF-LVP-8)', async () => {
    const text = await told(
      board(
        `  Mourner: { type: creature, house: dis, power: 1, text: "Leaves Play: Stun each neighbor." }
  Spell: { type: action, house: dis, text: "Play: Destroy each enemy creature." }`,
        'hand: [ Spell ]',
        'battleline: [ Gub, Mourner ]',
        'play: Spell',
      ),
      'resolve',
    )
    expect(text).toContain('finds nothing to stun: it is not in play any more KF-LVP-8')
  })
})

describe('an effect that counts what was done this way', () => {
  test.each([
    ['Destroy each enemy creature. Gain 1 for each creature destroyed this way.', true],
    ['Destroy each enemy creature. Gain 1 for each friendly creature.', false],
  ])('cites KF-GEN-15 only there: %s', async (words, isCited) => {
    const text = board(
      `  Spell: { type: action, house: dis, text: "Play: ${words}" }`,
      'battleline: [ Troll ], hand: [ Spell ]',
      'battleline: [ Gub ]',
      'play: Spell',
    )
    expect((await told(text, 'resolve')).includes('KF-GEN-15')).toBe(isCited)
  })
})

describe('a condition of Grand Archive that does not hold', () => {
  test('is named, too', async () => {
    const text = `name: A condition
game: grand-archive
cards:
  Scout: { type: ally, power: 2, life: 2, text: "On Hit: If Scout is fostered, put a charge counter on Scout." }
  CA: { type: champion, level: 1, life: 20 }
  CB: { type: champion, level: 1, life: 20 }
players:
  A: { field: [ CA, Scout ] }
  B: { field: [ CB ] }
play:
  - attack: Scout -> CB
`
    expect(await told(text, 'resolve')).toContain('“Scout is fostered” is not true')
  })
})

describe('a rule that decides a step only in some runs', () => {
  const entering = (keyword: string) =>
    board(
      `  Guest: { type: creature, house: dis, power: 5, text: "${keyword}" }`,
      'hand: [ Guest ]',
      'aember: 1',
      'play: Guest',
    )
  test('is cited only there: treachery', async () => {
    expect(await told(entering('Treachery.'), 'resolve')).toContain('KF-TRE-1')
    expect(await told(entering('Skirmish.'), 'resolve')).not.toContain('KF-TRE-1')
  })

  test('is cited where a ward does not help, and where enrage is spent', async () => {
    const dying = LEADER.replace('damage: 7', 'damage: 7, ward: true')
    expect(await told(dying, 'resolve')).toContain('KF-WRD-7')
    const enraged = LEADER.replace('[ Troll ]', '[ Troll: { enrage: true } ]')
    expect(await told(enraged, 'resolve')).toContain('KF-ENR-3')
    expect(await told(LEADER, 'resolve')).not.toContain('KF-ENR-3')
  })
})
