import { spawnSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { battleline, scratch } from './battleline.ts'

const CARDS = '{"Test Ogre": {"type": "creature", "house": "brobnar", "power": 7}}'
const SECRET = 'root:x:0:0:secret'

const scenario = (cards: string) => `
name: x
game: keyforge
players: { me: { battleline: [Test Ogre] }, you: { battleline: [Dextre] } }
cards: ${JSON.stringify(cards)}
play: [fight: Test Ogre -> Dextre]
`

/** A scenario in a folder of its own, beside other files. */
function folders() {
  const all = scratch()
  const own = join(all, 'own')
  mkdirSync(own)
  mkdirSync(join(all, 'other'))
  writeFileSync(join(own, 'near.json'), CARDS)
  writeFileSync(join(all, 'other', 'far.json'), CARDS)
  writeFileSync(join(all, 'other', 'secret'), SECRET)
  writeFileSync(join(own, 'secret'), SECRET)
  symlinkSync(join(all, 'other', 'far.json'), join(own, 'link.json'))
  spawnSync('sh', ['-c', `mkfifo '${join(own, 'pipe')}'`])
  const resolve = (cards: string, ...more: string[]) => {
    writeFileSync(join(own, 'a.yaml'), scenario(cards))
    return battleline(['resolve', join(own, 'a.yaml'), ...more])
  }
  return { all, own, resolve }
}

describe('the card files that a scenario names', () => {
  it('are read below its folder', async () => {
    const { own, resolve } = folders()
    expect(await resolve('near.json')).toMatchObject({ exit: 0, stderr: '' })
    expect(await resolve(join(own, 'near.json'))).toMatchObject({ exit: 0, stderr: '' })
  })

  it.each(['../other/far.json', 'link.json', '/dev/zero', '../other/secret', '/etc/passwd', '../../x'])(
    'are not read elsewhere: %s',
    async (path) => {
      const { exit, stderr } = await folders().resolve(path)
      expect(exit).toBe(2)
      expect(stderr.replace(/\s+/g, ' ')).toContain(`${path} cannot be read: it is not below the folder`)
      expect(stderr).toContain('--cards-below')
    },
  )

  it('are read in a folder that the user names', async () => {
    const { all, resolve } = folders()
    const below = ['--cards-below', join(all, 'nowhere'), '--cards-below', join(all, 'other')]
    expect(await resolve('../other/far.json', ...below.slice(2))).toMatchObject({ exit: 0 })
    expect(await resolve('link.json', ...below.slice(2))).toMatchObject({ exit: 0 })
    expect(await resolve('../other/far.json', ...below)).toMatchObject({ exit: 0 })
  })

  it('are read below the folder of a test', async () => {
    const all = scratch()
    const own = join(all, 'own')
    mkdirSync(own)
    // A file that is called like no scenario.
    writeFileSync(join(all, 'far.cards'), CARDS)
    writeFileSync(join(own, 'a.yaml'), scenario('../far.cards'))
    expect(await battleline(['test', all])).toMatchObject({ exit: 0 })
    expect(await battleline(['test', own])).toMatchObject({ exit: 2 })
    expect(await battleline(['test', own, '--cards-below', all])).toMatchObject({ exit: 0 })
  })

  it.each([
    ['pipe', 'it is no regular file'],
    ['.', 'it is a folder, not a file'],
    ['none.json', 'no such file'],
  ])('are regular files: %s', async (path, reason) => {
    const { exit, stderr } = await folders().resolve(path)
    expect(exit).toBe(2)
    expect(stderr.replace(/\s+/g, ' ')).toContain(`${path} cannot be read: ${reason}`)
  })

  it('are not quoted', async () => {
    const { exit, stderr } = await folders().resolve('secret')
    expect(exit).toBe(2)
    expect(stderr.replace(/\s+/g, ' ')).toContain('secret is no JSON, from line 1, column 1 on')
    expect(stderr).not.toContain('root')
  })
})

describe('an input', () => {
  it.each([
    [Buffer.from('name: caf\u00e9\n', 'latin1'), 'line 1 is no UTF-8; save it as UTF-8'],
    [Buffer.from('name: x\n# \u00c6\n', 'latin1'), 'line 2 is no UTF-8; save it as UTF-8'],
    [Buffer.from('\uFEFFname: x', 'utf16le'), 'it is written in UTF-16; save it as UTF-8'],
  ])('is UTF-8: %#', async (bytes, reason) => {
    const path = join(scratch(), 'a.yaml')
    writeFileSync(path, bytes)
    for (const line of [
      ['resolve', path],
      ['cards', 'coverage', path],
      ['outcomes', '--position', path],
    ]) {
      const { exit, stderr } = await battleline(line)
      expect(exit).toBe(2)
      expect(stderr.replace(/\s+/g, ' ')).toContain(reason)
    }
  })

  it('has an end', async () => {
    const { exit, stderr } = await battleline(['resolve', '/dev/zero'])
    expect(exit).toBe(2)
    expect(stderr).toContain('it is larger than')
  })

  it('is standard input for each verb that reads scenarios', async () => {
    const text =
      'name: x\ngame: keyforge\nplayers: { me: { aember: 1 }, you: {} }\nexpect: { me: { aember: 1 } }\n'
    for (const verb of ['resolve', 'test', 'diff'])
      expect(await battleline([verb, '-'], text)).toMatchObject({ exit: 0 })
  })
})

it('cards import writes to standard output', async () => {
  const file = '[{"name": "Test Imp", "type": "creature", "house": "dis", "power": 1, "text": "Frob."}]'
  const { exit, stdout, stderr } = await battleline(['cards', 'import', '-', '--to', '-'], file)
  expect(exit).toBe(0)
  expect(JSON.parse(stdout)).toHaveProperty('Test Imp')
  expect(stderr).toContain('1 card in standard output')
  expect(await battleline(['cards', 'import', '-', '--to', '-', '--json'], file)).toMatchObject({ exit: 2 })
})
