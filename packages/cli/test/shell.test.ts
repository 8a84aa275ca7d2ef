import { spawnSync } from 'node:child_process'
import { chmodSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { has } from '../../../scripts/shells.mjs'
import { battleline, dino, scratch } from './battleline.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What can be written in place of the last word. */
async function completed(...words: readonly string[]): Promise<readonly string[]> {
  const { stdout } = await battleline(['complete', '--', ...words])
  return stdout.split('\n').filter(Boolean)
}

describe('Completions', () => {
  it('are verbs and options, with what they do', async () => {
    expect(await completed('reso')).toEqual([expect.stringMatching(/^resolve :: play scenarios/)])
    expect(await completed('cards', 'sh')).toEqual([expect.stringMatching(/^show :: /)])
    expect(await completed('outcomes', 'board.yaml', '--sec')).toEqual([
      expect.stringMatching(/^--seconds :: /),
    ])
  })

  it('are the values of options and arguments', async () => {
    expect(await completed('resolve', '--edition', 'mrb')).toEqual(['mrb17.4'])
    expect(await completed('ask', '--game', '')).toContain('grand-archive')
    expect(await completed('cards', 'show', 'dust i')).toEqual(['Dust Imp'])
    expect(await completed('rules', 'kf-dst-11')).toEqual(['KF-DST-11'])
    expect(await completed('why', 'board.yaml', 'surv')).toEqual(['survived'])
    expect(await completed('new', 'm')).toEqual(['magic'])
  })

  it('are files where files are wanted, and nothing where anything is', async () => {
    expect(await completed('resolve', 'scen')).toEqual([':files'])
    expect(await completed('resolve', '--edition', 'current', '')).toEqual([':files'])
    expect(await completed('ask', 'du')).toEqual([])
  })

  it('name the nearest shell', async () => {
    expect(await battleline(['completions', 'zhs'])).toMatchObject({
      exit: 2,
      stderr:
        'battleline: completions are for bash, zsh, fish, not “zhs”; did you mean zsh? [unknown-word]\n',
    })
  })

  const SHOWN: Readonly<Record<string, string>> = {
    bash: `eval "$(battleline completions bash)"
COMP_WORDS=(battleline cards show dust); COMP_CWORD=3; _battleline; printf '%s\\n' "\${COMPREPLY[@]}"
COMP_WORDS=(battleline resolve scenar); COMP_CWORD=2; _battleline; printf '%s\\n' "\${COMPREPLY[@]}"`,
    zsh: `autoload -U compinit; compinit -u -d "$HOME/.zcompdump"; eval "$(battleline completions zsh)"
_describe() { print -rl -- "\${(@P)2}" }; _files() { print scenarios }
words=(battleline cards show dust); CURRENT=4; _battleline
words=(battleline resolve scenar); CURRENT=3; _battleline`,
    fish: `battleline completions fish | source
complete -C "battleline cards show dust"; complete -C "battleline resolve scenar"`,
  }

  it('work in bash', () => worksIn('bash'))
  it.each(['zsh', 'fish'].filter(has))('work in %s', { tags: 'long' }, worksIn)

  function worksIn(shell: string) {
    const home = scratch()
    const command = `${home}/battleline`
    writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${root}packages/battleline' "$@"\n`)
    chmodSync(command, 0o755)
    const env = { ...process.env, HOME: home, PATH: `${home}:${process.env.PATH}` }
    const { stdout } = spawnSync(shell, ['-c', SHOWN[shell] ?? ''], { cwd: root, encoding: 'utf8', env })
    const shown = stdout.replaceAll('\\ ', ' ').replaceAll('scenarios/', 'scenarios')
    expect(shown.trim().split('\n')).toEqual(['Dust Imp', 'Dust Pixie', 'scenarios'])
  }
})

describe('The manual page', () => {
  it('has every verb, and no mistake for the formatter', async () => {
    const { stdout } = await battleline(['man'])
    for (const verb of ['resolve', 'cards show', 'mcp']) expect(stdout).toContain(`.SS ${verb} `)
    expect(stdout).not.toMatch(/\P{ASCII}/u)
    if (!has('groff')) return
    const { stderr } = spawnSync('groff', ['-man', '-ww', '-z'], { input: stdout, encoding: 'utf8' })
    expect(stderr).toBe('')
  })
})

describe('--quiet', () => {
  it('leaves results and problems as they are', async () => {
    expect(await battleline(['resolve', dino, '--quiet'])).toEqual(await battleline(['resolve', dino]))
    expect((await battleline(['--quiet', 'resolve', 'nowhere.yaml'])).stderr).toContain('nowhere.yaml')
    expect((await battleline(['ask', '--', '--quiet'])).stdout).not.toBe('')
  })
})
