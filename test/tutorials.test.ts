import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { follow, isShown, pageText } from './page-blocks.ts'
import { sample } from './sample.ts'

/** Games of bots come out otherwise when a rule or a bot gets better: of these pages only the words are compared. */
const OF_GAMES = ['docs/tutorials/bot.md']
const PAGES = [
  'docs/tutorials/player.md',
  'docs/tutorials/judge.md',
  'docs/tutorials/client.md',
  'docs/tutorials/cards.md',
  'docs/recipes.md',
  ...OF_GAMES,
]

const hasPython = spawnSync('python3', ['--version']).status === 0
const canRun = (command: string): boolean => hasPython || !command.startsWith('python3')
const words = (text: string): string => text.replace(/\d+/g, '0')

describe('Who follows a tutorial', () => {
  it.each(sample(PAGES, 2))('sees what %s shows', follows)
  it.each(sample(PAGES, 2, 1))('sees what %s shows', { tags: 'long' }, follows)

  function follows(path: string) {
    const ran = follow(pageText(path), canRun)
    expect(ran.length).toBeGreaterThan(0)
    for (const { command, shown, printed } of ran) {
      const said = OF_GAMES.includes(path) ? words : (text: string) => text
      expect(shown === '' || isShown(said(shown), said(printed)), `${command}\n${printed}`).toBe(true)
    }
  }
})

it('a shown output can leave lines out, and no others', () => {
  expect(isShown('a\n…\n', 'a\nb\n')).toBe(true)
  expect(isShown('a\n…\nd\n', 'a\nb\nc\nd\n')).toBe(true)
  expect(isShown('a\n…\n', 'b\na\n')).toBe(false)
  expect(isShown('a\n', 'a\nb\n')).toBe(false)
})
