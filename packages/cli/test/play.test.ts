import { spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { seeded } from '@battleline/kernel'
import { describe, expect, it } from 'vitest'
import { battleline, scratch } from './battleline.ts'
import { wrongWith } from './schema.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What somebody types who reads only what is on the screen. */
function typed(screen: string, random: ReturnType<typeof seeded>): string {
  const asked = screen.slice(screen.lastIndexOf('\n\n'))
  const numbers = [...asked.matchAll(/^ +(\d+) {2}(.*)$/gm)].map(([, number, label]) => ({ number, label }))
  if (asked.includes('type all numbers')) return numbers.map(({ number }) => number).join(' ')
  const [, sum] = /type a share for each, (\d+) in all/.exec(asked) ?? []
  if (sum !== undefined) return numbers.map((_, at) => (at === 0 ? sum : 0)).join(' ')
  const [, least = '1', none] = /type (\d+|a)[^,\n]*numbers?(, or - for none)?/.exec(asked) ?? []
  if (none !== undefined) return '-'
  const count = least === 'a' ? 1 : Number(least)
  const useful = numbers.filter(({ label }) => label !== 'end the step')
  const chosen = random.shuffled(useful.length >= count ? useful : numbers).slice(0, count)
  return chosen.map(({ number }) => number).join(' ')
}

const widest = (screen: string): number => Math.max(...screen.split('\n').map((line) => line.length))

/** Plays in another process, with an answer to every prompt; ends after `most` prompts. */
function playing(args: readonly string[], answer: (screen: string, prompts: number) => string, most = 3000) {
  return new Promise<{ readonly exit: number | null; readonly screen: string; readonly problems: string }>(
    (done) => {
      const child = spawn(process.execPath, ['packages/battleline', 'play', ...args], {
        cwd: root,
        env: { ...process.env, FORCE_COLOR: '', COLUMNS: '100' },
      })
      let [screen, problems, read, prompts] = ['', '', 0, 0]
      child.stdout.on('data', (text) => {
        screen += text
        if (!screen.endsWith('\n> ')) return
        const shown = screen.slice(read)
        read = screen.length
        if (prompts++ < most) child.stdin.write(`${answer(shown, prompts)}\n`)
        else child.stdin.end()
      })
      child.stderr.on('data', (text) => {
        problems += text
      })
      child.on('close', (exit) => done({ exit, screen, problems }))
    },
  )
}

describe('a whole game in the terminal', () => {
  it('is played by somebody who reads the screen, to the third key, and saved at its end', async () => {
    const file = `${scratch()}/game.yaml`
    const random = seeded(4)
    const decks = ['--deck', 'decks/the-early-toll.yaml', '--deck', 'decks/the-idle-harbor.yaml']
    const args = [...decks, '--bot', 'greedy', '--seed', '4', '--to', file]
    const { exit, screen, problems } = await playing(args, (shown) => typed(shown, random))
    expect([exit, problems]).toEqual([0, ''])
    expect(screen).toMatch(
      /\n(?:I|you) win, after \d+ turns and \d+ decisions: me \d keys? \(The Early Toll\)/,
    )
    expect(widest(screen)).toBeLessThanOrEqual(100)
    const { exit: resolved, stdout } = await battleline(['resolve', file, '--json'])
    expect([resolved, JSON.parse(stdout).status]).toEqual([0, 'ended'])
  })

  it('explains, takes back, saves and ends as one types', async () => {
    const file = `${scratch()}/game.yaml`
    const lines = [
      'h',
      '1',
      'nonsense',
      '99',
      '?',
      'b',
      '1',
      '?',
      'w',
      'u',
      '1',
      `s ${file}`,
      `s ${file}`,
      's',
      'c',
    ]
    const answer = (_: string, prompts: number) => lines[prompts - 1] ?? 'q'
    const { exit, screen } = await playing(['--seed', '5', '--bot', 'random'], answer)
    expect(exit).toBe(0)
    for (const part of [
      '“nonsense” is no number of an option; h shows what can be typed',
      'there is no 99; the options are 1 to 3',
      'every legal answer is listed',
      'the bot had nothing to choose between',
      'is not of house geistoid, the active',
      'KF-USE-2 KF-TRN-5',
      `saved in ${file}`,
      `${file} is there already`,
      's needs the name of a file',
      'you win, because I concede, after 1 turn',
    ])
      expect(screen).toContain(part)
    expect(screen).not.toMatch(/^you .*hand:/m)
    expect(widest(screen)).toBeLessThanOrEqual(100)
    expect(readFileSync(file, 'utf8')).toContain('seed: 5')
  })

  it('says why the bot played as it did, without the cards that it holds', async () => {
    const decks = ['--deck', 'decks/the-early-toll.yaml', '--deck', 'decks/the-idle-harbor.yaml']
    const answer = (screen: string, prompts: number) =>
      prompts > 40 ? 'q' : prompts % 2 === 0 ? 'w' : (/^ +(\d+) {2}end/m.exec(screen)?.[1] ?? '1')
    const args = [...decks, '--seed', '4', '--bot', 'greedy', '--chains', '0', '--chains', '6']
    const { exit, screen } = await playing(args, answer)
    expect(exit).toBe(0)
    expect(screen).toMatch(/^you .* 5 chains, 5 in hand,/m)
    const said = [...screen.matchAll(/> w\n([^>]*)\n> /g)].map(([, lines = '']) => lines)
    const moves = said.flatMap((lines) => lines.split(/\n {2}(?! )/)).map((move) => move.replace(/\s+/g, ' '))
    expect(moves.length).toBeGreaterThan(20)
    for (const move of moves) expect(move).toMatch(/, \d+ %; rather than: .*, \d+ %$/)
    expect(moves.some((move) => /; rather than: .*a hidden card, \d+ %/.test(move))).toBe(true)
  })

  it('ends where the input ends, and takes nothing back at the beginning', async () => {
    const { exit, stdout } = await battleline(['play', '--seed', '5'], 'u\n')
    expect(exit).toBe(0)
    expect(stdout).toContain('there is nothing to take back')
    expect(stdout).toContain('the game is not over')
  })
})

describe('play --auto', () => {
  it('prints the result, the same for the same seed, and saves what can be played again', async () => {
    const file = `${scratch()}/game.yaml`
    const args = ['play', '--auto', '--bot', 'greedy', '--bot', 'random', '--seed', '7', '--json']
    const { exit, stdout } = await battleline([...args, '--to', file])
    const result = JSON.parse(stdout)
    expect([exit, wrongWith('play', result), result.winner]).toEqual([0, [], 'greedy'])
    expect((await battleline(args)).stdout).toBe(stdout)
    const expected = `${readFileSync(file, 'utf8')}expect: { greedy: { keys: 3 }, winner: greedy }\n`
    writeFileSync(file, expected)
    expect(await battleline(['test', file])).toMatchObject({ exit: 0 })
  })

  it.each([
    [['--bot', 'gredy'], 'there is no bot “gredy”; did you mean greedy?'],
    [['--deck', 'decks/none.yaml'], 'no such file'],
    [['--seed', '1.5'], '--seed takes a whole number'],
    [['--bot', 'greedy', '--bot', 'random'], 'one bot plays against you'],
    [['--json'], '--json prints the result of --auto'],
    [['--set', 'Mass Mutaton'], 'did you mean Mass Mutation?'],
    [['--set', 'Mass Mutation', '--game', 'grand-archive'], 'decks of Grand Archive have no set'],
    [['--chains', '25'], 'a player has at most 24 chains; this is “25”'],
    [['--chains', '1', '--game', 'grand-archive'], 'Grand Archive has no chains'],
  ])('%j is wrong input', async (args, message) => {
    const { exit, stderr } = await battleline(['play', ...args])
    expect([exit, stderr.includes(message)]).toEqual([2, true])
  })

  it('refuses a deck with unknown cards, each with its line', async () => {
    const file = `${scratch()}/wrong.txt`
    writeFileSync(file, 'Dis\nDust Immp\nTrol\n')
    const { exit, stderr } = await battleline(['play', '--auto', '--deck', file])
    expect(exit).toBe(2)
    expect(stderr).toContain(`${file}:2:1 no card is called “Dust Immp”`)
    expect(stderr).toContain(`${file}:3:1 no card is called “Trol”`)
    expect(existsSync(file)).toBe(true)
  })
})

describe('a game of Grand Archive', () => {
  const decks = ['the-ember-lesson', 'the-high-pass'].flatMap((name) => [
    '--deck',
    `decks/grand-archive/${name}.txt`,
  ])

  it('is played in the terminal, explains, takes back and saves', async () => {
    const file = `${scratch()}/game.yaml`
    const lines = ['? gray wolf', '2', '1', 'u', '2', '1 2 3 4', `s ${file}`, 'b', 'q']
    const { exit, stdout } = await battleline(
      ['play', ...decks, '--seed', '4', '--bot', 'random'],
      `${lines.join('\n')}\n`,
    )
    expect(exit).toBe(0)
    for (const part of [
      'me   LV 0, 53 in deck, 8 in the material deck · field: Spirit of Fire (–/15)',
      'activate Fireball on Spirit of Fire',
      'Cards of the hand are reserved',
      'type 4 numbers',
      `saved in ${file}`,
      'life at LV 0 (The',
    ])
      expect(stdout).toContain(part)
    expect(stdout).not.toMatch(/^you .*hand:/m)
    expect(await battleline(['resolve', file])).toMatchObject({ exit: 0 })
  })

  it('is played by bots to its end, and again from its file', async () => {
    const file = `${scratch()}/game.yaml`
    const args = ['play', '--auto', ...decks, '--bot', 'greedy', '--bot', 'random', '--seed', '7', '--json']
    const { exit, stdout } = await battleline([...args, '--to', file])
    const result = JSON.parse(stdout)
    expect([exit, wrongWith('play', result), result.winner]).toEqual([0, [], 'greedy'])
    const expected = `${readFileSync(file, 'utf8')}expect: { winner: greedy }\n`
    writeFileSync(file, expected)
    expect(await battleline(['test', file])).toMatchObject({ exit: 0 })
  })

  it.each([
    [['--bot', 'search'], 'there is no bot “search”'],
    [['--game', 'grand-archive', '--deck', 'decks/the-early-toll.yaml'], 'no card is called'],
  ])('%j is wrong input', async (args, message) => {
    const { exit, stderr } = await battleline(['play', '--auto', '--game', 'grand-archive', ...args])
    expect([exit, stderr.includes(message)]).toEqual([2, true])
  })

  it('has decks of one game', async () => {
    const two = ['--deck', 'decks/the-early-toll.yaml', ...decks.slice(0, 2)]
    expect((await battleline(['play', '--auto', ...two])).stderr).toContain(
      'decks/the-early-toll.yaml is a deck of KeyForge, and decks/grand-archive/the-ember-lesson.txt of Grand Archive',
    )
  })
})
