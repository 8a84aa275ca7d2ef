import { expect, test } from 'vitest'
import { writtenDown } from '../src/engine/editing/write-answers.ts'
import { run } from '../src/engine/games/open-question.ts'
import { scenario } from './browser.ts'

/** What was clicked on the page is in the file that is downloaded: it plays to the same position. */
test.each([
  ['keyforge/essay/whole-fight.yaml', 0],
  ['keyforge/essay/destroyed.yaml', 0],
  ['keyforge/turn/drawing.yaml', 0],
  ['keyforge/cards/sanctum/sirs-colossus.yaml', 0],
  ['magic/combat-damage.yaml', 0],
  ['magic/stack.yaml', 0],
  ['magic/stack.yaml', 1],
  ['magic/noncombat-damage.yaml', 0],
  // An attack card with a weapon, an ability and spells in windows of a combat, turns, a prepared attack.
  ['grand-archive/champions-attack.yaml', 4],
  ['grand-archive/combat-and-non-combat.yaml', 0],
  ['grand-archive/damage-on-allies.yaml', 0],
  ['grand-archive/immortality.yaml', 2],
  ['grand-archive/critical-and-bulwark.yaml', 0],
  ['duel/last-blows.yaml', 0],
  ['duel/strikes.yaml', 2],
] as const)('the answers of %s, number %i, are written into its text', async (file, document) => {
  const text = scenario(file)
  const { run: played } = await run({ text, document, answers: null })
  const answers = played?.answers ?? []
  expect(answers.length).toBeGreaterThan(0)
  const bare = text.replaceAll(/^play:\n(?: .*\n)+/gm, '')
  const written = await writtenDown({ text: bare, document, answers })
  expect(written.whole).toBe(true)
  expect(written.text).toContain('play:')
  // Other scenarios of the file stay as they are.
  expect(written.text.split('\n---\n').length).toBe(bare.split('\n---\n').length)
})

test('a text stays unchanged where it can’t express the answers', async () => {
  const text = 'name: A slip\ngame: keyforge\nplayers: { me: { battleline: [Trol] }, you: {} }\n'
  expect(await writtenDown({ text, document: 0, answers: ['end'] })).toEqual({ text, whole: false })
})
